/** What the Card Game System says. */
import type { Book, GameWords } from '@hortus/words';
import type en from './en.json';
import type enGlossary from './en-glossary.json';
import type enGuide from './en-guide.json';
import type enLearn from './en-learn.json';
import type enRules from './en-rules.json';
import type enSetup from './en-setup.json';
import type enTable from './en-table.json';

declare module '@hortus/words/books' {
  interface Books {
    cgs: typeof en &
      typeof enTable &
      typeof enGlossary &
      typeof enGuide &
      typeof enLearn &
      typeof enRules &
      typeof enSetup &
      Record<'web.game.cgs' | 'web.game.cgs.mood' | 'web.game.cgs.about', string>;
  }
}

const lessons: Book = {
  id: 'cgs-learn',
  in: {
    en: async () => ({
      ...(await import('./en-learn.json')).default,
      ...(await import('./en-rules.json')).default,
    }),
    de: async () => ({
      ...(await import('./de-learn.json')).default,
      ...(await import('./de-rules.json')).default,
    }),
  },
};

/** The goal, the steps of a turn, tips. */
export const guideBook: Book = {
  id: 'cgs-guide',
  in: {
    en: async () => (await import('./en-guide.json')).default,
    de: async () => (await import('./de-guide.json')).default,
  },
};

/** The terms of the rulebook. */
const glossary: Book = {
  id: 'cgs-glossary',
  in: {
    en: async () => (await import('./en-glossary.json')).default,
    de: async () => (await import('./de-glossary.json')).default,
  },
};

export const words: GameWords = {
  game: 'cgs',
  card: {
    name: 'GOT Card Game System',
    mood: 'On the drafting table',
    about:
      'A game you can write packs of cards for. Open an adventure, cover its costs, trade at any time, and mind the bill at the end. Two to four players, nothing hidden.',
    learn: 'Learn it in seven lessons',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book: {
    id: 'cgs',
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
