/** Worlds Asunder: the Game value. Reading order: options, compose, clauses, abilities, deck. */
import { canonicalJson, hashOf } from '@hortus/kernel';
import { makeGame } from '@hortus/sway';
import { CLAUSES } from './clauses.ts';
import { compose, type WorldsAsunderOptions } from './compose.ts';
import { DECK_CLAUSES, WORLDS_ASUNDER_DECK } from './deck/index.ts';
import { OPTIONS } from './options.ts';

export const worldsAsunder = makeGame<WorldsAsunderOptions>({
  id: 'worlds-asunder',
  title: 'Worlds Asunder',
  rulesVersion: 1,
  mostMoves: 40_960,
  options: OPTIONS,
  compose,
  deck: WORLDS_ASUNDER_DECK,
  deckClauses: DECK_CLAUSES,
  clauses: CLAUSES,
  agreement: 'WA-R-134',
  packs: { deck: hashOf('hortus deck 1', canonicalJson(WORLDS_ASUNDER_DECK)) },
});

export { DECK_CLAUSES, WORLDS_ASUNDER_DECK };
