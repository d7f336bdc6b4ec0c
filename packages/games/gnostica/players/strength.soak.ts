/**
 * Long: who beats whom at 50 ms per turn. `npm run bench -- Gnostica bots` plays twice as many, and continues if
 * stopped.
 */

import { sharesOf } from '@hortus/bots';
import { cpuMs, playMatch } from '@hortus/bots/testing/contest.ts';
import { expect, test } from 'vitest';
import { wantedOfGnostica } from './testing/rivals.ts';

const GAMES = 200;

test.each(wantedOfGnostica({ ms: 50, now: cpuMs }))(
  '$name: at least $goal of 200 games',
  { timeout: 3 * 3_600_000 },
  ({ name, contest, goal }) => {
    let letters = '';
    while (letters.length < GAMES) letters += playMatch(contest, letters.length);
    const { share, low, high } = sharesOf(letters, contest.bots.length);
    console.log(name, [share, low, high].map((part) => `${(100 * part).toFixed(1)} %`).join(' '));
    expect(low).toBeGreaterThanOrEqual(goal);
  },
);
