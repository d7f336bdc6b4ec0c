/** What Worlds Asunder says: most of it is shared with Genesis. */
import { book, glossaryBook, guideBook } from '@hortus/sway/words/index.ts';
import type { GameWords } from '@hortus/words';

declare module '@hortus/words/books' {
  interface Books {
    'worlds-asunder': Record<
      'web.game.worlds-asunder' | 'web.game.worlds-asunder.mood' | 'web.game.worlds-asunder.about',
      string
    >;
  }
}

export const words: GameWords = {
  game: 'worlds-asunder',
  family: 'sway',
  card: {
    name: 'Worlds Asunder',
    mood: 'A sky that broke',
    brief: 'A card duel in rounds, 30 minutes',
    about:
      'A duel in rounds: take lives, recruit a second hand, unlock what its cards can do. Two players or two teams, half an hour.',
  },
  cards: { de: async () => (await import('./de-card.json')).default },
  book,
  guide: guideBook,
  glossary: glossaryBook,
  teller: async () => (await import('./teller.ts')).teller,
};
