/** A fault of a card in a position is in that card's own line. */
import { FastLuck } from '@hortus/kernel';
import { SMALL_DECK } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';

const parsed = genesis.parseOptions({}, 2);
if (!parsed.ok) throw new Error('the usual options');
const options = parsed.value;

const head = 'deck Small (Reeds, Stones)';
const cards = SMALL_DECK.cards.map(
  ({ name, ability, sway, faction }) => `card ${name} (${ability} ${sway}${faction ? `, ${faction}` : ''})`,
);
const placesIn = (lines: readonly string[]): string[] => {
  const text = [head, ...lines, 'phase plot', 'turn a'].join('\n');
  const read = genesis.notation.parsePosition(text, options, 2, new FastLuck(1));
  return read.ok ? [] : read.fault.map(({ code, line, column }) => `${code} ${line}:${column}`);
};
const withCard = (i: number, text: string): string[] => cards.map((card, at) => (at === i ? text : card));

test('an ability that takes no such sway, a name that is there twice, a faction that isn’t', () => {
  expect(placesIn(withCard(8, 'card Reed Ambush (battle 9, Reeds)'))).toEqual([
    expect.stringMatching(/^\S+ 10:1$/),
  ]);
  expect(placesIn(withCard(12, 'card Reed Weir (engineering 1, Stones)'))).toContainEqual(
    expect.stringMatching(/^\S+ 14:1$/),
  );
  expect(placesIn(withCard(20, 'card Heron (omen 1, Herons)'))).toContainEqual(
    expect.stringMatching(/^\S+ 22:1$/),
  );
});

test('a custom card counts among its own', () => {
  const custom = ['card Red Hall (vision 2, of a)', 'card Red Moor (vision 9, of b)'];
  expect(placesIn([...cards, ...custom])).toContainEqual(expect.stringMatching(/^\S+ 27:1$/));
});
