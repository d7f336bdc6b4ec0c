/** The figures that packs are meant to reach (CGS-PK-18, -20, -23, -24), and rows that say whether they do. */
import { TABLE_PACE, turnTimes } from '@hortus/host';
import { FAIR, percent, type Share } from '@hortus/kit';
import type { Spread, Summary } from './summary.ts';

export type Bounds = readonly [least: number, most: number];

/** CGS-PK-18 */
export const EDITION = {
  wins: [FAIR.low, FAIR.high],
  shared: [0, 0.05],
  covered: [0.9, 1],
  contested: [0.4, 1],
  taken: [0.1, 1],
  averted: [0, 0.1],
  requested: [0.99, 1],
  points: [12, 40],
  won: [14, 26],
  trades: [2, Number.POSITIVE_INFINITY],
  leads: [2, Number.POSITIVE_INFINITY],
} as const satisfies Readonly<Record<string, Bounds>>;

/** The intended figures; one that is left out has no bound. */
export interface Wanted extends Partial<Record<keyof typeof EDITION, Bounds>> {
  /** Turns: in the session, then in each era. */
  readonly turns?: readonly (Bounds | undefined)[];
  /** Minutes of a session. */
  readonly minutes?: Bounds;
}

/** Seconds that a person needs for one turn (CGS-PK-17). */
export const PACE: Bounds = [25, 30];
/** Seconds that a bot takes for one at the table. */
const BOT_PACE: Bounds = [turnTimes(TABLE_PACE)[0] / 1000, turnTimes(TABLE_PACE)[1] / 1000];

export const within = (value: number, [least, most]: Bounds): boolean => value >= least && value <= most;
export function bounds([least, most]: Bounds, show: (value: number) => string): string {
  if (most === Number.POSITIVE_INFINITY) return `at least ${show(least)}`;
  return least === 0 ? `at most ${show(most)}` : `${show(least)} to ${show(most)}`;
}
export const verdict = (isGood: boolean): string => (isGood ? 'yes' : '**no**');

const judged = (value: number, meant: Bounds | undefined, show: (value: number) => string): string =>
  meant === undefined ? '|  |  |' : `| ${bounds(meant, show)} | ${verdict(within(value, meant))} |`;

export const ofShare = (one: Share, meant: Bounds | undefined): string =>
  `| ${one.name} | ${percent(one.share)} | ${percent(one.low)} to ${percent(one.high)} | ${one.of} ${judged(one.share, meant, percent)}`;

export const ofSpread = (one: Spread, meant: Bounds | undefined): string =>
  `| ${one.name} | ${one.median} | ${one.low} to ${one.high} | ${one.between[0]} to ${one.between[1]} ${judged(one.median, meant, String)}`;

/** At the pace of people, from the quicker to the slower. */
export const minutesOf = (turns: number): readonly [number, number] => [
  Math.round((turns * PACE[0]) / 60),
  Math.round((turns * PACE[1]) / 60),
];

/** The same for one person among bots, who take all other turns. */
export const minutesAmongBots = (turns: number, seats: number): readonly [number, number] => {
  const minutes = (of: 0 | 1): number =>
    Math.round(((turns / seats) * (PACE[of] + (seats - 1) * BOT_PACE[of])) / 60);
  return [minutes(0), minutes(1)];
};

/** At the pace in the middle: a range that merely touches the bounds doesn't meet them. */
export const isInTime = (turns: number, minutes: Bounds): boolean =>
  within((turns * (PACE[0] + PACE[1])) / 2 / 60, minutes);

/** Everything that has a bound, in the order of the clause. */
export function figuresOf(summary: Summary, wanted: Wanted, seats: number): string {
  const median = summary.turns[0]?.median ?? 0;
  return `| share of | measured | 95 % | of | meant | met |
| --- | --- | --- | --- | --- | --- |
${summary.wins.map((one) => ofShare(one, wanted.wins)).join('\n')}
${ofShare(summary.shared, wanted.shared)}
${ofShare(summary.covered, wanted.covered)}
${ofShare(summary.contested, wanted.contested)}
${ofShare(summary.taken, wanted.taken)}
${ofShare(summary.averted, wanted.averted)}
${ofShare(summary.requested, wanted.requested)}

| median of | measured | 95 % | nine of ten | meant | met |
| --- | --- | --- | --- | --- | --- |
${ofSpread(summary.points, wanted.points)}
${ofSpread(summary.won, wanted.won)}
${ofSpread(summary.trades, wanted.trades)}
${ofSpread(summary.leads, wanted.leads)}
${summary.turns.map((one, index) => ofSpread(one, wanted.turns?.[index])).join('\n')}
${minutesRows(median, seats, wanted.minutes)}`;
}

/** The minutes that are meant are those of people (CGS-PK-17). */
export function minutesRows(turns: number, seats: number, meant: Bounds | undefined): string {
  const judgement =
    meant === undefined ? '|  |  |' : `| ${bounds(meant, String)} | ${verdict(isInTime(turns, meant))} |`;
  return `| minutes between people, at ${PACE.join(' to ')} s per turn | ${minutesOf(turns).join(' to ')} |  |  ${judgement}
| minutes of a person among bots, which take ${BOT_PACE.join(' to ')} s | ${minutesAmongBots(turns, seats).join(' to ')} |  |  |  |  |`;
}
