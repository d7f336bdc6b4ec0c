/** Draw pile, discard pile and hands, and who has seen what of them. */
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
export const handSize = (words: Int32Array, seat: Seat): number => countMembers(words, handOf(seat), SET);
export const holds = (words: Int32Array, seat: Seat, card: Card): boolean =>
  hasMember(words, handOf(seat), card);

/** The nth card of a hand, lowest first. */
export const nthInHand = (words: Int32Array, seat: Seat, nth: number): Card =>
  nthMember(words, handOf(seat), SET, nth);

/** What others knew of it is no longer a secret worth keeping. */
function forget(words: Int32Array, card: Card): void {
  for (let seat = 0; seat <= TABLE; seat++) removeMember(words, knownTo(seat), card);
  words[at.age + card] = 0;
}

/** A card leaves a hand and is open to all. */
export function leaveHand(words: Int32Array, seat: Seat, card: Card): void {
  removeMember(words, handOf(seat), card);
  forget(words, card);
}

export const discard = (words: Int32Array, card: Card): void => addMember(words, at.out, card);

/** A card that everybody has seen comes into a hand. */
export function takeOpenly(words: Int32Array, seats: number, seat: Seat, card: Card): void {
  addMember(words, handOf(seat), card);
  addMember(words, knownTo(TABLE), card);
  for (let other = 0; other < seats; other++) if (other !== seat) addMember(words, knownTo(other), card);
}

/** GNO-R-9 Cards of the discard pile that a reshuffle would take. */
const toShuffle = (words: Int32Array): number =>
  countMembers(words, at.out, SET) - leftOut(words, FOOL) - leftOut(words, WORLD);

const leftOut = (words: Int32Array, card: Card): number =>
  hasMember(words, at.out, card) && isStillFlipping(words, card) ? 1 : 0;

/** GNO-R-9 How many cards can be had from both piles. */
export const cardsToHave = (words: Int32Array): number => words[at.pile] + toShuffle(words);

/** GNO-PIL-1 The top card, which there is. What is done with it comes before or after `refill`. */
export function takeTop(words: Int32Array, rng: Rng, told: Sink | undefined): Card {
  if (words[at.pile] === 0) reshuffle(words, rng, told);
  const card = words[at.piled + --words[at.pile]];
  words[at.piled + words[at.pile]] = 0;
  return card;
}

/** GNO-PIL-2 `eager`: at once when the last card has left the pile. */
export function refill({ words, rules }: GnosticaState, rng: Rng, told: Sink | undefined): void {
  if (words[at.pile] === 0 && rules.options.reshuffle === 'eager' && toShuffle(words) > 0)
    reshuffle(words, rng, told);
}

/** GNO-R-9, GNO-R-78 Everything discarded so far becomes the draw pile. */
function reshuffle(words: Int32Array, rng: Rng, told: Sink | undefined): void {
  ageHands(words);
  let count = 0;
  for (
    let card = firstMember(words, at.out, SET);
    card !== NO_MEMBER;
    card = nextMember(words, at.out, SET, card)
  ) {
    if (isStillFlipping(words, card)) continue;
    removeMember(words, at.out, card);
    words[at.piled + count++] = card;
  }
  words[at.pile] = count;
  shuffleRange(words, at.piled, count, rng);
  told?.tell(tell.reshuffled.pack(count), EVERYONE, false);
}

/** Cards in hands are now known not to be in the draw pile. Ages stay dense, so that they stay small. */
function ageHands(words: Int32Array): void {
  let present = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++)
    for (
      let card = firstMember(words, handOf(seat), SET);
      card !== NO_MEMBER;
      card = nextMember(words, handOf(seat), SET, card)
    )
      present |= 1 << words[at.age + card];
  for (let seat = 0; seat < MOST_SEATS; seat++)
    for (
      let card = firstMember(words, handOf(seat), SET);
      card !== NO_MEMBER;
      card = nextMember(words, handOf(seat), SET, card)
    ) {
      const younger = present & ((1 << words[at.age + card]) - 1);
      words[at.age + card] = Math.min(MOST_AGE, bitCount(younger) + 1);
    }
}

/** Nobody holds a card through so many shuffles; the oldest would be counted together. */
export const MOST_AGE = 30;

const hand = new Int32Array(CARDS);

/** GNO-TRN-5, GNO-R-21 Discards those marked in `drop`, highest card first, then draws that many. */
export function exchange(
  state: GnosticaState,
  seat: Seat,
  drop: number,
  count: number,
  rng: Rng,
  told: Sink | undefined,
): void {
  const { words } = state;
  for (let nth = listMembers(words, handOf(seat), SET, hand) - 1; nth >= 0; nth--) {
    if (((drop >> nth) & 1) === 0) continue;
    const card = hand[nth];
    leaveHand(words, seat, card);
    discard(words, card);
    told?.tell(tell.discarded.pack(seat, card), EVERYONE, true);
  }
  for (let left = count; left > 0; left--) {
    const card = takeTop(words, rng, told);
    addMember(words, handOf(seat), card);
    told?.tell(tell.got.pack(seat, card, FROM_PILE), onlySeat(seat), true);
    refill(state, rng, told);
  }
}
