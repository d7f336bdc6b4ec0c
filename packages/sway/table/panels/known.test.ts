import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { playedAs } = await import('./known.ts');

test('[WA-DEF-10] experience cards are shown as the abilities they are played as, once one is unlocked', () => {
  expect(playedAs({ unlocked: [[], ['vision']] }, 0)).toBeUndefined();
  expect(playedAs({ unlocked: [[], ['vision']] }, 1)).toEqual(['vision']);
  expect(playedAs({ unlocked: [['vision', 'rescue']] }, 0)).toEqual(['vision', 'rescue']);
});
