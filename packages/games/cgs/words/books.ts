/** Books of the Card Game System that a first game doesn't need. */
import { bookOf } from '@hortus/words';

/** Choosing packs, and accepting those that somebody brought. */
export const setupBook = bookOf('cgs-setup', {
  en: [() => import('./en-setup.json')],
  de: [() => import('./de-setup.json')],
});

/**
 * Errors and findings about packs. English ones come with the checker;
 * other languages look up the English sentence.
 */
export const findingBook = bookOf('cgs-findings', { en: [], de: [() => import('./de-findings.json')] });
