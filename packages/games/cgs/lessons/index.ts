/** The Card Game System on real positions of Comet Year: cover the costs of an adventure; win and lose a competition. */
import type { Holds, Lesson } from '@hortus/frame/lesson/lesson.ts';
import type { Game } from '@hortus/kernel';
import { type CgsState, cgs, type View } from '../src/index.ts';

const GAME = cgs as unknown as Game;

/** Holds of what the learner sees. */
const seen =
  (holds: (view: View, seat: number) => boolean): Holds =>
  (_, state, seat) =>
    holds(cgs.view(state as CgsState, seat), seat);

/** The Long Noon. */
const NOON = 'era 2 | first a | turns 9';
/** The Daylight Sighting costs Boots 2, Lens 2 and Sums 1; the learner lacks Lens. */
const SIGHTING = `${NOON} | turn a | ground a 21,109,121 | hero a 21 | ops a 103,112,126 | ops b 104,130`;
const COVERED = `${NOON} | turn a | ground a 21,103,109,121 | hero a 21 | ops a 112,126 | ops b 104,130`;

const cover: Lesson = {
  game: GAME,
  chapter: 'cover',
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
      wants: {
        kind: 'reach',
        reached: seen(({ request }) => request === 'adventure'),
      },
      others: ['agree'],
      clauses: ['CGS-REQA-2', 'CGS-WIN-2'],
    },
    {
      id: 'bill',
      position: `${NOON} | turn a | site a 21 | wreck a 103,109,121 | ops a 112,126 | ops b 104,130`,
      seat: 0,
      wants: { kind: 'number', choices: [4, 7, 10], right: 4 },
      clauses: ['CGS-EOE-9'],
    },
    {
      id: 'cover-end',
      position: `${NOON} | turn a | site a 21 | wreck a 103,109,121 | ops a 112,126 | ops b 104,130`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};

/** Both cover every cost with five in all. */
const TIED = `${NOON} | turn a | ground a 103,109,121 | ground b 21,104,108,122 | hero b 21 | ops a 101,112 | ops b 107`;
const BEATEN = `${NOON} | turn b | asked b adventure | answers a | ground a 103,109 | ground b 21,104,108,122 | hero b 21 | ops a 112 | ops b 107`;

const contest: Lesson = {
  game: GAME,
  chapter: 'contest',
  steps: [
    {
      id: 'lead',
      position: TIED,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ standing }, seat) => standing?.winner === seat) },
      clauses: ['CGS-WIN-2', 'CGS-WIN-3'],
    },
    {
      id: 'beaten',
      position: BEATEN,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ turn, current }, seat) => current === null && turn === seat),
      },
      clauses: ['CGS-R-55', 'CGS-WRAP-5'],
    },
    {
      id: 'contest-end',
      position: `${NOON} | turn a | site b 21 | wreck b 104,108,122 | ops a 103,109,112 | ops b 107`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};

export const lessons: readonly Lesson[] = [cover, contest];
