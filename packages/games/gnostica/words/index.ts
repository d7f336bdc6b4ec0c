/** What Gnostica says. */
import type { Book, GameWords } from '@hortus/words';
import type en from './en.json';
import type enGlossary from './en-glossary.json';
import type enGuide from './en-guide.json';
import type enLearn from './en-learn.json';
import type enTable from './en-table.json';

declare module '@hortus/words/books' {
  interface Books {
    gnostica: typeof en &
      typeof enTable &
      typeof enGlossary &
      typeof enGuide &
      typeof enLearn &
      Record<'web.game.gnostica' | 'web.game.gnostica.mood' | 'web.game.gnostica.about', string>;
  }
}

/** Rules and lessons tell of cards in the same words. */
export const lessons: Book = {
  id: 'gnostica-learn',
  in: {
    en: async () => (await import('./en-learn.json')).default,
    de: async () => (await import('./de-learn.json')).default,
  },
};

/** The goal, the steps of a turn, tips. */
export const guideBook: Book = {
  id: 'gnostica-guide',
  in: {
    en: async () => (await import('./en-guide.json')).default,
    de: async () => (await import('./de-guide.json')).default,
  },
};

/** The terms of the rulebook. */
const glossary: Book = {
  id: 'gnostica-glossary',
  in: {
    en: async () => (await import('./en-glossary.json')).default,
    de: async () => (await import('./de-glossary.json')).default,
  },
};

export const words: GameWords = {
  game: 'gnostica',
  card: {
    name: 'Gnostica',
    mood: 'Tarot by candlelight',
    about:
      'A war of pyramids on a board of tarot cards, each with a power of its own. Two to six players, an hour.',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book: {
    id: 'gnostica',
    in: {
      en: async () => ({
        ...(await import('./en.json')).default,
        ...(await import('./en-table.json')).default,
      }),
      de: async () => ({
        ...(await import('./de.json')).default,
        ...(await import('./de-table.json')).default,
      }),
    },
  },
  lessons,
  guide: guideBook,
  glossary,
  teller: async () => (await import('./teller.ts')).teller,
};
