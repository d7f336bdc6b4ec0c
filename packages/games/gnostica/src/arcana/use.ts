/** What a card gives: its powers in order (GNO-MAJ-6), and the shortcut over the first two if it grants one (GNO-MAJ-4). */
import type { Power } from '../powers/power.ts';

export interface Use {
  readonly powers: readonly Power[];
  readonly shortcut: Power | undefined;
}

export const use = (powers: readonly Power[], shortcut?: Power): Use => ({ powers, shortcut });
