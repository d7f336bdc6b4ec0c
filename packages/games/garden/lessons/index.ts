/** Garden of Conspiracy in four minutes. Positions are those of the ledger's scenarios, or found by search. */

import { canWinAtOnce, type Lesson, wonBy } from '@hortus/frame/lesson/lesson.ts';
import { garden } from '../src/index.ts';

const lesson: Lesson = {
  game: garden,
  steps: [
    {
      id: 'border',
      position: 'Cb Ms Ir Pt / Mt Ps Cr Ib / Is Ct Mb Pr / Pb Mr It Cs top - move X',
      seat: 0,
      wants: { kind: 'move' },
      replies: true,
    },
    {
      id: 'match',
      position: 'Cb Ms Ir X / O Ps Cr Ib / Is Ct Mb Pr / Pb Mr It Cs top Mt move X',
      carriesOn: true,
      seat: 0,
      wants: { kind: 'move' },
      replies: true,
    },
    {
      id: 'why',
      position: 'Cb X Ir X / O Ps Cr Ib / O Ct Mb Pr / Pb Mr It Cs top Is move X',
      carriesOn: true,
      seat: 0,
      wants: { kind: 'refusal' },
    },
    // The scenario "Row", before its last move.
    {
      id: 'row',
      position: 'X X X Pt / Mt Ps Cr Ib / O O O Pr / Pb Mr It Cs top Ct move X',
      seat: 0,
      wants: { kind: 'reach', reached: wonBy('row') },
    },
    // The scenario "Square", before its last move.
    {
      id: 'square',
      position: 'Ms O Mb Mr / Cs X Cb O / X X Pb O / Is It Ib Ir top Cr move X',
      seat: 0,
      wants: { kind: 'reach', reached: wonBy('square') },
    },
    // The scenario "Block in a mixed garden", before its last move; the second player is to move.
    {
      id: 'block',
      position: 'Cb Ms Ir Pt / O X Cr Ib / O Ct X Pr / O X It X top Mr move O',
      seat: 1,
      wants: { kind: 'reach', reached: wonBy('block') },
    },
    // Found by search: the other player needs a4, and two of four moves hand it over.
    {
      id: 'guard',
      position: 'Pt O O O / Ib Mb Cb Mt / Pb Pr It X / X X Cs Ps top Ms move X',
      seat: 0,
      wants: {
        kind: 'reach',
        reached: (game, after, seat) =>
          game.outcome(after) === undefined && !canWinAtOnce(game, after, 1 - seat),
      },
    },
    // The scenario "Row" at its end: nine tiles are left.
    {
      id: 'points',
      position: 'X X X X / Mt Ps Cr Ib / O O O Pr / Pb Mr It Cs top Pt move - score A 1 B 0',
      seat: 0,
      wants: { kind: 'number', choices: [4, 9, 16], right: 9 },
    },
    {
      id: 'end',
      position: 'X X X X / Mt Ps Cr Ib / O O O Pr / Pb Mr It Cs top Pt move - score A 1 B 0',
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};

export const lessons: readonly Lesson[] = [lesson];
