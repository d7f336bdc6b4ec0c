import { duel, mustChoose, seeing } from '@hortus/bots';
import { copyState, FastLuck, NO_LUCK } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden, MOVES } from '../src/index.ts';
import { position, randomTurns, type Turn, turnOf, UNHURRIED } from './garden.testing.ts';
import { bestOf, CLUB, foresee, humanBot } from './human.ts';
import { perfectBot } from './perfect.ts';
import { take } from './solver/position.ts';
import { createSolver } from './solver/solver.ts';
import { positionOf, worldOf } from './world.ts';

const bot = perfectBot();
const solver = createSolver();
const { take: taking } = MOVES.kinds;

const chosen = ({ view, seat }: Turn, seed = 1, time = UNHURRIED): number =>
  taking.get.cell(mustChoose(bot, view, seat, { ...time, rng: new FastLuck(seed) }));

const scoresOf = ({ view }: Turn) => solver.scores(positionOf(worldOf(view))) ?? [];

test.each(['single', 'wins3', 'vp10', 'vp15', 'vp20'] as const)(
  '[GAR-MAT-3] perfect in format %s never leaves a won position, takes the most points and loses the fewest',
  (format) => {
    const results = new Set<number>();
    for (const turn of randomTurns(4, [{ format }, { format, fullBoard: 'draw' }])) {
      const scores = scoresOf(turn);
      const best = Math.max(...scores.map(({ score }) => score));
      expect(scores.find(({ cell }) => cell === chosen(turn))?.score).toBe(best);
      results.add(Math.sign(best));
    }
    expect(results).toEqual(new Set([1, 0, -1]));
  },
);

test('a won game is won against any play, a lost one is not given away', () => {
  for (const start of randomTurns(1, [{}])) {
    const rng = new FastLuck(start.view.ply);
    const won = scoresOf(start).some(({ score }) => score > 0);
    const state = copyState(start.state);
    while (garden.toAct(state) !== 0) {
      const turn = turnOf(state);
      const scores = scoresOf(turn);
      const cell = turn.seat === start.seat ? chosen(turn) : scores[rng.below(scores.length)].cell;
      garden.play(state, turn.seat, taking.pack(cell), NO_LUCK);
    }
    if (won) expect(garden.outcome(state)?.winners).toEqual([start.seat]);
  }
});

test('among moves that lose the same, takes one after which most answers are mistakes', () => {
  let choices = 0;
  for (const turn of randomTurns(6, [{}])) {
    const scores = scoresOf(turn);
    const best = Math.max(...scores.map(({ score }) => score));
    if (best > 0) continue;
    const traps = new Map(
      scores
        .filter(({ score }) => score === best)
        .map(({ cell }) => {
          const answers = solver.values(take(positionOf(worldOf(turn.view)), cell)) ?? [];
          return [cell, answers.filter(({ value }) => value < 1).length / answers.length];
        }),
    );
    expect(traps.get(chosen(turn))).toBe(Math.max(...traps.values()));
    if (new Set(traps.values()).size > 1) choices++;
  }
  expect(choices).toBeGreaterThan(5);
});

test('equal moves are drawn by lot', () => {
  const turn = turnOf(position('Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top - move X'));
  const cells = new Set(Array.from({ length: 40 }, (_, seed) => chosen(turn, seed)));
  expect(cells.size).toBeGreaterThan(1);
});

test('with no time at all it still takes a win on the table and stops one', () => {
  const time = { ms: 0, now: () => 0 };
  let wins = 0;
  let defences = 0;
  for (const turn of randomTurns(6, [{}])) {
    const near = solver.foresee(positionOf(worldOf(turn.view)), 2) ?? [];
    const most = Math.max(...near.map(({ value }) => value));
    expect(near.find(({ cell }) => cell === chosen(turn, 1, time))?.value).toBe(most);
    if (most === 1) wins++;
    if (most === 0 && near.some(({ value }) => value === -1)) defences++;
  }
  expect(Math.min(wins, defences)).toBeGreaterThan(5);
});

test('with no time at all it plays what a club player would who overlooks nothing, not just any move', () => {
  const time = { ms: 0, now: () => 0 };
  let narrowed = 0;
  for (const turn of randomTurns(4, [{}])) {
    const world = worldOf(turn.view);
    // It takes any win that it sees, the shortest or not.
    const wins = (solver.foresee(positionOf(world), 2) ?? []).filter(({ value }) => value === 1);
    if (wins.length > 0) continue;
    const clubs = bestOf(foresee(world, turn.seat, CLUB.plies) ?? []);
    for (let seed = 0; seed < 12; seed++)
      expect(clubs).toContain(mustChoose(bot, turn.view, turn.seat, { ...time, rng: new FastLuck(seed) }));
    if (clubs.length < scoresOf(turn).length) narrowed++;
  }
  expect(narrowed).toBeGreaterThan(20);
});

test('with no time at all it beats club', () => {
  const time = { ms: 0, now: () => 0 };
  const hurried = seeing(garden, {
    ...bot,
    choose: (view, seat, { rng }) => bot.choose(view, seat, { ...time, rng }),
  });
  const { share } = duel(garden, hurried, seeing(garden, humanBot('club', CLUB)), 100);
  expect(share).toBeGreaterThan(0.55);
});

test('when time runs out, wherever that is, the best known answer stands', () => {
  const [turn] = randomTurns(1, [{ format: 'vp10' }]);
  const solved = positionOf(worldOf(turn.view));
  let reads = 0;
  chosen(turn, 1, { ms: 1e9, now: () => reads++ });
  expect(reads).toBeGreaterThan(5);
  for (let ms = 0; ms <= reads; ms++) {
    let now = 0;
    const cell = chosen(turn, 1, { ms, now: () => now++ });
    expect(now).toBeLessThanOrEqual(ms + 2);
    const near = solver.foresee(solved, 2) ?? [];
    expect(near.find((move) => move.cell === cell)?.value).toBe(Math.max(...near.map(({ value }) => value)));
  }
});

test('a move without an alternative is made without thinking', () => {
  const forced = randomTurns(6, [{}]).filter((turn) => scoresOf(turn).length === 1);
  expect(forced.length).toBeGreaterThan(0);
  const time = {
    ms: 1,
    now: () => {
      throw new Error('there is nothing to think about');
    },
  };
  for (const turn of forced) expect(chosen(turn, 1, time)).toBe(scoresOf(turn)[0]?.cell);
});
