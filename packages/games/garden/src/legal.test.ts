import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { FULL_BOARD_GAME, G0, G1, loaded, optionsOf, scene } from './scene.testing.ts';
import { take } from './types.ts';

const CELLS = [4, 3, 2, 1].flatMap((row) => ['a', 'b', 'c', 'd'].map((column) => column + row));
const MIDDLE = ['b3', 'c3', 'b2', 'c2'];

test('[GAR-MOV-1] the first move: the twelve border tiles and no other', () => {
  for (const start of [G0, G1]) {
    const game = scene({ garden: start });
    for (const cell of CELLS)
      expect(game.why(cell), cell).toEqual(
        MIDDLE.includes(cell) ? { code: 'border-first', clause: 'GAR-MOV-1' } : undefined,
      );
    expect(game.legal).toBe(CELLS.filter((cell) => !MIDDLE.includes(cell)).join(' '));
  }
});

test('[GAR-MOV-1] [GAR-R-4] the border rule is for the first move only: X may take a middle tile with the second', () => {
  expect(scene().play('a3 a4').why('b4')).toBeUndefined();
  const game = scene().play('b4 b1');
  expect(game.legal).toBe('b3 b2 a1 c1 d1');
});

test('[GAR-R-4] the border rule does not bind the second player', () => {
  expect(scene().play('b4').legal).toBe('a4 c4 d4 b3 b2 b1');
  expect(scene().play('a3').legal).toBe('a4 b3 c3 d3 a2 a1');
  expect(scene().play('b4 b2').position).toBe(
    'Ms X Mb Mr / Cs Ct Cb Cr / Ps O Pb Pr / Is It Ib Ir top Pt move X',
  );
});

test('[GAR-MOV-2] a move takes the tile away, puts the mover’s token in its place and changes nothing else', () => {
  const game = scene({ garden: G1 });
  let cells = [...garden.view(game.state, 'table').cells];
  for (const [i, move] of 'c1 b2 a3 b1 c4 a2 b3'.split(' ').entries()) {
    const cell = CELLS.indexOf(move);
    game.play(move);
    const tile = cells[cell];
    cells = cells.with(cell, i % 2 === 0 ? 'X' : 'O');
    expect(garden.view(game.state, 'table')).toMatchObject({ cells, top: tile, ply: i + 1 });
  }
});

test('[GAR-MOV-3] [GAR-R-15] the top tile is the one taken last, and it alone binds', () => {
  const game = scene().play('a4 d4 d1 a1');
  expect(garden.view(game.state, 'table').top).toBe('Is');
  expect(game.legal).toBe('a3 a2 b1 c1');
  for (const covered of ['b4', 'd3'])
    expect(game.why(covered)).toEqual({ code: 'no-match', clause: 'GAR-MOV-4' });
});

test('[GAR-MOV-4] [GAR-R-14] a tile matches by vegetation or symbol: for each top tile the same, by hand', () => {
  const shares = (a: string, b: string) => a[0] === b[0] || a[1] === b[1];
  for (const start of [G0, G1]) {
    const tiles = start.split(/[ /]+/);
    for (const [first, cell] of CELLS.entries()) {
      if (MIDDLE.includes(cell)) continue;
      const game = scene({ garden: start }).play(cell);
      for (const [i, other] of CELLS.entries()) {
        const refusal =
          i === first
            ? { code: 'taken', clause: 'GAR-MOV-6' }
            : shares(tiles[first], tiles[i])
              ? undefined
              : { code: 'no-match', clause: 'GAR-MOV-4' };
        expect(game.why(other), `${cell} then ${other}`).toEqual(refusal);
      }
    }
  }
});

test('[GAR-MOV-5] [GAR-R-5] players alternate, and whoever can move must', () => {
  const game = scene({ first: 'B' });
  for (const [i, move] of FULL_BOARD_GAME.split(' ').entries()) {
    const mover = i % 2 === 0 ? 1 : 0;
    expect(game.mover).toBe(mover);
    expect(game.why(move, 1 - mover)).toEqual({ code: 'not-your-turn', clause: 'GAR-MOV-5' });
    expect(game.moves(1 - mover)).toEqual([]);
    expect(game.why('pass')).toEqual({ code: 'no-pass', clause: 'GAR-MOV-5' });
    expect(game.legal).not.toBe('');
    game.play(move);
  }
});

test('[GAR-MOV-6] a token stays where it is: no cell is taken twice, whatever the top tile', () => {
  const game = scene();
  const taken: string[] = [];
  for (const move of FULL_BOARD_GAME.split(' ').slice(0, 15)) {
    game.play(move);
    taken.push(move);
    for (const cell of taken) {
      expect(game.why(cell)).toEqual({ code: 'taken', clause: 'GAR-MOV-6' });
      expect(game.legal.split(' ')).not.toContain(cell);
    }
  }
});

test('[GAR-MOV-6] a loaded position knows its tokens too, though not the tiles that lay under them', () => {
  const game = loaded('X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O');
  for (const text of ['a4', 'a4[Ms]', 'a4[Ir]'])
    expect(game.why(text)).toEqual({ code: 'taken', clause: 'GAR-MOV-6' });
});

test('[GAR-R-6] nobody runs out of tokens: nobody ever has more than 8 on the garden', () => {
  const rng = new FastLuck(6);
  for (let game = 0; game < 300; game++) {
    const state = garden.create(optionsOf(), 2);
    garden.setup(state, rng);
    const played = scene(state, rng);
    while (!played.over) {
      const moves = played.moves(played.mover);
      garden.play(played.state, played.mover, moves[rng.below(moves.length)], rng);
      const { cells } = garden.view(played.state, 'table');
      expect(cells.filter((cell) => cell === 'X').length).toBeLessThanOrEqual(8);
      expect(cells.filter((cell) => cell === 'O').length).toBeLessThanOrEqual(8);
    }
  }
});

test('after the end every move is refused, resigning too', () => {
  const game = scene().play('a2 d2 b2 b4 b3 d3 a3');
  for (const text of ['a4', 'b4', 'resign', 'time'])
    for (const seat of [0, 1]) expect(game.why(text, seat)).toEqual({ code: 'over', clause: 'GAR-AIM-1' });
  expect([0, 1].map((seat) => game.moves(seat))).toEqual([[], []]);
});

test('the order of the list is that of the cells, a4 to d1', () => {
  const game = scene({ garden: G1 }).play('c4');
  const cells = game.moves(1).map((move) => take.get.cell(move));
  expect(cells).toEqual([...cells].sort((a, b) => a - b));
  expect(game.legal).toBe('c3 d3 a2 d2 b1 c1');
});

test('numbers that are no move are refused', () => {
  const game = scene();
  for (const move of [-1, 3, 1 << 20, take.pack(0) + (1 << 24), 0.5, Number.NaN])
    expect(garden.judge(game.state, 0, move), String(move)).toEqual({
      code: 'not-a-move',
      clause: 'GAR-MOV-2',
    });
});
