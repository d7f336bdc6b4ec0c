/** Cover the costs of an adventure; win and lose a competition. */
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { GAME, NOON, seen } from './holds.ts';

/** The Daylight Sighting costs Boots 2, Lens 2 and Sums 1; the learner lacks Lens. */
const SIGHTING = `${NOON} | turn a | ground a 21,109,121 | hero a 21 | ops a 103,112,126 | ops b 104,130`;
const COVERED = `${NOON} | turn a | ground a 21,103,109,121 | hero a 21 | ops a 112,126 | ops b 104,130`;
const BUILT = `${NOON} | turn a | site a 21 | wreck a 103,109,121 | ops a 112,126 | ops b 104,130`;

export const cover: Lesson = {
  game: GAME,
  chapter: 'cover',
  minutes: 2,
  steps: [
    {
      id: 'cover',
      position: SIGHTING,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ standing }, seat) => standing?.covers[seat] === true) },
      others: ['pass'],
      clauses: ['CGS-PSUP-1', 'CGS-EOA-2'],
    },
    {
      id: 'ask',
      position: COVERED,
      carriesOn: true,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ request }) => request === 'adventure') },
      others: ['agree'],
      clauses: ['CGS-REQA-2', 'CGS-R-55', 'CGS-WRAP-3', 'CGS-WRAP-8'],
    },
    {
      id: 'bill',
      position: BUILT,
      seat: 0,
      wants: { kind: 'number', choices: [2, 5, 8], right: 2 },
      clauses: ['CGS-VP-1'],
    },
    { id: 'cover-end', position: BUILT, seat: 0, wants: { kind: 'end' } },
  ],
};

/** Both cover every cost with five in all. */
const TIED = `${NOON} | turn a | ground a 103,109,121 | ground b 21,104,108,122 | hero b 21 | ops a 101,112 | ops b 107`;
const BEATEN = `${NOON} | turn b | asked b adventure | answers a | ground a 103,109 | ground b 21,104,108,122 | hero b 21 | ops a 112 | ops b 107`;

export const contest: Lesson = {
  game: GAME,
  chapter: 'contest',
  minutes: 2,
  steps: [
    {
      id: 'lead',
      position: TIED,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ standing }, seat) => standing?.winner === seat) },
      clauses: ['CGS-WIN-1', 'CGS-WIN-2', 'CGS-WIN-3'],
    },
    {
      id: 'beaten',
      position: BEATEN,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ turn, current }, seat) => current === null && turn === seat),
      },
      clauses: ['CGS-WRAP-5', 'CGS-R-55', 'CGS-REQA-3'],
    },
    {
      id: 'contest-end',
      position: `${NOON} | turn a | site b 21 | wreck b 104,108,122 | ops a 103,109,112 | ops b 107`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};
