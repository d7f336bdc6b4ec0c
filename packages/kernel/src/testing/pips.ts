/**
 * Pips, the small game of the kernel's own tests: luck in the deal and in play, secret bids of all seats at
 * once, a leader who acts alone, something shown to all and something shown to one. Each round all bid, the
 * highest bidder leads: marks cells, may peek at the top card, and ends the round by `roll` or `close`. It has
 * no rulebook; the clauses are made up. Games that keep the testkit's laws are in `packages/games`.
 */
import { packHash } from '../chance/canonical.ts';
import type { Rng } from '../chance/luck.ts';
import { eventKinds } from '../contract/events.ts';
import { type Refusal, refuse } from '../contract/fault.ts';
import { defineGame, type Outcome, type State } from '../contract/game.ts';
import { type Move, type MoveList, moveKinds } from '../contract/moves.ts';
import { flag, integer, type OptionsOf, optionSchema, parseOptionTable } from '../contract/options.ts';
import { fail, invariant, ok } from '../contract/result.ts';
import {
  allSeats,
  EVERYONE,
  NO_SEATS,
  onlySeat,
  type Seat,
  type SeatSet,
  withoutSeat,
} from '../contract/seats.ts';
import { record } from '../packing/record.ts';

const OPTIONS = {
  rounds: integer('rounds played', 2, 1, 9),
  open: flag('bids are open, and no two may be alike', false),
};
export type PipsOptions = OptionsOf<typeof OPTIONS>;
export type PipsState = State<{ readonly options: PipsOptions; readonly seats: number }>;

export interface PipsView {
  readonly scores: readonly number[];
}

export const moves = moveKinds({ bid: { amount: 4 }, mark: { cell: 5 }, peek: {}, roll: {}, close: {} });
const events = eventKinds(
  {
    bid: { seat: 3, amount: 4 },
    shown: { seat: 3, amount: 4 },
    mark: { cell: 5 },
    peek: { card: 12 },
    roll: { pips: 6 },
  },
  { secret: { bid: ['amount'] }, private: ['peek'] },
);

const { at, size } = record({
  round: 1,
  leader: 1,
  bids: 3,
  marks: 1,
  peeked: 1,
  deck: 12,
  scores: 3,
  lost: 1,
  trace: 1,
});
const NOBODY = 0; // leader and lost are kept as seat + 1, bids as amount + 1

function toAct({ ints, rules }: PipsState): SeatSet {
  if (ints[at.lost] !== NOBODY || ints[at.round] === rules.options.rounds) return NO_SEATS;
  if (ints[at.leader] !== NOBODY) return onlySeat(ints[at.leader] - 1);
  let bidding = allSeats(rules.seats);
  for (let seat = 0; seat < rules.seats; seat++)
    if (ints[at.bids + seat] !== 0) bidding = withoutSeat(bidding, seat);
  return bidding;
}

function legal(state: PipsState, seat: Seat, out: MoveList): number {
  const { ints, rules } = state;
  const { bid, mark, peek, roll, close } = moves.kinds;
  let n = 0;
  if ((toAct(state) & onlySeat(seat)) === 0) return 0;
  if (ints[at.leader] === NOBODY) {
    const taken = ints.subarray(at.bids, at.bids + rules.seats);
    for (let amount = 0; amount < 4; amount++)
      if (!rules.options.open || !taken.includes(amount + 1)) out[n++] = bid.pack(amount);
    return n;
  }
  for (let cell = 0; cell < 5; cell++) if (((ints[at.marks] >> cell) & 1) === 0) out[n++] = mark.pack(cell);
  if (ints[at.peeked] === 0) out[n++] = peek.pack();
  out[n++] = roll.pack();
  out[n++] = close.pack();
  return n;
}

const scratch = new Int32Array(16);
function judge(state: PipsState, seat: Seat, move: Move): Refusal | undefined {
  if (toAct(state) === NO_SEATS) return refuse('over', 'PIP-1');
  if (moves.kinds.resign.is(move) || moves.kinds.time.is(move)) return undefined;
  const n = legal(state, seat, scratch);
  if (n === 0) return refuse('not-your-turn', 'PIP-2');
  return scratch.subarray(0, n).includes(move) ? undefined : refuse('not-now', 'PIP-3');
}

/** No two histories end alike: every move leaves its trace. */
const leaveTrace = (ints: Int32Array, seat: Seat, move: Move): void => {
  ints[at.trace] = Math.imul(ints[at.trace], 1_000_003) + move * 8 + seat + 1;
};

