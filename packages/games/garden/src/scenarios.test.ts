/** The scenarios of docs/rules/garden.md within one game, move by move. Those of a match are in match-scenarios.test.ts. */
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { dealing, FULL_BOARD_GAME, G0, G1, loaded, scene, scripted } from './scene.testing.ts';
import { hasShape } from './shapes.ts';
import { at } from './types.ts';

/**
 * Plays a whole game in each format that says something about its end: a single game, then one for points.
 */
function endOf(start: string, line: string, fullBoard: 'block' | 'draw' = 'block') {
  const single = scene({ garden: start, fullBoard });
  const moves = line.split(' ');
  for (const [i, move] of moves.entries()) {
    expect(single.over, `over before move ${i + 1}`).toBe(false);
    single.play(move);
  }
  expect(single.over).toBe(true);
  const result = garden.view(single.state, 'table').result;
  const points = scene({ garden: start, fullBoard, format: 'vp10' }, scripted(...dealing(G1)));
  points.play(line);
  const [end] = points.ends;
  expect(points.score).toEqual([0, 1].map((seat) => (seat === result?.winner ? end.points : 0)));
  expect(end.reasons.split(' ')).toEqual(result?.reasons);
  return { winner: ['X', 'O'][result?.winner ?? 2], reasons: end.reasons, points: end.points, single };
}
const win = (winner: 'X' | 'O', reasons: string, points: number) =>
  expect.objectContaining({ winner, reasons, points });

test('[GAR-S-1] [GAR-AIM-4] rulebook example: top tile Cb, no Cherry or Bird tile left, and the player to move loses', () => {
  const blocked = loaded('O Mt X Mr / X O O X / Ps Pt X Pr / Is It O Ir top Cb move X');
  expect(blocked.over).toBe(true);
  expect(garden.outcome(blocked.state)).toEqual({
    winners: [1],
    reasons: [{ code: 'block', clause: 'GAR-AIM-4' }],
    scores: [0, 1],
  });
});

test('[GAR-S-1] [GAR-END-2] G0: all Maple and Sun tiles gone under a top tile Ms is a block with 8 tiles left', () => {
  const { single, ...end } = endOf(G0, 'c4 d4 b4 b3 a3 a2 a1 a4');
  expect(end).toEqual(win('O', 'block', 8));
  expect(garden.view(single.state, 'table').top).toBe('Ms');
  expect(garden.view(single.state, 'table').cells.filter((cell) => /^M.|^.s/.test(cell))).toEqual([]);
});

test('[GAR-S-2] the first move takes a border tile, the second may be in the middle', () => {
  const game = scene();
  expect(game.legal).toBe('a4 b4 c4 d4 a3 d3 a2 d2 a1 b1 c1 d1');
  for (const cell of ['b2', 'b3', 'c2', 'c3'])
    expect(game.why(cell)).toEqual({ code: 'border-first', clause: 'GAR-MOV-1' });
  for (const cell of ['a1', 'b4', 'd3']) expect(game.why(cell)).toBeUndefined();
  game.play('b4');
  expect(game.why('b3')).toBeUndefined();
  expect(game.legal.split(' ')).toContain('b3');
});

test('[GAR-S-3] after Ms only Maple and Sun tiles are legal, never more than six', () => {
  const game = scene().play('a4');
  expect(game.legal).toBe('b4 c4 d4 a3 a2 a1');
  expect(game.why('b3')).toEqual({ code: 'no-match', clause: 'GAR-MOV-4' });
  for (const start of [G0, G1])
    for (const cell of scene({ garden: start }).legal.split(' '))
      expect(scene({ garden: start }).play(cell).legal.split(' ')).toHaveLength(6);
});

test('[GAR-S-4] [GAR-R-15] only the top tile binds, not the one it covers', () => {
  const game = scene().play('a4 a3');
  expect(game.why('b4')).toEqual({ code: 'no-match', clause: 'GAR-MOV-4' });
  expect(game.legal).toBe('b3 c3 d3 a2 a1');
});

test('[GAR-S-5] [GAR-AIM-3] a square on move 7 wins 9 points', () => {
  const { single, ...end } = endOf(G0, 'a2 d2 b2 b4 b3 d3 a3');
  expect(end).toEqual(win('X', 'square', 9));
  expect(single.position).toBe('Ms O Mb Mr / X X Cb O / X X Pb O / Is It Ib Ir top Cs move -');
});

test('[GAR-S-6] [GAR-AIM-2] a main diagonal on move 7 wins 9 points', () => {
  const { single, ...end } = endOf(G0, 'a4 a3 b3 d3 d1 d2 c2');
  expect(end).toEqual(win('X', 'row', 9));
  expect(single.position).toBe('X Mt Mb Mr / O X Cb O / Ps Pt X O / Is It Ib X top Pb move -');
});

