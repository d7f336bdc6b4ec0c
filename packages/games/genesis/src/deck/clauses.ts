/** The clause of the ledger behind every fault of a deck or of custom cards. */
import type { DeckClauses } from '@hortus/sway';

export const DECK_CLAUSES: DeckClauses = {
  factions: 'GEN-R-2',
  'name-twice': 'GEN-CRD-1',
  'not-in-force': 'GEN-R-130',
  'no-epic': 'GEN-R-130',
  'no-recruitable': 'GEN-R-130',
  'not-custom': 'GEN-RCT-1',
  'too-many-cards': 'GEN-E-18',
  'no-owner': 'GEN-CUS-1',
  'has-faction': 'GEN-CUS-1',
  'ability-twice': 'GEN-CUS-2',
  'sway-twice': 'GEN-CUS-2',
  'recruits-twice': 'GEN-RCT-2',
  'too-many-custom': 'GEN-R-93',
};
