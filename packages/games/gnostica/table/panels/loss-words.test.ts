import { learnBook, speak, startWords } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { CLAUSES } from '../../src/told/clause.ts';
import { words as spoken } from '../../words/index.ts';
import { lossWords } from './loss-words.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
await startWords([]);
await learnBook(spoken.book);

test('a loss is told by name, in both languages', async () => {
  const loss = { card: '18', instead: undefined, by: 1, using: 'S4', clause: 'GNO-SWD-9' } as const;
  const names = ['Anna', 'Ben'];
  await speak('en');
  expect(lossWords({ ...loss, how: 'cleared' }, names)).toBe('Ben destroyed The Moon with Four of Swords');
  expect(lossWords({ ...loss, how: 'fell', using: undefined }, names)).toBe(
    'your piece on The Moon fell into the void',
  );
  for (const language of ['en', 'de'] as const) {
    await speak(language);
    for (const how of Object.keys(CLAUSES) as (keyof typeof CLAUSES)[])
      for (const using of ['S4', undefined])
        expect(lossWords({ ...loss, how, using, instead: 'C2' }, names), how).toMatch(/^[^{}]{12,}$/);
  }
});
