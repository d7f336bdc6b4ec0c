/** What a new table and a table before its deal show of packs; each part comes when it is first shown. */
import type { OwnOptions } from '@hortus/frame/board/game-table.ts';
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { learnBook } from '@hortus/frame/page/words.ts';
import { findingBook, setupBook } from '../words/books.ts';

const withWords = async <T>(load: Promise<T>): Promise<T> => {
  const [part] = await Promise.all([load, learnBook(setupBook), learnBook(findingBook)]);
  return part;
};

export const ownOptions: OwnOptions = {
  names: ['pack', 'skip', 'groups', 'first'],
  leads: true,
  Fields: lazily(() => withWords(import('./PackFields.tsx'))),
};

export const Brought = lazily(() => withWords(import('./Brought.tsx')));
