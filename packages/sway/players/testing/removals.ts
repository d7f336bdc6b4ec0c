/** What a judge of positions makes of full hands that lose one card after another. */
import { copyState, FastLuck, lowestMember, moveList, type Seat, withoutLowest } from '@hortus/kernel';
import {
  askedIn,
  destinyCount,
  discard,
  opsCountOf,
  opsInt,
  PHASE,
  phaseIn,
  play,
  removeOps,
  SET,
  type SwayGame,
  type SwayState,
  sideOf,
  TASK,
  taskIn,
  turningIn,
  turnsIn,
} from '../../src/index.ts';
import { Mind } from '../mind.ts';
import type { Judge } from '../playout.ts';

const FULL = 7;
const MATCHES = 25;
/** A rise of the chance that counts. */
const POINT = 0.01;

function cardsOf({ ints }: SwayState, seat: Seat): Int32Array {
  const cards: number[] = [];
  for (let i = 0; i < SET; i++)
    for (let bits = opsInt(ints, seat, i); bits !== 0; bits = withoutLowest(bits))
      cards.push(lowestMember(i, bits));
  return Int32Array.from(cards);
}

/** Beginnings of plots in matches between minds, with something left to draw. */
function* plots(game: SwayGame, seats: number, rng: FastLuck): Generator<SwayState> {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('the usual options');
  const state = game.create(options.value, seats);
  const minds = Array.from({ length: seats }, () => new Mind(moveList(game)));
  for (let match = 0; match < MATCHES; match++) {
    game.setup(state, rng);
    for (const mind of minds) mind.forget();
    for (let turn = -1; phaseIn(state.ints) !== PHASE.over; ) {
      const { ints } = state;
      if (phaseIn(ints) === PHASE.plot && turnsIn(ints) !== turn && taskIn(ints) === TASK.none) {
        turn = turnsIn(ints);
        if (destinyCount(state) > 0) yield state;
      }
      const seat = askedIn(ints);
      play(state, seat, minds[seat].decide(state, seat), rng);
    }
  }
}

/** A side's chance by how many cards of one full hand are left. */
export type Hand = readonly number[];

/** For each full hand of the seat `ahead` places after the turning one: its side's chance by number of cards left. */
export function handsOf(game: SwayGame, judge: Judge, seats: number, ahead: number): readonly Hand[] {
  const rng = new FastLuck(11);
  const hands: Hand[] = [];
  for (const state of plots(game, seats, rng)) {
    const seat = (turningIn(state.ints) + ahead) % seats;
    if (opsCountOf(state.ints, seat) !== FULL) continue;
    const less = copyState(state);
    const cards = cardsOf(less, seat);
    rng.shuffle(cards);
    const chances = [judge.of(less, sideOf(seat))];
    for (const card of cards) {
      removeOps(less, seat, card);
      discard(less, card);
      chances.unshift(judge.of(less, sideOf(seat)));
    }
    hands.push(chances);
  }
  return hands;
}

/** The average chance by number of cards. */
export const averagesOf = (hands: readonly Hand[]): number[] =>
  Array.from({ length: FULL + 1 }, (_, n) => hands.reduce((sum, hand) => sum + hand[n], 0) / hands.length);

const raises = (hand: Hand, more: number, fewer: number): boolean => hand[fewer] > hand[more] + POINT;

/** The share of removals of a card that raise the chance by more than a point. Nobody needs to rate an empty hand. */
export function raisedShare(hands: readonly Hand[]): number {
  let [raised, all] = [0, 0];
  for (const hand of hands)
    for (let cards = 2; cards <= FULL; cards++, all++) if (raises(hand, cards, cards - 1)) raised++;
  return raised / all;
}

/** The share of hands of six that are rated more than a point below four of their own cards. */
export const fourOverSixShare = (hands: readonly Hand[]): number =>
  hands.filter((hand) => raises(hand, 6, 4)).length / hands.length;
