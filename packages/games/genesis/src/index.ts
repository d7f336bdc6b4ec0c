/** Genesis: the Game value. Reading order: options, compose, abilities, clauses, deck. */
import { canonicalJson, hashOf } from '@hortus/kernel';
import { makeGame } from '@hortus/sway';
import { CLAUSES } from './clauses.ts';
import { compose, type GenesisOptions } from './compose.ts';
import { DECK_CLAUSES, GENESIS_DECK } from './deck/index.ts';
import { CUSTOM_ABILITIES, OPTIONS, tidy } from './options.ts';

export const genesis = makeGame<GenesisOptions>({
  id: 'genesis',
  title: 'Genesis',
  rulesVersion: 1,
  mostMoves: 5_120,
  options: OPTIONS,
  tidy,
  compose,
  deck: GENESIS_DECK,
  deckClauses: DECK_CLAUSES,
  clauses: CLAUSES,
  agreement: 'GEN-R-151',
  packs: { deck: hashOf('hortus deck 1', canonicalJson(GENESIS_DECK)) },
});

export { CUSTOM_ABILITIES, DECK_CLAUSES, GENESIS_DECK };
