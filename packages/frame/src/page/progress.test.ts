import { afterEach, expect, test, vi } from 'vitest';

const LEVELS = ['beginner', 'club', 'perfect'];

/** As in a browser that stores things. */
async function fresh() {
  const found = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => found.get(key) ?? null,
    setItem: (key: string, value: string) => found.set(key, value),
    removeItem: (key: string) => found.delete(key),
  });
  vi.resetModules();
  return import('./progress.ts');
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('until their first win players meet the beginner, then the next level, but never beyond the usual one', async () => {
  const { hasWon, levelFor, noteWin } = await fresh();
  expect([hasWon('garden'), levelFor('garden')]).toEqual([false, 'beginner']);
  noteWin('garden', 'beginner', LEVELS, 'club');
  expect([hasWon('garden'), levelFor('garden')]).toEqual([true, 'club']);
  noteWin('garden', 'club', LEVELS, 'club');
  expect(levelFor('garden')).toBe('club');
  expect(levelFor('gnostica')).toBe('beginner');
});

test('a win against a weaker bot doesn’t lower the level', async () => {
  const { levelFor, nextLevel, noteWin } = await fresh();
  noteWin('garden', 'club', LEVELS, 'perfect');
  noteWin('garden', 'beginner', LEVELS, 'perfect');
  expect(levelFor('garden')).toBe('perfect');
  expect([nextLevel(LEVELS, 'club'), nextLevel(LEVELS, 'perfect')]).toEqual(['perfect', undefined]);
});

test('a game without a beginner uses its weakest bot, and its usual one for unknown levels', async () => {
  const { levelIn } = await fresh();
  const levels = ['novice', 'club', 'expert'];
  expect(['beginner', 'expert', 'perfect'].map((level) => levelIn(levels, 'club', level))).toEqual([
    'novice',
    'expert',
    'club',
  ]);
});
