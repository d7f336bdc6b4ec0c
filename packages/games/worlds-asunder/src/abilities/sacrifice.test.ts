import { countdown, fieldsOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

countdown(board, {
  ability: 'Sacrifice',
  permission: 'WA-SAC-1',
  counts: 'WA-SAC-2',
  wins: 'WA-SAC-3',
  atOnce: 'WA-R-16',
  declined: 'WA-R-126',
  turns: 'WA-R-77',
  cut: 'WA-R-81',
  replaces: 'WA-R-80',
  several: 'WA-R-82',
  teams: 'WA-R-110',
  winning: [1, 0],
  waiting: [2, 3],
  lives: LIVES,
});

test('[WA-R-78] [WA-R-79] the answer to the first of the two turns decides, by success or by failure', () => {
  for (const [answer, winner] of [
    [['engage Ash', 'finish'], { kind: 'won', side: 0, why: 2 }],
    [['finish'], { kind: 'won', side: 1, why: 0 }],
  ] as const) {
    const table = board({
      ...LIVES,
      turn: 'b',
      passed: 'a',
      'ops a': 'Ash',
      'ops b': 'Slate',
      sacrifice: 'a 2',
    });
    table.play('engage Slate', 'finish');
    expect(fieldsOf(table)).toMatchObject({ turn: 'a', phase: 'obstruct', sacrifice: 'a 1' });
    expect(table.play(...answer).told('table')).toContainEqual(winner);
  }
});
