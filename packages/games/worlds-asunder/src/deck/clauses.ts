/** The clause of the ledger behind every fault of a deck or of custom cards. */
import type { DeckClauses } from '@hortus/sway';

export const DECK_CLAUSES: DeckClauses = {
  factions: 'WA-R-1',
  'name-twice': 'WA-CRD-1',
  'not-in-force': 'WA-CST-2',
  'no-recruitable': 'WA-CST-2',
  'too-many-cards': 'WA-E-12',
  'no-owner': 'WA-CUS-1',
  'has-faction': 'WA-CUS-1',
  'ability-twice': 'WA-CUS-2',
  'sway-twice': 'WA-CUS-2',
  'epic-twice': 'WA-CUS-3',
  'too-many-custom': 'WA-R-104',
};
