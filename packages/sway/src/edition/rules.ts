/** What never changes in a match: the resolved rule set, deck, options, seats. */
import { hasBit, type State } from '@hortus/kernel';
import type { Ability, Act } from '../abilities/ability.ts';
import { byNumber } from '../abilities/index.ts';
import type { Clauses } from '../game/refusals.ts';
import type { Deck } from '../state/cards.ts';
import { ABILITIES, SET, type SwayOptions } from '../types.ts';
import { type Composition, type Resolved, resolve } from './rule-set.ts';

export interface Rules extends Resolved {
  readonly seats: number;
  readonly deck: Deck;
  readonly options: SwayOptions;
  /** By ability; undefined if it isn't in force. */
  readonly able: readonly (Ability | undefined)[];
  /**
   * The moves of all of them in listed order; `atOnce` has the abilities with a sentence without a choice.
   */
  readonly acts: readonly Act[];
  /** Pool classes that offer any of them, as a set. */
  readonly offering: number;
  readonly atOnce: readonly Ability[];
  /** The cards that may be recruited after setup, as a set. */
  readonly recruits: Int32Array;
  readonly clauses: Clauses;
}

export type SwayState = State<Rules>;

/** Written field by field like `resolve`, so that both games run through the same hidden class. */
export function makeRules(
  composition: Composition,
  deck: Deck,
  options: SwayOptions,
  seats: number,
  clauses: Clauses,
): Rules {
  const able = byNumber(composition.abilities);
  const inForce = able.filter((ability) => ability !== undefined);
  const acts = inForce.flatMap((ability) => ability.acts);
  const resolved = resolve(composition);
  return {
    ...resolved,
    seats,
    deck,
    options,
    able,
    acts,
    offering: acts.reduce((set, { classes }) => set | classes, 0),
    atOnce: inForce.filter(({ atOnce }) => atOnce !== undefined),
    recruits: cardsWithout(deck, resolved.unrecruited),
    clauses,
  };
}

/** All cards except those with an ability in the set. */
function cardsWithout({ all, ofAbility }: Deck, abilities: number): Int32Array {
  const left = all.slice();
  for (const ability of ABILITIES.keys())
    if (hasBit(abilities, ability)) for (let i = 0; i < SET; i++) left[i] &= ~ofAbility[ability * SET + i];
  return left;
}
