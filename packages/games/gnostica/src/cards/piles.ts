/** Draw pile, discard pile and hands, and who has seen which cards. */
import {
  addMember,
  bitCount,
  countMembers,
  EVERYONE,
  firstMember,
  hasMember,
  listMembers,
  NO_MEMBER,
  nextMember,
  nthMember,
  onlySeat,
  type Rng,
  removeMember,
  type Seat,
  type Sink,
  shuffleRange,
} from '@hortus/kernel';
import { tell } from '../board/tell.ts';
import { at, FROM_PILE, type GnosticaState, MOST_SEATS, SET, TABLE } from '../types.ts';
import { CARDS, type Card, FOOL, WORLD } from './cards.ts';
import { isStillFlipping } from './frames.ts';

export const handOf = (seat: Seat): number => at.hands + seat * SET;
export const knownTo = (seat: Seat): number => at.known + seat * SET;
export const handSize = (ints: Int32Array, seat: Seat): number => countMembers(ints, handOf(seat), SET);
export const holds = (ints: Int32Array, seat: Seat, card: Card): boolean =>
  hasMember(ints, handOf(seat), card);

/** The nth card of a hand, lowest first. */
export const nthInHand = (ints: Int32Array, seat: Seat, nth: number): Card =>
  nthMember(ints, handOf(seat), SET, nth);

/** The card is public now, so who knew it no longer matters. */
function forget(ints: Int32Array, card: Card): void {
  for (let seat = 0; seat <= TABLE; seat++) removeMember(ints, knownTo(seat), card);
  ints[at.age + card] = 0;
}

/** A card leaves a hand for all to see. */
export function leaveHand(ints: Int32Array, seat: Seat, card: Card): void {
  removeMember(ints, handOf(seat), card);
  forget(ints, card);
}

export const discard = (ints: Int32Array, card: Card): void => addMember(ints, at.out, card);

/** A card that everybody has seen comes into a hand. */
export function takeOpenly(ints: Int32Array, seats: number, seat: Seat, card: Card): void {
  addMember(ints, handOf(seat), card);
  addMember(ints, knownTo(TABLE), card);
  for (let other = 0; other < seats; other++) if (other !== seat) addMember(ints, knownTo(other), card);
}

/** GNO-R-9 How many cards of the discard pile a reshuffle would take. */
const toShuffle = (ints: Int32Array): number =>
  countMembers(ints, at.out, SET) - leftOut(ints, FOOL) - leftOut(ints, WORLD);

const leftOut = (ints: Int32Array, card: Card): number =>
  hasMember(ints, at.out, card) && isStillFlipping(ints, card) ? 1 : 0;

/** GNO-R-9 How many cards can be had from both piles. */
export const cardsToHave = (ints: Int32Array): number => ints[at.pile] + toShuffle(ints);

/** GNO-PIL-1 Takes the top card, which must exist. What is done with it comes before or after `refill`. */
export function takeTop(ints: Int32Array, rng: Rng, told: Sink | undefined): Card {
  if (ints[at.pile] === 0) reshuffle(ints, rng, told);
  const card = ints[at.piled + --ints[at.pile]];
  ints[at.piled + ints[at.pile]] = 0;
  return card;
}

/** GNO-PIL-2 `eager`: reshuffle as soon as the last card has left the pile. */
export function refill({ ints, rules }: GnosticaState, rng: Rng, told: Sink | undefined): void {
  if (ints[at.pile] === 0 && rules.options.reshuffle === 'eager' && toShuffle(ints) > 0)
    reshuffle(ints, rng, told);
}

/** GNO-R-9, GNO-R-78 Everything discarded so far becomes the draw pile. */
function reshuffle(ints: Int32Array, rng: Rng, told: Sink | undefined): void {
  ageHands(ints);
  let count = 0;
  for (
    let card = firstMember(ints, at.out, SET);
    card !== NO_MEMBER;
    card = nextMember(ints, at.out, SET, card)
  ) {
    if (isStillFlipping(ints, card)) continue;
    removeMember(ints, at.out, card);
    ints[at.piled + count++] = card;
  }
  ints[at.pile] = count;
  shuffleRange(ints, at.piled, count, rng);
  told?.tell(tell.reshuffled.pack(count), EVERYONE, false);
}

/** Cards in hands are now known not to be in the draw pile. Ages stay dense, so that they stay small. */
function ageHands(ints: Int32Array): void {
  let present = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++)
    for (
      let card = firstMember(ints, handOf(seat), SET);
      card !== NO_MEMBER;
      card = nextMember(ints, handOf(seat), SET, card)
    )
      present |= 1 << ints[at.age + card];
  for (let seat = 0; seat < MOST_SEATS; seat++)
    for (
      let card = firstMember(ints, handOf(seat), SET);
      card !== NO_MEMBER;
      card = nextMember(ints, handOf(seat), SET, card)
    ) {
      const younger = present & ((1 << ints[at.age + card]) - 1);
      ints[at.age + card] = Math.min(MOST_AGE, bitCount(younger) + 1);
    }
}

/** Nobody holds a card through this many shuffles; any older would be counted together. */
export const MOST_AGE = 30;

const hand = new Int32Array(CARDS);

/** GNO-TRN-5, GNO-R-21 Discards the cards marked in `drop`, highest first, then draws `count`. */
export function exchange(
  state: GnosticaState,
  seat: Seat,
  drop: number,
  count: number,
  rng: Rng,
  told: Sink | undefined,
): void {
  const { ints } = state;
  for (let nth = listMembers(ints, handOf(seat), SET, hand) - 1; nth >= 0; nth--) {
    if (((drop >> nth) & 1) === 0) continue;
    const card = hand[nth];
    leaveHand(ints, seat, card);
    discard(ints, card);
    told?.tell(tell.discarded.pack(seat, card), EVERYONE, true);
  }
  for (let left = count; left > 0; left--) {
    const card = takeTop(ints, rng, told);
    addMember(ints, handOf(seat), card);
    told?.tell(tell.got.pack(seat, card, FROM_PILE), onlySeat(seat), true);
    refill(state, rng, told);
  }
}
