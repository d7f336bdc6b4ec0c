/** Matches of several games, by clause. */
import { FastLuck, Match, onlySeat, secretFromSeed, type Terms } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { dealing, FULL_BOARD_GAME, G0, G1, loaded, must, scene, scripted } from './scene.testing.ts';
import type { Options } from './types.ts';

const { resign, time } = garden.moves.kinds;
/** Luck that deals G0 as often as it is asked. */
const always = (games: number) => scripted(...Array(games).fill(dealing(G0)).flat());
const X_WINS = 'a2 d2 b2 b4 b3 d3 a3'; // 9 points
const O_WINS = 'c4 d4 b4 b3 a3 a2 a1 a4'; // 8 points

const begin = (options: Partial<Options>, seed = 'match') => {
  const terms: Terms = {
    id: 'test',
    game: 'garden',
    rulesVersion: garden.rulesVersion,
    options,
    packs: {},
    seats: [0, 1].map((seat) => ({ name: `bot ${seat}`, kind: 'bot' })),
  };
  return must(Match.begin(garden, terms, [], secretFromSeed(seed)));
};

test('[GAR-MAT-1] a single game: its winner wins, and nothing follows', () => {
  const game = scene({ format: 'single' }).play(X_WINS);
  expect(garden.outcome(game.state)).toEqual({
    winners: [0],
    reasons: [{ code: 'square', clause: 'GAR-AIM-3' }],
    scores: [1, 0],
  });
  expect(game.told.map(({ kind }) => kind).slice(-2)).toEqual(['ended', 'decided']);
});

test('[GAR-MAT-2] three wins end the match, two do not; a win is one, whatever is left', () => {
  const match = scene({ format: 'wins3' }, always(2));
  match.play(X_WINS); // A; B starts
  match.play(O_WINS); // A again
  expect([match.over, match.score]).toEqual([false, [2, 0]]);
  match.play(O_WINS);
  expect(garden.outcome(match.state)).toEqual({
    winners: [0],
    reasons: [
      { code: 'block', clause: 'GAR-AIM-4' },
      { code: 'three-wins', clause: 'GAR-MAT-2' },
    ],
    scores: [3, 0],
  });
});

test('[GAR-R-8] first to three, at most five games, drawn ones not counted', () => {
  const match = scene({ format: 'wins3', fullBoard: 'draw' }, always(6));
  match.play(X_WINS).play(X_WINS); // A, B
  match.play(FULL_BOARD_GAME).play(FULL_BOARD_GAME);
  expect(match.score).toEqual([1, 1]);
  match.play(X_WINS).play(X_WINS);
  expect([match.over, match.score]).toEqual([false, [2, 2]]);
  match.play(X_WINS);
  expect([match.over, match.score]).toEqual([true, [3, 2]]);
  expect(match.ends.filter(({ winner }) => winner !== null)).toHaveLength(5);
});

test('[GAR-MAT-3] [GAR-R-9] the winner scores 16 minus the moves made, the loser nothing', () => {
  for (const [line, points] of [
    ['a2 d2 b2 b4 b3 d3 a3', 9],
    ['a2 b2 b3 c3 c4 d4 a4 a1', 8],
    ['c4 b4 b2 b3 d3 d1 c1 a1 b1', 7],
    ['d2 d4 a4 a2 b2 b1 c1 c3 c4 c2', 6],
    ['a4 c4 c2 a2 a1 c1 d1 d4 d3 c3 b3', 5],
    ['a4 d4 d2 c2 c4 c1 d1 a1 a2 b2 b4 b1', 4],
    ['a4 a3 a2 d2 c2 c3 c1 b1 b4 b3 d3 d4 c4', 3],
    ['d1 c1 c2 b2 d2 a2 a3 a4 b4 c4 c3 b3 b1 a1', 2],
    ['d4 d2 a2 c2 b2 b4 b3 a3 c3 c4 a4 a1 b1 d1 c1', 1],
    ['b4 b1 a1 d1 c1 c3 d3 d2 d4 a4 c4 c2 b2 a2 a3 b3', 0],
    [FULL_BOARD_GAME, 0],
  ] as const) {
    const match = scene({ format: 'vp10' }, always(1)).play(line);
    const byX = line.split(' ').length % 2 === 1;
    expect(match.ends[0].points).toBe(points);
    expect(match.score).toEqual(byX ? [points, 0] : [0, points]);
  }
});

test('[GAR-MAT-4] [GAR-R-10] 10, 15 or 20 points end the match, exact or not', () => {
  for (const limit of [10, 15, 20]) {
    const rest = scene({ format: `vp${limit}` as Options['format'] }, new FastLuck(limit));
    while (!rest.over) {
      expect(Math.max(...rest.score)).toBeLessThan(limit);
      rest.play('O:resign');
    }
    expect(Math.max(...rest.score)).toBe(Math.ceil(limit / 9) * 9);
    expect(garden.outcome(rest.state)?.reasons.at(-1)).toEqual({ code: 'points', clause: 'GAR-MAT-4' });
  }
  const near = loaded(`${G0} top - move X format vp10 score A 1 B 9`).play(X_WINS);
  expect([near.over, near.score]).toEqual([true, [10, 9]]);
});

