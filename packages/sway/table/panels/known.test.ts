import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { isYours, playedAs } = await import('./known.ts');

test('[WA-DEF-10] experience cards are shown as the abilities they are played as, once one is unlocked', () => {
  expect(playedAs({ unlocked: [[], ['vision']] }, 0)).toBeUndefined();
  expect(playedAs({ unlocked: [[], ['vision']] }, 1)).toEqual(['vision']);
  expect(playedAs({ unlocked: [['vision', 'rescue']] }, 0)).toEqual(['vision', 'rescue']);
});

test('a reader is addressed in a replay too, where no seat is theirs to play', () => {
  const names = ['You', 'Ben'];
  expect([0, 1].map((side) => isYours({ you: 0, names }, side))).toEqual([true, false]);
  expect(isYours({ you: undefined, names }, 0), 'a spectator').toBe(false);
  expect(isYours({ you: 0, names: ['You', 'Ben', 'Cleo', 'Dan'] }, 0), 'a team').toBe(false);
});
