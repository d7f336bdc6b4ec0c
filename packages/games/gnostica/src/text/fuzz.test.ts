/** Texts of all kinds: readers never throw, and return faults or something valid. */
import { canonicalJson, copyState, FastLuck, lowestBit, stateHash } from '@hortus/kernel';
import { anyText as damagedText, goodFaults, goodRefusal } from '@hortus/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';
import { dealt, table } from '../testing/scene.ts';
import { type GnosticaState, OPTIONS } from '../types.ts';
import { playTurn } from './turn-line.ts';

const RUNS = { numRuns: 300, seed: 20 };
const { parsePosition, makePosition, parseMove, makeMove } = gnostica.notation;
const defaults = (() => {
  const options = gnostica.parseOptions({}, 3);
  if (!options.ok) throw new Error('no default options');
  return options.value;
})();
const parse = (text: string, seats = 3) => parsePosition(text, defaults, seats, new FastLuck(1));

/** Tables in every phase, with every field. */
const TABLES = [
  dealt(3),
  dealt(3).play('0: resign'),
  table({
    seats: 3,
    men: 'a1E@0,0 b2U@1,0 c1U@0,1',
    hands: 'a 18,11; b C2,#2; c S9',
    open: 'b',
    more: 'quiet 2',
  }),
  table({ seats: 3, men: 'a1E@1,2 b1U@0,0', hands: 'a 07' }).play('play 07', 'a1E@1,2 rod 1>S'),
  table({ seats: 3, men: 'a2E@-1,0 b1U@0,0 b1N@0,0 c1U@0,0', hands: 'a 18' }).play(
    'play 18',
    'a2E@-1,0 rod 1>U',
  ),
  table({ seats: 3, men: 'a1E@0,0', hands: 'a 00', pile: '21,R9,#66' }).play('play 00', 'flip'),
  table({ seats: 3, men: 'a1E@0,0 b1U@1,0', hands: 'a 11,C2; b C3; c 05' }).play('play 11', 'a1E@0,0 swap b'),
  table({ seats: 3, men: 'a1U@0,0 b1U@0,1', more: 'set cap=50 reshuffle=lazy' }).play('pass'),
  table({ seats: 3, men: 'a1U@0,0' }).play('1: resign', '2: time'),
];
const POSITIONS = TABLES.map((one) => one.position());
/** Tables where somebody is to act, with the moves that may be written there. */
const ACTING = TABLES.filter((one) => one.toAct !== '').map((one) => {
  const seat = 'abc'.indexOf(one.toAct[0]);
  return { at: one, seat, texts: one.legal(seat) };
});

const WORDS = [
  ...['a1E@0,0', 'b2U@1,0', 'c1U', 'a1N@-300,2', '0,0', '2,2', '9,9', 'N', 'U', 'self>E', '#', '#-', '#C7/x'],
  ...[
    'act',
    'play',
    'draw',
    'put',
    'turn',
    'cup',
    'rod',
    'sword2',
    'cup+disc',
    'send',
    'swap',
    'fetch',
    'flip',
  ],
  ...['-C2', '+3', '=top', '=SK', '1', '3', '>', '+', ';', ':', '{', '}', '!', '.', 'skip', '00', '21', 'ZZ'],
  ...[
    'to 9 |',
    'seats abc',
    'turn b',
    'open -',
    'men',
    'hand a',
    'pile',
    '#5',
    'out',
    'bids 1',
    'frames',
    'known',
  ],
  ...[
    'toString',
    '__proto__',
    '\u0000',
    '٣',
    '\n',
    '-0,1',
    '1e3',
    'older',
    'over a announced',
    'todo announce',
  ],
];
const anyText = (texts: readonly string[]) => damagedText(texts, WORDS, 900);

/** A position that was read can be played on from. */
function expectToStand(state: GnosticaState): void {
  const text = makePosition(state);
  const back = parse(text, state.rules.seats);
  if (!back.ok) throw new Error(`${text}\n${JSON.stringify(back.fault)}`);
  expect(makePosition(back.value)).toBe(text);
  expect(stateHash(gnostica, back.value)).toBe(stateHash(gnostica, state));
  expect(gnostica.toAct(state) === 0).toBe(gnostica.outcome(state) !== undefined);
}

