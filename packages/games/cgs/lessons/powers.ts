/** Use a power, and block one. */
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { DARK, GAME, seen } from './holds.ts';

/** Ida covers The Winter Plate with one card of Lamps; the learner can't do better than tie. */
const PLATE = `${DARK} | turn a | ground b 3,44,58 | hero b 3 | ground a 43 | ops a 59,78 | ops b 47,66`;
const GUST = `${DARK} | turn a | ground b 3,44,58 | hero b 3 | ground a 43,78 | pending a 78 | ops a 59 | ops b 47,66`;
/** Ida has played Spilt Inkwell against the learner's only Ink. */
const SPILT = `${DARK} | turn a | ground a 1,43,53,64 | hero a 1 | ground b 81 | pending b 81 | ops a 52,83 | ops b 47,66`;

export const power: Lesson = {
  game: GAME,
  chapter: 'power',
  minutes: 2,
  steps: [
    {
      id: 'power',
      position: PLATE,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ pending }, seat) => pending[seat] !== null) },
      clauses: ['CGS-POW-2', 'CGS-SPEC-1', 'CGS-SPEC-2'],
    },
    {
      id: 'strike',
      position: GUST,
      seat: 0,
      wants: { kind: 'reach', reached: seen(({ standing }) => standing?.covers[1] === false) },
      clauses: ['CGS-RPOW-1', 'CGS-DIS-1', 'CGS-R-6'],
    },
    {
      id: 'block',
      position: SPILT,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ immune }, seat) => immune.some(([player]) => player === seat)),
        meanwhile: seen(({ phase }) => phase === 'doing'),
      },
      clauses: ['CGS-IMM-1', 'CGS-IMM-2', 'CGS-SPEC-2'],
    },
    { id: 'power-end', position: SPILT, carriesOn: true, seat: 0, wants: { kind: 'end' } },
  ],
};
