import { expect, test } from 'vitest';
import { garden, makeGame, parseGame } from './index.ts';
import { FULL_BOARD_GAME, G1, loaded, must, scene } from './scene.testing.ts';
import { FORMATS, type Options } from './types.ts';

const start = (options: Partial<Options> = {}) => scene(options).state;
const LINES: readonly (readonly [Partial<Options>, string])[] = [
  [{}, 'X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ (9)'],
  [{}, 'X: 1. c4 d4 2. b4 b3 3. a3 a2 4. a1 a4= (8)'],
  [{ garden: G1 }, 'X: 1. a2 c1 2. d3 c2 3. b1 c3 4. d2 c4#= (8)'],
  [{ fullBoard: 'draw' }, 'X: 1. a2 c2 2. c1 c4 3. c3 b3 4. a3 a1 5. a4 d4 6. b4 b2 7. d2 d3 8. d1 b1* (0)'],
  [{}, 'X: 1. a2 c2 2. c1 c4 3. c3 b3 4. a3 a1 5. a4 d4 6. b4 b2 7. d2 d3 8. d1 b1=* (0)'],
  [{}, 'X: 1. a4 a3 2. resign (9)'],
  [{}, 'X: 1. a4 a3 2. O resign (9)'],
  [{}, 'X: 1. a4 X time (9)'],
  [{}, 'X: 1. time (9)'],
  [{}, 'X: 1. a2 c2 2. c1 c4 3. c3 b3 4. a3 a1 5. a4 d4 6. b4 b2 7. time (4)'],
  [{}, 'X: 1. a4 a3'],
  [{}, 'X:'],
];

test('[GAR-MAT-3] a game is one line with its points, the same both ways in every format', () => {
  for (const [options, line] of LINES)
    for (const format of FORMATS)
      for (const first of ['A', 'B'] as const) {
        const state = start({ ...options, format, first });
        const moves = must(parseGame(state, line));
        expect(makeGame(state, moves)).toBe(line);
      }
});

test('a record may begin in the middle of a game, with either player', () => {
  for (const [position, line] of [
    ['X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O', 'O: 1. … a3 2. b3 d3'],
    [
      'X Mt Mb Mr / O Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Cs move X first B',
      'X: 2. b3 d3 3. X resign (9)',
    ],
    ['X Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top Ms move O', 'O: 1. … X time (9)'],
  ] as const) {
    const { state } = loaded(position);
    const moves = must(parseGame(state, line));
    expect(makeGame(state, moves)).toBe(line.replace('3. X resign', '3. resign'));
  }
});

test('numbers, tiles, marks and points may be left out, and tiles be written in', () => {
  const line = 'X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ (9)';
  for (const other of [
    'X: a2 d2 b2 b4 b3 d3 a3',
    ' X:a2 d2 b2 b4 b3 d3 a3+',
    'X: 1. a2[Ps] d2[Pr] 2. b2[Pt] b4 3. b3 d3 4. a3[Cs]+ (9)',
    'X: 1. a2 d2\n2. b2 b4\n3. b3 d3\n4. a3+\n(9)\n',
  ])
    expect(makeGame(start(), must(parseGame(start(), other)))).toBe(line);
});

test('what is written is checked, and refused with its clause', () => {
  const refusals: readonly (readonly [string, string, string])[] = [
    ['', 'not-a-record', 'GAR-MOV-5'],
    ['1. a2 d2', 'not-a-record', 'GAR-MOV-5'],
    ['O: 1. a2 d2', 'not-a-record', 'GAR-MOV-5'],
    ['X: 2. a2 d2', 'wrong-number', 'GAR-MOV-5'],
    ['X: 1. a2 2. d2', 'wrong-number', 'GAR-MOV-5'],
    ['X: 1. a2 d2 3. b2', 'wrong-number', 'GAR-MOV-5'],
    ['X: … a2', 'not-a-cell', 'GAR-MOV-2'],
    ['X: 1. b2', 'border-first', 'GAR-MOV-1'],
    ['X: 1. a2 a2', 'taken', 'GAR-MOV-6'],
    ['X: 1. a2 b3', 'no-match', 'GAR-MOV-4'],
    ['X: 1. a2 -', 'no-pass', 'GAR-MOV-5'],
    ['X: 1. a2[Ms]', 'other-tile', 'GAR-MOV-2'],
    ['X: 1. a2#', 'wrong-mark', 'GAR-R-12'],
    ['X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3# (9)', 'wrong-mark', 'GAR-R-12'],
    ['X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ (8)', 'wrong-points', 'GAR-MAT-3'],
    ['X: 1. a2 (9)', 'wrong-points', 'GAR-MAT-3'],
    ['X: 1. a4 a3 2. resign (14)', 'wrong-points', 'GAR-MAT-3'],
    ['X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ b1', 'over', 'GAR-AIM-1'],
    ['X: 1. resign O resign', 'over', 'GAR-AIM-1'],
    ['X: 1. a2 resigned', 'not-a-cell', 'GAR-MOV-2'],
    ['X: 1. a2 O resigns', 'not-a-cell', 'GAR-MOV-2'],
  ];
  for (const [line, code, clause] of refusals)
    expect(parseGame(start(), line), line).toEqual({ ok: false, fault: { code, clause } });
});

test('reading and writing leave the position alone', () => {
  const { state } = scene({ format: 'vp10' });
  const before = [...state.ints];
  makeGame(state, must(parseGame(state, 'X: 1. a2 d2 2. b2 b4 3. b3 d3 4. a3+ (9)')));
  expect([...state.ints]).toEqual(before);
  expect(parseGame(scene().play('a2 d2 b2 b4 b3 d3 a3').state, 'O: 4. … a4')).toEqual({
    ok: false,
    fault: { code: 'over', clause: 'GAR-AIM-1' },
  });
});

test('FULL_BOARD_GAME is the game of the ledger in one line', () => {
  const moves = must(parseGame(start(), `X: ${FULL_BOARD_GAME}`));
  expect(moves).toHaveLength(16);
  expect(moves.map(({ seat }) => seat)).toEqual(Array.from({ length: 16 }, (_, i) => i % 2));
  expect(moves.every(({ move }) => garden.moves.kindOf(move) === 'take')).toBe(true);
});
