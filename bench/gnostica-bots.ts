/**
 * Not about speed: how often Gnostica's levels win against those they have to beat, with rotating seats, and what the
 * expert gains by ten times the time. Takes half an hour each and continues where it stopped.
 */
import { type Bot, botOf, type Shares, sharesOf } from '@hortus/bots';
import { players } from '@hortus/gnostica/players/index.ts';
import { type Contest, cpuMs, playMatch } from '../packages/bots/src/testing/contest.ts';
import { wantedOfGnostica } from '../packages/games/gnostica/players/testing/rivals.ts';
import { keptGames, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

const GAMES = 400;
/** Per turn. */
const MS = 50;

const WANTED = wantedOfGnostica({ ms: MS, now: cpuMs }).map((wanted) => ({
  ...wanted,
  title: `Gnostica bots: ${wanted.name}`,
}));

export const gnosticaStrength = (): Measured[] =>
  WANTED.flatMap(({ title, name, contest, goal }) =>
    shareRows(title, played(name, contest), contest.bots.length, goal),
  );

export const GNOSTICA_GOALS: readonly Goal[] = WANTED.map(({ title }) => shareGoal(title));

/** Games of the longer time against the shorter, as in `search.ts`; `HORTUS_GAMES=40` plays fewer. */
const TIMED_GAMES = Number(process.env.HORTUS_GAMES ?? 200);
const [SHORT, LONG] = [6, 60];
const LEAST_BY_TIME = 0.55;
const BY_TIME = `Gnostica expert: ${LONG} ms against ${SHORT} ms`;

function expertWithin(ms: number): Bot {
  const bot = botOf(players, 'expert');
  if (bot === undefined) throw new Error('Gnostica has no expert');
  return { ...bot, choose: (view, seat, means) => bot.choose(view, seat, { ...means, ms }) };
}

export function whatTimeGains(): Measured[] {
  const contest: Contest = {
    game: players.game,
    bots: [expertWithin(LONG), expertWithin(SHORT)],
    options: { cap: 200 },
    time: { ms: LONG, now: cpuMs },
  };
  const shares = played('expert by time', contest, `${SHORT} ${LONG}`, TIMED_GAMES);
  return shareRows(BY_TIME, shares, 2, LEAST_BY_TIME);
}

export const GNOSTICA_TIME_GOAL: Goal = shareGoal(BY_TIME);

function played(name: string, contest: Contest, terms = String(MS), games = GAMES): Shares {
  const { before, keep } = keptGames(`gnostica ${name}`, terms, games);
  let letters = before;
  let slowest = 0;
  while (letters.length < games) {
    letters += playMatch(contest, letters.length, (ms) => {
      slowest = Math.max(slowest, ms);
    });
    keep(letters, `, longest turn ${slowest.toFixed(0)} ms`);
  }
  return sharesOf(letters, contest.bots.length);
}
