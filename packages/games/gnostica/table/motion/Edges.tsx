/** Columns and rows by number, as the log names spaces. */
import type { Grid } from '../board/places.ts';
import { readable } from './use-pixels.ts';

export function Edges({ grid, pixels }: { readonly grid: Grid; readonly pixels: number }) {
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <g class="gno-edges" style={{ fontSize: `${readable(pixels, 8)}px` }}>
      {range(grid.left, grid.right).map((x) => (
        <text key={`x${x}`} x={grid.at(x, 0)[0]} y={grid.height / 2 - 2}>
          {x}
        </text>
      ))}
      {range(grid.low, grid.high).map((y) => (
        <text key={`y${y}`} x={-grid.width / 2 + 5} y={grid.at(0, y)[1] + 3}>
          {y}
        </text>
      ))}
    </g>
  );
}
