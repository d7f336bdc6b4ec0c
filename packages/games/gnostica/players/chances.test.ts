import { NO_LUCK } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { table } from '../src/testing/scene.ts';
import { gnosticaChances } from './chances.ts';
import { STEEP } from './levels.ts';
import { LASTING } from './weights.ts';

const chances = gnosticaChances(LASTING, STEEP);

/** a has announced, and it's b's turn. */
const announcedWith = (men: string, seats = 2): readonly number[] => {
  const { state } = table({ seats, men, hands: 'a D2; b C4,C5', turn: 'b', open: 'a' });
  return chances(state, NO_LUCK);
};

const ENOUGH = 'a1U@0,0 a1U@1,-1 a1U@1,1 a1U@-1,-1';

test('whoever announces with enough probably wins, but not for certain', () => {
  const [own, other] = announcedWith(`${ENOUGH} b1N@-1,1`);
  expect(own).toBeGreaterThan(0.8);
  expect(own).toBeLessThan(0.97);
  expect(own + other).toBeCloseTo(1, 9);
});

test('what others look at counts as in danger', () => {
  const [safe] = announcedWith(`${ENOUGH} b1N@-1,1`);
  const [open] = announcedWith(`${ENOUGH} b1S@0,1`);
  expect(open).toBeLessThan(safe - 0.05);
});

test('whoever announces far short of the goal is as good as out, however strong the position', () => {
  const [own, other] = announcedWith('a3U@0,0 a3U@0,0 a3U@1,-1 a3U@1,-1 b1N@-1,1');
  expect(own).toBeLessThan(0.15);
  expect(other).toBeGreaterThan(0.85);
});

test('among three, the others share what the announcer leaves, and more of them can stop it', () => {
  const men = `${ENOUGH} b1N@-1,1 c1N@-1,1`;
  const three = announcedWith(men, 3);
  expect(three.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
  expect(three[0]).toBeLessThan(announcedWith(`${ENOUGH} b1N@-1,1`)[0]);
});
