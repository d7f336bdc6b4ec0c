/** Who can cover what: locking a rival out and breaking in; trading. */
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { both, GAME, holdsOne, lockedOut, NOON, not, opened, seen } from './holds.ts';

/** The learner can cover both adventures; Ida holds no Lamps, which The Feast of Windows costs. */
const SPOT = `${NOON} | turn a | ops a 21,24,103,109,119,121,126 | ops b 104,107,108,122,127`;
/** Tied at five. Ida can add Boots 3 and has no Sums left; the learner has Heat Haze, which costs Sums 2, and covers it. */
const HAZE = `${NOON} | turn a | ground a 21,103,109,121 | hero a 21 | ground b 104,108,122 | ops a 112,123,131 | ops b 110,111`;
/** Ida's Battle costs Bread 2 and Sums 2. The learner's only way to Sums lies in her wreckage. */
const SIEGE = `${NOON} | turn a | ground b 26,124,129 | hero b 26 | ground a 128 | wreck b 114,125 | site b 29 | ops a 112,144 | ops b 107`;

export const lockout: Lesson = {
  game: GAME,
  chapter: 'lockout',
  minutes: 2,
  steps: [
    {
      id: 'spot',
      position: SPOT,
      seat: 0,
      wants: { kind: 'reach', reached: both(opened('24'), lockedOut(1)) },
      clauses: ['CGS-ZONE-9', 'CGS-EOA-3'],
    },
    {
      id: 'raise',
      position: HAZE,
      seat: 0,
      wants: { kind: 'reach', reached: both(lockedOut(1), not(lockedOut(0))) },
      clauses: ['CGS-ACC-1', 'CGS-IND-1'],
    },
    {
      id: 'break-in',
      position: SIEGE,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: not(lockedOut(0)),
        meanwhile: seen(({ phase }) => phase === 'doing'),
      },
      clauses: ['CGS-REU-2', 'CGS-RRS-2'],
    },
    { id: 'lockout-end', position: SIEGE, carriesOn: true, seat: 0, wants: { kind: 'end' } },
  ],
};

/** Each needs what the other has to spare: the learner Lamps, Ida Lens. */
const NEED = `${NOON} | turn a | ops a 23,104,113,121 | ops b 24,118,119,126`;
/** Locked out of Ida's Competition by Sums; one of her two offers is a card with Sums. */
const OFFERED = `${NOON} | turn b | ground b 21,104,108,122 | hero b 21 | ground a 103,109 | ops a 113,129 | ops b 22,117,121 | offers b:117>a:129, b:121>a:113`;
/** Lens 2 is all the learner still needs, and Ida offers Ink 3 for it. */
const TEMPTED = `${NOON} | turn a | ground a 24,119,126 | hero a 24 | ops a 103,112 | ops b 104,115 | offers b:115>a:103`;

export const trade: Lesson = {
  game: GAME,
  chapter: 'trade',
  minutes: 2,
  steps: [
    {
      id: 'offer',
      position: NEED,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: holdsOne('118', '119'),
        meanwhile: seen(({ offers }) => offers.length > 0),
      },
      others: ['accept a:104 for 119 or accept a:104 for 118'],
      clauses: ['CGS-TRADE-1', 'CGS-TRADE-3'],
    },
    {
      id: 'accept',
      position: OFFERED,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: holdsOne('121'),
        meanwhile: both(
          holdsOne('129'),
          seen(({ offers }) => offers.length === 1),
        ),
      },
      clauses: ['CGS-TRADE-4', 'CGS-R-160'],
    },
    {
      id: 'decline',
      position: TEMPTED,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: both(
          not(lockedOut(0)),
          seen(({ offers }) => offers.length === 0),
        ),
      },
      clauses: ['CGS-TRADE-2', 'CGS-R-142'],
    },
    { id: 'trade-end', position: TEMPTED, carriesOn: true, seat: 0, wants: { kind: 'end' } },
  ],
};
