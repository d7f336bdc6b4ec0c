/** How a game ends, by clause. */
import { expect, test } from 'vitest';
import { garden } from './index.ts';
import { makeCell, makeTile } from './names.ts';
import { FULL_BOARD_GAME, G0, G1, loaded, scene } from './scene.testing.ts';

const reasons = (game: ReturnType<typeof scene>) =>
  garden.outcome(game.state)?.reasons.map(({ code, clause }) => `${code} ${clause}`);

/** Written out by hand, so that our loops aren't checked by the same loops. */
const ROWS = [
  'a4 b4 c4 d4, a3 b3 c3 d3, a2 b2 c2 d2, a1 b1 c1 d1',
  'a4 a3 a2 a1, b4 b3 b2 b1, c4 c3 c2 c1, d4 d3 d2 d1',
  'a4 b3 c2 d1, d4 c3 b2 a1',
].flatMap((line) => line.split(', '));
const SQUARES = [
  'a4 b4 a3 b3, b4 c4 b3 c3, c4 d4 c3 d3',
  'a3 b3 a2 b2, b3 c3 b2 c2, c3 d3 c2 d2',
  'a2 b2 a1 b1, b2 c2 b1 c1, c2 d2 c1 d1',
].flatMap((line) => line.split(', '));
const sorted = (shapes: string[]) => shapes.map((shape) => shape.split(' ').sort().join(' ')).sort();

/** G0 with these tokens, a top tile that lets the mover take `target`, and the mover's token put there. */
function complete(own: readonly number[], target: number, token: 'X' | 'O') {
  const near = (cell: number) => cell >> 2 === target >> 2 || (cell & 3) === (target & 3);
  const free = Array.from({ length: 16 }, (_, cell) => cell).filter(
    (cell) => cell !== target && !own.includes(cell),
  );
  // The other side's tokens: as many as it must have, one of them on a cell whose tile matches the target's.
  let set: number[] = [];
  for (set of combinations(free, token === 'X' ? 3 : 4)) if (set.some(near) && !isShape(set)) break;
  const top = makeTile(set.find(near) ?? 0);
  const cells = Array.from({ length: 16 }, (_, cell) =>
    own.includes(cell) ? token : set.includes(cell) ? (token === 'X' ? 'O' : 'X') : makeTile(cell),
  );
  const game = loaded(`${cells.join(' ')} top ${top} move ${token} fullBoard draw`);
  return game.play(makeCell(target));
}
const isShape = (cells: readonly number[]): boolean => {
  const names = cells.map(makeCell);
  return [...ROWS, ...SQUARES].some((shape) => shape.split(' ').every((cell) => names.includes(cell)));
};
function* combinations(from: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const [i, first] of from.entries())
      for (const rest of combinations(from.slice(i + 1), size - 1)) yield [first, ...rest];
}

for (const token of ['X', 'O'] as const)
  test(`[GAR-AIM-2] [GAR-AIM-3] [GAR-R-3] of all 1,820 sets of four cells, 10 rows and 9 squares win for ${token}, whichever cell comes last`, () => {
    const found: Record<string, string[]> = { row: [], square: [] };
    for (const [i, four] of [...combinations([...Array(16).keys()], 4)].entries()) {
      // Every cell of a shape is tried as the last one; for other sets, one cell in turn.
      const lasts = isShape(four) ? four : [four[i % 4]];
      const kinds = lasts.map((last) => {
        const game = complete(
          four.filter((cell) => cell !== last),
          last,
          token,
        );
        const result = garden.outcome(game.state);
        if (result !== undefined) expect(result.winners).toEqual([token === 'X' ? 0 : 1]);
        return (result?.reasons ?? []).map(({ code }) => code).filter((code) => code !== 'block');
      });
      expect(new Set(kinds.map(String)).size).toBe(1);
      for (const kind of kinds[0]) found[kind].push(four.map(makeCell).join(' '));
    }
    expect(sorted(found.row)).toEqual(sorted(ROWS));
    expect(sorted(found.square)).toEqual(sorted(SQUARES));
  });

test('[GAR-AIM-1] the first player to meet a condition wins, and the game is over', () => {
  for (const [line, winner] of [
    ['a2 d2 b2 b4 b3 d3 a3', 0],
    ['a2 b2 b3 c3 c4 d4 a4 a1', 1],
    ['c4 b4 b2 b3 d3 d1 c1 a1 b1', 0],
    ['c4 d4 b4 b3 a3 a2 a1 a4', 1],
  ] as const) {
    const game = scene().play(line);
    expect(garden.toAct(game.state)).toBe(0);
    expect(garden.outcome(game.state)).toMatchObject({ winners: [winner] });
  }
  expect(garden.outcome(scene().play('a2 d2 b2 b4 b3 d3').state)).toBeUndefined();
});

test('[GAR-AIM-4] [GAR-END-2] blocked is whoever is due to move and has no tile, X as well as O', () => {
  expect(reasons(scene().play('a3 a2 a4 b4 b1 c1 d1 a1'))).toEqual(['block GAR-AIM-4']);
  const byX = scene().play('c4 b4 b2 b3 d3 d1 c1 a1 b1');
  expect(reasons(byX)).toEqual(['block GAR-AIM-4']);
  expect(byX.position).toBe('Ms O X Mr / Cs O Cb X / Ps X Pb Pr / O X X O top It move -');
});

