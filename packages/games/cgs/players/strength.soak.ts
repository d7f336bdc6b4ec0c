/** Long: who beats whom at 20 ms a decision, over 200 deals played from every seat. */
import { sharesOf } from '@hortus/bots';
import { cpuMs, playMatch } from '@hortus/bots/testing/contest.ts';
import { expect, test } from 'vitest';
import { wantedOfCgs } from './testing/rivals.ts';

const SESSIONS = 400;

test.each(wantedOfCgs({ ms: 20, now: cpuMs }))(
  '$name: at least $goal of 400 sessions',
  { timeout: 3 * 3_600_000 },
  ({ name, contest, goal }) => {
    let letters = '';
    while (letters.length < SESSIONS) letters += playMatch(contest, letters.length);
    const { share, low, high } = sharesOf(letters, contest.bots.length);
    console.log(name, [share, low, high].map((part) => `${(100 * part).toFixed(1)} %`).join(' '));
    expect(low).toBeGreaterThanOrEqual(goal);
  },
);
