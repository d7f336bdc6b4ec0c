/**
 * Not about speed: how often the levels of the Card Game System win against those they have to beat, with rotating
 * seats. Takes about half an hour and continues where it stopped.
 */
import { type Shares, sharesOf } from '@hortus/bots';
import { type Contest, cpuMs, playMatch } from '../packages/bots/src/testing/contest.ts';
import { wantedOfCgs } from '../packages/games/cgs/players/testing/rivals.ts';
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

function played(name: string, contest: Contest, first: number): Shares {
  const { before, keep } = keptGames(`cgs ${name}`, `${MS} from ${first}`, SESSIONS);
  let letters = before;
  let slowest = 0;
  while (letters.length < SESSIONS) {
    letters += playMatch(contest, first + letters.length, (ms) => {
      slowest = Math.max(slowest, ms);
    });
    keep(letters, `, longest turn ${slowest.toFixed(0)} ms`);
  }
  return sharesOf(letters, contest.bots.length);
}
