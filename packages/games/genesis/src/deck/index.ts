/** The game's own deck (GEN-DCK-7 to GEN-DCK-15): written as records, drawn and printed from them. */
import { type DeckRecord, ownDeck } from '@hortus/sway';
import { EVERGREENS } from './evergreens.ts';
import { NEUTRAL } from './neutral.ts';
import { SWIFTS } from './swifts.ts';

export const GENESIS_DECK: DeckRecord = ownDeck(
  'Genesis',
  ['Evergreens', 'Swifts'],
  [EVERGREENS, SWIFTS, NEUTRAL],
);
export { DECK_CLAUSES } from './clauses.ts';
