import {
  bitCount,
  hasMember,
  hasSeat,
  lowestBit,
  type Move,
  type MoveList,
  type Refusal,
  refuse,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import { toAct } from './setup.ts';
import { isTrade, judgeTrade } from './trade.ts';
import {
  ANSWER,
  at,
  BATTLE_CARDS,
  BID,
  BIDS,
  handSize,
  isBattle,
  MOST_ASIDE,
  MOVES,
  NONE,
  OVER,
  sideOf,
  type ToyState,
  TRIM,
  TURN,
} from './types.ts';

const { bid, put, done, scout, engage, strike, pass, resign, time } = MOVES.kinds;

/** Three offers, each accepted with one of four cards or declined, and the seat's own withdrawn: no list is longer. */
export const MOST_MOVES = 16;

/** The moves of a seat: bids upwards; scouts by seat; cards in the order p1 … p9 b1 … b9; `done` and `pass` last. */
export function legal(state: ToyState, seat: Seat, out: MoveList): number {
  const { ints } = state;
  if (!hasSeat(toAct(state), seat)) return 0;
  const hand = ints[at.hands + seat];
  let count = 0;
  switch (ints[at.phase]) {
    case BID:
      for (let amount = 0; amount < BIDS; amount++) out[count++] = bid.pack(amount);
      return count;
    case TRIM:
      if (mayPutAside(ints)) count = listCards(hand & ~offeredBy(ints, seat), put.pack, out, count);
      out[count++] = done.pack();
      return count;
    case TURN:
      for (let other = 0; other < state.rules.seats; other++)
        if (mayScout(state, seat, other)) out[count++] = scout.pack(other);
      return listCards(hand, engage.pack, out, count);
    default:
      count = listCards(hand & BATTLE_CARDS, strike.pack, out, count);
      out[count++] = pass.pack();
      return count;
  }
}

function listCards(cards: number, pack: (card: number) => Move, out: MoveList, from: number): number {
  let count = from;
  for (let left = cards; left !== 0; left = withoutLowest(left)) out[count++] = pack(lowestBit(left));
  return count;
}

/** TOY-TRD-5 Putting it aside would end the offer, and so tell everyone which card lies there. */
const offeredBy = (ints: Int32Array, seat: Seat): number =>
  ints[at.offered + seat] === NONE ? 0 : 1 << ints[at.offered + seat];

/** TOY-TRM-1 At most two. */
const mayPutAside = (ints: Int32Array): boolean => bitCount(ints[at.aside]) < MOST_ASIDE;

/** TOY-SCT-1 Once per match each, a seat of the other side that holds a card. */
const mayScout = ({ ints, rules }: ToyState, seat: Seat, other: Seat): boolean =>
  rules.options.scouting &&
  ints[at.scouted + seat] === NONE &&
  sideOf(other) !== sideOf(seat) &&
  other < rules.seats &&
  handSize(ints, other) > 0;

/** Why not? Must agree with `legal` and `asides`, and with resigning and time besides (TOY-END-3). */
export function judge(state: ToyState, seat: Seat, move: Move): Refusal | undefined {
  const { ints } = state;
  const phase = ints[at.phase];
  if (phase === OVER) return refuse('over', 'TOY-END-1');
  if (!MOVES.knows(move)) return refuse('not-a-move', 'TOY-TRN-1');
  if (resign.is(move) || time.is(move)) return undefined;
  if (isTrade(move)) return judgeTrade(state, seat, move);
  if (!hasSeat(toAct(state), seat)) return refuse('not-your-turn', 'TOY-TRN-1');
  if (phaseOf(move) !== phase) return refuse('not-now', 'TOY-TRN-1');
  const holds = (card: number): boolean => hasMember(ints, at.hands + seat, card);
  if (put.is(move)) {
    if (!holds(put.get.card(move))) return refuse('not-held', 'TOY-TRM-1');
    if (put.get.card(move) === ints[at.offered + seat]) return refuse('offered', 'TOY-TRD-5');
    return mayPutAside(ints) ? undefined : refuse('enough-aside', 'TOY-TRM-1');
  }
  if (scout.is(move)) return judgeScout(state, seat, scout.get.seat(move));
  if (engage.is(move)) return holds(engage.get.card(move)) ? undefined : refuse('not-held', 'TOY-TRN-2');
  if (!strike.is(move)) return undefined;
  const card = strike.get.card(move);
  if (!holds(card)) return refuse('not-held', 'TOY-ANS-2');
  return isBattle(card) ? undefined : refuse('not-a-battle-card', 'TOY-ANS-2');
}

function judgeScout(state: ToyState, seat: Seat, other: Seat): Refusal | undefined {
  if (mayScout(state, seat, other)) return undefined;
  if (!state.rules.options.scouting) return refuse('no-scouting', 'TOY-SCT-1');
  return state.ints[at.scouted + seat] === NONE
    ? refuse('nothing-to-scout', 'TOY-SCT-1')
    : refuse('scouted-before', 'TOY-SCT-1');
}

/** The one phase in which a move of this kind is made. */
function phaseOf(move: Move): number {
  if (bid.is(move)) return BID;
  if (put.is(move) || done.is(move)) return TRIM;
  return scout.is(move) || engage.is(move) ? TURN : ANSWER;
}
