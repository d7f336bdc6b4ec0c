/**
 * Not about speed: how often the levels of the Card Game System win against those they have to beat, with rotating
 * seats, and what the expert gains by ten times the time. Takes about half an hour each and continues where it stopped.
 */
import { type Bot, type Shares, sharesOf } from '@hortus/bots';
import { type Contest, cpuMs, playMatch } from '../packages/bots/src/testing/contest.ts';
import { botNamed, wantedOfCgs } from '../packages/games/cgs/players/testing/rivals.ts';
import { cgs } from '../packages/games/cgs/src/index.ts';
import { keptGames, mostGoal, mostRow, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

const SESSIONS = 400;
/** Per decision. */
const MS = 20;

const WANTED = wantedOfCgs({ ms: MS, now: cpuMs }).map((wanted) => ({
  ...wanted,
  title: `Card Game System bots: ${wanted.name}`,
}));

export const cgsStrength = (): Measured[] =>
  WANTED.flatMap(({ title, name, contest, first, goal, atMost }) => {
    const shares = played(name, contest, first);
    // A rival who must not win is judged by the share itself.
    return atMost ? [mostRow(title, shares, goal)] : shareRows(title, shares, contest.bots.length, goal);
  });

export const CGS_GOALS: readonly Goal[] = WANTED.map(({ title, atMost }) =>
  atMost ? mostGoal(title) : shareGoal(title),
);

/** Sessions of the longer time against the shorter, as in `search.ts`; `HORTUS_GAMES=40` plays fewer. */
const TIMED_SESSIONS = Number(process.env.HORTUS_GAMES ?? 200);
const [SHORT, LONG] = [5, 50];
/** Nothing was tuned on these deals. */
const FIRST_TIMED = 8000;
const LEAST_BY_TIME = 0.55;
const BY_TIME = `Card Game System expert: ${LONG} ms against ${SHORT} ms`;

function expertWithin(ms: number): Bot {
  const bot = botNamed('expert');
  return { ...bot, choose: (view, seat, means) => bot.choose(view, seat, { ...means, ms }) };
}

export function whatTimeGainsInCgs(): Measured[] {
  const contest: Contest = {
    game: cgs,
    bots: [expertWithin(LONG), expertWithin(SHORT)],
    options: { pack: 'lowwater' },
    time: { ms: LONG, now: cpuMs },
  };
  const shares = played('expert by time', contest, FIRST_TIMED, `${SHORT} ${LONG}`, TIMED_SESSIONS);
  return shareRows(BY_TIME, shares, 2, LEAST_BY_TIME);
}

export const CGS_TIME_GOAL: Goal = shareGoal(BY_TIME);

function played(
  name: string,
  contest: Contest,
  first: number,
  terms = String(MS),
  sessions = SESSIONS,
): Shares {
  const { before, keep } = keptGames(`cgs ${name}`, `${terms} from ${first}`, sessions);
  let letters = before;
  let slowest = 0;
  while (letters.length < sessions) {
    letters += playMatch(contest, first + letters.length, (ms) => {
      slowest = Math.max(slowest, ms);
    });
    keep(letters, `, longest turn ${slowest.toFixed(0)} ms`);
  }
  return sharesOf(letters, contest.bots.length);
}
