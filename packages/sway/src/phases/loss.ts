/** What the loser of a turn or round gives up. An edition names one of the two. */
import { addMember, EVERYONE, hasMember, type Seat, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { endMatch } from '../game/outcome.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { destinyCount } from '../state/destiny.ts';
import { at, ENTRY } from '../state/layout.ts';
import { homeOf, sideOf } from '../state/zones.ts';
import { PHASE, REASON, SET } from '../types.ts';
import { enterPhase } from './turn.ts';

export interface Loss {
  readonly of: 'reserve' | 'life';
  /** Asks the loser for a card, or ends the match if the side has none. */
  demand(state: SwayState, told: Sink | undefined): void;
  /** The set of cards that the seat may give. */
  findGiveable(state: SwayState, seat: Seat, out: Int32Array): void;
  /** Why another card is refused. */
  readonly refusal: RefusalCode;
  /** Why the match is over once the seat has given a card, as a set of REASONS; 0 if it continues. */
  whyOver(state: SwayState, seat: Seat): number;
  /** Does it show what somebody holds? */
  readonly reveals: boolean;
  /** Could the giver be asked with the cards where they are? For imagined worlds. */
  couldBeAsked(state: SwayState): boolean;
}

/** GEN-WIN-3 Any card of the reserve, which is open. */
export const reserveCard: Loss = {
  of: 'reserve',
  demand(state, told) {
    const side = sideOf(state.ints[at.loser]);
    if (state.ints[at.reserveCount + side] === 0) endMatch(state, 1 - side, spent(state), false, told);
    else enterPhase(state, PHASE.giving, false, told);
  },
  /** GEN-R-125 */
  findGiveable({ ints }, seat, out) {
    const reserve = at.reserve + sideOf(seat) * SET;
    for (let i = 0; i < SET; i++) out[i] = ints[reserve + i];
  },
  refusal: 'not-in-reserve',
  whyOver: spent,
  reveals: false,
  couldBeAsked: () => true,
};

/** GEN-WIN-4, GEN-WIN-5, GEN-R-95, GEN-R-117 The reasons that hold for a loser without reserve, or with everything spent. */
function spent(state: SwayState): number {
  const { ints, rules } = state;
  const side = sideOf(ints[at.loser]);
  let why = ints[at.reserveCount + side] === 0 ? 1 << REASON['no-reserve'] : 0;
  if (destinyCount(state) > 0) return why;
  for (let seat = 0; seat < rules.seats; seat++) if (ints[at.opsCount + seat] > 0) return why;
  why |= 1 << REASON['all-spent'];
  return why;
}

/** WA-RND-4 A life, from whichever zone. */
export const life: Loss = {
  of: 'life',
  /** WA-RND-5, WA-R-128 A player with none leaves it to the teammate; a side without any has lost. */
  demand(state, told) {
    const { ints, rules } = state;
    const loser = ints[at.loser];
    if (hasLife(state, loser)) {
      enterPhase(state, PHASE.giving, true, told);
      return;
    }
    if (rules.seats === 4 && hasLife(state, loser ^ 2)) {
      if (told !== undefined) told.tell(EVENTS.kinds.lacks.pack(loser), EVERYONE, true);
      enterPhase(state, PHASE.giving, true, told);
      ints[at.steps] = 1;
      return;
    }
    endMatch(state, 1 - sideOf(loser), 1 << REASON['no-life'], true, told);
  },
  findGiveable: findLives,
  refusal: 'not-a-life',
  /** WA-R-90, WA-R-128 None left in any zone of the team, timelines not yet discarded. */
  whyOver: (state, seat) =>
    hasLife(state, seat) || (state.rules.seats === 4 && hasLife(state, seat ^ 2))
      ? 0
      : 1 << REASON['last-life'],
  reveals: true,
  /** WA-R-128 The giver has a life and, if that is the mate, the loser has none. */
  couldBeAsked(state) {
    const loser = state.ints[at.loser];
    if (giverOf(state) === loser) return hasLife(state, loser);
    return !hasLife(state, loser) && hasLife(state, loser ^ 2);
  },
};

/** WA-R-89 In the experience, in this seat's ops and in the timeline. */
function findLives({ ints, rules }: SwayState, seat: Seat, out: Int32Array): void {
  const { lives } = rules.deck;
  const home = at.experience + homeOf(rules, seat) * SET;
  const ops = at.ops + seat * SET;
  for (let i = 0; i < SET; i++) out[i] = (ints[home + i] | ints[ops + i]) & lives[i];
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    const card = ENTRY.get.card(entry);
    if (sideOf(ENTRY.get.seat(entry)) === sideOf(seat) && hasMember(lives, 0, card)) addMember(out, 0, card);
  }
}

const found = new Int32Array(SET);

function hasLife(state: SwayState, seat: Seat): boolean {
  findLives(state, seat, found);
  return (found[0] | found[1] | found[2] | found[3] | found[4]) !== 0;
}

/** The loser, or the mate if the loser has nothing to give. */
export const giverOf = ({ ints }: SwayState): Seat =>
  ints[at.steps] === 0 ? ints[at.loser] : ints[at.loser] ^ 2;
