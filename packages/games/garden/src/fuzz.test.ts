/** Texts of all kinds: readers never throw, and return faults or something valid. */
import { canonicalJson, type Diagnostic, FastLuck, hasSeat, type Result, stateHash } from '@hortus/kernel';
import { anyText, goodFaults, goodRefusal } from '@hortus/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { garden, makeGame, parseGame, type RecordedMove } from './index.ts';
import { FULL_BOARD_GAME, G0, G1, must, optionsOf, type Scene, scene, scripted } from './scene.testing.ts';
import { FORMATS, type GardenState, type Options } from './types.ts';

const RUNS = { numRuns: 1500, seed: 20 };
const { parsePosition, makePosition, parseMove, makeMove } = garden.notation;
const parse = (text: string, options: Partial<Options> = {}): Result<GardenState, Diagnostic[]> =>
  parsePosition(text, optionsOf(options), 2, scripted());

const POSITIONS = [
  `${G0} top - move X`,
  `${G1} top - move X first B format vp10 score A 8 B 3`,
  'X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O',
  'Ms O Mb Mr / X X Cb O / X X Pb O / Is It Ib Ir top Cs move - format vp15 score A 15 B 9',
  'X X O O / X O X O / X O O X / O O X X top It move - fullBoard draw',
  'X Mt Mb Mr / O Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Cs move - first B end X resign',
];
const WORDS = [
  ...[
    'X',
    'O',
    '-',
    '/',
    'top',
    'move',
    'first',
    'format',
    'score',
    'fullBoard',
    'end',
    'A',
    'B',
    '0',
    '3',
    '10',
  ],
  ...[
    'Ms',
    'Cb',
    'Ir',
    'vp10',
    'wins3',
    'single',
    'draw',
    'block',
    'resign',
    'time',
    'Maple,',
    'cloud',
    '…',
    '1.',
  ],
  ...[
    'a4',
    'b3',
    'd1',
    'b4[Mt]',
    '#',
    '=*',
    '(9)',
    '(0)',
    'X:',
    'toString',
    '__proto__',
    '\u0000',
    '٣',
    'ｘ',
    '\n',
  ],
];
const texts = (good: readonly string[]) => anyText(good, WORDS);

/**
 * A position that was read can be played on from:
 * writing it again gives the same, and it is over or has a move.
 */
function expectToStand(state: GardenState): void {
  const text = makePosition(state);
  const back = must(parse(text));
  expect(makePosition(back)).toBe(text);
  expect(garden.view(back, 'table')).toEqual(garden.view(state, 'table'));
  const over = garden.toAct(state) === 0;
  expect(garden.outcome(state) !== undefined).toBe(over);
  if (!over) expect(scene(state).legal).not.toBe('');
}

test('positions: any text gives faults, or a position that stands', () => {
  let stood = 0;
  fc.assert(
    fc.property(
      texts(POSITIONS),
      fc.constantFrom(...FORMATS),
      fc.constantFrom('block', 'draw'),
      (text, format, fullBoard) => {
        const position = parse(text, { format, fullBoard });
        if (!position.ok) return goodFaults(position.fault);
        stood++;
        expectToStand(position.value);
      },
    ),
    RUNS,
  );
  expect(stood).toBeGreaterThan(50);
});

const GAMES = [
  'X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ (9)',
  'X: 1. a2[Ps] d2[Pr] 2. b2[Pt] b4[Mt] 3. O resign (9)',
  `X: ${FULL_BOARD_GAME}=* (0)`,
  'X: 1. a4 X time (9)',
];

test('games: any text is refused with a clause, or a game that can be written again', () => {
  let stood = 0;
  fc.assert(
    fc.property(texts(GAMES), fc.constantFrom(...FORMATS), (text, format) => {
      const { state } = scene({ format });
      const before = canonicalJson([...state.ints]);
      const moves = parseGame(state, text);
      expect(canonicalJson([...state.ints])).toBe(before);
      if (!moves.ok) return goodRefusal(moves.fault);
      stood++;
      expect(parseGame(state, makeGame(state, moves.value))).toEqual(moves);
    }),
    RUNS,
  );
  expect(stood).toBeGreaterThan(50);
});

