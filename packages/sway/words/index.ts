/** What Genesis and Worlds Asunder both say. */
import { bookOf } from '@hortus/words';
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

export const book = bookOf('sway', {
  en: [() => import('./en.json'), () => import('./en-table.json'), () => import('./en-learn.json')],
  de: [() => import('./de.json'), () => import('./de-table.json'), () => import('./de-learn.json')],
});

/** The goal and the steps of a turn. */
export const guideBook = bookOf('sway-guide', {
  en: [() => import('./en-guide.json')],
  de: [() => import('./de-guide.json')],
});

/** The terms of the rulebook. */
export const glossaryBook = bookOf('sway-glossary', {
  en: [() => import('./en-glossary.json')],
  de: [() => import('./de-glossary.json')],
});
