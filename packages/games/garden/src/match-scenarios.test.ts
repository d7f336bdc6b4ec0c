/** The scenarios of docs/rules/garden.md on set-up and matches, with the luck written down. */
import { FastLuck, Match, secretFromSeed, type Terms } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { dealing, FULL_BOARD_GAME, G0, G1, must, optionsOf, scene, scripted } from './scene.testing.ts';
import type { Options } from './types.ts';

const terms = (options: Partial<Options>, seats = 2): Terms => ({
  id: 'test',
  game: 'garden',
  rulesVersion: garden.rulesVersion,
  options,
  packs: {},
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `bot ${seat}`, kind: 'bot' })),
});
const begin = (seed: string, options: Partial<Options> = {}) =>
  must(Match.begin(garden, terms(options), [], secretFromSeed(seed)));
const { resign } = garden.moves.kinds;

test('[GAR-S-12] three wins: A, B, B, A, A is 3–2, and the loser starts each next game', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const match = begin(seed, { format: 'wins3' });
    const firsts: number[] = [];
    for (const loser of [1, 0, 0, 1, 1]) {
      expect(match.over).toBe(false);
      firsts.push(garden.view(match.state, 'table').first);
      must(match.submit({ seat: loser, moves: [resign.make({})] }));
    }
    expect(firsts.slice(1)).toEqual([1, 0, 0, 1]);
    expect(match.over).toBe(true);
    expect(match.outcome).toMatchObject({ winners: [0], scores: [3, 2] });
  }
});

test('[GAR-S-13] points: A wins with 8 left, B with 3, A with 4: over at 10, not at 15', () => {
  // On move 12 only O can win by a move, and A plays X in the third game, so here B resigns.
  const line = 'a2 c2 c1 c4 c3 b3 a3 a1 a4 d4 b4 b2 O:resign';
  for (const format of ['vp10', 'vp15', 'vp20'] as const) {
    const match = scene({ format, first: 'B' }, scripted(...Array(3).fill(dealing(G0)).flat()));
    match.play('c4 d4 b4 b3 a3 a2 a1 a4'); // O wins
    expect([match.score, match.first]).toEqual([[8, 0], 'B']);
    match.play('a4 a3 a2 d2 c2 c3 c1 b1 b4 b3 d3 d4 c4'); // X wins
    expect([match.score, match.first]).toEqual([[8, 3], 'A']);
    match.play(line);
    expect(match.ends.map(({ winner, points }) => `${winner} ${points}`)).toEqual(['A 8', 'B 3', 'A 4']);
    expect(match.score).toEqual([12, 3]);
    expect(match.over).toBe(format === 'vp10');
    if (match.over)
      expect(garden.outcome(match.state)).toMatchObject({
        winners: [0],
        scores: [12, 3],
        reasons: [{ code: 'resignation' }, { code: 'points', clause: 'GAR-MAT-4' }],
      });
    else expect(match.first).toBe('B');
  }
});

test('[GAR-S-13] [GAR-R-10] the same played out to the end: 8, 3 and 5 make 13, which passes 10', () => {
  const match = scene({ format: 'vp10', first: 'B' }, scripted(...dealing(G0), ...dealing(G0)));
  match.play('c4 d4 b4 b3 a3 a2 a1 a4').play('a4 a3 a2 d2 c2 c3 c1 b1 b4 b3 d3 d4 c4');
  match.play('a4 c4 c2 a2 a1 c1 d1 d4 d3 c3 b3');
  expect(match.score).toEqual([13, 3]);
  expect(match.over).toBe(true);
});

test('[GAR-S-15] [GAR-CMP-2] [GAR-R-2] [GAR-R-14] each combination lies once, no top tile, all tokens beside the garden', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 50; seed++) {
    const state = garden.create(optionsOf(), 2);
    garden.setup(state, new FastLuck(seed));
    const { cells, top, ply, score } = garden.view(state, 'table');
    const all = ['M', 'C', 'P', 'I'].flatMap((v) => ['s', 't', 'b', 'r'].map((s) => v + s));
    expect([...cells].sort()).toEqual(all.sort());
    expect({ top, ply, score }).toEqual({ top: null, ply: 0, score: [0, 0] });
    seen.add(cells.join(' '));
  }
  expect(seen.size).toBe(50);
});

test('[GAR-S-15] [GAR-R-16] the same seed gives the same garden and the same first player', () => {
  const view = (seed: string) => garden.view(begin(seed).state, 'table');
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
  for (const seed of seeds) expect(view(seed)).toEqual(view(seed));
  expect(new Set(seeds.map((seed) => view(seed).cells.join())).size).toBe(20);
  expect(new Set(seeds.map((seed) => view(seed).first))).toEqual(new Set([0, 1]));
});

