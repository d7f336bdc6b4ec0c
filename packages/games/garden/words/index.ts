/** What Garden says. */
import { bookOf, type GameWords } from '@hortus/words';
import type en from './en.json';
import type enGlossary from './en-glossary.json';
import type enGuide from './en-guide.json';
import type enLearn from './en-learn.json';

declare module '@hortus/words/books' {
  interface Books {
    garden: typeof en &
      typeof enGlossary &
      typeof enGuide &
      typeof enLearn &
      Record<'web.game.garden' | 'web.game.garden.mood' | 'web.game.garden.about', string>;
  }
}

/** The goal, the steps of a turn, tips. */
export const guideBook = bookOf('garden-guide', {
  en: [() => import('./en-guide.json')],
  de: [() => import('./de-guide.json')],
});

/** The terms of the rulebook. */
const glossary = bookOf('garden-glossary', {
  en: [() => import('./en-glossary.json')],
  de: [() => import('./de-glossary.json')],
});

export const words: GameWords = {
  game: 'garden',
  card: {
    name: 'Garden of Conspiracy',
    mood: 'Ink, paper and intrigue',
    brief: 'A tile duel for two, 5 minutes',
    about:
      'Two courtiers, sixteen tiles. Your tile decides what your opponent can take next. Five minutes, nothing hidden, no luck after the deal.',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book: bookOf('garden', { en: [() => import('./en.json')], de: [() => import('./de.json')] }),
  lessons: bookOf('garden-learn', {
    en: [() => import('./en-learn.json')],
    de: [() => import('./de-learn.json')],
  }),
  guide: guideBook,
  glossary,
  teller: async () => (await import('./teller.ts')).teller,
};
