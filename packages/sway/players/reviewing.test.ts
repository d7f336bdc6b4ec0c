/** A review asks the expert on a clock that counts its looks: with that, it has to play out enough to tell. */
import { mustChoose } from '@hortus/bots';
import { REVIEW, reviewing } from '@hortus/bots/course';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { PHASE } from '../src/index.ts';
import { Playout } from './playout.ts';
import { botFor, inPhase, questionsOf } from './testing/questions.ts';

afterEach(() => vi.restoreAllMocks());

const GAMES = [
  { game: genesis, players: genesisPlayers },
  { game: worldsAsunder, players: worldsPlayers },
] as const;

/** For each plot with a choice: how many lines are played out, and how many different ones. */
function* playedIn({ game, players }: (typeof GAMES)[number], ms: number) {
  const bot = botFor(game, 'expert');
  const value = vi.spyOn(Playout.prototype, 'value');
  for (const { state, seat, setting } of questionsOf(game, 7, 2, 5)) {
    if (!inPhase(PHASE.plot)(state)) continue;
    value.mockClear();
    mustChoose(bot, game.view(state, seat), seat, { ...reviewing(players, ms), setting });
    const lines = value.mock.calls.map(([, , , line]) => line);
    if (lines.length > 0) yield { all: lines.length, different: new Set(lines).size };
  }
}

const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

test.each(GAMES)('$game.id: a review plays every line out ten times and more', (table) => {
  const plots = [...playedIn(table, REVIEW.asked)];
  expect(plots.length).toBeGreaterThan(10);
  expect(medianOf(plots.map(({ all, different }) => all / different))).toBeGreaterThan(10);
});

test.each(GAMES)('$game.id: for the rest of a turn, it plays every line out at least once', (table) => {
  const plots = [...playedIn(table, REVIEW.rest)];
  expect(plots.length).toBeGreaterThan(10);
  expect(medianOf(plots.map(({ all, different }) => all / different))).toBeGreaterThan(1);
});
