/** Pig: open luck in the middle of play, and seats that leave while the others play on. */
import {
  allSeats,
  bitCount,
  defineGame,
  EVERYONE,
  eventKinds,
  fail,
  hasSeat,
  integer,
  lowestBit,
  type Move,
  moveKinds,
  NO_SEATS,
  type OptionsOf,
  ok,
  onlySeat,
  optionSchema,
  parseOptionTable,
  type Rng,
  record,
  refuse,
  type Seat,
  type SeatSet,
  type Sink,
  type State,
  seatSet,
  seatsOf,
  withoutSeat,
} from '@hortus/kernel';

const OPTIONS = { goal: integer('points that win', 20, 10, 50) } as const;
type Options = OptionsOf<typeof OPTIONS>;
const MOST = 4;

const { at, size } = record({
  scores: MOST,
  turn: 1,
  /** What the turn has brought so far, and how many throws that took. */
  brought: 1,
  throws: 1,
  /** The seats still in the match. */
  inside: 1,
  over: 1,
});

type PigState = State<Options & { readonly seats: number }>;

const MOVES = moveKinds({ throw: {}, hold: {} });
const { hold, resign, time } = MOVES.kinds;
const EVENTS = eventKinds({
  threw: { seat: MOST, die: 7 },
  held: { seat: MOST, brought: 128 },
  left: { seat: MOST },
});

interface View {
  readonly scores: readonly number[];
  readonly turn: Seat;
  readonly brought: number;
  readonly throws: number;
  readonly inside: readonly Seat[];
  readonly over: boolean;
}

const toAct = ({ ints }: PigState): SeatSet => (ints[at.over] === 1 ? NO_SEATS : onlySeat(ints[at.turn]));
const scoresOf = ({ ints, rules }: PigState): number[] => [
  ...ints.subarray(at.scores, at.scores + rules.seats),
];

function passTurn({ ints, rules }: PigState): void {
  ints[at.brought] = ints[at.throws] = 0;
  do ints[at.turn] = (ints[at.turn] + 1) % rules.seats;
  while (!hasSeat(ints[at.inside], ints[at.turn]));
}

