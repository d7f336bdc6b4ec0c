/** What a house would bring to the player who chooses it. */
import { copyState } from '@hortus/kernel';
import { faceOf } from '../state/faces.ts';
import { personsOf } from '../state/players.ts';
import { cardsIn, opsOf } from '../state/zones.ts';
import { takeClaims } from '../turn/era.ts';
import { at, type CgsState, NONE } from '../types.ts';

/** CGS-CLAIM-3 … 5 The faces of the cards, from the rivals' ops and from the box; those that others have claimed stay away. */
export function houseBrings(state: CgsState, player: number, affiliation: number): readonly number[] {
  const next = copyState(state);
  const seats = personsOf(state, player);
  const held = new Set(seats.flatMap((seat) => cardsIn(state, opsOf(seat))));
  next.ints.fill(NONE, at.claimed, at.claimed + state.rules.players);
  next.ints[at.claimed + player] = affiliation;
  takeClaims(next);
  return seats
    .flatMap((seat) => cardsIn(next, opsOf(seat)))
    .filter((card) => !held.has(card))
    .map((card) => faceOf(next, card));
}
