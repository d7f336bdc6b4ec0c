import { genesis } from '@hortus/genesis';
import { moveList, NO_LUCK } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { dueToLeave, leaveOf, marking } from './leaving.ts';
import { grouped } from './moves.ts';

const usual = genesis.parseOptions({}, 2);
const LIVES =
  'reserve a Long Frost, Harvest of Suns, Open Gate | reserve b Falling Ember, Thousand Harbours, Landfall';

/** How many must go, and how many may be marked, in the eyes of the first seat. */
function due(...fields: readonly string[]): readonly [number, number] {
  const text = ['sides Evergreens, Swifts | first a | turns 4', LIVES, ...fields].join('\n');
  if (!usual.ok) throw new Error('the usual options');
  const parsed = genesis.notation.parsePosition(text, usual.value, 2, { ...NO_LUCK, below: () => 0 });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const list = moveList(genesis);
  const moves = grouped([...list.subarray(0, genesis.legal(parsed.value, 0, list))]);
  const open = [...moves.cards.keys()].filter((card) => leaveOf(moves, card) !== undefined);
  return [dueToLeave(genesis.view(parsed.value, 0), 0, moves), open.length];
}

const NINE =
  'Gale, Iron Hedge, Sap Rising, Warm Loaf, Lamp Keeper, Thorn Captain, Night Steward, Many Hands, Deer Track';

test('what is above seven must go, or above the smallest hand; of a loss one card', () => {
  const drawn = 'turn b | phase plot | passed a | plotted | pool plain 1 | task trim a from b';
  expect(due(drawn, 'engaged b Stepping Stones', `ops a ${NINE} | ops b #5 | unseen #100`)).toEqual([2, 9]);
  expect(due('finale | turn a | phase equalise', `ops a ${NINE} | ops b #4`)).toEqual([5, 9]);
  expect(due('turn a | phase giving | loser a', 'ops a Gale | ops b #4 | unseen #100')).toEqual([1, 3]);
});

test('nothing must go while cards are engaged', () => {
  expect(due('turn a | phase plot | passed b | pool plain 1', 'ops a Gale | ops b #4 | unseen #100')).toEqual(
    [0, 0],
  );
});

test('a press marks and unmarks; beyond what must go the earliest mark gives way', () => {
  expect(marking([], 4, 2)).toEqual([4]);
  expect(marking([4], 4, 2)).toEqual([]);
  expect(marking([4, 5], 6, 2)).toEqual([5, 6]);
  expect(marking([4], 6, 1)).toEqual([6]);
});