test('moves: any text is refused with a clause, or a move that is written so', () => {
  const tables = POSITIONS.map((text) => must(parse(text)));
  let stood = 0;
  fc.assert(
    fc.property(
      texts(['b4', 'b4[Mt]', 'a4#=', 'c1+', 'd3=*', 'X resign', 'O time', 'resign']),
      fc.constantFrom(...tables),
      fc.constantFrom(0, 1, 2),
      (text, state, seat) => {
        const before = canonicalJson([...state.ints]);
        const move = parseMove(state, seat, text);
        const refusal = move.ok ? garden.judge(state, seat, move.value) : move.fault;
        expect(canonicalJson([...state.ints])).toBe(before);
        if (refusal !== undefined) return goodRefusal(refusal);
        stood++;
        if (move.ok) expect(parseMove(state, seat, makeMove(state, seat, move.value))).toEqual(move);
      },
    ),
    RUNS,
  );
  expect(stood).toBeGreaterThan(20);
});

test('options: anything gives faults, or options that give themselves', () => {
  const option = fc.record(
    {
      format: fc.oneof(fc.constantFrom(...FORMATS), fc.anything()),
      fullBoard: fc.oneof(fc.constantFrom('block', 'draw'), fc.string()),
      first: fc.oneof(fc.constantFrom('random', 'A', 'B'), fc.string()),
      garden: fc.oneof(fc.constantFrom('', G0, G1), texts([G0, G1, G0.replace('Mr', 'Maple, cloud')])),
    },
    { requiredKeys: [] },
  );
  let stood = 0;
  fc.assert(
    fc.property(fc.oneof(fc.anything(), option), (input) => {
      const options = garden.parseOptions(input, 2);
      if (!options.ok) return goodFaults(options.fault);
      stood++;
      expect(garden.parseOptions(options.value, 2)).toEqual(options);
      const state = garden.create(options.value, 2);
      garden.setup(state, new FastLuck(1));
      expectToStand(state);
    }),
    RUNS,
  );
  expect(stood).toBeGreaterThan(50);
});

test('random matches: every position, every move and every game line reads back as it was', () => {
  const luck = new FastLuck(9);
  for (let round = 0; round < 60; round++) {
    const format = FORMATS[round % 5];
    const fullBoard = round % 2 === 0 ? 'block' : 'draw';
    const match = scene({ format, fullBoard, garden: '', first: 'random' }, luck);
    while (!match.over) readsBack(match, luck);
    expectToStand(match.state);
  }
});

/** Plays one game of a match, or now and then resigns it. */
function readsBack(match: Scene, luck: FastLuck): void {
  const start = must(parse(match.position));
  const moves: RecordedMove[] = [];
  const games = match.ends.length;
  while (match.ends.length === games) {
    expectToStand(match.state);
    expect(stateHash(garden, must(parse(match.position)))).toBe(stateHash(garden, match.state));
    const seat = match.mover;
    expect(hasSeat(garden.toAct(match.state), seat)).toBe(true);
    const quit = luck.below(60) === 0;
    const loser = quit ? luck.below(2) : seat;
    const legal = match.moves(seat);
    const move = quit ? garden.moves.kinds.resign.make({}) : legal[luck.below(legal.length)];
    const text = makeMove(match.state, loser, move);
    expect(parseMove(match.state, loser, text)).toEqual({ ok: true, value: move });
    moves.push({ seat: loser, move });
    match.play(text.replace(' ', ':'));
  }
  const line = makeGame(start, moves);
  expect(parseGame(start, line), line).toEqual({ ok: true, value: moves });
  expect(line).toMatch(/\(\d\)$/);
}
