/** What a new table, and a table before its deal, show of packs; each part loads when first shown. */
import type { OwnOptions } from '@hortus/frame/board/game-table.ts';
import { lazily } from '@hortus/frame/page/lazily.tsx';
import { learnBook, words } from '@hortus/frame/page/words.ts';
import { findingBook, setupBook } from '../words/books.ts';
import { findingWords } from '../words/finding-words.ts';

const withWords = async <T>(load: Promise<T>): Promise<T> => {
  const [part] = await Promise.all([load, learnBook(setupBook), learnBook(findingBook)]);
  return part;
};

export const ownOptions: OwnOptions = {
  names: ['pack', 'skip', 'groups', 'first'],
  leads: true,
  tell: (fault) =>
    fault.code === 'bad-option' && fault.path === 'options.pack'
      ? words.value.say('web.cgs.setup.choose')
      : findingWords(words.value, fault),
  Fields: lazily(() => withWords(import('./PackFields.tsx'))),
};

export const Brought = lazily(() => withWords(import('./Brought.tsx')));