function endRound(ints: Int32Array): void {
  ints[at.round]++;
  ints[at.leader] = NOBODY;
  ints[at.marks] = ints[at.peeked] = 0;
  ints.fill(0, at.bids, at.bids + 3);
}

const create = (options: PipsOptions, seats: number): PipsState => ({
  ints: new Int32Array(size),
  rules: { options, seats },
});

function setup(state: PipsState, rng: Rng): SeatSet {
  const deck = state.ints.subarray(at.deck, at.deck + 12);
  for (let card = 0; card < 12; card++) deck[card] = card;
  rng.shuffle(deck);
  return toAct(state);
}

export const pips = defineGame<PipsState, PipsOptions, PipsView>({
  id: 'pips',
  title: 'Pips',
  rulesVersion: 3,
  agreement: 'PIP-R-1',
  seats: [2, 3],
  packs: ({ open }) => ({ deck: packHash({ cards: 12 }), ...(open ? { open: packHash('face up') } : {}) }),
  moves,
  events,
  mostMoves: 16,
  optionSchema: optionSchema(OPTIONS),
  parseOptions: (input) => parseOptionTable(OPTIONS, input),
  teams: (_, seats) => Array.from({ length: seats }, (_, seat) => onlySeat(seat)),
  create,
  setup,
  toAct,
  legal,
  judge,
  play(state, seat, move, rng, told) {
    const { ints, rules } = state;
    const { bid, mark, peek, roll, resign, time } = moves.kinds;
    leaveTrace(ints, seat, move);
    if (resign.is(move) || time.is(move)) ints[at.lost] = seat + 1;
    else if (bid.is(move)) {
      const amount = bid.get.amount(move);
      ints[at.bids + seat] = amount + 1;
      told?.tell(events.kinds.bid.pack(seat, amount), onlySeat(seat), false);
      if (toAct(state) === NO_SEATS) {
        const bids = [...ints.subarray(at.bids, at.bids + rules.seats)];
        ints[at.leader] = bids.indexOf(Math.max(...bids)) + 1;
        bids.forEach((b, one) => void told?.tell(events.kinds.shown.pack(one, b - 1), EVERYONE, true));
      }
    } else if (mark.is(move)) {
      ints[at.marks] |= 1 << mark.get.cell(move);
      told?.tell(events.kinds.mark.pack(mark.get.cell(move)), EVERYONE, false);
    } else if (peek.is(move)) {
      ints[at.peeked] = 1;
      told?.tell(events.kinds.peek.pack(ints[at.deck]), onlySeat(seat), true);
    } else if (roll.is(move)) {
      const rolled = rng.below(6);
      ints[at.scores + seat] += rolled + 1;
      told?.tell(events.kinds.roll.pack(rolled), EVERYONE, true);
      endRound(ints);
    } else endRound(ints);
    return toAct(state);
  },
  clock: () => undefined,
  outcome(state): Outcome | undefined {
    if (toAct(state) !== NO_SEATS) return undefined;
    const { ints, rules } = state;
    const scores = [...ints.subarray(at.scores, at.scores + rules.seats)];
    const lost = ints[at.lost] - 1;
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) =>
      (lost < 0 ? score === best : seat !== lost) ? [seat] : [],
    );
    return { winners, reasons: [{ code: lost < 0 ? 'most-pips' : 'given-up', clause: 'PIP-4' }], scores };
  },
  view: ({ ints, rules }) => ({ scores: [...ints.subarray(at.scores, at.scores + rules.seats)] }),
  imagine: () => invariant(false, 'nobody imagines Pips'),
  notation: {
    parseMove: () => fail(refuse('no-notation')),
    makeMove: (_, __, move) => JSON.stringify(moves.toJson(move)),
    makePosition: ({ ints }) => [...ints].join(' '),
    /** The ints of a state, or `deal` for a fresh one. */
    parsePosition(text, options, seats, rng) {
      const state = create(options, seats);
      if (text === 'deal') setup(state, rng);
      else if (/^-?\d+( -?\d+)*$/.test(text) && text.split(' ').length === size)
        state.ints.set(text.split(' ').map(Number));
      else return fail([{ code: 'bad-position', message: 'not a position of Pips' }]);
      return ok(state);
    },
    draw: ({ ints }) => `round ${ints[at.round]}`,
  },
});
