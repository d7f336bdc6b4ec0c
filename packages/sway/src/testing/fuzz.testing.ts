/** Texts of all kinds, in either game: readers never throw, and return faults or something valid. */
import { canonicalJson, FastLuck, moveList, seatsOf, stateHash } from '@hortus/kernel';
import { anyText, type GivenSetting, goodFaults, goodRefusal } from '@hortus/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import type { SwayOptions } from '../types.ts';
import type { SwayGame } from './scene.ts';

export interface Fuzz {
  readonly settings: readonly GivenSetting[];
  /** Settings as somebody might submit them. */
  readonly options: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

const WORDS = [
  ...[
    'phase plot',
    'turn b',
    'ops a',
    '#3',
    '*',
    'unseen',
    'under',
    'void',
    'pool plain 1',
    'vision 5',
    'twice',
  ],
  ...[
    'hidden',
    'slot 0',
    'as vision',
    'by vision',
    'by',
    'engage',
    'draw 9 by omen',
    'refill',
    'pass the plot',
  ],
  ...[
    'known',
    'trace',
    'ops.a',
    'abt',
    'task trim b',
    'then window',
    'set',
    'cap=9',
    'card X (vision 2, of b)',
  ],
  ...[
    ',',
    ';',
    ':',
    '|',
    '(',
    ')',
    '\n',
    '-',
    '0',
    '-1',
    '99999999999',
    'toString',
    '__proto__',
    '\u0000',
    '٣',
    'ｘ',
  ],
];
/** Positions are long texts. */
const FURTHEST = 4000;

interface Stop {
  readonly state: SwayState;
  readonly options: SwayOptions;
  readonly seats: number;
  readonly text: string;
}

/** Positions from some random games, and the moves listed there. */
function* stops(game: SwayGame, settings: readonly GivenSetting[]): Generator<Stop> {
  const list = moveList(game);
  for (const [i, { options = {}, seats = 2 }] of settings.entries()) {
    const read = game.parseOptions(options, seats);
    if (!read.ok) throw new Error(canonicalJson(read.fault as never));
    const luck = new FastLuck(300 + i);
    const state = game.create(read.value, seats);
    for (let toAct = game.setup(state, luck), made = 0; toAct !== 0 && made < 80; made++) {
      const [seat = 0] = seatsOf(toAct);
      if (made % 9 === 4) {
        const copy = { ...state, ints: state.ints.slice() };
        yield { state: copy, options: read.value, seats, text: game.notation.makePosition(state) };
      }
      toAct = game.play(state, seat, list[luck.below(game.legal(state, seat, list))], luck);
    }
  }
}

export function fuzzing(game: SwayGame, { settings, options }: Fuzz): void {
  const { parsePosition, makePosition, parseMove, makeMove } = game.notation;
  const tables = [...stops(game, settings)];
  const plain = game.parseOptions({}, 2);
  const defaults = plain.ok ? plain.value : tables[0].options;

  /** Writing it again gives the same text, and it is over or has a move. */
  function expectToStand(state: SwayState, seats: number): void {
    const text = makePosition(state);
    const back = parsePosition(text, defaults, seats, new FastLuck(1));
    if (!back.ok) throw new Error(`${text}: ${canonicalJson(back.fault as never)}`);
    expect(makePosition(back.value)).toBe(text);
    expect(stateHash(game, back.value)).toBe(stateHash(game, state));
    const toAct = game.toAct(state);
    expect(game.outcome(state) !== undefined).toBe(toAct === 0);
    for (const seat of seatsOf(toAct)) expect(game.legal(state, seat, moveList(game))).toBeGreaterThan(0);
  }

  describe('texts', () => {
    test('positions: any text gives faults, or a position that stands', () => {
      let stood = 0;
      fc.assert(
        fc.property(
          anyText(
            tables.map(({ text }) => text),
            WORDS,
            FURTHEST,
          ),
          fc.constantFrom(2, 4),
          (text, seats) => {
            const position = parsePosition(text, defaults, seats, new FastLuck(1));
            if (!position.ok) return goodFaults(position.fault);
            stood++;
            expectToStand(position.value, seats);
          },
        ),
        { numRuns: 400, seed: 20 },
      );
      expect(stood).toBeGreaterThan(20);
    });

    test('moves: any text is refused with a clause, or a move that is written so', () => {
      let stood = 0;
      const listed = ({ state }: Stop): string[] => {
        const [seat = 0] = seatsOf(game.toAct(state));
        const list = moveList(game);
        const moves = list.subarray(0, game.legal(state, seat, list));
        return Array.from(moves, (move) => makeMove(state, seat, move));
      };
      const tried = fc
        .constantFrom(...tables)
        .chain((table) => anyText(listed(table), WORDS).map((text) => [text, table] as const));
      fc.assert(
        fc.property(tried, ([text, { state }]) => {
          const [seat = 0] = seatsOf(game.toAct(state));
          const before = canonicalJson([...state.ints]);
          const move = parseMove(state, seat, text);
          const refusal = move.ok ? game.judge(state, seat, move.value) : move.fault;
          expect(canonicalJson([...state.ints])).toBe(before);
          if (refusal !== undefined) return goodRefusal(refusal);
          stood++;
          if (move.ok) expect(parseMove(state, seat, makeMove(state, seat, move.value))).toEqual(move);
        }),
        { numRuns: 1500, seed: 20 },
      );
      expect(stood).toBeGreaterThan(20);
    });

    test('moves: every listed one reads back as it is written', () => {
      for (const { state } of tables)
        for (const seat of seatsOf(game.toAct(state))) {
          const list = moveList(game);
          for (const move of list.subarray(0, game.legal(state, seat, list)))
            expect(parseMove(state, seat, makeMove(state, seat, move))).toEqual({ ok: true, value: move });
        }
    });

    test('options: anything gives faults, or options that give themselves', () => {
      let stood = 0;
      const given = fc.record(options, { requiredKeys: [] });
      fc.assert(
        fc.property(
          fc.oneof(fc.anything(), { weight: 4, arbitrary: given }),
          fc.constantFrom(2, 4),
          (input, seats) => {
            const read = game.parseOptions(input, seats);
            if (!read.ok) return goodFaults(read.fault);
            stood++;
            expect(game.parseOptions(read.value, seats)).toEqual(read);
            const state = game.create(read.value, seats);
            game.setup(state, new FastLuck(1));
            expectToStand(state, seats);
          },
        ),
        { numRuns: 300, seed: 20 },
      );
      expect(stood).toBeGreaterThan(20);
    });
  });
}
