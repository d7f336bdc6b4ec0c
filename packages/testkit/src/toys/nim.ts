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
  /** 0 while it goes on, else 1 + an index in ENDS. */
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

const heapsOf = (words: Int32Array): number[] => [...words.subarray(at.heap, at.heap + HEAPS)];
const isOver = ({ words }: NimState): boolean => words[at.end] !== 0;
const toAct = (state: NimState): SeatSet => (isOver(state) ? NO_SEATS : onlySeat(state.words[at.mover]));

/** TOY-NIM-1, TOY-NIM-2 */
function play(
  state: NimState,
  seat: Seat,
  move: Move,
  _: unknown,
  told?: { tell: (event: number, known: number, reveals: boolean) => void },
): SeatSet {
  const { words } = state;
  const end = (winner: Seat, how: number): SeatSet => {
    words[at.end] = 1 + how;
    words[at.winner] = winner;
    told?.tell(EVENTS.kinds.ended.pack(winner, how), EVERYONE, false);
    return NO_SEATS;
  };
  if (!take.is(move)) return end(1 - seat, resign.is(move) ? 1 : 2);
  const [heap, count] = [take.get.heap(move), take.get.count(move)];
  words[at.heap + heap] -= count;
  words[at.mover] = 1 - seat;
  told?.tell(EVENTS.kinds.took.pack(seat, heap, count), EVERYONE, false);
  return heapsOf(words).some((left) => left > 0) ? onlySeat(1 - seat) : end(seat, 0);
}

/** `3 4 5 0 move 1`, and at the end `won 0 by time`. */
const makePosition = ({ words }: NimState): string =>
  `${heapsOf(words).join(' ')} move ${words[at.mover]}${words[at.end] === 0 ? '' : ` won ${words[at.winner]} by ${ENDS[words[at.end] - 1]}`}`;

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
  create: (rules) => ({ words: new Int32Array(size), rules }),
  setup({ words, rules }) {
    words.fill(0);
    words.set(rules.heaps.split(' ').map(Number), at.heap);
    return onlySeat(0);
  },
  toAct,
  /** By heap, then by number. */
  legal(state, seat, out) {
    const { words } = state;
    if (toAct(state) !== onlySeat(seat)) return 0;
    let count = 0;
    for (let heap = 0; heap < HEAPS; heap++)
      for (let n = 1; n <= Math.min(MOST_TAKEN, words[at.heap + heap]); n++)
        out[count++] = take.pack(heap, n);
    return count;
  },
  judge(state, seat, move) {
    if (isOver(state)) return refuse('over', 'TOY-NIM-1');
    if (!MOVES.knows(move)) return refuse('not-a-move', 'TOY-NIM-1');
    if (!take.is(move)) return undefined;
    if (seat !== state.words[at.mover]) return refuse('not-your-turn', 'TOY-NIM-1');
    const count = take.get.count(move);
    return count > 0 && count <= state.words[at.heap + take.get.heap(move)]
      ? undefined
      : refuse('too-few', 'TOY-NIM-1');
  },
  play,
  clock: (state) =>
    isOver(state)
      ? undefined
      : {
          seats: onlySeat(state.words[at.mover]),
          span: heapsOf(state.words).reduce((sum, heap) => sum - heap, 4 * MOST_IN_HEAP),
        },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const { words } = state;
    const code = ENDS[words[at.end] - 1];
    const winner = words[at.winner];
    const clause = code === 'last-counter' ? 'TOY-NIM-1' : 'TOY-NIM-2';
    return { winners: [winner], reasons: [{ code, clause }], scores: [1 - winner, winner] };
  },
  view: ({ words }) => ({
    heaps: heapsOf(words),
    mover: words[at.mover],
    end: ENDS[words[at.end] - 1] ?? null,
    winner: words[at.winner],
  }),
  imagine(view, { words }) {
    words.set(view.heaps, at.heap);
    words[at.mover] = view.mover;
    words[at.end] = view.end === null ? 0 : 1 + ENDS.indexOf(view.end);
    words[at.winner] = view.winner;
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
      const words = new Int32Array(size);
      words.set(heaps, at.heap);
      words[at.mover] = Number(match[5]);
      words[at.end] = match[7] === undefined ? 0 : 1 + ENDS.indexOf(match[7] as (typeof ENDS)[number]);
      words[at.winner] = Number(match[6] ?? 0);
      return ok({ words, rules: options });
    },
    draw: ({ words }) =>
      heapsOf(words)
        .map((heap, i) => `${'abcd'[i]} ${'o'.repeat(heap)}`)
        .join('\n'),
  },
});
