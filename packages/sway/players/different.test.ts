import { genesis } from '@hortus/genesis';
import value from '@hortus/genesis/players/value.json' with { type: 'json' };
import { FastLuck } from '@hortus/kernel';
import { readNetwork } from '@hortus/search';
import { expect, test } from 'vitest';
import { sceneOf } from '../src/testing/index.ts';
import { different } from './different.ts';
import { GENESIS } from './figures.ts';
import { Searcher } from './search.ts';

test('of lines that came to the same sum, the first is kept', () => {
  const sums = Float64Array.of(2.5, 1.25, 2.5, 0.75, 1.25);
  expect(different([0, 2, 1, 4, 3], sums)).toEqual([0, 1, 3]);
});

test('lines that always win, or always lose, may still be different', () => {
  expect(different([0, 1, 2, 3], Float64Array.of(4, 4, 0, 0))).toEqual([0, 1, 2, 3]);
});

test('no world is imagined to tell lines apart that are the same', () => {
  const { state } = sceneOf(
    genesis,
    {
      ...{ turn: 'a', turns: '4', phase: 'plot', pool: 'plain 1', 'ops a': 'Rope, Ladder', 'ops b': '#3' },
      ...{ 'reserve a': 'Reed Fire, Reed Feast', 'reserve b': 'Stone Fire, Stone Feast' },
    },
    { rest: 'unseen' },
  );
  const worlds = 6;
  const searcher = new Searcher(
    genesis,
    GENESIS,
    { two: readNetwork(value) },
    { lines: 10, plots: 1, worlds },
  );
  const view = genesis.view(state, 0);
  let imagined = 0;
  searcher.choose(
    genesis.create(state.rules.options, 2),
    0,
    (into, rng) => {
      imagined++;
      genesis.imagine(view, into, rng);
    },
    { rng: new FastLuck(1), ms: Number.POSITIVE_INFINITY, now: () => 0 },
  );
  expect(imagined).toBe(worlds);
});
