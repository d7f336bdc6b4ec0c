/** What Gnostica says. */
import { bookOf, type GameWords } from '@hortus/words';
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

/** Rules and lessons describe cards in the same words. */
export const lessons = bookOf('gnostica-learn', {
  en: [() => import('./en-learn.json')],
  de: [() => import('./de-learn.json')],
});

/** The goal, the steps of a turn, tips. */
export const guideBook = bookOf('gnostica-guide', {
  en: [() => import('./en-guide.json')],
  de: [() => import('./de-guide.json')],
});

/** The terms of the rulebook. */
const glossary = bookOf('gnostica-glossary', {
  en: [() => import('./en-glossary.json')],
  de: [() => import('./de-glossary.json')],
});

export const words: GameWords = {
  game: 'gnostica',
  card: {
    name: 'Gnostica',
    mood: 'Tarot by candlelight',
    brief: 'Pyramids on tarot cards, 2–6 players',
    about:
      'A war of pyramids on a board of tarot cards, each with a power of its own. Two to six players, twenty minutes to an hour.',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book: bookOf('gnostica', {
    en: [() => import('./en.json'), () => import('./en-table.json')],
    de: [() => import('./de.json'), () => import('./de-table.json')],
  }),
  lessons,
  guide: guideBook,
  glossary,
  teller: async () => (await import('./teller.ts')).teller,
};
