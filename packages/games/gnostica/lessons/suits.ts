/** The four suits, each on a piece and on a territory. */

import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { B0, both, GAME, goal, HEAD, lies, nobody, stands } from './goals.ts';

export const suits: Lesson = {
  game: GAME,
  chapter: 'suits',
  steps: [
    {
      id: 'cup',
      position: `${HEAD}\ncards 0,0:CA 1,0:DK 0,-1:S3 1,-1:R5\nmen a1E@0,0 b1U@0,-1\nhand b #4`,
      seat: 0,
      wants: goal(stands('a1?@1,0')),
      clauses: ['GNO-CUP-1', 'GNO-CUP-3', 'GNO-CUP-4'],
    },
    // After GNO-S-23.
    {
      id: 'cup-rival',
      position: `${HEAD}\ncards 0,0:C3 1,0:DK 0,-1:S3 1,-1:R5\nmen a1E@0,0 a1U@1,0 b2N@1,0\nhand b #4`,
      seat: 0,
      wants: goal(stands('b1N@1,0'), { own: stands('a1?@1,0', 2) }),
      clauses: ['GNO-CUP-2', 'GNO-CUP-5', 'GNO-R-65'],
    },
    // After GNO-S-74.
    {
      id: 'cup-land',
      position: `${HEAD}\ncards 0,0:S3 1,0:DK 0,-1:R5\nmen a1E@1,0 b1U@0,-1\nhand a C7,D9,RK\nhand b #4`,
      seat: 0,
      wants: goal(lies(2, 0, 'D9'), { piece: stands('a1?@2,0') }),
      clauses: ['GNO-CUP-6', 'GNO-CUP-7', 'GNO-CUP-8'],
    },
    // After GNO-S-30.
    {
      id: 'rod',
      position: `${HEAD}\ncards -1,0:R7 0,0:S3 1,0:16 0,-1:D4\nmen a2E@-1,0 b1U@0,0 b1N@0,0 b2U@0,0\nhand b #4`,
      seat: 0,
      wants: goal(stands('a2?@1,0')),
      clauses: ['GNO-ROD-2', 'GNO-ROD-4', 'GNO-ROD-7'],
    },
    // GNO-S-80.
    {
      id: 'push',
      position: `${HEAD}\ncards 0,1:S3 0,0:D4 1,0:CQ\nmen a1E@0,0 a1U@1,0 b3N@1,0\nhand a RT\nhand b #4`,
      seat: 0,
      wants: goal(nobody('b3?@1,0'), { own: nobody('a1U@1,0'), self: nobody('a1E@0,0') }),
      clauses: ['GNO-ROD-3', 'GNO-ROD-8', 'GNO-R-74'],
    },
    // After GNO-S-28.
    {
      id: 'rod-land',
      position: `${HEAD}\ncards 0,0:R4 1,0:D2 3,0:S8\nmen a1E@0,0 b2U@1,1\nhand b #4`,
      seat: 0,
      wants: goal(nobody('b2?@1,1'), { self: nobody('a1?@0,0') }),
      clauses: ['GNO-ROD-9', 'GNO-ROD-11', 'GNO-ROD-13'],
    },
    {
      id: 'disc',
      position: `${HEAD}\ncards 0,0:D5 1,0:S3 0,-1:C6 1,-1:16\nmen a1E@0,0 b2W@1,0\nhand b #4`,
      seat: 0,
      wants: goal(stands('a2?@0,0'), { rival: stands('b3?@1,0') }),
      clauses: ['GNO-DSC-1', 'GNO-DSC-2', 'GNO-DSC-3'],
    },
    // After GNO-S-60.
    {
      id: 'disc-land',
      position: `${HEAD}\ncards 0,0:D4 1,0:S3 0,-1:C6 1,-1:RP\nmen a1U@0,0 b1W@1,0\nhand a CP,14,S6\nhand b #4`,
      seat: 0,
      wants: goal(lies(0, 0, 'CP'), { piece: stands('a2?@0,0') }),
      clauses: ['GNO-DSC-4', 'GNO-DSC-5', 'GNO-DSC-6'],
    },
    {
      id: 'sword',
      position: `${HEAD}\ncards 0,0:S4 1,0:DK 0,-1:C6 1,-1:RP\nmen a2E@0,0 b2U@1,0 a1N@1,-1\nhand b #4`,
      seat: 0,
      wants: goal(nobody('b??@1,0'), { shrunk: stands('b1?@1,0') }),
      clauses: ['GNO-SWD-1', 'GNO-SWD-2', 'GNO-SWD-3'],
    },
    // After GNO-S-32.
    {
      id: 'sword-land',
      position: `${HEAD}\ncards 0,0:S4 1,0:16 0,-1:C6 1,1:R5\nmen a2E@0,0 b2S@1,1\nhand a C7,RQ\nhand b #4`,
      seat: 0,
      wants: goal(lies(1, 0, 'C7'), { queen: lies(1, 0, 'RQ') }),
      clauses: ['GNO-SWD-6', 'GNO-SWD-7', 'GNO-SWD-8'],
    },
    // GNO-S-31.
    {
      id: 'raze',
      position: `${HEAD}\ncards -1,0:C6 0,0:S4 1,0:D2\nmen a1E@0,0 b3U@2,0\nhand b #4`,
      seat: 0,
      wants: goal(both(nobody('b??@2,0'), lies(1, 0, null))),
      clauses: ['GNO-SWD-9', 'GNO-SWD-10', 'GNO-SPC-5'],
    },
    {
      id: 'suits-end',
      position: `${HEAD}\ncards ${B0}\nmen a1U@0,0 b1N@1,-1\nhand a C4,D7,SQ,SK,R3,DP\nhand b #6`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};
