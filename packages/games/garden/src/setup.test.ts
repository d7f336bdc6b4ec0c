import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { dealing, G0, G1, optionsOf, scene, scripted } from './scene.testing.ts';
import { FORMATS, SYMBOLS, VEGETATIONS } from './types.ts';

const dealt = (seed: number) => {
  const state = garden.create(optionsOf(), 2);
  garden.setup(state, new FastLuck(seed));
  return garden.view(state, 'table');
};

test('[GAR-CMP-1] two players, each for themselves; nobody else may move', () => {
  expect(garden.seats).toEqual([2]);
  expect(garden.teams(optionsOf(), 2)).toEqual([0b01, 0b10]);
  const game = scene();
  for (const seat of [2, -1, 0.5, Number.NaN])
    expect(game.why('a4', seat)).toEqual({ code: 'no-such-seat', clause: 'GAR-CMP-1' });
  for (const seat of [2, -1]) expect(game.moves(seat)).toEqual([]);
});

test('[GAR-CMP-2] four vegetations and four symbols, each pair one tile', () => {
  expect(VEGETATIONS).toEqual(['Maple', 'Cherry', 'Pine', 'Iris']);
  expect(SYMBOLS).toEqual(['sun', 'poem', 'bird', 'rain']);
  const names = VEGETATIONS.flatMap((vegetation) => SYMBOLS.map((symbol) => `${vegetation}, ${symbol}`));
  const game = scene({ garden: names.join(' / ') });
  expect(game.position).toBe(`${G0} top - move X`);
});

test('[GAR-CMP-3] [GAR-SET-2] a player uses one token per move, at most 8', () => {
  const game = scene();
  const tokens = () =>
    ['X', 'O'].map((token) => garden.view(game.state, 'table').cells.filter((cell) => cell === token).length);
  expect(tokens()).toEqual([0, 0]);
  const line = 'a2 c2 c1 c4 c3 b3 a3 a1 a4 d4 b4 b2 d2 d3 d1 b1'.split(' ');
  for (const [i, move] of line.entries()) {
    game.play(move);
    expect(tokens()).toEqual([Math.ceil((i + 1) / 2), Math.floor((i + 1) / 2)]);
  }
  expect(tokens()).toEqual([8, 8]);
});

test('[GAR-SET-1] the tiles are laid at random: every tile lies on every cell about equally often', () => {
  const deals = 3200;
  const counts = new Map<string, number>();
  for (let seed = 0; seed < deals; seed++)
    for (const [cell, tile] of dealt(seed).cells.entries())
      counts.set(`${tile} ${cell}`, (counts.get(`${tile} ${cell}`) ?? 0) + 1);
  expect(counts.size).toBe(256);
  // 200 expected; five standard deviations either side.
  expect(Math.min(...counts.values())).toBeGreaterThan(200 - 70);
  expect(Math.max(...counts.values())).toBeLessThan(200 + 70);
});

test('[GAR-SET-1] the luck given decides the whole garden, and it is asked for nothing else', () => {
  const luck = scripted(...dealing(G1), 0);
  expect(scene({ garden: '', first: 'random' }, luck).position).toBe(`${G1} top - move X`);
  expect(luck.left).toBe(0);
});

test('[GAR-SET-3] [GAR-R-16] who starts is decided by lot, unless the options name the player', () => {
  const starts = Array.from({ length: 400 }, (_, seed) => dealt(seed).first as number);
  const byB = starts.reduce((sum, first) => sum + first, 0);
  expect(byB).toBeGreaterThan(150);
  expect(byB).toBeLessThan(250);
  for (const [lot, first] of [
    [0, 'A'],
    [1, 'B'],
  ] as const)
    expect(scene({ first: 'random' }, scripted(lot)).first).toBe(first);
  for (const first of ['A', 'B'] as const) {
    const game = scene({ first });
    expect([game.first, game.mover]).toEqual([first, first === 'A' ? 0 : 1]);
  }
});

test('[GAR-R-16] a garden may be fixed and the player left to the lot, or the other way round', () => {
  expect(scene({ garden: G1, first: 'random' }, scripted(1)).position).toBe(`${G1} top - move X first B`);
  expect(scene({ garden: '', first: 'B' }, scripted(...dealing(G1))).position).toBe(
    `${G1} top - move X first B`,
  );
});

test('[GAR-R-1] four symbols: cloud is rain, the rising sun the sun, and there is no fifth', () => {
  for (const [text, tile] of [
    ['Maple, cloud', 'Mr'],
    ['maple,rain', 'Mr'],
    ['Maple , Cloud', 'Mr'],
    ['Mr', 'Mr'],
  ])
    expect(scene({ garden: G0.replace('Mr', text) }).position).toContain(tile);
  expect(scene({ garden: G0.replace('Ms', 'Maple, Rising sun') }).position).toBe(`${G0} top - move X`);
  for (const text of [
    'Maple, rising rain',
    'Maple, rising cloud',
    'Mc',
    'mr',
    'Maple',
    'Oak, rain',
    'Maple, rain, sun',
  ])
    expect(garden.parseOptions({ garden: G0.replace('Mr', text) }, 2)).toMatchObject({ ok: false });
});

test('[GAR-R-2] a garden needs each of the sixteen tiles once, and every fault is told', () => {
  const faults = (text: string) => {
    const options = garden.parseOptions({ garden: text }, 2);
    return options.ok ? [] : options.fault.map(({ code, clause }) => `${code} ${clause}`);
  };
  expect(faults(G0)).toEqual([]);
  expect(faults(G0.replaceAll(' / ', ' '))).toEqual([]);
  expect(faults(G0.replace('Ir', 'Ms'))).toEqual(['tile-twice GAR-R-2']);
  expect(faults(G0.replace(' Ir', ''))).toEqual(['not-sixteen GAR-SET-1']);
  expect(faults(`${G0} Ms`)).toEqual(['tile-twice GAR-R-2', 'not-sixteen GAR-SET-1']);
  expect(faults(G0.replace('Ir', 'Xr').replace('Mt', 'Ms'))).toEqual([
    'tile-twice GAR-R-2',
    'not-a-tile GAR-CMP-2',
  ]);
  expect(faults(' ')).toEqual(['not-sixteen GAR-SET-1']);
});

test('options have defaults, and what is not known is a fault', () => {
  expect(optionsOf()).toEqual({ format: 'single', fullBoard: 'block', first: 'random', garden: '' });
  expect(FORMATS.map((format) => optionsOf({ format }).format)).toEqual([...FORMATS]);
  for (const bad of [
    { format: 'vp11' },
    { fullBoard: 'loss' },
    { first: 'C' },
    { garden: 7 },
    { layout: G0 },
    'vp10',
    [],
  ])
    expect(garden.parseOptions(bad, 2)).toMatchObject({ ok: false });
  expect(garden.optionSchema).toMatchObject({ additionalProperties: false });
});