test('positions: any text gives faults, or a position that stands', () => {
  let stood = 0;
  fc.assert(
    fc.property(anyText(POSITIONS), (text) => {
      const position = parse(text);
      if (!position.ok) return goodFaults(position.fault);
      stood++;
      expectToStand(position.value);
    }),
    RUNS,
  );
  expect(stood).toBeGreaterThan(25);
});

const written = (acting: (typeof ACTING)[number]) => fc.tuple(fc.constant(acting), anyText(acting.texts));

test('moves: any text is refused with a clause, or a move that is written so', () => {
  let stood = 0;
  fc.assert(
    fc.property(fc.constantFrom(...ACTING).chain(written), ([{ at, seat }, text]) => {
      const before = canonicalJson([...at.state.ints]);
      const move = parseMove(at.state, seat, text);
      const refusal = move.ok ? gnostica.judge(at.state, seat, move.value) : move.fault;
      expect(canonicalJson([...at.state.ints])).toBe(before);
      if (refusal !== undefined) return goodRefusal(refusal);
      stood++;
      if (move.ok) expect(parseMove(at.state, seat, makeMove(at.state, seat, move.value))).toEqual(move);
    }),
    RUNS,
  );
  expect(stood).toBeGreaterThan(25);
});

test('turn lines: any text is refused with a clause, or played', () => {
  const lines = [
    'a play 18: a1E@0,0 rod 1>E; a1E@1,0 sword 1 b2U !',
    'a play 11: a1E@0,0 swap b; skip .',
    'a pass .',
    '1. a draw -18 +1 !',
  ];
  let stood = 0;
  fc.assert(
    fc.property(anyText(lines), (text) => {
      const read = playTurn(copyState(TABLES[2].state), text, () => new FastLuck(1));
      if (!read.ok) return goodRefusal(read.fault);
      stood++;
    }),
    RUNS,
  );
  expect(stood).toBeGreaterThan(5);
});

test('options: anything gives faults, or options that give themselves', () => {
  const option = fc.record(
    {
      target: fc.oneof(fc.constantFrom(8, 9, 10), fc.anything()),
      start: fc.oneof(fc.constantFrom(...OPTIONS.start.values), fc.string()),
      first: fc.oneof(fc.constantFrom(...OPTIONS.first.values), fc.string()),
      reshuffle: fc.constantFrom(...OPTIONS.reshuffle.values),
      cap: fc.oneof(fc.nat(9999), fc.double()),
    },
    { requiredKeys: [] },
  );
  let stood = 0;
  fc.assert(
    fc.property(fc.oneof(fc.anything(), option), fc.constantFrom(...gnostica.seats), (input, seats) => {
      const options = gnostica.parseOptions(input, seats);
      if (!options.ok) return goodFaults(options.fault);
      stood++;
      expect(gnostica.parseOptions(options.value, seats)).toEqual(options);
      const state = gnostica.create(options.value, seats);
      gnostica.setup(state, new FastLuck(1));
      expectToStand(state);
    }),
    RUNS,
  );
  expect(stood).toBeGreaterThan(25);
});

test('games out of the middle: every position reads back as it was', () => {
  const luck = new FastLuck(9);
  const options = crowded.parseOptions({ start: 'random', cap: 25 }, 6);
  if (!options.ok) throw new Error('options');
  const list = new Int32Array(crowded.mostMoves);
  for (const seats of gnostica.seats) {
    const state = crowded.create(options.value, seats);
    let toAct = crowded.setup(state, luck);
    while (toAct !== 0) {
      expectToStand(state);
      const seat = lowestBit(toAct);
      toAct = crowded.play(state, seat, list[luck.below(crowded.legal(state, seat, list))], luck);
    }
    expectToStand(state);
  }
});
