import { columnOf, rowOf } from '../src/numbers.ts';

/** Where a key leads on the grid; undefined if it leads nowhere. */
export function walked(from: number, key: string): number | undefined {
  const [column, row] = [columnOf(from), rowOf(from)];
  switch (key) {
    case 'ArrowLeft':
      return row * 4 + Math.max(0, column - 1);
    case 'ArrowRight':
      return row * 4 + Math.min(3, column + 1);
    case 'ArrowUp':
      return Math.max(0, row - 1) * 4 + column;
    case 'ArrowDown':
      return Math.min(3, row + 1) * 4 + column;
    case 'Home':
      return row * 4;
    case 'End':
      return row * 4 + 3;
    default:
      return undefined;
  }
}
