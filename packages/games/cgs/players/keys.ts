/** Keys: cards in rivals' wreckages that open an adventure which must be played, and what fetches them (CGS-REU-2). */
import { meets } from '../src/cards/sets.ts';
import { isIn, wreckOf } from '../src/state/zones.ts';
import { eachIn } from '../src/turn/targets.ts';
import type { CgsState } from '../src/types.ts';
import { valueIn } from './facts.ts';
import type { Hand } from './hand.ts';
import { lockedNames } from './worth.ts';

/** Does a card give one of these names? */
const gives = ({ rules: { cards } }: CgsState, card: number, names: readonly number[]): boolean =>
  names.some((name) => valueIn(cards.ar, card, name) > 0);

/** A support that takes a key out of a rival's wreckage; undefined if none is needed or available. */
export function keyCard(state: CgsState, hand: Hand): number | undefined {
  const { is } = hand.cards;
  const salvage = hand.facts.salvage.find((design) => hand.can[design] === 1);
  if (salvage === undefined) return undefined;
  const rivals = Array.from({ length: state.rules.players }, (_, rival) => rival).filter(
    (rival) => rival !== hand.player && meets(state.ints, wreckOf(rival), is.reusable),
  );
  if (rivals.length === 0) return undefined;
  const locked = lockedNames(state, hand.player);
  let found = false;
  for (const rival of rivals)
    eachIn(state, wreckOf(rival), is.reusable, (card) => {
      found ||= gives(state, card, locked);
    });
  return found ? salvage : undefined;
}

/** Is this card of a rival a key for the player? */
export const isKey = (state: CgsState, player: number, card: number): boolean =>
  isIn(state.rules.cards.is.reusable, card) && gives(state, card, lockedNames(state, player));