test('[GAR-MAT-4] a win without points does not end the match, nor is it a draw', () => {
  const match = scene(loaded(`${G0} top - move X format vp10 score A 9 B 9`).state, always(1));
  match.play(FULL_BOARD_GAME);
  expect([match.over, match.score, match.first]).toEqual([false, [9, 9], 'A']);
  expect(match.ends).toEqual([{ winner: 'B', reasons: 'block full-board', points: 0 }]);
});

test('[GAR-MAT-5] the loser moves first, whoever moved first before', () => {
  for (const format of ['wins3', 'vp20'] as const)
    for (const first of ['A', 'B'] as const)
      for (const [line, byX] of [
        [X_WINS, true],
        [O_WINS, false],
      ] as const) {
        const match = scene({ format, first }, always(1)).play(line);
        const loser = (first === 'A') === byX ? 'B' : 'A';
        expect([match.first, match.mover]).toEqual([loser, loser === 'A' ? 0 : 1]);
        expect(match.told.at(-1)).toEqual({ kind: 'dealt', first: loser === 'A' ? 0 : 1 });
      }
});

test('[GAR-MAT-5] after a drawn game the same player moves first, after two as well', () => {
  for (const first of ['A', 'B'] as const) {
    const match = scene({ format: 'vp10', first, fullBoard: 'draw' }, always(2));
    expect(match.play(FULL_BOARD_GAME).first).toBe(first);
    expect(match.play(FULL_BOARD_GAME).first).toBe(first);
  }
});

test('[GAR-MAT-6] [GAR-R-11] every game starts from a fresh shuffle with all tokens back, a fixed garden being for the first only', () => {
  const luck = scripted(...dealing(G1));
  const match = scene({ format: 'wins3', garden: G0 }, luck).play(X_WINS);
  expect(luck.left).toBe(0);
  expect(match.position).toBe(`${G1} top - move X first B format wins3 score A 1 B 0`);
  const gardens = new Set<string>();
  const long = begin({ format: 'vp20', first: 'A' });
  while (!long.over) {
    gardens.add(garden.view(long.state, 'table').cells.join(' '));
    must(long.submit({ seat: 1, moves: [resign.make({})] }));
  }
  expect(gardens.size).toBe(3);
});

test('[GAR-R-18] resigning and losing on time count as a lost game, for either player, to move or not', () => {
  for (const [how, reason] of [
    ['resign', 'resignation'],
    ['time', 'time'],
  ])
    for (const loser of ['X', 'O'])
      for (const moves of ['', 'a4 ']) {
        const match = scene({ format: 'wins3' }, always(1)).play(`${moves}${loser}:${how}`);
        const winner = loser === 'X' ? 'B' : 'A';
        expect(match.ends).toEqual([{ winner, reasons: reason, points: 0 }]);
        expect(match.score).toEqual(winner === 'A' ? [1, 0] : [0, 1]);
        expect(match.first).toBe(winner === 'A' ? 'B' : 'A');
      }
});

test('[GAR-R-18] the tiles left count, at most 9: 16 to 10 give 9, then as many as there are', () => {
  const line = FULL_BOARD_GAME.split(' ');
  for (let made = 0; made < 16; made++) {
    const match = scene({ format: 'vp20' }, always(1));
    if (made > 0) match.play(line.slice(0, made).join(' '));
    match.play('O:resign');
    expect(match.score).toEqual([Math.min(16 - made, 9), 0]);
  }
});

test('[GAR-R-18] in a match only the host says that time is up; anyone may resign out of turn', () => {
  const match = begin({ format: 'wins3', first: 'A' });
  expect(match.submit({ seat: 0, moves: [time.make({})] })).toMatchObject({
    ok: false,
    fault: { code: 'only-the-host' },
  });
  must(match.submit({ seat: 0, moves: [time.make({})], byHost: true }));
  must(match.submit({ seat: 1, moves: [resign.make({})] }));
  expect(garden.view(match.state, 'table')).toMatchObject({ score: [1, 1], first: 1 });
});

test('[GAR-R-18] each move starts a new limit, including the first after a game resigned before its first move', () => {
  const match = scene({ format: 'vp20' }, always(2));
  let before = garden.clock(match.state);
  for (const move of ['X:time', 'X:resign', 'a4', 'a3']) {
    match.play(move);
    const now = garden.clock(match.state);
    expect(now).toMatchObject({ seats: onlySeat(match.mover) });
    expect(now).not.toEqual(before);
    before = now;
  }
  expect(garden.clock(scene().play(X_WINS).state)).toBeUndefined();
});

test('a full-board game in a match starts a new limit as well', () => {
  const match = scene({ format: 'vp20', fullBoard: 'draw' }, always(1));
  const spans = new Set([garden.clock(match.state)?.span]);
  for (const move of FULL_BOARD_GAME.split(' ').slice(0, 15))
    spans.add(garden.clock(match.play(move).state)?.span);
  expect(spans.size).toBe(16);
  expect(garden.clock(match.play('b1').state)).toEqual({ seats: onlySeat(0), span: 0 });
});

test('no take-back reaches over the deal of the next garden', () => {
  const match = begin({ format: 'wins3', first: 'A', garden: G0 });
  const move = (text: string) => must(garden.notation.parseMove(match.state, 0, text));
  must(match.submit({ seat: 0, moves: [move('a4')] }));
  expect(match.mayTakeBack(0, 0)).toBe('ask');
  must(match.submit({ seat: 1, moves: [resign.make({})] }));
  expect(match.mayTakeBack(1, 1)).toEqual({ code: 'something-was-revealed' });
});
