/** What Genesis says: most of it together with its sibling. */
import { book } from '@hortus/sway/words/index.ts';
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
    en: {
      name: 'Genesis',
      mood: 'A first dawn',
      about:
        'A duel of ideas with one common deck: answer what your rival left, then leave something worse. Two players or two teams, half an hour.',
    },
    de: {
      name: 'Genesis',
      mood: 'Ein erster Morgen',
      about:
        'Ein Duell der Ideen mit einem gemeinsamen Stapel: Antworte auf das, was die Gegenseite liegen ließ, und lass etwas Schlimmeres liegen. Zu zweit oder in zwei Teams, eine halbe Stunde.',
    },
  },
  book,
  teller: async () => (await import('./teller.ts')).teller,
};
