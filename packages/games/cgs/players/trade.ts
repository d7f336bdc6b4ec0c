/** Offers: answered by what the swap does for both hands, and made if it helps the bot and is fair to the other. */
import { copyState, type Move, membersOf, moveList, type Seat } from '@hortus/kernel';
import { cgs } from '../src/index.ts';
import { copyIn, designIn, faceOf } from '../src/state/faces.ts';
import { playerOf } from '../src/state/players.ts';
import { currentIn, eraIn, offersMadeBy, phaseIn, turnIn } from '../src/state/values.ts';
import { moveCard, opsOf } from '../src/state/zones.ts';
import { type CgsState, MOVES, NONE, TURN } from '../src/types.ts';
import { strengthIn } from './cover.ts';
import { factsOf, sumIn, valueIn } from './facts.ts';
import { finaleHope } from './finale.ts';
import { type Hand, readHand } from './hand.ts';
import type { Now } from './now.ts';
import { needFor, promiseOf, readHands } from './worth.ts';

const M = MOVES.kinds;

export interface Trader {
  /** How many pairs to consider before making an offer. */
  readonly looks: number;
  /** How many offers one seat makes per turn. */
  readonly offers: number;
  /** Takes any swap that helps it, unless it helps the other far more. */
  readonly isEasy?: boolean;
}

export const TRADER: Trader = { looks: 10, offers: 1 };
/** Offers nothing, but takes a swap that helps. */
export const EASY_TRADER: Trader = { looks: 0, offers: 0, isEasy: true };

/** What a swap has to bring at least, in points: to the player who answers and to the one who offers. */
const [ENOUGH, WORTHWHILE] = [0.2, 0.4];
/** For an easy trader: its own gain as a share of the other's, at least. */
const EVEN = 0.5;
/**
 * With two players, what helps both equally helps neither:
 * a swap has to bring more, the more cards there are to choose from.
 */
const [OF_TWO, DECK] = [7.5, 250];
const stakesOf = ({ rules: { players, cards } }: CgsState): number =>
  players === 2 ? Math.max(1, (OF_TWO * cards.designOf.length) / cards.eras.length / DECK) : 1;
/**
 * One's own gain as a share of the other's, at least:
 * with two players, what one gains the other has to win back.
 */
const fairShare = (state: CgsState): number =>
  state.rules.players === 2 ? 0.9 : isTowardsFinale(state) ? 0.2 : 0.5;

/** With several players, in an era that a finale decides, two who help each other gain on the others. */
const isTowardsFinale = ({ ints, rules: { cards, players } }: CgsState): boolean =>
  players > 2 && cards.eras[eraIn(ints)]!.hasFinale;

const isFair = (state: CgsState, own: number, other: number): boolean =>
  own > ENOUGH * stakesOf(state) && own >= fairShare(state) * other;

/** What a card is worth by itself: a rule of thumb against bad bargains. */
function bareWorth({ rules: { cards } }: CgsState, face: number): number {
  const design = cards.designs[designIn(face)]!;
  if (design.isAdventure) return 3;
  return sumIn(cards.ar, design.first) - 0.4 * factsOf(cards).debt[design.index]! + design.holding;
}

/** What both sides of a swap gain by it. `before`: what their hands promise now, by player. */
function gains(
  state: CgsState,
  before: readonly number[],
  seat: Seat,
  mine: number,
  other: Seat,
  theirs: number,
): readonly [number, number] {
  const [me, them] = [playerOf(state, seat), playerOf(state, other)];
  const next = copyState(state);
  const [given, got] = [copyIn(next, opsOf(seat), mine), copyIn(next, opsOf(other), theirs)];
  if (given === NONE || got === NONE) return [-1, -1];
  moveCard(next.ints, given, opsOf(seat), opsOf(other));
  moveCard(next.ints, got, opsOf(other), opsOf(seat));
  const hands = readHands(next);
  // Don't give away what is saved for an adventure that has to be paid for.
  const keeps = (player: number, face: number): number => readHand(state, player).kept[designIn(face)]!;
  const bare = 0.3 * (bareWorth(state, theirs) - bareWorth(state, mine));
  return [
    outlookOf(next, hands, me) - before[me]! + bare - keeps(me, mine),
    outlookOf(next, hands, them) - before[them]! - bare - keeps(them, theirs),
  ];
}

