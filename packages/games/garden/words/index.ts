/** What Garden says. */
import type { Book, GameWords } from '@hortus/words';
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
export const guideBook: Book = {
  id: 'garden-guide',
  in: {
    en: async () => (await import('./en-guide.json')).default,
    de: async () => (await import('./de-guide.json')).default,
  },
};

/** The terms of the rulebook. */
const glossary: Book = {
  id: 'garden-glossary',
  in: {
    en: async () => (await import('./en-glossary.json')).default,
    de: async () => (await import('./de-glossary.json')).default,
  },
};

export const words: GameWords = {
  game: 'garden',
  card: {
    name: 'Garden of Conspiracy',
    mood: 'Ink, paper and intrigue',
    about:
      'Two courtiers, sixteen tiles. What you take decides what the other may take next. Five minutes, nothing hidden, no luck after the deal.',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book: {
    id: 'garden',
    in: {
      en: async () => (await import('./en.json')).default,
      de: async () => (await import('./de.json')).default,
    },
  },
  lessons: {
    id: 'garden-learn',
    in: {
      en: async () => (await import('./en-learn.json')).default,
      de: async () => (await import('./de-learn.json')).default,
    },
  },
  guide: guideBook,
  glossary,
  teller: async () => (await import('./teller.ts')).teller,
};
