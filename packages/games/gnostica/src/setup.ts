/** Options and the deal. */
import {
  addMember,
  allSeats,
  type Diagnostic,
  ok,
  onlySeat,
  parseOptionTable,
  type Result,
  type Rng,
  type SeatSet,
} from '@hortus/kernel';
import { layCard } from './board/land.ts';
import { spaceAt } from './board/space.ts';
import { CARDS } from './cards/cards.ts';
import { handOf } from './cards/piles.ts';
import {
  at,
  BID,
  type GnosticaState,
  MOST_IN_HAND,
  MOST_SEATS,
  NONE,
  OPTIONS,
  type Options,
  size,
  TURN,
} from './types.ts';

export function parseOptions(input: unknown): Result<Options, Diagnostic[]> {
  const parsed = parseOptionTable(OPTIONS, input);
  if (!parsed.ok) return parsed;
  const { draws, repetition, ...rest } = parsed.value;
  return ok({
    ...rest,
    ...(draws === 'open' ? { draws } : {}),
    ...(repetition === 'off' ? { repetition } : {}),
  });
}

/** GNO-CMP-1 Each for themselves. */
export const teams = (_: Options, seats: number): readonly SeatSet[] =>
  Array.from({ length: seats }, (_, seat) => onlySeat(seat));

export const create = (options: Options, seats: number): GnosticaState => ({
  ints: new Int32Array(size),
  rules: { options, seats },
});

/** Resets everything to before the deal, whatever the ints held. */
export function clear(ints: Int32Array): void {
  ints.fill(0);
  ints[at.turn] = ints[at.open] = ints[at.first] = NONE;
  ints[at.end] = ints[at.winner] = ints[at.fate] = NONE;
  ints.fill(NONE, at.bids, at.bids + MOST_SEATS);
}

/** GNO-SET-3, GNO-R-4 Row by row from the north-west. */
const OPENING_BLOCK = [1, 0, -1].flatMap((y) => [-1, 0, 1].map((x) => spaceAt(x, y)));

const deck = new Int32Array(CARDS);

/** GNO-SET-1..4 Six cards each, nine on the board, the rest in the draw pile. */
export function setup(state: GnosticaState, rng: Rng): SeatSet {
  const { ints, rules } = state;
  clear(ints);
  for (let card = 0; card < CARDS; card++) deck[card] = card;
  rng.shuffle(deck);
  let next = 0;
  for (let seat = 0; seat < rules.seats; seat++)
    for (let i = 0; i < MOST_IN_HAND; i++) addMember(ints, handOf(seat), deck[next++]);
  for (let i = 0; i < OPENING_BLOCK.length; i++) layCard(ints, OPENING_BLOCK[i], deck[next++]);
  ints[at.pile] = CARDS - next;
  for (let place = ints[at.pile] - 1; place >= 0; place--) ints[at.piled + place] = deck[next++];
  return findFirst(state, rng);
}

/** GNO-BID-1, GNO-R-14 Bids, the named seat, or a random seat. */
function findFirst({ ints, rules }: GnosticaState, rng: Rng): SeatSet {
  const { start, first } = rules.options;
  if (start === 'bid') {
    ints[at.phase] = BID;
    ints[at.round] = 1;
    return allSeats(rules.seats);
  }
  const named = OPTIONS.first.values.indexOf(first) % rules.seats;
  ints[at.turn] = start === 'seat' ? named : rng.below(rules.seats);
  ints[at.phase] = TURN;
  return onlySeat(ints[at.turn]);
}
