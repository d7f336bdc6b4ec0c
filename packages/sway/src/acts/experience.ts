/** A card on its way from ops to the experience, by vengeance or at the end of a plot. */
import { addMember, allSeats, EVERYONE, onlySeat, type Seat, type SeatSet, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { blur, experienceNook, forget, insidersOf, MARKED, opsNook } from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import { addExperience, homeOf, isFresh, isMarked, removeOps } from '../state/zones.ts';

/** Who sees the cards of an experience: its seat or team, everybody where it is open (WA-R-132). */
export const insidersOfExperience = (state: SwayState, home: number): SeatSet =>
  state.rules.experienceHidden
    ? insidersOf(state, experienceNook(home)) & allSeats(state.rules.seats)
    : EVERYONE;

/**
 * GEN-EXP-5, GEN-VEN-1, WA-VEN-1. Whether the card was marked is public, its face isn't (GEN-R-143). A card
 * drawn in this phase still counts as drawn for strike, wherever it is engaged from (GEN-STR-2, WA-STR-2).
 */
export function storeCard(
  state: SwayState,
  seat: Seat,
  card: number,
  how: 'sent' | 'stored',
  told?: Sink,
): void {
  const home = homeOf(state.rules, seat);
  const marked = isMarked(state, card);
  const isNews = state.ints[at.markedCount] > 0;
  const fresh = isFresh(state, card);
  blur(state, marked ? MARKED : opsNook(seat), experienceNook(home));
  removeOps(state, seat, card);
  addExperience(state, home, card);
  if (fresh) addMember(state.ints, at.fresh, card);
  if (!state.rules.experienceHidden) forget(state, card);
  if (told === undefined) return;
  if (isNews) told.tell(EVENTS.kinds.sends.pack(seat, marked ? 1 : 0), EVERYONE, true);
  const known = insidersOfExperience(state, home);
  const kind = how === 'sent' ? EVENTS.kinds.sent : EVENTS.kinds.stored;
  told.tell(kind.pack(seat, marked ? 1 : 0, card), known, known !== onlySeat(seat));
}
