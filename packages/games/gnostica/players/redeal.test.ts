import { FastLuck, listMembers } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { CARDS, type Card, cardNamed, gnostica, handOf, pileCard, pileSize, SET } from '../src/index.ts';
import { redeal } from './redeal.ts';

const POSITION = [
  'to 9 | seats ab | turn a | open -',
  'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16',
  'men a1E@-1,0 b1W@1,0',
  'hand a C2,C3',
  'hand b C4,C5,C6,C7,C8,C9',
  'known C4:a',
  'out -',
].join('\n');

function handIn(ints: Int32Array, seat: number): Card[] {
  const cards = new Int32Array(CARDS);
  return [...cards.subarray(0, listMembers(ints, handOf(seat), SET, cards))];
}

const pileIn = (ints: Int32Array): Card[] =>
  Array.from({ length: pileSize(ints) }, (_, place) => pileCard(ints, place));

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

test('worlds of one shuffle show a rival with other cards each time, and all that is known stays', () => {
  const known = cardNamed('C4') as Card;
  const { state } = scene(gnostica, POSITION, { seats: 2 });
  const before = state.ints.slice();
  const [own, all] = [handIn(before, 0), sorted([...handIn(before, 1), ...pileIn(before)])];
  const held: Card[] = [];
  for (let turn = 0; turn < 8; turn++) {
    state.ints.set(before);
    redeal(state, 0, new FastLuck(3), turn);
    expect(handIn(state.ints, 0)).toEqual(own);
    const hand = handIn(state.ints, 1);
    expect(hand).toContain(known);
    expect(sorted([...hand, ...pileIn(state.ints)])).toEqual(all);
    held.push(...hand.filter((card) => card !== known));
  }
  expect(held).toHaveLength(8 * 5);
  expect(new Set(held).size).toBe(held.length);
});
