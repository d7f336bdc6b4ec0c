import type { Book } from '@hortus/words';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });

/** A book that loads when the test says so. */
function slowBook(id: string): { readonly book: Book; come(): void } {
  let come = (): void => {};
  const there = new Promise<void>((done) => {
    come = done;
  });
  const read = async () => {
    await there;
    return { [`${id}.line`]: `the line of ${id}` };
  };
  return { book: { id, in: { en: read, de: read } }, come };
}

test('learning a book waits for an earlier request for it, and for what a later one brings', async () => {
  const { learnBook, words } = await import('./words.ts');
  const say = (key: string): string => words.value.say(key as Parameters<typeof words.value.say>[0]);
  const [first, second] = [slowBook('first'), slowBook('second')];
  const heard: string[] = [];
  const asked = [first, first, second].map(({ book }, i) =>
    learnBook(book).then(() => void heard.push(`${i}: ${say('first.line')}`)),
  );
  first.come();
  for (let i = 0; i < 50; i++) await Promise.resolve();
  expect(heard).toEqual([]);
  second.come();
  await Promise.all(asked);
  expect(heard.toSorted()).toEqual([0, 1, 2].map((i) => `${i}: the line of first`));
  expect(say('second.line')).toBe('the line of second');
});
