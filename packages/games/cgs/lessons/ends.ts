/** The bill of an era, and its end. */
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { both, DARK, GAME, holdsOne, NOON, not, opened, seen } from './holds.ts';

const STOCK = `${NOON} | turn a | site a 28,137 | wreck a 106 | site b 30 | wreck b 107,127 | ops a 112 | ops b 104`;
/**
 * The Rooftop Supper earns Fame 5. Small cards cover it as well
 * as large ones, which cost twice as much at the end of the era.
 */
const SUPPER = `${NOON} | turn a | ops a 30,106,110,116,120,126,130 | ops b 104`;
/** Lowwater has two names on its bills. The learner leads, and owes a Favour that nothing earns. */
const FAVOUR =
  'set pack=lowwater | first a | turns 60 | turn a | site a 15,20 | wreck a 63,65,84,105,155 | site b 9,16 | wreck b 70,76,80,93,103 | ops a 14,24,74,79,91,94,97,104 | ops b 62,69';

export const bill: Lesson = {
  game: GAME,
  chapter: 'bill',
  minutes: 2,
  steps: [
    {
      id: 'count',
      position: STOCK,
      seat: 0,
      wants: { kind: 'number', choices: [4, 6, 8], right: 6 },
      clauses: ['CGS-VP-1', 'CGS-EOE-7', 'CGS-EOE-8'],
    },
    {
      id: 'cheap',
      position: SUPPER,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ eras }, seat) => eras[seat]?.points === 2),
        meanwhile: seen(({ phase }) => phase === 'doing'),
        slips: { lost: seen(({ last }) => last?.won === false) },
      },
      clauses: ['CGS-PADV-6', 'CGS-WIN-6'],
    },
    {
      id: 'names',
      position: FAVOUR,
      seat: 0,
      wants: { kind: 'reach', reached: opened('14') },
      clauses: ['CGS-EOE-9', 'CGS-EOE-10'],
    },
    { id: 'bill-end', position: FAVOUR, seat: 0, wants: { kind: 'end' } },
  ],
};

/** The learner leads five to four, and Ida holds no adventure. */
const AHEAD = `${NOON} | turn a | site a 22 | site b 30 | wreck b 127 | ops a 112 | ops b 107,130`;
/** Ida leads three to two; The Rooftop Supper would bring the learner two more. */
const BEHIND = `${NOON} | turn b | asked b era | answers a | site b 28 | wreck b 102 | site a 24 | wreck a 105,118 | ops a 30,106,116,126 | ops b 104,130`;
/** The First True Orbit, an Epic, is covered; a card that must be played is still in the learner's hand. */
const FINALE = `${DARK} | turn a | site a 2,3 | common 9,10,11 | ground a 12,44,58,64 | hero a 12 | ground b 43,59 | ops a 51,67 | ops b 47,66`;

export const era: Lesson = {
  game: GAME,
  chapter: 'era',
  minutes: 2,
  steps: [
    {
      id: 'end-era',
      position: AHEAD,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ wins }, seat) => wins[seat] === 1),
        meanwhile: seen(
          ({ phase, request, asked }, seat) =>
            phase !== 'over' && (request === 'era' || asked[seat] === 'era'),
        ),
      },
      others: ['refuse', 'pass'],
      clauses: ['CGS-REQE-1', 'CGS-REQE-3', 'CGS-EOE-11'],
    },
    {
      id: 'not-yet',
      position: BEHIND,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(
          ({ eras, phase }, seat) => phase !== 'over' && (eras[seat]?.points ?? 0) > (eras[1]?.points ?? 0),
        ),
        meanwhile: seen(({ phase, asked }) => phase === 'doing' || asked[1] === 'era'),
        slips: {
          over: seen(({ phase }) => phase === 'over'),
          lost: seen(({ last }) => last?.won === false),
        },
      },
      others: ['pass'],
      clauses: ['CGS-REQE-4', 'CGS-R-60'],
    },
    {
      id: 'finale',
      position: FINALE,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ wins }, seat) => wins[seat] === 1),
        meanwhile: both(
          seen(({ era: now }) => now === 0),
          not(holdsOne('67')),
        ),
      },
      others: ['pass or agree', 'agree'],
      clauses: ['CGS-EOE-4', 'CGS-EOE-6', 'CGS-R-91'],
    },
    { id: 'era-end', position: AHEAD, seat: 0, wants: { kind: 'end' } },
  ],
};
