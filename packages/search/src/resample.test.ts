import { FastLuck, lowestBit, moveList } from '@hortus/kernel';
import { toy } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { resample } from './resample.ts';

/** A match of the toy, some random moves in, where hands are hidden. */
function midGame(seed: number) {
  const options = toy.parseOptions({}, 2);
  if (!options.ok) throw new Error('no default options');
  const state = toy.create(options.value, 2);
  const rng = new FastLuck(seed);
  const list = moveList(toy);
  let toAct = toy.setup(state, rng);
  for (let i = 0; i < 5 && toAct !== 0; i++) {
    const seat = lowestBit(toAct);
    toAct = toy.play(state, seat, list[rng.below(toy.legal(state, seat, list))], rng);
  }
  return state;
}

test('gives worlds that look the same to the viewer and differ behind that', () => {
  const rng = new FastLuck(2);
  let differing = 0;
  for (let seed = 0; seed < 20; seed++) {
    const state = midGame(seed);
    for (const seat of [0, 1]) {
      const world = resample(toy, state, seat, rng);
      expect(toy.view(world, seat)).toEqual(toy.view(state, seat));
      if (world.ints.join() !== state.ints.join()) differing++;
    }
  }
  expect(differing).toBeGreaterThan(10);
});

test('depends on nothing but the view and the luck, and can reuse a state', () => {
  const state = midGame(4);
  const other = resample(toy, state, 0, new FastLuck(11));
  const [once, again] = [state, other].map((from) => resample(toy, from, 0, new FastLuck(8)));
  expect([...again.ints]).toEqual([...once.ints]);
  const into = midGame(5);
  expect(resample(toy, state, 0, new FastLuck(8), into)).toBe(into);
  expect([...into.ints]).toEqual([...once.ints]);
});
