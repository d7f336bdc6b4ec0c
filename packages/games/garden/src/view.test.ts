import { copyState, FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { loaded, scene } from './scene.testing.ts';

test('everybody sees everything', () => {
  const match = loaded(
    'X Mt Mb Mr / Cs O Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ct move X first B format vp15 score A 8 B 3',
  );
  expect(garden.view(match.state, 0)).toEqual({
    game: 'garden',
    cells: 'X Mt Mb Mr Cs O Cb Cr Ps Pt Pb Pr Is It Ib Ir'.split(' '),
    top: 'Ct',
    first: 1,
    mover: 1,
    ply: 2,
    format: 'vp15',
    fullBoard: 'block',
    score: [8, 3],
    result: null,
  });
  for (const viewer of [1, 'table', 'all'] as const)
    expect(garden.view(match.state, viewer)).toEqual(garden.view(match.state, 0));
});

test('the result is in the view: who won and why', () => {
  expect(garden.view(scene().play('a2 d2 b2 b4 b3 d3 a3').state, 0)).toMatchObject({
    mover: null,
    result: { winner: 0, reasons: ['square'] },
  });
  expect(garden.view(scene().play('X:time').state, 0)).toMatchObject({
    mover: null,
    result: { winner: 1, reasons: ['time'] },
  });
});

test('the one world a view allows is this one, whatever lay in the state before', () => {
  const rng = new FastLuck(3);
  for (const format of ['single', 'wins3', 'vp10'] as const) {
    const match = scene({ format, garden: '', first: 'random', fullBoard: 'draw' }, rng);
    const world = copyState(scene({ format, fullBoard: 'draw' }).play('a4').state);
    while (!match.over) {
      const moves = match.moves(match.mover);
      garden.play(match.state, match.mover, moves[rng.below(moves.length)], rng);
      garden.imagine(garden.view(match.state, 0), world, rng);
      expect(garden.notation.makePosition(world)).toBe(match.position);
      expect(garden.view(world, 'table')).toEqual(garden.view(match.state, 'table'));
      expect(scene(world).moves(0)).toEqual(match.moves(0));
      expect(scene(world).moves(1)).toEqual(match.moves(1));
    }
  }
});
