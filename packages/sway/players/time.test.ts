/** Bots look at the clock between lines, so no decision takes much longer than it may. Here time passes only while bots work. */
import { type Bot, mustChoose, useOf } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { FastLuck, type Move } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SwayGame } from '../src/index.ts';
import { ComboSearch } from './combo.ts';
import { nothingIsHidden } from './endgame.ts';
import { Lines } from './lines.ts';
import { type Line, Playout } from './playout.ts';
import { botFor, type Question, questionsOf } from './testing/questions.ts';

const bots = new Map<string, Bot>();
function ofLevel(game: SwayGame, level: string): Bot {
  const name = `${game.id} ${level}`;
  const bot = bots.get(name) ?? botFor(game, level);
  bots.set(name, bot);
  return bot;
}

let now = 0;
/** What each line takes: to write, or to play out. */
let [writing, playing] = [0, 0];
/** What comes to mind, how long that took, and what was played out. */
let proposed: { readonly lines: readonly Line[]; readonly took: number } | undefined;
let played: Line[] = [];

interface Writer {
  write(...given: readonly unknown[]): Line;
}

beforeEach(() => {
  const { value } = Playout.prototype;
  vi.spyOn(Playout.prototype, 'value').mockImplementation(function (this: Playout, ...given) {
    now += playing;
    played.push(given[3]);
    return value.apply(this, given);
  });
  const writer = Lines.prototype as unknown as Writer;
  const { write } = writer;
  vi.spyOn(writer, 'write').mockImplementation(function (this: Writer, ...given) {
    now += writing;
    return write.apply(this, given);
  });
  const { propose } = Lines.prototype;
  vi.spyOn(Lines.prototype, 'propose').mockImplementation(function (this: Lines, ...given) {
    const begun = now;
    const lines = propose.apply(this, given);
    proposed = { lines, took: now - begun };
    return lines;
  });
});
afterEach(() => vi.restoreAllMocks());

function chosenIn(game: SwayGame, level: string, { state, seat, setting }: Question, ms: number): Move {
  [now, proposed, played] = [0, undefined, []];
  const means = { rng: new FastLuck(5), ms, now: () => now, setting };
  return mustChoose(ofLevel(game, level), game.view(state, seat), seat, means);
}

function* decisions(game: SwayGame): Generator<Question> {
  for (const question of questionsOf(game, 3))
    if (!nothingIsHidden(question.state, question.seat)) yield question;
}

const LEVELS = ['strong', 'expert'];
const ASKED = [genesis, worldsAsunder].flatMap((game) =>
  LEVELS.map((level) => ({ game, id: game.id, level })),
);

test.each(ASKED)('$id: $level is late by less than a line', ({ game, level }) => {
  [writing, playing] = [0, 3];
  let long = 0;
  for (const question of decisions(game)) {
    chosenIn(game, level, question, 10);
    expect(now).toBeLessThan(useOf({ ms: 10, now: () => 0 }) + playing);
    if (question.legal.length * playing > 10) long++;
  }
  expect(long).toBeGreaterThan(20);
});

test.each(ASKED)('$id: $level has half of the time to think of lines', ({ game, level }) => {
  [writing, playing] = [3, 0.5];
  let long = 0;
  for (const question of decisions(game)) {
    chosenIn(game, level, question, 10);
    if (proposed === undefined) continue;
    expect(proposed.took).toBeLessThan(useOf({ ms: 10, now: () => 0 }) / 2 + writing);
    if (proposed.took > writing) long++;
  }
  expect(long).toBeGreaterThan(10);
});

test.each(ASKED)(
  '$id: without time for all lines, $level compares those that come to mind first',
  ({ game, level }) => {
    [writing, playing] = [0, 3];
    let compared = 0;
    for (const question of decisions(game)) {
      const move = chosenIn(game, level, question, 10);
      if (played.length === 0 || proposed === undefined) continue;
      expect(played.map(([first]) => first)).toContain(move);
      if (level === 'expert') expect(played[0]).toBe(proposed.lines[0]);
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
  },
);

test.each([genesis, worldsAsunder])('$id: without any time, the rules of thumb decide', (game) => {
  [writing, playing] = [0, 0];
  let asked = 0;
  for (const question of decisions(game)) {
    const move = chosenIn(game, 'expert', question, 0);
    expect(played).toEqual([]);
    expect(move).toBe(proposed?.lines[0][0]);
    asked++;
  }
  expect(asked).toBeGreaterThan(50);
});

test('a search for a combo ends when time is up', () => {
  for (const { state, seat } of questionsOf(genesis, 3)) {
    const search = new ComboSearch(genesis.mostMoves);
    let looks = 0;
    search.highest(state, seat);
    if (search.nodes < 10) continue;
    const { exact } = search.highest(state, seat, () => ++looks > 5);
    expect([search.nodes, exact]).toEqual([5, false]);
    return;
  }
  expect.unreachable();
});
