/** Nim: nothing hidden, no luck. A game so small that one file holds it, in the order of a large one. */
import {
  choice,
  defineGame,
  EVERYONE,
  eventKinds,
  fail,
  type Move,
  moveKinds,
  NO_SEATS,
  type OptionsOf,
  ok,
  onlySeat,
  optionSchema,
  parseOptionTable,
  record,
  refuse,
  type Seat,
  type SeatSet,
  type State,
} from '@hortus/kernel';

const OPTIONS = { heaps: choice('counters in the heaps', ['3 4 5', '1 2 3 4', '5 7']) } as const;
type Options = OptionsOf<typeof OPTIONS>;

const HEAPS = 4;
const MOST_TAKEN = 3;
const MOST_IN_HEAP = 7;

const { at, size } = record({
  heap: HEAPS,
  mover: 1,
  /** 0 while it's running, otherwise 1 + an index in ENDS. */
  end: 1,
  winner: 1,
});
const ENDS = ['last-counter', 'resignation', 'time'] as const;

type NimState = State<Options>;

const MOVES = moveKinds({ take: { heap: HEAPS, count: MOST_TAKEN + 1 } });
const { take, resign, time } = MOVES.kinds;
const EVENTS = eventKinds({
  took: { seat: 2, heap: HEAPS, count: MOST_TAKEN + 1 },
  ended: { winner: 2, how: ENDS.length },
});

interface View {
  readonly heaps: readonly number[];
  readonly mover: Seat;
  readonly end: (typeof ENDS)[number] | null;
  readonly winner: Seat;
}

const heapsOf = (ints: Int32Array): number[] => [...ints.subarray(at.heap, at.heap + HEAPS)];
const isOver = ({ ints }: NimState): boolean => ints[at.end] !== 0;
const toAct = (state: NimState): SeatSet => (isOver(state) ? NO_SEATS : onlySeat(state.ints[at.mover]));

/** TOY-NIM-1, TOY-NIM-2 */
function play(
  state: NimState,
  seat: Seat,
  move: Move,
  _: unknown,
  told?: { tell: (event: number, known: number, reveals: boolean) => void },
): SeatSet {
  const { ints } = state;
  const end = (winner: Seat, how: number): SeatSet => {
    ints[at.end] = 1 + how;
    ints[at.winner] = winner;
    told?.tell(EVENTS.kinds.ended.pack(winner, how), EVERYONE, false);
    return NO_SEATS;
  };
  if (!take.is(move)) return end(1 - seat, resign.is(move) ? 1 : 2);
  const [heap, count] = [take.get.heap(move), take.get.count(move)];
  ints[at.heap + heap] -= count;
  ints[at.mover] = 1 - seat;
  told?.tell(EVENTS.kinds.took.pack(seat, heap, count), EVERYONE, false);
  return heapsOf(ints).some((left) => left > 0) ? onlySeat(1 - seat) : end(seat, 0);
}

/** `3 4 5 0 move 1`, and at the end `won 0 by time`. */
const makePosition = ({ ints }: NimState): string =>
  `${heapsOf(ints).join(' ')} move ${ints[at.mover]}${ints[at.end] === 0 ? '' : ` won ${ints[at.winner]} by ${ENDS[ints[at.end] - 1]}`}`;