test('[GAR-END-1] the shape ends the game at once, though the opponent could still move', () => {
  const game = scene().play('a2 d2 b2 b4 b3 d3 a3');
  expect(game.over).toBe(true);
  expect(reasons(game)).toEqual(['square GAR-AIM-3']);
});

test('[GAR-END-2] one matching tile left is no block', () => {
  const game = scene().play('a3 a2 a4 b4 b1 c1 d1');
  expect(game.over).toBe(false);
  expect(game.legal).toBe('d4 d3 d2 a1');
  // As in the block by X, but d4 (Mr) is still there for the top tile Mb.
  const one = loaded('X O X Mr / X Ct O Cr / O Pt X Pr / Is It O Ir top Mb move X');
  expect(one.legal).toBe('d4');
});

test('[GAR-END-3] there is no draw without the option', () => {
  expect(garden.outcome(scene().play(FULL_BOARD_GAME).state)).toMatchObject({ winners: [1] });
  expect(garden.outcome(scene({ fullBoard: 'draw' }).play(FULL_BOARD_GAME).state)).toMatchObject({
    winners: [],
  });
});

test('[GAR-R-7] the last tile without a shape is a block by O, or a draw, and says full board', () => {
  for (const line of [FULL_BOARD_GAME, 'd3 a3 a4 d4 d1 a1 b1 c1 c2 d2 a2 b2 b4 b3 c3 c4'])
    for (const first of ['A', 'B'] as const) {
      const block = scene({ first }).play(line);
      expect(garden.outcome(block.state)?.winners).toEqual([first === 'A' ? 1 : 0]);
      expect(reasons(block)).toEqual(['block GAR-AIM-4', 'full-board GAR-R-7']);
      const draw = scene({ first, fullBoard: 'draw' }).play(line);
      expect(garden.outcome(draw.state)).toMatchObject({ winners: [], scores: [0, 0] });
      expect(reasons(draw)).toEqual(['full-board GAR-R-7']);
    }
});

test('[GAR-R-7] the option changes nothing before the last tile: a block on move 15 is a block', () => {
  for (const fullBoard of ['block', 'draw'] as const) {
    const game = scene({ fullBoard }).play('d4 d2 a2 c2 b2 b4 b3 a3 c3 c4 a4 a1 b1 d1 c1');
    expect(reasons(game)).toEqual(['block GAR-AIM-4']);
    expect(garden.outcome(game.state)?.winners).toEqual([0]);
  }
});

test('[GAR-R-7] a square with the last tile wins under both options, by the square alone', () => {
  for (const fullBoard of ['block', 'draw'] as const) {
    const game = scene({ fullBoard }).play('a3 a2 c2 d2 b2 b4 a4 c4 d4 d1 a1 b1 c1 c3 d3 b3');
    expect(reasons(game)).toEqual(['square GAR-AIM-3']);
    expect(garden.outcome(game.state)?.winners).toEqual([1]);
  }
});

test('[GAR-R-9] no tiles can block before move 8: six moves never take just the six that match a seventh', () => {
  const matches = (a: number, b: number) => a !== b && (a >> 2 === b >> 2 || (a & 3) === (b & 3));
  const blocks: number[] = [];
  const follow = (taken: readonly number[]): void => {
    const top = taken[taken.length - 1];
    const next = [...Array(16).keys()].filter((tile) => !taken.includes(tile) && matches(tile, top));
    if (next.length === 0) blocks.push(taken.length);
    else if (taken.length < 8) for (const tile of next) follow([...taken, tile]);
  };
  follow([0]); // Every tile can be renamed to any other.
  expect(new Set(blocks)).toEqual(new Set([8]));
});

test('[GAR-R-12] two shapes, or shapes and a block, are one win, and all reasons are told, shape before block', () => {
  for (const [line, told] of [
    ['a3 c1 d3 a2 c4 d2 b3 a1 d4 b2 c3', 'row square'],
    ['d3 a2 c1 a3 c2 b1 c3 b2 d4 d2 c4', 'row square block'],
    ['d1 b2 c3 b1 b4 b3 d4 a1 d3 c1 a2 c4 d2', 'row block'],
    ['a1 b3 a2 c1 c4 b1 c3 b2 d4 a3 c2 a4 d3', 'square block'],
  ]) {
    const game = scene({ garden: G1 }).play(line);
    expect(game.ends).toEqual([{ winner: 'A', reasons: told, points: 0 }]);
    expect(garden.outcome(game.state)?.scores).toEqual([1, 0]);
  }
});

test('[GAR-R-13] taking the fourth cell of the opponent’s row completes nothing for them', () => {
  // O holds b4 b3 b2; X takes b1.
  const game = loaded('X O Mb Mr / Cs O Cb Cr / Ps O X Pr / Is It Ib X top Ir move X');
  game.play('b1');
  expect(game.over).toBe(false);
  expect(garden.view(game.state, 'table').cells[13]).toBe('X');
});

test('what happened is told: the tile taken, the end, the match decided', () => {
  const game = scene().play('a2 d2 b2 b4 b3 d3 a3');
  expect(game.told[0]).toEqual({ kind: 'took', seat: 0, cell: 8, tile: 8 });
  expect(game.told.slice(-3)).toEqual([
    { kind: 'took', seat: 0, cell: 4, tile: 4 },
    { kind: 'ended', winner: 0, reasons: 2, points: 0 },
    { kind: 'decided', winner: 0 },
  ]);
  expect(G0.split(/[ /]+/)[8]).toBe('Ps');
});
