import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { playedAs } = await import('./known.ts');

test('[WA-DEF-10] experience cards are shown as the ability they are played as, once there is only one', () => {
  expect(playedAs({ unlocked: [[], ['vision']] }, 0)).toBeUndefined();
  expect(playedAs({ unlocked: [[], ['vision']] }, 1)).toBe('vision');
  expect(playedAs({ unlocked: [['vision', 'rescue']] }, 0)).toBeUndefined();
});
