import { expect, test } from 'vitest';
import type { SwayView } from '../types.ts';
import { byThing, M } from './by-thing.ts';
import { buttonsOf, countsOf, type GivenUp, isHeard } from './finishing.ts';

const lost = (why: GivenUp['why'], ...sentences: GivenUp['sentences']): GivenUp => ({ why, sentences });

test('the table says once that permissions end with the attack, and always asks about what costs more', () => {
  expect(isHeard(lost('unused'), false)).toBe(false);
  expect(isHeard(lost('unused'), true)).toBe(true);
  for (const why of ['nothing', 'short', 'open'] as const) expect(isHeard(lost(why), true)).toBe(false);
  expect(isHeard(lost('unused', [3]), true), 'a card could still be drawn').toBe(false);
});

test('one button stands out: ending an attack doesn’t while a card can be recruited', () => {
  const view = { phase: 'plot', task: 'none', turn: 0, plotted: 2, totals: [5, 0] } as unknown as SwayView;
  const [finish, recruit, draw] = [M.finish.pack(), M.recruit.pack(4, 3), M.draw.pack(2, 1)];
  expect(buttonsOf(view, byThing([finish])).main).toBe(finish);
  expect(buttonsOf(view, byThing([finish, recruit])).main).toBeUndefined();
  expect(buttonsOf(view, byThing([finish, recruit, draw])).main).toBe(draw);
});

test('where only the number of cards differs, the numbers are enough', () => {
  expect(countsOf([3, 2, 1].map((count) => M.refill.pack(count)))).toEqual([3, 2, 1]);
  expect(countsOf([M.draw.pack(1, 2), M.draw.pack(1, 1)])).toHaveLength(2);
  expect(
    countsOf([M.refill.pack(1), M.refill.pack(0)]),
    'drawing nothing has words of its own',
  ).toBeUndefined();
  expect(countsOf([M.refill.pack(1), M.finish.pack()])).toBeUndefined();
  expect(countsOf([M.refill.pack(1)])).toBeUndefined();
});
