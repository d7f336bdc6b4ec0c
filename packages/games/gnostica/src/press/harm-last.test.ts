import { FastLuck, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import type { Group } from './facing.ts';
import { harmLast } from './harm-last.ts';
import { meaningsOf } from './meaning.ts';
import { manIn } from './things.ts';

const CARDS = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
const LUCK = new FastLuck(1);

test('blows against one’s own pieces are offered after all others', () => {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options are the usual ones');
  const text = `to 9 | seats ab | turn a | open -\ncards ${CARDS}\nmen a1E@0,0 b1U@1,0\nhand a S4\nhand b #4\nout -`;
  const parsed = gnostica.notation.parsePosition(text, options.value, 2, LUCK);
  if (!parsed.ok) throw new Error('a position that is read');
  const state = parsed.value;
  const move = gnostica.notation.parseMove(state, 0, 'play S4');
  if (!move.ok) throw new Error('a card that is held');
  gnostica.play(state, 0, move.value, LUCK);
  const list = moveList(gnostica);
  const view = gnostica.view(state, 0);
  const groups = meaningsOf(view, [...list.subarray(0, gnostica.legal(state, 0, list))]).map(
    (one): Group => [one],
  );
  const owners = (few: readonly Group[]) =>
    few.flatMap(([{ kind, target }]) => (kind === 'sword' ? [view.men[manIn(target) ?? -1]?.owner] : []));
  expect(new Set(owners(groups))).toEqual(new Set([0, 1]));
  const sorted = harmLast(groups.toReversed(), view, 0);
  expect(sorted).toHaveLength(groups.length);
  expect(owners(sorted)).toEqual(owners(groups).toSorted((a, b) => (b ?? 0) - (a ?? 0)));
  expect(view.men[manIn(sorted.at(-1)?.[0].target) ?? -1]?.owner).toBe(0);
});