function play(state: PigState, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet {
  const { ints, rules } = state;
  if (MOVES.kinds.throw.is(move)) {
    // TOY-PIG-1
    const die = 1 + rng.below(6);
    told?.tell(EVENTS.kinds.threw.pack(seat, die), EVERYONE, true);
    ints[at.brought] += die;
    ints[at.throws]++;
    if (die === 1) passTurn(state);
  } else if (hold.is(move)) {
    // TOY-PIG-2
    told?.tell(EVENTS.kinds.held.pack(seat, Math.min(ints[at.brought], 127)), EVERYONE, false);
    ints[at.scores + seat] += ints[at.brought];
    if (ints[at.scores + seat] >= rules.goal) ints[at.over] = 1;
    else passTurn(state);
  } else {
    // TOY-PIG-3
    told?.tell(EVENTS.kinds.left.pack(seat), EVERYONE, false);
    ints[at.inside] = withoutSeat(ints[at.inside], seat);
    if (bitCount(ints[at.inside]) === 1) ints[at.over] = 1;
    else if (ints[at.turn] === seat) passTurn(state);
  }
  return toAct(state);
}

/** `scores 3 0 5; turn 1; brought 4 in 2; in 0 1 2`, then `over`, then `goal 30`. */
function makePosition(state: PigState): string {
  const { ints, rules } = state;
  const parts = [
    `scores ${scoresOf(state).join(' ')}`,
    `turn ${ints[at.turn]}`,
    `brought ${ints[at.brought]} in ${ints[at.throws]}`,
    `in ${seatsOf(ints[at.inside]).join(' ')}`,
    ...(ints[at.over] === 1 ? ['over'] : []),
    ...(rules.goal === OPTIONS.goal.initial ? [] : [`goal ${rules.goal}`]),
  ];
  return parts.join('; ');
}

const POSITION =
  /^scores ((?:\d{1,3} )*\d{1,3}); turn ([0-3]); brought (\d{1,3}) in (\d{1,3}); in ([0-3](?: [0-3])*)(; over)?(?:; goal ([1-5]\d))?$/;

export const pig = defineGame<PigState, Options, View>({
  id: 'pig',
  title: 'Pig',
  rulesVersion: 1,
  seats: [2, 3, 4],
  packs: () => ({}),
  moves: MOVES,
  events: EVENTS,
  mostMoves: 2,
  optionSchema: optionSchema(OPTIONS),
  parseOptions: (input) => parseOptionTable(OPTIONS, input),
  teams: (_, seats) => Array.from({ length: seats }, (_, seat) => onlySeat(seat)),
  create: (options, seats) => ({ ints: new Int32Array(size), rules: { ...options, seats } }),
  setup({ ints, rules }) {
    ints.fill(0);
    ints[at.inside] = allSeats(rules.seats);
    return onlySeat(0);
  },
  toAct,
  legal(state, seat, out) {
    if (toAct(state) !== onlySeat(seat)) return 0;
    out[0] = MOVES.kinds.throw.pack();
    if (state.ints[at.throws] === 0) return 1;
    out[1] = hold.pack();
    return 2;
  },
  judge(state, seat, move) {
    const { ints } = state;
    if (ints[at.over] === 1) return refuse('over', 'TOY-PIG-2');
    if (!MOVES.knows(move)) return refuse('not-a-move', 'TOY-PIG-1');
    if (!hasSeat(ints[at.inside], seat)) return refuse('out', 'TOY-PIG-3');
    if (resign.is(move) || time.is(move)) return undefined;
    if (seat !== ints[at.turn]) return refuse('not-your-turn', 'TOY-PIG-1');
    return hold.is(move) && ints[at.throws] === 0 ? refuse('nothing-to-hold', 'TOY-PIG-1') : undefined;
  },
  play,
  clock: ({ ints }) =>
    ints[at.over] === 1 ? undefined : { seats: onlySeat(ints[at.turn]), span: ints[at.throws] },
  outcome(state) {
    const { ints } = state;
    if (ints[at.over] === 0) return undefined;
    const alone = bitCount(ints[at.inside]) === 1;
    const winner = alone ? lowestBit(ints[at.inside]) : ints[at.turn];
    const reason = alone
      ? { code: 'last-one-left', clause: 'TOY-PIG-3' }
      : { code: 'goal', clause: 'TOY-PIG-2' };
    return { winners: [winner], reasons: [reason], scores: scoresOf(state) };
  },
  view: (state) => ({
    scores: scoresOf(state),
    turn: state.ints[at.turn],
    brought: state.ints[at.brought],
    throws: state.ints[at.throws],
    inside: seatsOf(state.ints[at.inside]),
    over: state.ints[at.over] === 1,
  }),
  imagine(view, { ints }) {
    ints.fill(0);
    ints.set(view.scores, at.scores);
    ints[at.turn] = view.turn;
    ints[at.brought] = view.brought;
    ints[at.throws] = view.throws;
    ints[at.inside] = seatSet(view.inside);
    ints[at.over] = view.over ? 1 : 0;
  },
  notation: {
    makeMove: (_, __, move) => MOVES.kindOf(move) ?? '',
    parseMove(_, __, text) {
      const kind = Object.values(MOVES.kinds).find(({ name }) => name === text);
      return kind === undefined ? fail(refuse('not-a-move', 'TOY-PIG-1')) : ok(kind.pack());
    },
    makePosition,
    parsePosition(text, options, seats) {
      const match = POSITION.exec(text);
      const scores = match?.[1].split(' ').map(Number) ?? [];
      const inside = match?.[5].split(' ').map(Number) ?? [];
      const [turn, brought, throws, goal] = [
        match?.[2],
        match?.[3],
        match?.[4],
        match?.[7] ?? options.goal,
      ].map(Number);
      const won = scores.some((score) => score >= goal);
      const stands =
        scores.length === seats &&
        inside.every((seat, i) => seat < seats && (i === 0 || seat > inside[i - 1])) &&
        (inside.length > 1 || match?.[6] !== undefined) &&
        (match?.[6] === undefined
          ? inside.includes(turn) && !won
          : inside.length === 1 || (inside.includes(turn) && scores[turn] >= goal)) &&
        turn < seats &&
        goal >= OPTIONS.goal.least &&
        goal <= OPTIONS.goal.most &&
        (throws > 0 || brought === 0);
      if (!stands)
        return fail([
          { code: 'bad-position', message: 'expected scores, turn, what it brought, and who is in' },
        ]);
      const ints = new Int32Array(size);
      ints.set(scores, at.scores);
      ints[at.turn] = turn;
      ints[at.brought] = brought;
      ints[at.throws] = throws;
      ints[at.inside] = seatSet(inside);
      ints[at.over] = match?.[6] === undefined ? 0 : 1;
      return ok({ ints, rules: { goal, seats } });
    },
    draw: (state) =>
      scoresOf(state)
        .map((score, seat) => `${state.ints[at.turn] === seat ? '>' : ' '}${seat} ${score}`)
        .join('\n'),
  },
});
