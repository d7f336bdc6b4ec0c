/** The committed figures, `figures.json`, and the tables of README.md, which are printed from them. */
import { GOALS, GROUPS } from './groups.ts';
import { judgedBy, makeTable, type Row } from './row.ts';

export interface GroupFigures {
  /** How long one process measured, by the wall clock. */
  readonly seconds: number;
  readonly rows: readonly Row[];
}

/** By name of group. */
export type Figures = Readonly<Record<string, GroupFigures>>;

export const figureOf = (
  figures: Figures,
  { name, against }: Pick<Row, 'name' | 'against'>,
): Row | undefined =>
  Object.values(figures)
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name && row.against === against);

/** Four significant digits: more would only be noise in a diff. */
const rounded = (value: number): number => Number(value.toPrecision(4));

const recorded = ({ name, value, unit, against, ratio, other, spread, processes, games }: Row): Row => ({
  name,
  value: rounded(value),
  unit,
  against,
  ratio: rounded(ratio),
  other: rounded(other),
  spread: [rounded(spread[0]), rounded(spread[1])],
  processes,
  ...(games !== undefined && { games }),
});

/** With a group measured again, in the order in which groups are measured. */
export function withGroup(figures: Figures, group: string, { seconds, rows }: GroupFigures): Figures {
  const changed: Figures = { ...figures, [group]: { seconds: rounded(seconds), rows: rows.map(recorded) } };
  const names = GROUPS.map(({ name }) => name).filter((name) => Object.hasOwn(changed, name));
  return Object.fromEntries(names.map((name) => [name, changed[name]]));
}

/** As the formatter has it: pairs of numbers in one line. */
export const makeFigures = (figures: Figures): string =>
  `${JSON.stringify(figures, null, 2).replace(/\[\s+([\d.e-]+),\s+([\d.e-]+)\s+\]/g, '[$1, $2]')}\n`;

/** A place for a table: the groups in it are named in a comment before it. */
const TABLE = /(<!-- figures: (.+?) -->\n\n```\n)[^`]*(```)/g;

/** The text with its tables printed again. */
export const withTables = (readme: string, figures: Figures): string =>
  readme.replace(TABLE, (_, head: string, groups: string, tail: string) => {
    const rows = groups.split(', ').flatMap((name) => {
      const group = figures[name];
      if (group === undefined) throw new Error(`README.md has a table for ${name}, which has no figures`);
      return group.rows.map((row) => judgedBy(row, GOALS));
    });
    return `${head}${makeTable(rows)}\n${tail}`;
  });
