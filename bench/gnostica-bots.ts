/**
 * Not a speed: how often Gnostica's levels win against those they have to beat, with rotating seats. Takes half an
 * hour and continues where it stopped.
 */
import { type Shares, sharesOf } from '@hortus/bots';
import { type Contest, cpuMs, playMatch } from '../packages/bots/src/testing/contest.ts';
import { wantedOfGnostica } from '../packages/games/gnostica/players/testing/rivals.ts';
import { keptGames, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

const GAMES = 400;
/** A turn. */
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

function played(name: string, contest: Contest): Shares {
  const { before, keep } = keptGames(`gnostica ${name}`, String(MS), GAMES);
  let letters = before;
  let slowest = 0;
  while (letters.length < GAMES) {
    letters += playMatch(contest, letters.length, (ms) => {
      slowest = Math.max(slowest, ms);
    });
    keep(letters, `, longest turn ${slowest.toFixed(0)} ms`);
  }
  return sharesOf(letters, contest.bots.length);
}