test('[GAR-S-7] [GAR-AIM-2] a horizontal row on move 7 wins 9 points', () => {
  const { single, ...end } = endOf(G1, 'c4 a2 b4 c2 a4 b2 d4');
  expect(end).toEqual(win('X', 'row', 9));
  expect(garden.view(single.state, 'table').cells.slice(0, 4)).toEqual(['X', 'X', 'X', 'X']);
});

test('[GAR-S-8] [GAR-AIM-3] a square by the second player on move 8 wins 8 points', () => {
  const { single, ...end } = endOf(G1, 'c1 b2 a3 b1 c4 a2 b3 a1');
  expect(end).toEqual(win('O', 'square', 8));
  expect(single.position).toBe('Cb Ms X Pt / X X Cr Ib / O O Mb Pr / O O X Cs top Pb move -');
});

test('[GAR-S-9] [GAR-R-12] shape and block together are one win, the shape named first', () => {
  const { single, ...end } = endOf(G1, 'a2 c1 d3 c2 b1 c3 d2 c4');
  expect(end).toEqual(win('O', 'row block', 8));
  expect(garden.view(single.state, 'table').cells.filter((cell) => /^I.|^.r/.test(cell))).toEqual([]);
  expect(single.score).toEqual([0, 1]);
});

test('[GAR-S-10] [GAR-END-2] a block in a mixed garden', () => {
  const { single, ...end } = endOf(G1, 'd1 a2 b3 a1 c2 a3 b1 b4');
  expect(end).toEqual(win('O', 'block', 8));
  expect(garden.view(single.state, 'table').top).toBe('Ms');
});

test('[GAR-S-11] [GAR-R-6] [GAR-CMP-3] the last tile without a shape: O wins by block, full board, 0 points, all 16 tokens used', () => {
  const { single, ...end } = endOf(G0, FULL_BOARD_GAME);
  expect(end).toEqual(win('O', 'block full-board', 0));
  expect([0, 1].map((token) => hasShape(single.state.ints[at.held + token]))).toEqual([false, false]);
  const { cells } = garden.view(single.state, 'table');
  expect(['X', 'O'].map((token) => cells.filter((cell) => cell === token).length)).toEqual([8, 8]);
});

test('[GAR-S-14] [GAR-R-5] no passing: it is in no list, and doing nothing is refused', () => {
  const game = scene().play('a4');
  expect(game.moves(1).map((move) => garden.moves.kindOf(move))).toEqual(Array(6).fill('take'));
  for (const text of ['pass', 'Pass', '', ' ', '-', '--', 'skip', 'none'])
    expect(game.why(text)).toEqual({ code: 'no-pass', clause: 'GAR-MOV-5' });
  expect(game.why('b3')).toEqual({ code: 'no-match', clause: 'GAR-MOV-4' });
  expect(game.position).toBe('X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O');
});

test('[GAR-S-17] the cell that would fill a column is out of reach while its tile does not match', () => {
  const game = scene({ garden: G1 }).play('c1 a2 c4 b1 c3 d2');
  const { cells, top } = garden.view(game.state, 'table');
  expect([cells[2], cells[6], cells[10], cells[14], top]).toEqual(['X', 'X', 'Mb', 'X', 'Pr']);
  expect(game.legal).toBe('d4 b3 a1');
  expect(game.why('c2')).toEqual({ code: 'no-match', clause: 'GAR-MOV-4' });
});

test('[GAR-S-20] a row with the last tile wins by the row under either option, with 0 points', () => {
  const line = 'd3 d4 d2 d1 b1 b3 b4 b2 c2 c4 a4 a2 a3 a1 c1 c3';
  for (const fullBoard of ['block', 'draw'] as const) {
    const { single, ...end } = endOf(G0, line, fullBoard);
    expect(end).toEqual(win('O', 'row', 0));
    const { cells } = garden.view(single.state, 'table');
    expect([cells[12], cells[9], cells[6], cells[3]]).toEqual(['O', 'O', 'O', 'O']);
  }
});

test('[GAR-S-21] [GAR-R-3] a broken diagonal is no row: play goes on', () => {
  const game = scene().play('c4 c1 b1 d1 d3 d2 a2');
  expect(game.position).toBe('Ms Mt X Mr / Cs Ct Cb X / X Pt Pb O / Is X O O top Ps move O');
  expect(game.over).toBe(false);
  expect(game.legal).toBe('a4 a3 b2 c2 a1');
});

test('[GAR-S-22] [GAR-MOV-2] one cell per move: the token stays, the tile is on top, nothing else changes', () => {
  const game = scene().play('b4');
  expect(game.position).toBe('Ms X Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Mt move O');
  expect(game.why('b4')).toEqual({ code: 'taken', clause: 'GAR-MOV-6' });
  for (const move of ['b3', 'c3', 'c2']) {
    game.play(move);
    for (const taken of ['b4', move]) expect(game.why(taken)).toEqual({ code: 'taken', clause: 'GAR-MOV-6' });
    expect(garden.view(game.state, 'table').cells[1]).toBe('X');
  }
});
