/** What Genesis and Worlds Asunder both say. */
import type { Book } from '@hortus/words';
import type en from './en.json';
import type enGlossary from './en-glossary.json';
import type enGuide from './en-guide.json';
import type enLearn from './en-learn.json';
import type enTable from './en-table.json';

declare module '@hortus/words/books' {
  interface Books {
    sway: typeof en & typeof enTable & typeof enGlossary & typeof enGuide & typeof enLearn;
  }
}

export const book: Book = {
  id: 'sway',
  in: {
    en: async () => ({
      ...(await import('./en.json')).default,
      ...(await import('./en-table.json')).default,
      ...(await import('./en-learn.json')).default,
    }),
    de: async () => ({
      ...(await import('./de.json')).default,
      ...(await import('./de-table.json')).default,
      ...(await import('./de-learn.json')).default,
    }),
  },
};

/** The goal and the steps of a turn. */
export const guideBook: Book = {
  id: 'sway-guide',
  in: {
    en: async () => (await import('./en-guide.json')).default,
    de: async () => (await import('./de-guide.json')).default,
  },
};

/** The terms of the rulebook. */
export const glossaryBook: Book = {
  id: 'sway-glossary',
  in: {
    en: async () => (await import('./en-glossary.json')).default,
    de: async () => (await import('./de-glossary.json')).default,
  },
};
