/** How long a bot of the Card Game System thinks at most, with the time that it has at a table. */
import type { Bot } from '@hortus/bots';
import { cpuMs, playMatch } from '../packages/bots/src/testing/contest.ts';
import { botNamed } from '../packages/games/cgs/players/testing/rivals.ts';
import { cgs } from '../packages/games/cgs/src/index.ts';
import { quantile } from './measure.ts';
import type { Goal, Measured } from './row.ts';

/** What hosts give a bot at the table (`PACE`): the rest of the second is for judging, storing and drawing its move. */
const THINKS_MS = 900;
const ALLOWED_MS = 1000;

/** Whole sessions of experts; those for four are shorter. The levels weren't tuned on these deals. */
const TABLES = [
  { name: 'Lowwater for two', options: { pack: 'lowwater' }, seats: 2, sessions: [5000, 5002] },
  { name: 'Comet Year for four', options: { pack: 'comet-year' }, seats: 4, sessions: [5000, 5004] },
] as const;

const longest = (table: string): string => `${table}: longest decision of an expert`;
const usual = (table: string): string => `${table}: median decision of an expert`;

export const CGS_TABLE_GOALS: readonly Goal[] = TABLES.map(({ name }) => ({
  name: longest(name),
  against: 'allowed',
  valueAtMost: ALLOWED_MS,
}));

/** The same bot, which reports the CPU time of each decision, answers to offers included. */
const timed = (bot: Bot, told: (ms: number) => void): Bot => ({
  ...bot,
  choose(view, seat, means) {
    const start = cpuMs();
    const move = bot.choose(view, seat, means);
    told(cpuMs() - start);
    return move;
  },
});

export const cgsTable = (): Measured[] =>
  TABLES.flatMap(({ name, options, seats, sessions }) => {
    const decisions: number[] = [];
    const bots = Array.from({ length: seats }, () => timed(botNamed('expert'), (ms) => decisions.push(ms)));
    for (const number of sessions)
      playMatch({ game: cgs, bots, options, time: { ms: THINKS_MS, now: cpuMs } }, number);
    const row = (title: string, own: number): Measured => ({
      name: title,
      unit: 'ms',
      against: 'allowed',
      own,
      other: ALLOWED_MS,
      ratio: ALLOWED_MS / own,
    });
    process.stderr.write(`\r\x1b[K${name}: ${decisions.length} decisions`);
    return [row(longest(name), Math.max(...decisions)), row(usual(name), quantile(decisions))];
  });
