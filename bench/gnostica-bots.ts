/**
 * Not a speed: how often the levels of Gnostica win against those they have to beat, seats going round. Takes half an
 * hour and goes on where it was stopped.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contest, playMatch, type Shares, sharesOf } from '../packages/bots/src/testing/contest.ts';
import { wantedOfGnostica } from '../packages/bots/src/testing/gnostica-rivals.ts';
import type { Goal, Measured } from './row.ts';

const GAMES = 400;
/** A turn, in CPU time of this process: what else runs on the machine does not count. */
const MS = 50;

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const WANTED = wantedOfGnostica({ ms: MS, now });
const title = (name: string): string => `Gnostica bots: ${name}`;

/** The share as it was, and the lower end of its interval, which is judged. */
export const gnosticaStrength = (): Measured[] =>
  WANTED.flatMap(({ name, contest, goal }) => {
    const { share, low, high } = played(name, contest);
    return [
      {
        name: title(name),
        unit: '%',
        against: 'interval up to',
        own: share * 100,
        other: high * 100,
        // Beside the share of an equal: games won to games lost would be without end where all are won.
        ratio: share * contest.bots.length,
      },
      {
        name: `${title(name)}, at least`,
        unit: '%',
        against: 'to reach',
        own: low * 100,
        other: goal * 100,
        ratio: low / goal,
      },
    ];
  });

export const GNOSTICA_GOALS: readonly Goal[] = WANTED.map(({ name }) => ({
  name: `${title(name)}, at least`,
  against: 'to reach',
  ratioAtLeast: 1,
}));

/** Games played before by the same program are not played again. */
function played(name: string, contest: Contest): Shares {
  const own = fileURLToPath(import.meta.url);
  const folder = join(dirname(own), '..', 'bots');
  const hash = createHash('sha256').update(readFileSync(own)).update(`${name} ${MS}`).digest('hex');
  const file = join(folder, `gnostica-${hash.slice(0, 16)}.txt`);
  mkdirSync(folder, { recursive: true });
  let letters = textOf(file).slice(0, GAMES);
  let slowest = 0;
  while (letters.length < GAMES) {
    letters += playMatch(contest, letters.length, (ms) => {
      slowest = Math.max(slowest, ms);
    });
    writeFileSync(file, letters);
    const { won } = sharesOf(letters, contest.bots.length);
    process.stderr.write(
      `\r\x1b[K${name}: game ${letters.length} of ${GAMES}, ${won} won, longest turn ${slowest.toFixed(0)} ms`,
    );
  }
  return sharesOf(letters, contest.bots.length);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
