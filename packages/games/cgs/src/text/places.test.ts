/** Faults of a position say where they are. */
import { FastLuck } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';

const parsed = cgs.parseOptions({}, 2);
if (!parsed.ok) throw new Error('the usual options');
const options = parsed.value;

const placesIn = (text: string): string[] => {
  const read = cgs.notation.parsePosition(text, options, 2, new FastLuck(1));
  return read.ok ? [] : read.fault.map(({ line, column }) => `${line}:${column}`);
};

test.each([
  ['a card that isn’t there', 'turn a | ops a 1,1O3', '1:18'],
  ['one of several fields on lines of their own', 'turn a\nops a 3\nops b 2, 999', '3:10'],
  ['a player who doesn’t play', 'turn z', '1:6'],
  ['a field that isn’t known', 'turn a\n| opps a 3', '2:3'],
  ['a field given twice', 'turn a | turn b', '1:10'],
  ['a number that isn’t one', 'turn a | idle 4 | adventures x1', '1:30'],
  ['a setting', 'turn a | set nonsense=4', '1:14'],
  ['fields that don’t go together', 'first a | phase study | turn b', '1:11'],
  ['what no session could be', 'turn a | gone b', '1:10'],
])('%s: “%s”', (_, text, place) => {
  expect(placesIn(text)[0]).toBe(place);
});

test('a card that isn’t there is one fault, not also one card too many', () => {
  expect(placesIn('turn a | ops a 1,1O3')).toEqual(['1:18']);
});

test('the same text on one line or on many has its faults in the same words', () => {
  const fields = ['turn a', 'ops a 3,4', 'wins a x', 'latest q 1'];
  expect(placesIn(fields.join(' | '))).toEqual(['1:29', '1:40']);
  expect(placesIn(fields.join('\n'))).toEqual(['3:8', '4:8']);
});
