import { quantile } from './measure.ts';

/** One figure of one process: `own` and `other` are in the unit. */
export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly against: string;
  readonly own: number;
  readonly other: number;
  /** How many times as good as the other. */
  readonly ratio: number;
  /** How many were played, if it is a share of games. */
  readonly games?: number;
}

/** One line of the table. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly against: string;
  readonly ratio: number;
  /** What the other side measured, in the same unit. */
  readonly other: number;
  /** The lowest and the highest ratio of a process, and how many there were. */
  readonly spread: readonly [number, number];
  readonly processes: number;
  readonly games?: number;
  readonly goal?: string;
  readonly reached?: boolean;
}

export interface Goal {
  readonly name: string;
  readonly against: string;
  readonly ratioAtLeast?: number;
  readonly valueAtMost?: number;
}

/** The median over processes, each of which is the median of its slices. */
export function rowsOf(processes: readonly (readonly Measured[])[], goals: readonly Goal[]): Row[] {
  return (processes[0] ?? []).map(({ name, unit, against, games }, i) => {
    const of = (get: (measured: Measured) => number): number[] => processes.map((rows) => get(rows[i]));
    const ratios = of(({ ratio }) => ratio);
    const row: Row = {
      name,
      value: quantile(of(({ own }) => own)),
      unit,
      against,
      ratio: quantile(ratios),
      other: quantile(of(({ other }) => other)),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      processes: processes.length,
      ...(games !== undefined && { games }),
    };
    return judgedBy(row, goals);
  });
}

/** The row with what it has to reach, if anything. */
export function judgedBy(row: Row, goals: readonly Goal[]): Row {
  const goal = goals.find(({ name, against }) => name === row.name && against === row.against);
  return goal === undefined ? row : { ...row, ...judged(row, goal) };
}

function judged(row: Row, { ratioAtLeast, valueAtMost }: Goal): Pick<Row, 'goal' | 'reached'> {
  const parts: string[] = [];
  if (ratioAtLeast !== undefined) parts.push(`ratio ${number(ratioAtLeast)}`);
  if (valueAtMost !== undefined) parts.push(`${number(valueAtMost)} ${row.unit}`);
  const reached = row.ratio >= (ratioAtLeast ?? 0) && row.value <= (valueAtMost ?? Number.POSITIVE_INFINITY);
  return { goal: parts.join(', '), reached };
}

/** Three significant digits: 3,610,000 is `3.61 M`, 0.4031 is `0.403`, 3842 is `3,840`. */
export function number(value: number): string {
  if (value >= 1e6) return `${number(value / 1e6)} M`;
  const rounded = Number(value.toPrecision(3));
  return rounded >= 1000 ? rounded.toLocaleString('en-US') : String(rounded);
}

interface Column {
  readonly head: string;
  readonly right?: true;
  cell(row: Row): string;
}

const COLUMNS: readonly Column[] = [
  { head: '', cell: ({ name }) => name },
  { head: 'value', right: true, cell: ({ value }) => number(value) },
  { head: 'unit', cell: ({ unit }) => unit },
  { head: 'against', cell: ({ against, other }) => `${against}, ${number(other)}` },
  { head: 'ratio', right: true, cell: ({ ratio }) => number(ratio) },
  {
    head: 'over processes',
    right: true,
    cell: ({ spread: [low, high] }) => `${number(low)}–${number(high)}`,
  },
  { head: 'games', right: true, cell: ({ games }) => (games === undefined ? '' : String(games)) },
  {
    head: 'goal',
    cell: ({ goal, reached }) => (goal === undefined ? '' : `${goal}: ${reached ? 'reached' : 'MISSED'}`),
  },
];

/** Games are a column only where some were played. */
export function makeTable(rows: readonly Row[]): string {
  const isPlayed = rows.some(({ games }) => games !== undefined);
  const columns = COLUMNS.filter(({ head }) => head !== 'games' || isPlayed);
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => (columns[i].right ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