export const nim = defineGame<NimState, Options, View>({
  id: 'nim',
  title: 'Nim',
  rulesVersion: 1,
  seats: [2],
  packs: () => ({}),
  moves: MOVES,
  events: EVENTS,
  mostMoves: HEAPS * MOST_TAKEN,
  optionSchema: optionSchema(OPTIONS),
  parseOptions: (input) => parseOptionTable(OPTIONS, input),
  teams: () => [onlySeat(0), onlySeat(1)],
  create: (rules) => ({ ints: new Int32Array(size), rules }),
  setup({ ints, rules }) {
    ints.fill(0);
    ints.set(rules.heaps.split(' ').map(Number), at.heap);
    return onlySeat(0);
  },
  toAct,
  /** By heap, then by number. */
  legal(state, seat, out) {
    const { ints } = state;
    if (toAct(state) !== onlySeat(seat)) return 0;
    let count = 0;
    for (let heap = 0; heap < HEAPS; heap++)
      for (let n = 1; n <= Math.min(MOST_TAKEN, ints[at.heap + heap]); n++) out[count++] = take.pack(heap, n);
    return count;
  },
  judge(state, seat, move) {
    if (isOver(state)) return refuse('over', 'TOY-NIM-1');
    if (!MOVES.knows(move)) return refuse('not-a-move', 'TOY-NIM-1');
    if (!take.is(move)) return undefined;
    if (seat !== state.ints[at.mover]) return refuse('not-your-turn', 'TOY-NIM-1');
    const count = take.get.count(move);
    return count > 0 && count <= state.ints[at.heap + take.get.heap(move)]
      ? undefined
      : refuse('too-few', 'TOY-NIM-1');
  },
  play,
  clock: (state) =>
    isOver(state)
      ? undefined
      : {
          seats: onlySeat(state.ints[at.mover]),
          span: heapsOf(state.ints).reduce((sum, heap) => sum - heap, 4 * MOST_IN_HEAP),
        },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const { ints } = state;
    const code = ENDS[ints[at.end] - 1];
    const winner = ints[at.winner];
    const clause = code === 'last-counter' ? 'TOY-NIM-1' : 'TOY-NIM-2';
    return { winners: [winner], reasons: [{ code, clause }], scores: [1 - winner, winner] };
  },
  view: ({ ints }) => ({
    heaps: heapsOf(ints),
    mover: ints[at.mover],
    end: ENDS[ints[at.end] - 1] ?? null,
    winner: ints[at.winner],
  }),
  imagine(view, { ints }) {
    ints.set(view.heaps, at.heap);
    ints[at.mover] = view.mover;
    ints[at.end] = view.end === null ? 0 : 1 + ENDS.indexOf(view.end);
    ints[at.winner] = view.winner;
  },
  notation: {
    makeMove: (_, __, move) =>
      take.is(move) ? `${'abcd'[take.get.heap(move)]}${take.get.count(move)}` : (MOVES.kindOf(move) ?? ''),
    parseMove(_, __, text) {
      if (text === 'resign') return ok(resign.pack());
      if (text === 'time') return ok(time.pack());
      const match = /^([a-d])([1-3])$/.exec(text);
      return match === null
        ? fail(refuse('not-a-move', 'TOY-NIM-1'))
        : ok(take.pack('abcd'.indexOf(match[1]), Number(match[2])));
    },
    makePosition,
    parsePosition(text, options) {
      const match =
        /^(\d) (\d) (\d) (\d) move ([01])(?: won ([01]) by (last-counter|resignation|time))?$/.exec(text);
      const heaps = match?.slice(1, 5).map(Number) ?? [];
      const empty = heaps.every((heap) => heap === 0);
      if (
        match === null ||
        heaps.some((heap) => heap > MOST_IN_HEAP) ||
        (empty ? match[6] === undefined : match[7] === 'last-counter')
      )
        return fail([
          { code: 'bad-position', message: 'expected four heaps, who moves, and how it ended if it did' },
        ]);
      const ints = new Int32Array(size);
      ints.set(heaps, at.heap);
      ints[at.mover] = Number(match[5]);
      ints[at.end] = match[7] === undefined ? 0 : 1 + ENDS.indexOf(match[7] as (typeof ENDS)[number]);
      ints[at.winner] = Number(match[6] ?? 0);
      return ok({ ints, rules: options });
    },
    draw: ({ ints }) =>
      heapsOf(ints)
        .map((heap, i) => `${'abcd'[i]} ${'o'.repeat(heap)}`)
        .join('\n'),
  },
});
