/** Genesis: the Game value. Reading order: options, rule-set, clauses, abilities, deck. */
import { canonicalJson, hashOf } from '@hortus/kernel';
import { makeGame } from '@hortus/sway';
import { abilities } from './abilities/index.ts';
import { CLAUSES } from './clauses.ts';
import { DECK_CLAUSES, GENESIS_DECK } from './deck/index.ts';
import { CUSTOM_ABILITIES, OPTIONS, tidy } from './options.ts';
import { type GenesisOptions, ruleSet } from './rule-set.ts';

export const genesis = makeGame<GenesisOptions>({
  id: 'genesis',
  title: 'Genesis',
  rulesVersion: 1,
  mostMoves: 5_120,
  options: OPTIONS,
  tidy,
  ruleSet,
  abilities,
  deck: GENESIS_DECK,
  deckClauses: DECK_CLAUSES,
  clauses: CLAUSES,
  packs: { deck: hashOf('hortus deck 1', canonicalJson(GENESIS_DECK)) },
});

export { CUSTOM_ABILITIES, DECK_CLAUSES, GENESIS_DECK };
