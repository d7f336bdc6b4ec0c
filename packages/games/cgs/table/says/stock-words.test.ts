import { learnBook, startWords } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { cgs, type View } from '../../src/index.ts';
import { words as spoken } from '../../words/index.ts';
import { optionsOf, stateAt } from './position.testing.ts';
import { stockWords } from './stock-words.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await learnBook(spoken.book);

const options = optionsOf({
  cards: [
    '1 School Type "Adventure" Roleplay "Cooperation" StockOffering 3 AdventureCommonCosts Dam 9',
    '2 Race Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 9',
    '3 Plain school Type "Adventure" Roleplay "Cooperation" AdventureCommonCosts Dam 9',
    '11 Slate Type "Support" StockHolding 1 AdventureResources Dam 1 EraResources Fame 1',
    '12 Bench Type "Support" StockHolding 2 AdventureResources Dam 1 EraResources Fame 1',
    '13 Wall Type "Support" AdventureResources Dam 1',
  ],
});

function told(position: string): string | undefined {
  const world = stateAt(position, options);
  return stockWords({ view: cgs.view(world, 0) as View, cards: world.rules.cards });
}
const school = (theirs: string): string => `turn a | ground a 1,13 | ground b ${theirs} | hero a 1`;

test('CGS-STH-2 once stock has been played, an adventure says how much more it takes', () => {
  expect(told(school('13'))).toBeUndefined();
  expect(told(school('11'))).toBe('still room for 2');
  expect(told(school('12'))).toBe('still room for 1');
  expect(told(school('11,12'))).toBe('no more room for stock');
});

test('CGS-STH-3 the last card may go past the limit', () => {
  expect(told('turn a | ground a 1,12 | ground b 12 | hero a 1')).toBe('no more room for stock');
});

test('CGS-R-88 an adventure without a limit says nothing, nor does one that nobody wins together', () => {
  expect(told('turn a | ground a 3 | ground b 11 | hero a 3')).toBeUndefined();
  expect(told('turn a | ground a 2 | ground b 11 | hero a 2')).toBeUndefined();
});
