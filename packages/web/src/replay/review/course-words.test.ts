import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { betterBy } = await import('./course-words.ts');

test('a better move that loses chances too, only fewer, isn’t said to keep them', () => {
  expect(betterBy(0.48, 0.38)).toBe('.less');
  expect(betterBy(0.43, 0.43)).toBe('');
  expect(betterBy(0.43, 0.5)).toBe('.more');
});
