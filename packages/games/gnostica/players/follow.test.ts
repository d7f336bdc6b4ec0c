import { FastLuck } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica, kinds } from '../src/index.ts';
import { Follower } from './follow.ts';
import { Outlook } from './outlook.ts';
import { Watch } from './time.ts';
import { LASTING } from './weights.ts';

/** The end of a turn of a, who holds nine points that nobody can take. */
const SAFE = [
  'to 9 | seats ab | turn a | open -',
  'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16',
  'men a1U@0,0 a2U@0,0 a3U@0,0 a1U@1,-1 a2U@1,-1 a1U@1,0 a2U@1,0 a1U@1,1 b1N@-1,1',
  'hand a C2,C3',
  'out -',
  'todo announce',
];

test('it announces where that is surer to win than going on, by more than its caution', () => {
  const { state } = scene(gnostica, SAFE.join('\n'), { seats: 2 });
  const follower = new Follower(new Outlook(LASTING));
  const turn = { move: kinds.rest.pack(), worth: 0, ints: state.ints, lucky: undefined };
  const announces = (caution: number): boolean => {
    const watch = new Watch({ ms: Number.POSITIVE_INFINITY, now: () => 0 });
    const patience = { positions: 50, worlds: 4, caution };
    const lines = follower.linesOf(turn, state, 0);
    expect(lines).toHaveLength(2);
    return follower.follow(lines, state, 0, patience, { positions: 50, watch }, new FastLuck(1)).announces;
  };
  expect([0.05, 1].map(announces)).toEqual([true, false]);
});
