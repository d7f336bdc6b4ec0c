/** The game's own deck (WA-DCK-7 to WA-DCK-12): written as records, drawn and printed from them. */
import { type DeckRecord, ownDeck } from '@hortus/sway';
import { EVERGREENS } from './evergreens.ts';
import { NEUTRAL } from './neutral.ts';
import { SWIFTS } from './swifts.ts';

export const WORLDS_ASUNDER_DECK: DeckRecord = ownDeck(
  'Worlds Asunder',
  ['Evergreen League', 'Swift League'],
  [EVERGREENS, SWIFTS, NEUTRAL],
);
export { DECK_CLAUSES } from './clauses.ts';
