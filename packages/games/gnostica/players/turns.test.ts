import { FastLuck } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica } from '../src/index.ts';
import { groupOf } from './likeness.ts';
import { Outlook } from './outlook.ts';
import { Watch } from './time.ts';
import { Turns } from './turns.ts';
import { LASTING } from './weights.ts';

const CARDS = 'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';

const position = (men: string, hand: string) =>
  scene(
    gnostica,
    ['to 9 | seats ab | turn a | open -', CARDS, `men ${men}`, `hand a ${hand}`, 'out -'].join('\n'),
    {
      seats: 2,
    },
  ).state;

/** Four men that look at each other’s spaces, and cards with two and three powers: much comes to the same. */
const BUSY = position('a1E@-1,0 a2W@1,0 a1U@0,0 a1N@0,-1 b1S@0,1 b2U@1,1', '14,15,13,C2,S4,R6');

const searched = (turns: Turns, positions: number): number[] => {
  const watch = new Watch({ ms: Number.POSITIVE_INFINITY, now: () => 0 });
  turns.search(BUSY, 0, { positions, watch }, new FastLuck(1));
  return turns.found.slice(0, turns.count).map(({ worth }) => worth);
};

const eight = (isThrifty: boolean) => new Turns(new Outlook(LASTING), 8, isThrifty);

test('positions met before are skipped: the same best turns, from fewer positions', () => {
  const best = searched(eight(false), 10_000);
  expect(searched(eight(true), 10_000)).toEqual(best);
  expect(searched(eight(true), 400)).toEqual(best);
  expect(searched(eight(false), 400)).not.toEqual(best);
});

test('of turns that begin alike, only the best are kept', () => {
  const turns = new Turns(new Outlook(LASTING), 8, true, 2);
  const worths = searched(turns, 10_000);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
  const alike = new Map<number, number>();
  for (const { move } of turns.found.slice(0, turns.count))
    alike.set(groupOf(move), (alike.get(groupOf(move)) ?? 0) + 1);
  expect(Math.max(...alike.values())).toBe(2);
  expect(turns.count).toBe(8);
  const all = searched(new Turns(new Outlook(LASTING), 60), 10_000);
  expect(all.slice(0, 2)).toEqual(worths.slice(0, 2));
  expect(new Set(worths).size).toBe(8);
});
