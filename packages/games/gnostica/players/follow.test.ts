import type { Time } from '@hortus/bots';
import { FastLuck } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica, kinds } from '../src/index.ts';
import { Follower, type Line, mostPromising, weighed } from './follow.ts';
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

test('a world in which the announcement fails counts for more than one that is lost without it', () => {
  const chance = (won: number, announces: boolean, doubt: number, late = 0): number =>
    won * weighed(1, announces, { caution: 0.05, doubt }, late) +
    (1 - won) * weighed(0, announces, { caution: 0.05, doubt }, late);
  // Nine of ten announcements succeed, and going on wins three of four games.
  expect(chance(0.9, true, 0)).toBeGreaterThan(chance(0.75, false, 0));
  expect(chance(0.9, true, 2)).toBeLessThan(chance(0.75, false, 2));
  expect(chance(0.99, true, 2)).toBeGreaterThan(chance(0.75, false, 2));
  // In a game that seems to have no end, hardly any chance is too small to announce.
  expect(chance(0.2, true, 2, 1)).toBeGreaterThan(chance(0.75, false, 2, 1));
});

test('if more turns are found than can be followed, the best-looking ones are, with and without announcing', () => {
  const { state } = scene(gnostica, SAFE.join('\n'), { seats: 2 });
  const lines = [0.3, 0.9, 0.1, 0.6].flatMap((impression): Line[] => {
    const turn = { move: kinds.rest.pack(), worth: 0, ints: state.ints, lucky: undefined };
    const line = { turn, announces: false, impression, sum: 0, worlds: 0 };
    return impression === 0.6 ? [line, { ...line, announces: true }] : [line];
  });
  const kept = (most: number) =>
    mostPromising(lines, most).map(({ impression, announces }) => [impression, announces]);
  expect(kept(2)).toEqual([
    [0.9, false],
    [0.6, false],
    [0.6, true],
  ]);
  expect(kept(9)).toHaveLength(5);
});
