/** Sentences that are executed as soon as possible: what is drawn or removed first is known for the rest. */
import { lowestMember, type Move, type Seat, withoutLowest } from '@hortus/kernel';
import {
  ABILITY,
  costOfDrawing,
  ENTRY,
  ENTRY_BITS,
  endures,
  engagedCountIn,
  entryAt,
  FULL,
  legal,
  lineCountOf,
  MOST_LOOKED,
  MOST_SWAY,
  MOVES,
  mostToDraw,
  nextSeat,
  openOf,
  opsCountOf,
  POOL,
  recruitsFor,
  SET,
  type SwayState,
  sideOf,
  underCountIn,
  unseenCountIn,
} from '../src/index.ts';
import { PERMISSIONS } from './traits.ts';
import { worthOfCard } from './worth.ts';

const { draw, name, negotiate, omen, persuade, recruit, refill } = MOVES.kinds;

/** The next sentence to carry out; undefined if none is open or worth it. */
export function sentenceOf(state: SwayState, seat: Seat, list: Int32Array): Move | undefined {
  const { ints, rules } = state;
  if (openOf(ints, POOL.persuasion) > 0) return persuadeBest(state, seat);
  if (costOfDrawing(state, seat) === 0) {
    const most = mostToDraw(state, seat, FULL);
    if (most > 0) {
      if (openOf(ints, POOL.engineering) > 0) return draw.pack(ABILITY.engineering, 1);
      if (openOf(ints, POOL.undrawn) > 0) return draw.pack(ABILITY.valor, 1);
      if (openOf(ints, POOL.navigation) > 0) return draw.pack(ABILITY.navigation, Math.min(2, most));
      if (openOf(ints, POOL.vengeance) > 0) return draw.pack(ABILITY.vengeance, Math.min(2, most));
      if (openOf(ints, POOL.negotiation) > 0 && hasFewer(state, seat)) return negotiate.tag;
      if (openOf(ints, POOL.omen) > 0) return lookMost(state);
      if (openOf(ints, POOL.refill) > 0) return refill.pack(most);
    }
  }
  if (rules.unlockable !== 0)
    for (let limit = MOST_SWAY; limit > 0; limit--)
      if (openOf(ints, POOL.enlist1 - 1 + limit) > 0) {
        const card = bestRecruit(state, seat, limit);
        if (card !== undefined) return recruit.pack(card, limit);
      }
  return rules.nameable === 0 ? undefined : nameBest(state, seat, list);
}

const hasFewer = ({ ints, rules }: SwayState, seat: Seat): boolean =>
  opsCountOf(ints, seat) < opsCountOf(ints, nextSeat(rules, seat));

function lookMost({ ints }: SwayState): Move {
  const destiny = unseenCountIn(ints) + underCountIn(ints);
  return omen.pack(destiny < MOST_LOOKED ? destiny : MOST_LOOKED);
}

/** The card that counts most; a face-down one is assumed to be of middling sway. */
function persuadeBest(state: SwayState, seat: Seat): Move | undefined {
  const { ints, rules } = state;
  let best = -1;
  let most = -1;
  for (let i = 0; i < engagedCountIn(ints); i++) {
    const entry = entryAt(ints, i);
    if (sideOf(ENTRY.get.seat(entry)) === sideOf(seat) || endures(state, i)) continue;
    const card = ENTRY.get.card(entry);
    const hidden = (entry & ENTRY_BITS.hidden) !== 0;
    const sway = hidden ? 3 : rules.deck.sway[card] << ENTRY.get.doubled(entry);
    const epic = hidden || rules.deck.epic[card] === 0 ? 0 : lineCountOf(ints, 1 - sideOf(seat));
    if (sway + epic > most) {
      most = sway + epic;
      best = i;
    }
  }
  return best < 0 ? undefined : persuade.pack(best);
}

const found = new Int32Array(SET);

function bestRecruit(state: SwayState, seat: Seat, limit: number): number | undefined {
  const { deck } = state.rules;
  recruitsFor(state, seat, found);
  let best: number | undefined;
  for (let i = 0; i < SET; i++)
    for (let bits = found[i] & deck.swayUpTo[limit * SET + i]; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      if (best === undefined || worthOfCard(deck, card) > worthOfCard(deck, best)) best = card;
    }
  return best;
}

/** For maven and replication: names whatever opens most. */
function nameBest(state: SwayState, seat: Seat, list: Int32Array): Move | undefined {
  const { ints } = state;
  let open = false;
  for (let i = 0; i < engagedCountIn(ints); i++) open ||= (entryAt(ints, i) & ENTRY_BITS.naming) !== 0;
  if (!open) return undefined;
  const n = legal(state, seat, list);
  let best: Move | undefined;
  for (let i = 0; i < n; i++)
    if (
      name.is(list[i]) &&
      (best === undefined || PERMISSIONS[name.get.ability(list[i])] > PERMISSIONS[name.get.ability(best)])
    )
      best = list[i];
  return best;
}
