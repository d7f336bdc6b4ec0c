/**
 * A game for these tests: a pile of stones and four seats; opposite seats are one side. A move takes one to three
 * stones; a seat that takes exactly one moves again, otherwise the next seat does. The side that takes the last stone
 * loses. With `lots`, a seat that takes three shakes the bag: luck puts up to one stone back.
 */
import {
  defineGame,
  eventKinds,
  moveKinds,
  type Notation,
  ok,
  onlySeat,
  record,
  type State,
} from '@hortus/kernel';

interface Options {
  readonly stones: number;
  readonly lots: boolean;
}
type PileState = State<Options>;

const { at, size } = record({ stones: 1, turn: 1, last: 1 });
const MOVES = moveKinds({ takeStones: { less: 3 } });
const { takeStones } = MOVES.kinds;
/** Whose turn it is; nobody's once the pile is gone. */
const toAct = ({ ints }: PileState): number => (ints[at.stones] === 0 ? 0 : onlySeat(ints[at.turn]));
const unwritten = (): never => {
  throw new Error('nobody writes these down');
};

export const pile = defineGame<PileState, Options, null>({
  id: 'pile',
  title: 'Pile',
  rulesVersion: 1,
  seats: [4],
  packs: () => ({}),
  moves: MOVES,
  events: eventKinds({}),
  mostMoves: 3,
  notation: { parseMove: unwritten, makeMove: unwritten, makePosition: unwritten } as unknown as Notation<
    PileState,
    Options
  >,
  optionSchema: {},
  parseOptions: () => ok({ stones: 9, lots: false }),
  teams: () => [0b0101, 0b1010],
  create: (options) => ({ ints: new Int32Array(size), rules: options }),
  setup(state) {
    state.ints[at.stones] = state.rules.stones;
    state.ints[at.turn] = 0;
    return toAct(state);
  },
  toAct,
  legal({ ints }, seat, out) {
    if (ints[at.turn] !== seat) return 0;
    const most = Math.min(3, ints[at.stones]);
    for (let i = 0; i < most; i++) out[i] = takeStones.pack(i);
    return most;
  },
  judge: () => undefined,
  play(state, seat, move, rng) {
    const { ints } = state;
    const taken = takeStones.get.less(move) + 1;
    ints[at.stones] -= taken;
    ints[at.last] = seat;
    if (taken > 1) ints[at.turn] = (seat + 1) % 4;
    if (taken === 3 && state.rules.lots) ints[at.stones] += rng.below(2);
    return toAct(state);
  },
  clock: () => undefined,
  outcome: ({ ints }) =>
    ints[at.stones] === 0
      ? { winners: ints[at.last] % 2 === 0 ? [1, 3] : [0, 2], reasons: [], scores: [] }
      : undefined,
  view: () => null,
  imagine: () => undefined,
});
