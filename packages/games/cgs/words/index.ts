/** What the Card Game System says. */
import { bookOf, type GameWords } from '@hortus/words';
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

const lessons = bookOf('cgs-learn', {
  en: [() => import('./en-learn.json'), () => import('./en-rules.json')],
  de: [() => import('./de-learn.json'), () => import('./de-rules.json')],
});

/** The goal, the steps of a turn, tips. */
export const guideBook = bookOf('cgs-guide', {
  en: [() => import('./en-guide.json')],
  de: [() => import('./de-guide.json')],
});

/** The terms of the rulebook. */
const glossary = bookOf('cgs-glossary', {
  en: [() => import('./en-glossary.json')],
  de: [() => import('./de-glossary.json')],
});

export const words: GameWords = {
  game: 'cgs',
  card: {
    name: 'Card Game System',
    mood: 'On the drafting table',
    brief: 'Open cards and trades, 10–20 minutes',
    about:
      'A card game you can write your own packs for. Open an adventure, cover its costs, trade at any time, and mind the bill at the end. Two to four players, nothing hidden, from ten minutes.',
    learn: 'Learn it in seven lessons',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book: bookOf('cgs', {
    en: [() => import('./en.json'), () => import('./en-table.json')],
    de: [() => import('./de.json'), () => import('./de-table.json')],
  }),
  lessons,
  guide: guideBook,
  glossary,
  teller: async () => (await import('./teller.ts')).teller,
};
