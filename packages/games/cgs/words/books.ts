/** Books of the Card Game System that a first game does not need. */
import type { Book } from '@hortus/words';

/** Choosing packs, and accepting those that somebody brought. */
export const setupBook: Book = {
  id: 'cgs-setup',
  in: {
    en: async () => (await import('./en-setup.json')).default,
    de: async () => (await import('./de-setup.json')).default,
  },
};

/** Errors and findings about packs. English ones come with the checker; others are found by the English sentence. */
export const findingBook: Book = {
  id: 'cgs-findings',
  in: {
    en: async () => ({}),
    de: async () => (await import('./de-findings.json')).default,
  },
};
