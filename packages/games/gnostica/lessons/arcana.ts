/** The major arcana: powers in their order, shortcuts, obligations, and the cards that use other cards. */

import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { B0, b0With, both, GAME, goal, HEAD, lies, nobody, seen, stands } from './goals.ts';

/** All five of the rival's small pieces are on the board: nothing of theirs can shrink to small. */
const SMALLS = 'b1U@-1,1 b1N@-1,1 b1E@-1,1 b1U@-1,0 b1N@-1,0';

export const arcana: Lesson = {
  game: GAME,
  chapter: 'arcana',
  steps: [
    // GNO-S-1.
    {
      id: 'lovers',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:06 1,0:CQ\nmen a1E@0,0 b1U@0,1\nhand b #4`,
      seat: 0,
      wants: goal(both(stands('a1?@1,0'), stands('a1?@1,1')), { facing: stands('a1?@1,0') }),
      clauses: ['GNO-LOV-1', 'GNO-MAJ-2', 'GNO-MAJ-6'],
    },
    // GNO-S-4.
    {
      id: 'half',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:06 1,0:CQ\nmen a1E@0,0 b1U@1,0\nhand a 18\nhand b #4`,
      seat: 0,
      wants: goal(both(stands('a1E@0,0'), nobody('b.*')), {
        moved: nobody('a1?@0,0'),
        pushed: nobody('b1?@1,0'),
      }),
      clauses: ['GNO-MOO-1', 'GNO-MAJ-5', 'GNO-TRN-8'],
    },
    // GNO-S-7.
    {
      id: 'strength',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:S3 1,0:CQ\nmen a1U@0,1 b1U@1,0\nhand a 08,14\nhand b #4`,
      seat: 0,
      wants: goal(lies(0, 1, '14'), { piece: stands('a2?@0,1'), large: stands('a3?@0,1') }),
      clauses: ['GNO-STR-3', 'GNO-MAJ-4', 'GNO-R-33'],
    },
    // GNO-S-43.
    {
      id: 'chariot',
      position: `${HEAD}\ncards 0,0:S3 1,0:C4 2,-1:09\nmen a1E@1,1 b1W@1,0\nhand a 07\nhand b #4`,
      seat: 0,
      wants: goal(stands('a1?@2,0')),
      clauses: ['GNO-CHA-2', 'GNO-R-41'],
    },
    // After GNO-S-12.
    {
      id: 'moon',
      position: `${HEAD}\ncards -1,0:R5 0,0:16 1,0:CQ 0,-1:D4\nmen a2E@-1,0 b1U@0,0 b1N@0,0 a1U@0,0\nhand a 18\nhand b #4`,
      seat: 0,
      wants: goal(
        both(
          stands('a2?@0,0'),
          stands('a1U@0,0'),
          seen(({ men }) => men.length === 3),
        ),
      ),
      clauses: ['GNO-MOO-2', 'GNO-E-3'],
    },
    // GNO-S-11.
    {
      id: 'star',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:S3 1,0:CQ\nmen a1U@1,0 b1W@1,1\nhand a 17\nhand b #4`,
      seat: 0,
      wants: goal(lies(1, 0, '17'), { piece: stands('a2?@1,0') }),
      clauses: ['GNO-STA-1', 'GNO-STA-2', 'GNO-PIL-5'],
    },
    // GNO-S-9.
    {
      id: 'death',
      position: `${HEAD}\ncards ${b0With('-1,0:C8')}\nmen a1E@0,0 b2U@1,0 ${SMALLS}\nhand a 13\nhand b #4`,
      seat: 0,
      wants: goal(nobody('b2?@1,0')),
      clauses: ['GNO-DEA-2', 'GNO-SWD-2', 'GNO-R-45'],
    },
    // GNO-S-38.
    {
      id: 'hierophant',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:05 1,0:CQ\nmen a1E@0,0 b3W@1,0\nhand b #4`,
      seat: 0,
      wants: goal(stands('a3?@1,0')),
      clauses: ['GNO-HIE-1', 'GNO-HIE-2'],
    },
    // GNO-S-10.
    {
      id: 'devil',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:15 1,0:S3\nmen a1U@0,0 b1W@1,0 b2W@1,0\nhand b #4`,
      seat: 0,
      wants: goal(both(stands('a1E@0,0'), nobody('b?W@1,0'))),
      clauses: ['GNO-DEV-1', 'GNO-DEV-2', 'GNO-TGT-9'],
    },
    // After GNO-S-61.
    {
      id: 'fool',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:S3 1,0:CQ\nmen a1E@0,0 b2U@1,0\nhand a 00\nhand b #4\npile D5,S4,#67`,
      seat: 0,
      wants: goal(nobody('b??@1,0')),
      clauses: ['GNO-FOO-1', 'GNO-FOO-2', 'GNO-FOO-3'],
    },
    // After GNO-S-47.
    {
      id: 'world',
      position: `${HEAD}\ncards 0,1:06 1,1:05 0,0:S3 1,0:16\nmen a1E@0,0 b2W@1,0\nhand a 21\nhand b #4`,
      seat: 0,
      wants: goal(stands('a2?@1,0')),
      clauses: ['GNO-WOR-1', 'GNO-WOR-2', 'GNO-R-49'],
    },
    // GNO-S-75.
    {
      id: 'nested',
      position: `${HEAD}\ncards 0,1:R5 1,1:DK 0,0:00 1,0:CQ\nmen a1E@0,0 b3U@1,0\nhand b #4\npile 21,D5,D8,S4,#66`,
      seat: 0,
      wants: goal(nobody('b??@1,0')),
      clauses: ['GNO-R-36', 'GNO-FOO-4', 'GNO-WOR-1'],
    },
    {
      id: 'arcana-end',
      position: `${HEAD}\ncards ${B0}\nmen a1U@0,0 b1N@1,-1\nhand a 00,07,13,17,21,18\nhand b #6`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};
