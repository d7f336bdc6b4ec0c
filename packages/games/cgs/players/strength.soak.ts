/**
 * Long: who beats whom at 20 ms per decision, over 200 deals played from every seat. The bench saves what was played.
 */
import { sharesOf } from '@hortus/bots';
import { cpuMs, playMatch } from '@hortus/bots/testing/contest.ts';
import { expect, test } from 'vitest';
import { wantedOfCgs } from './testing/rivals.ts';

const SESSIONS = 400;
/** After how many sessions to report the score. */
const TOLD = 20;

test.each(wantedOfCgs({ ms: 20, now: cpuMs }))(
  '$name: at least (of a rival who milks: at most) $goal of 400 sessions',
  { timeout: 3 * 3_600_000 },
  ({ name, contest, first, goal, atMost }) => {
    let letters = '';
    const told = (): void => {
      const { share, low, high } = sharesOf(letters, contest.bots.length);
      const figures = [share, low, high].map((part) => `${(100 * part).toFixed(1)} %`).join(' ');
      console.log(`${name}, ${letters.length} of ${SESSIONS}: ${figures}`);
    };
    while (letters.length < SESSIONS) {
      letters += playMatch(contest, first + letters.length);
      if (letters.length % TOLD === 0) told();
    }
    const { share, low } = sharesOf(letters, contest.bots.length);
    if (atMost) expect(share).toBeLessThanOrEqual(goal);
    else expect(low).toBeGreaterThanOrEqual(goal);
  },
);
