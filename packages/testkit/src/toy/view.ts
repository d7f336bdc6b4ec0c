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
export const namesIn = (words: Int32Array, zone: number): string[] =>
  cardsOf(words[zone]).map((card) => CARD_NAMES[card]);

/** Built from nothing: what is not put in is not known. */
export function view(state: ToyState, viewer: Viewer): View {
  const { words, rules } = state;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const is = (seat: Seat): boolean => viewer === 'all' || viewer === seat;
  const zone = (from: number, known: boolean): ZoneView => {
    const cards = namesIn(words, from);
    return known ? { count: cards.length, cards } : { count: cards.length };
  };
  const bid = (seat: Seat): View['bids'][number] => {
    const amount = words[at.bids + seat];
    if (amount === NONE) return null;
    return words[at.leader] !== NONE || is(seat) ? amount : 'hidden';
  };
  const quitter = words[at.quitter];
  return {
    viewer,
    phase: PHASES[words[at.phase]],
    leader: seatOrNull(words[at.leader]),
    turn: seatOrNull(words[at.turn]),
    bids: seats.map(bid),
    hands: seats.map((seat) => zone(at.hands + seat, is(seat))),
    stock: zone(at.stock, viewer === 'all'),
    aside: zone(at.aside, words[at.leader] !== NONE && is(words[at.leader])),
    spent: namesIn(words, at.spent),
    engaged: words[at.engaged] === NONE ? null : CARD_NAMES[words[at.engaged]],
    passed: seatsOf(words[at.passed]),
    scouts: seats.map((seat) => scoutView(words, seat, is(seat))),
    points: [words[at.points], words[at.points + 1]],
    ...(rules.options.trading
      ? { offers: seats.map((seat) => offerView(words, seat)), trades: words[at.trades] }
      : {}),
    quit: quitter === NONE ? null : { seat: quitter, how: QUITS[words[at.quit]] },
  };
}

/** TOY-TRD-1 An offer is made openly. */
function offerView(words: Int32Array, seat: Seat): OfferView {
  const [to, made] = [words[at.offeredTo + seat], words[at.offers + seat]];
  return to === NONE ? { made } : { made, to, card: CARD_NAMES[words[at.offered + seat]] };
}

/** TOY-SCT-2 Whom a seat has scouted is open, which card it saw is not. */
function scoutView(words: Int32Array, seat: Seat, known: boolean): ScoutView | null {
  const of = words[at.scouted + seat];
  if (of === NONE) return null;
  const scout = { of, among: words[at.among + seat] };
  const card = words[at.seen + seat];
  return known ? { ...scout, card: card === NONE ? null : CARD_NAMES[card] } : scout;
}

/**
 * A world this view allows, every one as likely: the cards not seen go by lot to the places not seen. Choices of
 * others (a bid, what was put aside, a pass) are taken to say nothing about their cards.
 */
export function imagine(seen: View, into: ToyState, rng: Rng): void {
  const { words } = into;
  clear(words);
  words[at.phase] = PHASES.indexOf(seen.phase);
  words[at.leader] = seen.leader ?? NONE;
  words[at.turn] = seen.turn ?? NONE;
  for (const [seat, bid] of seen.bids.entries())
    words[at.bids + seat] = bid === 'hidden' ? rng.below(BIDS) : (bid ?? NONE);
  for (const name of seen.spent) addMember(words, at.spent, cardNamed(name));
  words[at.engaged] = seen.engaged === null ? NONE : cardNamed(seen.engaged);
  words[at.passed] = seatSet(seen.passed);
  [words[at.points], words[at.points + 1]] = seen.points;
  words[at.quitter] = seen.quit?.seat ?? NONE;
  words[at.quit] = seen.quit === null ? NONE : QUITS.indexOf(seen.quit.how);
  words[at.trades] = seen.trades ?? 0;
  for (const [seat, { made, to, card }] of (seen.offers ?? []).entries()) {
    words[at.offers + seat] = made;
    if (to === undefined || card === undefined) continue;
    words[at.offeredTo + seat] = to;
    words[at.offered + seat] = cardNamed(card);
  }
  layCards(seen, words, rng);
  for (const [seat, scout] of seen.scouts.entries()) if (scout !== null) recall(scout, seat, words, rng);
}

/** First the cards the viewer knows, then the others by lot. */
function layCards(seen: View, words: Int32Array, rng: Rng): void {
  const zones: [number, ZoneView][] = [
    ...seen.hands.map((hand, seat): [number, ZoneView] => [at.hands + seat, hand]),
    [at.stock, seen.stock],
    [at.aside, seen.aside],
  ];
  for (const [zone, { cards = [] }] of zones)
    for (const name of cards) addMember(words, zone, cardNamed(name));
  for (const scout of seen.scouts)
    if (typeof scout?.card === 'string') addMember(words, at.hands + scout.of, cardNamed(scout.card));
  for (const [seat, { card }] of (seen.offers ?? []).entries())
    if (card !== undefined) addMember(words, at.hands + seat, cardNamed(card));
  dealUnknown(
    words,
    zones.map(([zone, { count }]) => [zone, count]),
    rng,
  );
}

/** Fills each zone up to its count, by lot, from the cards that lie nowhere yet. */
export function dealUnknown(
  words: Int32Array,
  zones: readonly (readonly [zone: number, count: number])[],
  rng: Rng,
): void {
  const known = zones.reduce((cards, [zone]) => cards | words[zone], words[at.spent]);
  const pool = Uint8Array.from(cardsOf(ALL_CARDS & ~known));
  rng.shuffle(pool);
  let next = 0;
  for (const [zone, count] of zones)
    for (let missing = count - bitCount(words[zone]); missing > 0; missing--)
      addMember(words, zone, pool[next++]);
  invariant(next === pool.length, 'cards and places do not match');
}

/** What another scout saw: each card of that hand as likely, also those played since, of which nothing is kept. */
function recall(scout: ScoutView, seat: Seat, words: Int32Array, rng: Rng): void {
  words[at.scouted + seat] = scout.of;
  words[at.among + seat] = scout.among;
  if (scout.card === null) return;
  if (scout.card !== undefined) {
    words[at.seen + seat] = cardNamed(scout.card);
    return;
  }
  const nth = rng.below(scout.among);
  if (nth < handSize(words, scout.of)) words[at.seen + seat] = cardsOf(words[at.hands + scout.of])[nth];
}

function cardNamed(name: string): number {
  const card = CARD_NAMES.indexOf(name);
  invariant(card !== -1, `there is no card ${name}`);
  return card;
}
