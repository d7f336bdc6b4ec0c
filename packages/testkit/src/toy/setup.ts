import {
  addMember,
  allSeats,
  type Diagnostic,
  hashOf,
  hasSeat,
  NO_SEATS,
  onlySeat,
  type Packs,
  parseOptionTable,
  type Result,
  type Rng,
  type Seat,
  type SeatSet,
  seatSet,
  withSeat,
} from '@hortus/kernel';
import {
  ANSWER,
  at,
  BID,
  CARD_NAMES,
  CARDS,
  handSize,
  MOST_SEATS,
  NONE,
  OPTIONS,
  type Options,
  OVER,
  sideOf,
  size,
  type ToyState,
  TURN,
} from './types.ts';

export const parseOptions = (input: unknown): Result<Options, Diagnostic[]> =>
  parseOptionTable(OPTIONS, input);

const CARD_LIST = hashOf('skirmish cards 1', CARD_NAMES.join(' '));

/** A pack that an option brings in, as a deck or an era would be: players who trade agree on the cards there are. */
export const packs = ({ trading }: Options): Packs => (trading ? { cards: CARD_LIST } : {});

/** TOY-TRN-4 Two seats on a side can act as one player; one seat alone can't. */
export const seatsFor = ({ joint }: Options): readonly number[] => (joint ? [4] : [2, 4]);

/** TOY-CMP-1 Two sides: even seats and odd seats. */
export const teams = (_: Options, seats: number): readonly SeatSet[] =>
  [0, 1].map((side) =>
    seatSet(Array.from({ length: seats }, (_, seat) => seat).filter((s) => sideOf(s) === side)),
  );

export const create = (options: Options, seats: number): ToyState => ({
  ints: new Int32Array(size),
  rules: { options, seats },
});

/** Everything as before the deal, whatever the ints held: states are reused. */
export function clear(ints: Int32Array): void {
  ints.fill(0);
  ints[at.leader] = ints[at.turn] = ints[at.engaged] = ints[at.quitter] = ints[at.quit] = NONE;
  ints.fill(NONE, at.bids, at.bids + MOST_SEATS);
  ints.fill(NONE, at.scouted, at.scouted + MOST_SEATS);
  ints.fill(NONE, at.seen, at.seen + MOST_SEATS);
  ints.fill(NONE, at.offeredTo, at.offers);
}

/** TOY-SET-1 Each seat is dealt its hand from the shuffled cards; the rest is the stock. */
export function setup({ ints, rules }: ToyState, rng: Rng): SeatSet {
  clear(ints);
  const deck = Uint8Array.from({ length: CARDS }, (_, card) => card);
  rng.shuffle(deck);
  const { hand } = rules.options;
  for (const [i, card] of deck.entries())
    addMember(ints, i < hand * rules.seats ? at.hands + Math.floor(i / hand) : at.stock, card);
  ints[at.phase] = BID;
  return allSeats(rules.seats);
}

/** Who may act depends only on what everybody can see: who has bid or passed, whose turn it is, how many cards they hold. */
export function toAct(state: ToyState): SeatSet {
  const { ints, rules } = state;
  switch (ints[at.phase]) {
    case BID:
      return stillToBid(state);
    case ANSWER:
      return stillToAnswer(state);
    case OVER:
      return NO_SEATS;
    case TURN:
      return rules.options.joint ? holdersOf(state, sideOf(ints[at.turn])) : onlySeat(ints[at.turn]);
    default:
      return onlySeat(ints[at.turn]);
  }
}

/** TOY-TRN-4 The seats of a side that hold a card. */
function holdersOf({ ints, rules }: ToyState, side: number): SeatSet {
  let seats = NO_SEATS;
  for (let seat = side; seat < rules.seats; seat += 2)
    if (handSize(ints, seat) > 0) seats = withSeat(seats, seat);
  return seats;
}

/** TOY-TRN-4 With that option a side is one player while it has the turn; otherwise each seat is on its own. */
export function groupOf({ ints, rules }: ToyState, seat: Seat): SeatSet {
  if (!rules.options.joint || ints[at.phase] !== TURN) return onlySeat(seat);
  return (onlySeat(sideOf(seat)) | onlySeat(sideOf(seat) + 2)) & allSeats(rules.seats);
}

/** TOY-BID-1 All bid at once. */
function stillToBid({ ints, rules }: ToyState): SeatSet {
  let waiting = NO_SEATS;
  for (let seat = 0; seat < rules.seats; seat++) if (ints[at.bids + seat] === NONE) waiting |= onlySeat(seat);
  return waiting;
}

/** TOY-ANS-1 Every seat of the other side that holds a card, whatever the card. */
function stillToAnswer({ ints, rules }: ToyState): SeatSet {
  let waiting = NO_SEATS;
  for (let seat = 0; seat < rules.seats; seat++)
    if (sideOf(seat) !== sideOf(ints[at.turn]) && handSize(ints, seat) > 0 && !hasSeat(ints[at.passed], seat))
      waiting |= onlySeat(seat);
  return waiting;
}
