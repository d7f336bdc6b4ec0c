/**
 * A position at the beginning of a plot as numbers that a network learns from: what the turning seat and the next one
 * hold and can do, what their sides have to lose, and how much there is to draw. In two against two, the same follows for
 * their partners. All cards are known, as in an imagined world.
 */
import { bitCount, lowestBit, lowestMember, type Seat, withoutLowest } from '@hortus/kernel';
import {
  ABILITIES,
  barredIn,
  countsDown,
  destinyCount,
  experienceCountOf,
  experienceInt,
  homeOf,
  nextSeat,
  opsCountOf,
  opsInt,
  reserveCountOf,
  reserveInt,
  SET,
  type SwayState,
  sideOf,
  turningIn,
  unlockedOf,
} from '../../src/index.ts';
import { Hand } from '../hand.ts';

const NAMES = ABILITIES.length;
/** Per side: hand by ability, abilities unlocked, life cards and others in the experience, and sums. */
const SUMS = 16;
const SIDE = 2 * NAMES + SUMS;
/** The highest total that the seat could reach. */
const BEST = 2 * NAMES + 2;
const COMMON = 4;
export const INPUTS = 2 * SIDE + COMMON;
/**
 * With four players the partners' hands follow (what they share stays 0), then which of two neighbouring seats can do
 * more.
 */
const PARTNERS = INPUTS;
const LEADS = PARTNERS + 2 * SIDE;
export const INPUTS_OF_FOUR = LEADS + 3;

/** Turns or rounds that a side can still lose. */
export function livesOf({ ints, rules }: SwayState, side: number): number {
  if (rules.loss.of === 'reserve') return reserveCountOf(ints, side);
  const { lives } = rules.deck;
  let count = 0;
  for (let i = 0; i < SET; i++) {
    let held = experienceInt(ints, side, i);
    for (let seat = side; seat < rules.seats; seat += 2) held |= opsInt(ints, seat, i);
    count += bitCount(held & lives[i]);
  }
  return count;
}

export class Features {
  readonly of: Float64Array;
  private readonly hand = new Hand();

  /** `INPUTS` works at any table; `INPUTS_OF_FOUR` only in two against two. */
  constructor(inputs: number) {
    this.of = new Float64Array(inputs);
  }

  /** From the turning seat's side. */
  read(state: SwayState): Float64Array {
    const { of } = this;
    of.fill(0);
    const turn = turningIn(state.ints);
    const next = nextSeat(state.rules, turn);
    this.readSeat(state, turn, 0);
    this.readShared(state, turn, 0);
    this.readSeat(state, next, SIDE);
    this.readShared(state, next, SIDE);
    const destiny = destinyCount(state);
    const best = of[BEST] - of[SIDE + BEST];
    of[2 * SIDE] = destiny * 0.02;
    of[2 * SIDE + 1] = destiny === 0 ? 1 : 0;
    of[2 * SIDE + 2] = destiny < 8 ? (8 - destiny) * 0.125 : 0;
    of[2 * SIDE + 3] = best > 0 ? 1 : 0;
    if (of.length === INPUTS_OF_FOUR) this.readPartners(state, next);
    return of;
  }

  private readPartners(state: SwayState, next: Seat): void {
    const { of } = this;
    const { rules } = state;
    const partner = nextSeat(rules, next);
    const last = nextSeat(rules, partner);
    this.readSeat(state, partner, PARTNERS);
    this.readSeat(state, last, PARTNERS + SIDE);
    const [second, third, fourth] = [of[SIDE + BEST], of[PARTNERS + BEST], of[PARTNERS + SIDE + BEST]];
    of[LEADS] = second > third ? 1 : 0;
    of[LEADS + 1] = third > fourth ? 1 : 0;
    of[LEADS + 2] = fourth > of[BEST] ? 1 : 0;
  }

  /** What a seat holds and can do itself. */
  private readSeat(state: SwayState, seat: Seat, from: number): void {
    const { of, hand } = this;
    const { ints, rules } = state;
    const { deck } = rules;
    let epics = 0;
    for (let i = 0; i < SET; i++)
      for (let bits = opsInt(ints, seat, i); bits !== 0; bits = withoutLowest(bits)) {
        const card = lowestMember(i, bits);
        of[from + deck.ability[card]]++;
        epics += deck.epic[card];
      }
    for (let bits = unlockedOf(ints, seat); bits !== 0; bits = withoutLowest(bits))
      of[from + NAMES + lowestBit(bits)] = 1;
    const best = hand.measure(state, seat);
    const all = (1 << hand.n) - 1;
    const cards = opsCountOf(ints, seat);
    const sums = from + 2 * NAMES;
    of[sums] = cards * 0.25;
    of[sums + 1] = hand.swayOf(all) * 0.05;
    of[sums + 2] = best * 0.05;
    of[sums + 3] = hand.drawsOf(all) * 0.25;
    of[sums + 4] = hand.spare * 0.125;
    of[sums + 7] = experienceCountOf(ints, homeOf(rules, seat)) * 0.125;
    of[sums + 9] = (barredIn(ints) >>> seat) & 1;
    of[sums + 10] = cards === 0 ? 1 : 0;
    of[sums + 11] = cards === 1 ? 1 : 0;
    of[sums + 12] = epics;
  }

  /** What its side has, and how many cards its partner holds. */
  private readShared(state: SwayState, seat: Seat, from: number): void {
    const { of } = this;
    const { ints, rules } = state;
    const { deck } = rules;
    const side = sideOf(seat);
    const lives = livesOf(state, side);
    const sums = from + 2 * NAMES;
    of[sums + 5] = lives * 0.25;
    of[sums + 6] = lives <= 1 ? 1 : 0;
    of[sums + 8] = countsDown(ints, side) ? 1 : 0;
    let mates = 0;
    for (let mate = (seat + 2) % rules.seats; mate !== seat; mate = (mate + 2) % rules.seats)
      mates += opsCountOf(ints, mate);
    of[sums + 13] = mates * 0.25;
    let reserve = 0;
    if (rules.hasReserve)
      for (let i = 0; i < SET; i++)
        for (let bits = reserveInt(ints, side, i); bits !== 0; bits = withoutLowest(bits))
          reserve += deck.sway[lowestMember(i, bits)];
    of[sums + 14] = reserve * 0.05;
    of[sums + 15] = lives === 2 ? 1 : 0;
  }
}
