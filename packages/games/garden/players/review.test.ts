import { botOf, type PlayedMove, playedIn, reviewOf } from '@hortus/bots';
import { Match, type MatchLog, type Move, secretFromSeed } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type GardenState, garden, resign } from '../src/index.ts';
import { position, turnOf, UNHURRIED } from './garden.testing.ts';
import { players } from './index.ts';

const G0 = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top - move X';

/** The moves of one game, each with the view before it. */
function played(start: string, line: string): PlayedMove[] {
  const cells = line.split(' ');
  return cells.map((word, i) => {
    const { state, seat, view } = turnOf(position(start, cells.slice(0, i).join(' ')));
    const move = garden.notation.parseMove(state, seat, word);
    if (!move.ok) throw new Error(word);
    return { view, seat, move: move.value };
  });
}

type GardenMatch = Match<GardenState>;

function begin(options: Record<string, string>, seed = 'review'): GardenMatch {
  const seats = [
    { name: 'a', kind: 'bot' },
    { name: 'b', kind: 'bot' },
  ] as const;
  const terms = { id: seed, game: 'garden', rulesVersion: garden.rulesVersion, options, packs: {}, seats };
  const match = Match.begin(garden, terms, [], secretFromSeed(seed));
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value as unknown as GardenMatch;
}

function choose(match: GardenMatch, level: string, seed: number): Move {
  const { seat, view } = turnOf(match.state);
  const bot = botOf(players, level);
  const rng = { below: (n: number) => seed % n, shuffle: () => undefined };
  return bot?.choose(view, seat, { ...UNHURRIED, rng }) ?? -1;
}

function submit(match: GardenMatch, move: Move, seat = turnOf(match.state).seat): void {
  const entry = match.submit({ seat, moves: [move] });
  if (!entry.ok) throw new Error(entry.fault.code);
}

test('[GAR-S-5] a review values each move before and after, for the one who made it', () => {
  const found = reviewOf(players, played(G0, 'a2 d2 b2 b4 b3 d3 a3'), UNHURRIED);
  expect(found?.exact).toBe(true);
  expect(found?.moves).toHaveLength(7);
  for (const [i, { after }] of (found?.moves ?? []).slice(0, -1).entries())
    expect(found?.moves[i + 1].before).toBe(0 - after);
  expect(found?.moves.at(-1)).toMatchObject({ before: 1, after: 1, game: 1 });
});

test('where it turned: the moves that changed who wins, and the last of them', () => {
  const found = reviewOf(players, played(G0, 'a2 d2 b2 b4 b3 d3 a3'), UNHURRIED);
  const turned = (found?.moves ?? []).flatMap(({ before, after }, i) => (after < before ? [i] : []));
  expect(found?.turns).toEqual(turned);
  expect(turned.length).toBeGreaterThan(0);
  expect(found?.decided).toEqual([turned.at(-1)]);
  for (const turn of turned) expect(found?.moves[turn].best).not.toContain(found?.moves[turn].move);
});

test('a game between perfect players never turns, and every move is among the best', () => {
  const match = begin({ format: 'single' });
  while (!match.over) submit(match, choose(match, 'perfect', 3));
  const found = reviewOf(players, match.log(), UNHURRIED);
  expect(found).toMatchObject({ turns: [], decided: [], exact: true });
  for (const { move, best } of found?.moves ?? []) expect(best).toContain(move);
});

test('[GAR-MAT-6] a log of several games is reviewed game by game, with points', () => {
  const match = begin({ format: 'vp10' });
  for (let i = 0; !match.over; i++) submit(match, choose(match, i % 3 === 0 ? 'random' : 'novice', i));
  const found = reviewOf(players, match.log(), UNHURRIED);
  const games = [...new Set(found?.moves.map(({ game }) => game))];
  expect(games.length).toBeGreaterThan(1);
  expect(games).toEqual(games.map((_, i) => i + 1));
  expect(found?.moves).toHaveLength(match.seq);
  for (const one of found?.moves ?? [])
    expect(one.points?.after).toBeLessThanOrEqual(one.points?.before ?? 0);
  const decided = (found?.decided ?? []).map((i) => found?.moves[i].game);
  expect(new Set(decided).size).toBe(decided.length);
  for (const game of games) {
    const turns = (found?.turns ?? []).filter((i) => found?.moves[i].game === game);
    expect((found?.decided ?? []).filter((i) => turns.includes(i))).toEqual(turns.slice(-1));
  }
});

test('[GAR-R-18] giving up a won game turns it, and costs what the rules say', () => {
  const start = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top - move X format vp15';
  const before = played(start, 'a2 d2 b2 b4 b3 d3');
  const { seat, view } = turnOf(position(start, 'a2 d2 b2 b4 b3 d3'));
  const found = reviewOf(players, [...before, { view, seat, move: resign.pack() }], UNHURRIED);
  expect(found?.moves.at(-1)).toMatchObject({ before: 1, after: -1, points: { before: 9, after: -9 } });
  expect(found?.decided).toEqual([6]);
  const other = reviewOf(players, [{ view, seat: 1 - seat, move: resign.pack() }], UNHURRIED);
  expect(other?.moves).toMatchObject([{ before: -1, after: -1, best: [] }]);
});

test('a log gives the moves that stand, each with the view of its seat', () => {
  const match = begin({ format: 'single' });
  submit(match, choose(match, 'random', 1));
  submit(match, choose(match, 'random', 2));
  const { seat } = turnOf(match.state);
  match.takeBack(seat, 0, [1 - seat]);
  while (!match.over) submit(match, choose(match, 'random', 5));
  const log = match.log();
  const moves = playedIn(garden, log);
  expect(moves.ok && moves.value.length).toBe(match.seq - 3);
  if (moves.ok)
    for (const [i, { view }] of moves.value.entries())
      expect(view).toMatchObject({ ply: i, mover: moves.value[i].seat });
});

test('a match that runs, or a log that the rules refuse, is not reviewed', () => {
  const match = begin({ format: 'single' });
  submit(match, choose(match, 'random', 1));
  expect(playedIn(garden, match.log())).toMatchObject({ ok: false, fault: [{ code: 'no-secret' }] });
  while (!match.over) submit(match, choose(match, 'random', 1));
  const log = match.log();
  const twice: MatchLog = { ...log, entries: [log.entries[0], { ...log.entries[0], seq: 2 }] };
  expect(playedIn(garden, twice)).toMatchObject({ ok: false, fault: [{ path: 'entries.1' }] });
  expect(reviewOf(players, twice, UNHURRIED)).toBeUndefined();
});

test('when time runs out the review goes as far as it got', () => {
  const moves = played(G0, 'a2 d2 b2 b4 b3 d3 a3');
  const clock = () => {
    let read = 0;
    return () => read++;
  };
  const whole = clock();
  reviewOf(players, moves, { ms: 1e9, now: whole });
  const found = reviewOf(players, moves, { ms: whole() - 2, now: clock() });
  expect(found?.exact).toBe(false);
  expect(found?.moves.length).toBeGreaterThan(0);
  expect(found?.moves.length).toBeLessThan(7);
  expect(found?.moves).toEqual(reviewOf(players, moves, UNHURRIED)?.moves.slice(0, found?.moves.length));
});
