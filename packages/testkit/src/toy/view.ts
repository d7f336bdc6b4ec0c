import {
  addMember,
  bitCount,
  invariant,
  lowestBit,
  type Rng,
  type Seat,
  seatSet,
  seatsOf,
  type Viewer,
  withoutLowest,
} from '@hortus/kernel';
import { clear } from './setup.ts';
import {
  ALL_CARDS,
  at,
  BIDS,
  CARD_NAMES,
  handSize,
  NONE,
  type OfferView,
  PHASES,
  QUITS,
  type ScoutView,
  type ToyState,
  type View,
  type ZoneView,
} from './types.ts';

/** The cards of a set, lowest first. */
const cardsOf = (set: number): number[] => {
  const cards: number[] = [];
  for (let left = set; left !== 0; left = withoutLowest(left)) cards.push(lowestBit(left));
  return cards;
};

const seatOrNull = (word: number): Seat | null => (word === NONE ? null : word);
export const namesIn = (ints: Int32Array, zone: number): string[] =>
  cardsOf(ints[zone]).map((card) => CARD_NAMES[card]);

/** Built from nothing: whatever isn't put in isn't known. */
export function view(state: ToyState, viewer: Viewer): View {
  const { ints, rules } = state;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const is = (seat: Seat): boolean => viewer === 'all' || viewer === seat;
  const zone = (from: number, known: boolean): ZoneView => {
    const cards = namesIn(ints, from);
    return known ? { count: cards.length, cards } : { count: cards.length };
  };
  const bid = (seat: Seat): View['bids'][number] => {
    const amount = ints[at.bids + seat];
    if (amount === NONE) return null;
    return ints[at.leader] !== NONE || is(seat) ? amount : 'hidden';
  };
  const quitter = ints[at.quitter];
  return {
    viewer,
    phase: PHASES[ints[at.phase]],
    leader: seatOrNull(ints[at.leader]),
    turn: seatOrNull(ints[at.turn]),
    bids: seats.map(bid),
    hands: seats.map((seat) => zone(at.hands + seat, is(seat))),
    stock: zone(at.stock, viewer === 'all'),
    aside: zone(at.aside, ints[at.leader] !== NONE && is(ints[at.leader])),
    spent: namesIn(ints, at.spent),
    engaged: ints[at.engaged] === NONE ? null : CARD_NAMES[ints[at.engaged]],
    passed: seatsOf(ints[at.passed]),
    scouts: seats.map((seat) => scoutView(ints, seat, is(seat))),
    points: [ints[at.points], ints[at.points + 1]],
    ...(rules.options.trading
      ? { offers: seats.map((seat) => offerView(ints, seat)), trades: ints[at.trades] }
      : {}),
    quit: quitter === NONE ? null : { seat: quitter, how: QUITS[ints[at.quit]] },
  };
}

/** TOY-TRD-1 An offer is made openly. */
function offerView(ints: Int32Array, seat: Seat): OfferView {
  const [to, made] = [ints[at.offeredTo + seat], ints[at.offers + seat]];
  return to === NONE ? { made } : { made, to, card: CARD_NAMES[ints[at.offered + seat]] };
}

/** TOY-SCT-2 Whom a seat has scouted is open, which card it saw is not. */
function scoutView(ints: Int32Array, seat: Seat, known: boolean): ScoutView | null {
  const of = ints[at.scouted + seat];
  if (of === NONE) return null;
  const scout = { of, among: ints[at.among + seat] };
  const card = ints[at.seen + seat];
  return known ? { ...scout, card: card === NONE ? null : CARD_NAMES[card] } : scout;
}

/**
 * A world this view allows, all equally likely: unseen cards are dealt at random to unseen places. Choices of
 * others (a bid, what was put aside, a pass) are taken to say nothing about their cards.
 */
export function imagine(seen: View, into: ToyState, rng: Rng): void {
  const { ints } = into;
  clear(ints);
  ints[at.phase] = PHASES.indexOf(seen.phase);
  ints[at.leader] = seen.leader ?? NONE;
  ints[at.turn] = seen.turn ?? NONE;
  for (const [seat, bid] of seen.bids.entries())
    ints[at.bids + seat] = bid === 'hidden' ? rng.below(BIDS) : (bid ?? NONE);
  for (const name of seen.spent) addMember(ints, at.spent, cardNamed(name));
  ints[at.engaged] = seen.engaged === null ? NONE : cardNamed(seen.engaged);
  ints[at.passed] = seatSet(seen.passed);
  [ints[at.points], ints[at.points + 1]] = seen.points;
  ints[at.quitter] = seen.quit?.seat ?? NONE;
  ints[at.quit] = seen.quit === null ? NONE : QUITS.indexOf(seen.quit.how);
  ints[at.trades] = seen.trades ?? 0;
  for (const [seat, { made, to, card }] of (seen.offers ?? []).entries()) {
    ints[at.offers + seat] = made;
    if (to === undefined || card === undefined) continue;
    ints[at.offeredTo + seat] = to;
    ints[at.offered + seat] = cardNamed(card);
  }
  layCards(seen, ints, rng);
  for (const [seat, scout] of seen.scouts.entries()) if (scout !== null) recall(scout, seat, ints, rng);
}

/** First the cards the viewer knows, then the others at random. */
function layCards(seen: View, ints: Int32Array, rng: Rng): void {
  const zones: [number, ZoneView][] = [
    ...seen.hands.map((hand, seat): [number, ZoneView] => [at.hands + seat, hand]),
    [at.stock, seen.stock],
    [at.aside, seen.aside],
  ];
  for (const [zone, { cards = [] }] of zones)
    for (const name of cards) addMember(ints, zone, cardNamed(name));
  for (const scout of seen.scouts)
    if (typeof scout?.card === 'string') addMember(ints, at.hands + scout.of, cardNamed(scout.card));
  for (const [seat, { card }] of (seen.offers ?? []).entries())
    if (card !== undefined) addMember(ints, at.hands + seat, cardNamed(card));
  dealUnknown(
    ints,
    zones.map(([zone, { count }]) => [zone, count]),
    rng,
  );
}

/** Fills each zone up to its count, at random, from the cards that lie nowhere yet. */
export function dealUnknown(
  ints: Int32Array,
  zones: readonly (readonly [zone: number, count: number])[],
  rng: Rng,
): void {
  const known = zones.reduce((cards, [zone]) => cards | ints[zone], ints[at.spent]);
  const pool = Uint8Array.from(cardsOf(ALL_CARDS & ~known));
  rng.shuffle(pool);
  let next = 0;
  for (const [zone, count] of zones)
    for (let missing = count - bitCount(ints[zone]); missing > 0; missing--)
      addMember(ints, zone, pool[next++]);
  invariant(next === pool.length, 'cards and places do not match');
}

/** What another scout saw: all cards of that hand are equally likely, even those played since, which aren't kept. */
function recall(scout: ScoutView, seat: Seat, ints: Int32Array, rng: Rng): void {
  ints[at.scouted + seat] = scout.of;
  ints[at.among + seat] = scout.among;
  if (scout.card === null) return;
  if (scout.card !== undefined) {
    ints[at.seen + seat] = cardNamed(scout.card);
    return;
  }
  const nth = rng.below(scout.among);
  if (nth < handSize(ints, scout.of)) ints[at.seen + seat] = cardsOf(ints[at.hands + scout.of])[nth];
}

function cardNamed(name: string): number {
  const card = CARD_NAMES.indexOf(name);
  invariant(card !== -1, `there is no card ${name}`);
  return card;
}
