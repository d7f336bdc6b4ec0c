/**
 * Marks on the garden: the last move, the winning shape, what a move is worth. Each has its own form, not just a
 * colour.
 */
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { type View, wonBy } from '../src/index.ts';
import { columnOf, rowOf } from '../src/numbers.ts';

/** Four corners around a cell. */
export function LastMark() {
  return (
    <svg class="last-mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d="M4 24V4H24M76 4H96V24M96 76V96H76M24 96H4V76" />
    </svg>
  );
}

/** `+` won, `=` drawn, `−` lost. */
export function ValueMark({ value }: { readonly value: number }) {
  const [kind, sign] = value > 0 ? ['won', '+'] : value < 0 ? ['lost', '−'] : ['even', '='];
  return (
    <span class={`value-mark ${kind}`} aria-hidden="true">
      {sign}
    </span>
  );
}

/** What a hint proposes, whatever it is worth: a minus would read as a warning. */
export function HintMark() {
  return (
    <span class="value-mark hinted" aria-hidden="true">
      <Icon name="hint" />
    </span>
  );
}

const cellsOf = (shape: number): number[] =>
  Array.from({ length: 16 }, (_, cell) => cell).filter((cell) => (shape >> cell) & 1);

/** Cells of a winning shape, for their names. */
export const winningCells = (view: View): ReadonlySet<number> => {
  const { rows, squares } = wonBy(view);
  return new Set([...rows, ...squares].flatMap(cellsOf));
};

/** How far a mark is inset from the edge of its cells. */
const IN = 0.03;

/** A ring around four in a line, whichever way the line runs. */
function RowMark({ row }: { readonly row: number }) {
  const [first = 0, , , last = 0] = cellsOf(row);
  const [x, y] = [(columnOf(first) + columnOf(last)) / 2 + 0.5, (rowOf(first) + rowOf(last)) / 2 + 0.5];
  const [across, down] = [columnOf(last) - columnOf(first), rowOf(last) - rowOf(first)];
  const length = Math.hypot(across, down) + 1 - 2 * IN;
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  return (
    <rect
      pathLength={1}
      x={x - length / 2}
      y={y - 0.5 + IN}
      width={length}
      height={1 - 2 * IN}
      rx={0.5 - IN}
      transform={`rotate(${turn} ${x} ${y})`}
    />
  );
}

/** A brush stroke around every winning shape. */
export function ShapeMark({ view }: { readonly view: View }) {
  const { rows, squares } = wonBy(view);
  if (rows.length + squares.length === 0) return null;
  return (
    <svg class="shape-mark" viewBox="0 0 4 4" aria-hidden="true" focusable="false">
      {rows.map((row) => (
        <RowMark key={row} row={row} />
      ))}
      {squares.map((square) => {
        const [first = 0] = cellsOf(square);
        return (
          <rect
            key={square}
            pathLength={1}
            x={columnOf(first) + IN}
            y={rowOf(first) + IN}
            width={2 - 2 * IN}
            height={2 - 2 * IN}
            rx={0.5 - IN}
          />
        );
      })}
    </svg>
  );
}