function promisesOf(state: CgsState): number[] {
  const hands = readHands(state);
  return hands.map(({ player }) => outlookOf(state, hands, player));
}

const outlookOf = (state: CgsState, hands: readonly Hand[], player: number): number =>
  promiseOf(state, player, hands) + finaleHope(state, hands, player);

export function answerOffer({ state, seat }: Now, { isEasy = false }: Trader): Move | undefined {
  const list = moveList(cgs);
  const asides = [...list.subarray(0, cgs.asides(state, seat, list))];
  const offers = asides.filter(M.accept.is);
  if (offers.length === 0) return undefined;
  const before = promisesOf(state);
  for (const move of offers) {
    const { seat: from, theirs, mine } = M.accept.read(move);
    const [own, other] = gains(state, before, seat, mine, from, theirs);
    if (isEasy ? own > ENOUGH && own >= EVEN * other : isFair(state, own, other)) return move;
  }
  return asides.find(M.decline.is);
}

/** Between adventures, on one's own turn: of the swaps the other would accept, the one that helps most. */
export function offerTo({ state, seat, me, rng }: Now, { looks, offers }: Trader): Move | undefined {
  const { ints } = state;
  if (currentIn(ints) !== NONE || turnIn(ints) !== me || phaseIn(ints) !== TURN) return undefined;
  const more = isTowardsFinale(state) ? 3 : 1;
  if (offersMadeBy(ints, seat) >= offers * more) return undefined;
  const pairs = pairsFor(state, seat);
  if (pairs.length === 0) return undefined;
  const before = promisesOf(state);
  let best: Move | undefined;
  let most = WORTHWHILE * stakesOf(state);
  for (let look = 0; look < looks * more; look++) {
    const [mine, other, theirs] = pairs[rng.below(pairs.length)]!;
    const [gain, tempts] = gains(state, before, seat, mine, other, theirs);
    if (gain <= most || !isFair(state, tempts, gain)) continue;
    const move = M.offer.pack(mine, other, theirs);
    if (cgs.judge(state, seat, move) === undefined) [best, most] = [move, gain];
  }
  return best;
}

/**
 * Swaps worth considering: a card that ends the seat's lock-out for one that ends the other's, or for any.
 */
function pairsFor(state: CgsState, seat: Seat): (readonly [mine: number, other: Seat, theirs: number])[] {
  const hands = readHands(state);
  const me = playerOf(state, seat);
  const wants = lockouts(state, hands, me, seat);
  const own = facesOf(state, seat);
  const pairs: (readonly [number, Seat, number])[] = [];
  for (let other = 0; other < state.rules.seats; other++) {
    const them = playerOf(state, other);
    if (them === me) continue;
    const theirs = facesOf(state, other);
    const wanted = theirs.filter((face) => gives(state, face, wants));
    const theirWants = lockouts(state, hands, them, other);
    const offered = own.filter((face) => gives(state, face, theirWants));
    for (const mine of offered.length > 0 ? offered : own)
      for (const face of wanted.length > 0 ? wanted : theirs) pairs.push([mine, other, face]);
  }
  return pairs;
}

const gives = ({ rules: { cards } }: CgsState, face: number, names: ReadonlySet<number>): boolean => {
  const { first } = cards.designs[designIn(face)]!;
  for (const name of names) if (valueIn(cards.ar, first, name) > 0) return true;
  return false;
};

/** Names that an adventure in hand asks for and the player lacks. */
function lockouts(state: CgsState, hands: readonly Hand[], player: number, seat: Seat): Set<number> {
  const { cards } = state.rules;
  const hand = hands[player]!;
  const names = new Set<number>();
  const named = new Uint8Array(cards.names.length);
  for (const card of membersOf(state.ints, opsOf(seat), cards.setSize)) {
    const design = cards.designOf[card]!;
    if (!design.isAdventure) continue;
    const { short } = needFor(hands, player, design);
    for (let name = 0; name < short.length; name++) {
      if (short[name]! <= 0 || names.has(name)) continue;
      named[name] = 1;
      if (strengthIn(hand, { short, named }, design) < short[name]!) names.add(name);
      named[name] = 0;
    }
  }
  return names;
}

const facesOf = (state: CgsState, seat: Seat): number[] => [
  ...new Set(
    membersOf(state.ints, opsOf(seat), state.rules.cards.setSize).map((card) => faceOf(state, card)),
  ),
];
