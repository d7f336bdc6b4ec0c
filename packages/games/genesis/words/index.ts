/** What Genesis says: most of it is shared with Worlds Asunder. */
import { book, glossaryBook, guideBook } from '@hortus/sway/words/index.ts';
import type { GameWords } from '@hortus/words';

declare module '@hortus/words/books' {
  interface Books {
    genesis: Record<'web.game.genesis' | 'web.game.genesis.mood' | 'web.game.genesis.about', string>;
  }
}

export const words: GameWords = {
  game: 'genesis',
  family: 'sway',
  card: {
    name: 'Genesis',
    mood: 'A first dawn',
    brief: 'A card duel, 30 minutes',
    about:
      'A duel of ideas over one shared deck: answer your rival’s attack, then strike back with your own. Two players or two teams, half an hour.',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book,
  guide: guideBook,
  glossary: glossaryBook,
  teller: async () => (await import('./teller.ts')).teller,
};