test('[GAR-S-15] [GAR-CMP-1] one or three seats are refused', () => {
  expect(garden.seats).toEqual([2]);
  for (const seats of [1, 3]) {
    const begun = Match.begin(garden, terms({}, seats), [], secretFromSeed('s'));
    expect(begun).toMatchObject({ ok: false, fault: [{ code: 'bad-seats' }] });
  }
});

test('[GAR-S-15] a fixed garden with Cb twice is refused', () => {
  expect(garden.parseOptions({ garden: G0.replace('Cs', 'Cb') }, 2)).toMatchObject({
    ok: false,
    fault: [{ code: 'tile-twice', clause: 'GAR-R-2', path: 'options.garden' }],
  });
});

test('[GAR-S-15] [GAR-R-1] a tile entered as "Maple, cloud" is Mr', () => {
  const game = scene({ garden: G0.replace('Mr', 'Maple, cloud') });
  expect(game.position).toBe(`${G0} top - move X`);
});

test('[GAR-S-16] the second game: the loser starts in a fresh garden, and the border rule binds again', () => {
  const match = scene({ format: 'wins3' }, scripted(...dealing(G1)));
  match.play('a2 d2 b2 b4 b3 d3 a3');
  expect(match.position).toBe(`${G1} top - move X first B format wins3 score A 1 B 0`);
  expect(match.mover).toBe(1);
  for (const cell of ['b2', 'b3', 'c2', 'c3'])
    expect(match.why(cell)).toEqual({ code: 'border-first', clause: 'GAR-MOV-1' });
  expect(match.why('a2', 0)).toEqual({ code: 'not-your-turn', clause: 'GAR-MOV-5' });
  match.play('a2');
  expect(garden.view(match.state, 'table').top).toBe('Is');
  expect(match.mover).toBe(0);
  expect(match.why('b3')).toBeUndefined();
  expect(match.play('b3').position).toBe(
    'Cb Ms Ir Pt / Mt O Cr Ib / X Ct Mb Pr / Pb Mr It Cs top Ps move X first B format wins3 score A 1 B 0',
  );
});

test('[GAR-S-18] resignation: the winner scores the tiles left, at most 9, and who resigned starts the next game', () => {
  for (const how of ['resign', 'time']) {
    const early = scene({ format: 'vp10' }, scripted(...dealing(G1))).play(`a4 a3 ${how}`);
    const reason = how === 'time' ? 'time' : 'resignation';
    expect(early.ends).toEqual([{ winner: 'B', reasons: reason, points: 9 }]);
    expect([early.score, early.first, early.mover]).toEqual([[0, 9], 'A', 0]);

    const late = scene({ format: 'vp10' }, scripted(...dealing(G1)));
    late.play(`a2 c2 c1 c4 c3 b3 a3 a1 a4 d4 b4 b2 ${how}`);
    expect([late.score, late.first]).toEqual([[0, 4], 'A']);

    const single = scene().play(`a4 a3 ${how}`);
    expect(garden.outcome(single.state)).toEqual({
      winners: [1],
      reasons: [{ code: reason, clause: 'GAR-R-18' }],
      scores: [0, 1],
    });
  }
});

test('[GAR-S-19] [GAR-END-3] the full board as a draw: nobody scores, and the same player starts again', () => {
  const single = scene({ fullBoard: 'draw' }).play(FULL_BOARD_GAME);
  expect(garden.outcome(single.state)).toEqual({
    winners: [],
    reasons: [{ code: 'full-board', clause: 'GAR-R-7' }],
    scores: [0, 0],
  });
  for (const format of ['wins3', 'vp10'] as const)
    for (const first of ['A', 'B'] as const) {
      const match = scene({ format, first, fullBoard: 'draw' }, scripted(...dealing(G1)));
      match.play(FULL_BOARD_GAME);
      expect(match.ends).toEqual([{ winner: null, reasons: 'full-board', points: 0 }]);
      expect([match.over, match.score, match.first]).toEqual([false, [0, 0], first]);
      expect(match.legal.split(' ')).toHaveLength(12);
    }
});

test('[GAR-S-23] [GAR-R-17] [GAR-SET-3] a new match: the first player is drawn by lot again, whoever lost before', () => {
  // A wins, and the same table is dealt again: either player may be chosen to start, and B has no right to it
  // by losing.
  for (const lot of [0, 1]) {
    const { state } = scene().play('a2 d2 b2 b4 b3 d3 a3');
    expect(garden.outcome(state)?.winners).toEqual([0]);
    const again = { ints: state.ints, rules: garden.create(optionsOf(), 2).rules };
    garden.setup(again, scripted(...dealing(G1), lot));
    expect(garden.view(again, 'table')).toMatchObject({
      first: lot,
      mover: lot,
      score: [0, 0],
      result: null,
    });
    expect(garden.notation.makePosition(again)).toBe(`${G1} top - move X${lot === 1 ? ' first B' : ''}`);
  }
});
