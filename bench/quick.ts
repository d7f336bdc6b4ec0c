/**
 * `npm run bench -- quick`, the guard against silent slowdowns: every row of the engine beside its committed figure.
 * A row that seems slower is measured again in more processes before it counts.
 */
import { type Figures, figureOf } from './figures.ts';
import type { Measured, Row } from './row.ts';
import { number, rowsOf } from './row.ts';

/** A row has to reach this share of its committed ratio: two runs of the same program differ by a few per cent. */
const LEAST = 0.85;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export interface Checked {
  readonly row: Row;
  /** The committed ratio; without one a row can't be checked, and that is a fault. */
  readonly figure: number | undefined;
}

const check = (row: Row, figures: Figures): Checked => ({
  row,
  figure: figureOf(figures, row)?.ratio,
});

export const holds = ({ row, figure }: Checked): boolean =>
  figure !== undefined && row.ratio >= LEAST * figure;

/** One sentence for a row that does not hold. */
export function complaint({ row, figure }: Checked): string {
  const what = `${row.name}: ${number(row.ratio)} of the ${row.against}`;
  return figure === undefined
    ? `${what}, but bench/figures.json has no such row. Record it: npm run bench -- WORD --record`
    : `${what}, ${percent(row.ratio / figure)} of the committed ${number(figure)}; at least ${percent(LEAST)} are expected.`;
}

export interface QuickGroup {
  readonly name: string;
  /** Measures in this many fresh processes. */
  measure(processes: number): Promise<readonly (readonly Measured[])[]>;
}

const FIRST = 3;
const AGAIN = 5;

/** Measures a group, and again where a row does not hold; then the median over all processes counts. */
export async function checkGroup(
  group: QuickGroup,
  figures: Figures,
  say: (text: string) => void,
): Promise<Checked[]> {
  const processes = [...(await group.measure(FIRST))];
  const judge = (): Checked[] => rowsOf(processes, []).map((row) => check(row, figures));
  const lost = judge().filter((checked) => !holds(checked) && checked.figure !== undefined);
  if (lost.length === 0) return judge();
  say(
    `${lost.map(({ row }) => row.name).join('; ')}: below ${percent(LEAST)}, measuring ${group.name} again`,
  );
  processes.push(...(await group.measure(AGAIN)));
  return judge();
}

/** Ratios now and as committed. */
export function makeComparison(checked: readonly Checked[]): string {
  const width = Math.max(...checked.map(({ row }) => row.name.length));
  return checked
    .map(({ row, figure }) => {
      const share = figure === undefined ? 'new' : percent(row.ratio / figure);
      const was = figure === undefined ? '' : number(figure);
      return `${row.name.padEnd(width)}  ${number(row.ratio).padStart(9)}  ${was.padStart(9)}  ${share.padStart(6)}`;
    })
    .join('\n');
}
