/** Facings and reach: what a piece can act on, and where it may stand. */

import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { GAME, goal, HEAD, lies, nobody, seen, stands } from './goals.ts';

const FOUR = 'cards 0,1:R5 1,1:DK 0,0:S3 1,0:CQ';

export const targets: Lesson = {
  game: GAME,
  chapter: 'targets',
  steps: [
    {
      id: 'ahead',
      position: `${HEAD}\n${FOUR}\nmen a1E@0,0 a1E@0,1 b1U@1,0 b1W@1,1\nhand a S8\nhand b #4`,
      seat: 0,
      wants: goal(nobody('b1U@1,0'), { other: nobody('b1W@1,1') }),
      clauses: ['GNO-TGT-1', 'GNO-TGT-5', 'GNO-TGT-3'],
    },
    {
      id: 'count',
      position: `${HEAD}\n${FOUR}\nmen a2E@0,0 b1N@0,0 b1U@1,0 a1W@1,0 b2S@0,1\nhand a S8\nhand b #4`,
      seat: 0,
      wants: { kind: 'number', choices: [1, 2, 3, 4], right: 3 },
      clauses: ['GNO-TGT-5', 'GNO-TGT-6'],
    },
    {
      id: 'facing',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:R3 1,0:CQ\nmen a1E@0,0 b1W@1,1\nhand b #4`,
      seat: 0,
      wants: goal(stands('a1N@1,0'), { other: stands('a1?@1,0') }),
      clauses: ['GNO-TGT-8', 'GNO-ROD-8'],
    },
    {
      id: 'up',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:S3 1,0:CQ\nmen a1U@1,0 b2W@1,1\nhand b #4`,
      seat: 0,
      wants: goal(stands('a1?@1,0', 2)),
      clauses: ['GNO-TGT-4', 'GNO-ROD-1'],
    },
    // GNO-S-25.
    {
      id: 'itself',
      position: `${HEAD}\n${FOUR}\nmen a1E@2,1 b1W@1,1\nhand a D6\nhand b #4`,
      seat: 0,
      wants: goal(stands('a2?@2,1')),
      clauses: ['GNO-TGT-6', 'GNO-TGT-7', 'GNO-R-19'],
    },
    {
      id: 'waste',
      position: `${HEAD}\n${FOUR}\nmen a1U@0,2 b1W@1,1\nhand a C5,S9,CK\nhand b #4`,
      seat: 0,
      wants: goal(
        seen(({ sites }) => sites.some(({ x, y, card }) => x === 0 && y === 2 && card !== null)),
        { piece: stands('a1?@0,2', 2) },
      ),
      clauses: ['GNO-SPC-2', 'GNO-SPC-4', 'GNO-R-72'],
    },
    {
      id: 'shield',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:S3 1,0:C6\nmen a2E@0,1 a2E@0,0 b1N@1,1\nhand a SK\nhand b #4`,
      seat: 0,
      wants: goal(lies(1, 0, null), { piece: seen(({ men }) => men.every(({ owner }) => owner === 0)) }),
      clauses: ['GNO-SWD-6', 'GNO-R-62'],
    },
    {
      id: 'crowd',
      position: `${HEAD}\n${FOUR}\nmen a1E@0,0 a1N@0,0 a1U@0,0 b1N@1,0 a1W@1,1 b2U@0,1\nhand a C5\nhand b #4`,
      seat: 0,
      wants: goal(stands('a1?@0,1')),
      clauses: ['GNO-SPC-8', 'GNO-CUP-3'],
    },
    {
      id: 'targets-end',
      position: `${HEAD}\n${FOUR}\nmen a2E@0,0 b1N@0,0 b1U@1,0 a1W@1,0 b2S@0,1\nhand a S8\nhand b #4`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};
