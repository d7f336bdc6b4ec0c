/** The basics: bids, the first piece, the four options of a turn, points, and how a game is won and lost. */

import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { B0, both, GAME, goal, HEAD, scores, seen, stands, within, won } from './goals.ts';

/** Seven points, and two more within reach; the rival stands next to the major in the middle. */
const NINE = `cards -1,1:CA 0,1:R5 1,1:D8 -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16`;

export const start: Lesson = {
  game: GAME,
  chapter: 'start',
  steps: [
    {
      id: 'bid',
      position: `to 9 | seats ab | turn - | open -\ncards ${B0}\nbids 1 a:- b:-
hand a C4,D7,SQ,12,R3,DP\nhand b SK,C8,R9,D2,S6,CT`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ phase, turn }, seat) => phase === 'turn' && turn === seat),
        meanwhile: seen(({ first }, seat) => first === null || first === seat),
      },
      others: ['bid SK', 'take 12'],
      clauses: ['GNO-BID-3', 'GNO-BID-4', 'GNO-BID-6'],
    },
    {
      id: 'put',
      position: `${HEAD}\ncards ${B0}\nhand a C4,D7,SQ,SK,R3,DP\nhand b 12,C8,R9,D2,S6,CT`,
      carriesOn: true,
      seat: 0,
      wants: goal(scores(3)),
      clauses: ['GNO-TRN-1', 'GNO-SCO-1', 'GNO-SCO-2'],
    },
    {
      id: 'turn',
      position: `${HEAD}\ncards ${B0}\nmen a1U@0,0 b1N@1,-1\nhand a C4,D7\nhand b #5`,
      seat: 0,
      wants: goal(stands('a1E@0,0'), {
        other: seen(({ men }) => men.some(({ owner, facing }) => owner === 0 && facing !== 'U')),
      }),
      clauses: ['GNO-TRN-6', 'GNO-TGT-1'],
    },
    {
      id: 'use',
      position: `${HEAD}\ncards -1,0:S3 0,0:R2 1,0:CQ 0,-1:D4 1,-1:16\nmen a1E@0,0 b1U@1,-1\nhand b #5`,
      seat: 0,
      wants: goal(stands('a1?@1,0')),
      clauses: ['GNO-TRN-3', 'GNO-TRN-10'],
    },
    {
      id: 'why',
      position: `${HEAD}\ncards -1,0:S3 0,0:R2 1,0:CQ 0,-1:D4 1,-1:16\nmen a1U@1,0 b1U@1,-1\nhand b #5`,
      seat: 0,
      wants: { kind: 'refusal' },
      clauses: ['GNO-TRN-3'],
    },
    {
      id: 'play',
      position: `${HEAD}\ncards -1,0:S3 0,0:06 1,0:CQ 0,-1:D4 1,-1:16\nmen a1W@2,0 a1E@-1,0 b1U@1,-1
hand a C4\nhand b #5`,
      seat: 0,
      wants: goal(
        both(
          stands('a1?@0,0'),
          seen(({ out }) => out.includes('C4')),
        ),
      ),
      clauses: ['GNO-TRN-4', 'GNO-PIL-5'],
    },
    {
      id: 'draw',
      position: `${HEAD}\ncards ${B0}\nmen a1E@0,0 b1N@1,-1\nhand a R3,D7,C9,S2\nhand b #5`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: seen(({ hands }, seat) => hands[seat]?.count === 6),
        slips: { fewer: seen(({ hands }, seat) => (hands[seat]?.count ?? 0) < 6) },
      },
      clauses: ['GNO-TRN-5', 'GNO-PIL-3', 'GNO-PIL-4'],
    },
    // GNO-S-20.
    {
      id: 'score',
      position: `${HEAD}\ncards ${B0}\nmen a1U@0,0 a2N@1,0 b1U@1,0 a1N@1,1 a1S@0,2\nhand b #5`,
      seat: 0,
      wants: { kind: 'number', choices: [4, 5, 7], right: 5 },
      clauses: ['GNO-SCO-1', 'GNO-SCO-2', 'GNO-SCO-3'],
    },
    {
      id: 'announce',
      position: `${HEAD}\n${NINE}\nmen a1E@0,0 a1U@1,-1 a1N@0,-1 b1S@0,1 b1U@-1,1\nhand a C7,S5\nhand b #5`,
      seat: 0,
      wants: goal(
        both(
          scores(9),
          seen(({ open }, seat) => open === seat),
        ),
        {
          rested: both(
            scores(9),
            seen(({ turn }, seat) => turn !== seat),
          ),
        },
      ),
      others: ['act 0,1', 'b1S@0,1 rod 1>U'],
      clauses: ['GNO-END-1', 'GNO-END-2', 'GNO-END-6'],
    },
    // GNO-S-53.
    {
      id: 'last',
      position: `to 9 | seats ab | turn a | open a\n${NINE}
men a1E@0,0 b1U@0,0 a1U@1,-1 a1N@0,-1 a1U@1,0 b1U@-1,1\nhand a S5\nhand b #5\nout C7`,
      carriesOn: true,
      seat: 0,
      wants: goal(won),
      clauses: ['GNO-END-3', 'GNO-SCO-4'],
    },
    {
      id: 'stop',
      position: `to 9 | seats ab | turn a | open b
cards -1,1:CA 0,1:DT 1,1:D8 -1,0:S3 0,0:20 1,0:DQ -1,-1:R2 0,-1:D4 1,-1:02
men a2W@2,0 a1U@-1,0 b1U@0,0 b1U@1,-1 b1N@1,0 b1U@0,1\nhand a RK,C5`,
      seat: 0,
      wants: {
        kind: 'reach',
        reached: won,
        meanwhile: (game, state, seat) => {
          const stopped = seen(({ scores: all }) => (all[1] ?? 0) < 9);
          return stopped(game, state, seat) || within(stopped)(game, state, seat);
        },
      },
      others: ['pass'],
      clauses: ['GNO-END-4', 'GNO-END-7', 'GNO-END-8'],
    },
    {
      id: 'start-end',
      position: `${HEAD}\ncards ${B0}\nmen a1U@0,0 b1N@1,-1\nhand a C4,D7,SQ,SK,R3,DP\nhand b #6`,
      seat: 0,
      wants: { kind: 'end' },
    },
  ],
};
