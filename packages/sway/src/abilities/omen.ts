import {
  EVERYONE,
  invariant,
  type Move,
  type MoveList,
  onlySeat,
  type Rng,
  type Seat,
  type Sink,
} from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { destinyCount, putUnder, takeTop } from '../state/destiny.ts';
import { placeKnown, scatter } from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import { isOpen, openIn, settlePool, useUp } from '../state/pool.ts';
import { addFresh, addOps, mayHold, sideOf } from '../state/zones.ts';
import { FULL, MOST_LOOKED, POOL, TASK } from '../types.ts';
import { ability, act } from './ability.ts';
import { DEEDS } from './deeds.ts';

const { omen: look, take, under } = MOVES.kinds;
const LOOKS_AT = DEEDS.omen[0].count;
invariant(LOOKS_AT <= MOST_LOOKED, 'a state has no room to look at this many cards');
const { looked, saw, takes: taking, took, under: wentUnder } = EVENTS.kinds;

/** GEN-OME-4, GEN-R-60: up to as many cards as its deed says, at least 1, with fewer than 7 cards in ops. */
function mostToLook(state: SwayState, seat: Seat): number {
  const { ints } = state;
  if (ints[at.opsCount + seat] >= FULL) return 0;
  const destiny = destinyCount(state);
  return destiny < LOOKS_AT ? destiny : LOOKS_AT;
}

function list(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  let n = from;
  for (let count = mostToLook(state, seat); count > 0; count--) out[n++] = look.pack(count);
  return n;
}

function judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const { ints } = state;
  const count = look.get.count(move);
  if (destinyCount(state) === 0) return 'destiny-empty';
  if (!isOpen(state, POOL.omen)) return 'not-open';
  if (ints[at.opsCount + seat] >= FULL) return 'omen-full';
  if (count === 0) return 'too-few';
  return count > mostToLook(state, seat) ? 'too-many' : undefined;
}

/** GEN-OME-1 Looks at the top cards; they stay destiny cards until they are moved (GEN-R-40). */
function play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  const { ints } = state;
  const count = look.get.count(move);
  useUp(state, POOL.omen);
  told?.tell(looked.pack(seat, count), EVERYONE, false);
  for (let i = 0; i < count; i++) {
    const card = takeTop(state, rng);
    ints[at.looked + i] = card;
    placeKnown(state, card, onlySeat(seat));
    told?.tell(saw.pack(seat, card), onlySeat(seat), true);
  }
  ints[at.lookedCount] = count;
  ints[at.lookedTook] = 0;
  ints[at.task] = TASK.omen;
  ints[at.asked] = seat;
}

const isLookedAt = ({ ints }: SwayState, card: number): boolean => {
  for (let i = 0; i < ints[at.lookedCount]; i++) if (ints[at.looked + i] === card) return true;
  return false;
};

/** Keeps the moves from `from` on in order of their cards, whatever order the cards were looked at in. */
function insert(out: MoveList, from: number, n: number, move: Move): number {
  let i = n;
  for (; i > from && out[i - 1] > move; i--) out[i] = out[i - 1];
  out[i] = move;
  return n + 1;
}

export function listLooked(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { ints } = state;
  const count = ints[at.lookedCount];
  let n = from;
  if (ints[at.lookedTook] === 0)
    for (let i = 0; i < count; i++) {
      const card = ints[at.looked + i];
      if (mayHold(state, sideOf(seat), card)) n = insert(out, from, n, take.pack(card));
    }
  const unders = n;
  for (let i = 0; i < count; i++) n = insert(out, unders, n, under.pack(ints[at.looked + i]));
  return n;
}

export function judgeLooked(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (under.is(move)) return isLookedAt(state, under.get.card(move)) ? undefined : 'not-looked-at';
  if (!take.is(move)) return 'not-now';
  const card = take.get.card(move);
  if (!isLookedAt(state, card)) return 'not-looked-at';
  if (state.ints[at.lookedTook] === 1) return 'took-already';
  return mayHold(state, sideOf(seat), card) ? undefined : 'not-yours-to-take';
}

/** GEN-OME-2, GEN-OME-3: one card may be taken, before the first is put under; the last goes under automatically. */
export function playLooked(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  const { ints, rules } = state;
  const takes = take.is(move);
  const card = takes ? take.get.card(move) : under.get.card(move);
  scatter(state, seat, takes);
  ints[at.lookedTook] = 1;
  if (takes) {
    scatter(state, seat, true);
    removeLooked(state, card);
    addOps(state, seat, card);
    // WA-R-113 A destiny card has been taken.
    ints[at.idle] = 0;
    if (rules.strikeFromOpsOnly) addFresh(state, card);
    told?.tell(taking.pack(seat), EVERYONE, true);
    told?.tell(took.pack(seat, card), onlySeat(seat), false);
  } else layUnder(state, seat, card, told);
  if (ints[at.lookedCount] === 1) layUnder(state, seat, ints[at.looked], told);
  if (ints[at.lookedCount] > 0) return;
  ints[at.lookedTook] = 0;
  ints[at.task] = TASK.none;
  settlePool(state);
}

function layUnder(state: SwayState, seat: Seat, card: number, told?: Sink): void {
  scatter(state, seat, false);
  removeLooked(state, card);
  putUnder(state, card);
  placeKnown(state, card, onlySeat(seat));
  told?.tell(wentUnder.pack(seat, card), onlySeat(seat), false);
}

function removeLooked({ ints }: SwayState, card: number): void {
  const last = --ints[at.lookedCount];
  let i = 0;
  while (ints[at.looked + i] !== card) i++;
  for (; i < last; i++) ints[at.looked + i] = ints[at.looked + i + 1];
  ints[at.looked + last] = 0;
}

/** GEN-OME-1 to GEN-OME-4, WA-OME-1 to WA-OME-4 No draw: nothing is routed and nobody trims (GEN-R-61); no permission. */
export const omen = ability('omen', {
  open: (state) => openIn(state, POOL.omen, 1),
  acts: [act('omen', [POOL.omen], list, judge, play)],
});
