import type { Time } from '@hortus/bots';
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

const follower = new Follower(new Outlook(LASTING));

/** What it does at this end, and how many worlds it took to know. */
function followed(caution: number, time: Time, worlds = 4): { announces: boolean; worlds: number[] } {
  const { state } = scene(gnostica, SAFE.join('\n'), { seats: 2 });
  const turn = { move: kinds.rest.pack(), worth: 0, ints: state.ints, lucky: undefined };
  const limit = { positions: 50, watch: new Watch(time) };
  const lines = follower.linesOf(turn, state, 0);
  expect(lines).toHaveLength(2);
  const { announces } = follower.follow(
    lines,
    state,
    0,
    { positions: 50, worlds, caution },
    limit,
    new FastLuck(1),
  );
  return { announces, worlds: lines.map((line) => line.worlds) };
}

test('it announces where that is surer to win than going on, by more than its caution', () => {
  const endless = { ms: Number.POSITIVE_INFINITY, now: () => 0 };
  expect([0.05, 1].map((caution) => followed(caution, endless).announces)).toEqual([true, false]);
});

test('whenever time runs out, all lines are compared in the same worlds', () => {
  const ends = Array.from({ length: 9 }, (_, ms) => {
    let now = 0;
    return followed(0.05, { ms, now: () => now++ }, 10);
  });
  for (const { announces, worlds } of ends) {
    expect(worlds[1]).toBe(worlds[0]);
    expect(announces).toBe(worlds[0] > 0);
  }
  expect(new Set(ends.map(({ worlds }) => worlds[0])).size).toBeGreaterThan(2);
});
