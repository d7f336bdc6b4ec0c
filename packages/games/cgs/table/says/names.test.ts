import { learnBook, startWords } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { cgs, type View } from '../../src/index.ts';
import { words as spoken } from '../../words/index.ts';
import { aboutLines } from './explain.ts';
import { describe } from './names.ts';
import { optionsOf, playAt, stateAt } from './position.testing.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await learnBook(spoken.book);

const OPTIONS = optionsOf({
  cards: [
    '1 School Type "Adventure" Roleplay "Cooperation" CommonBuildsite "Yes" AdventureCommonCosts Dam 2 Feats Dam 1',
    '2 Park Type "Adventure" Roleplay "Battle" CommonBuildsite "Yes"',
    '3 Barn Type "Adventure" Roleplay "Battle" Feats Dam 1',
  ],
});

test('CGS-REQE-1 after asking for the end of the era nobody is told to ask again', () => {
  const state = stateAt('turn a | ops a 3', OPTIONS);
  const told = (): string => describe(cgs.view(state, 0) as View, ['Ana', 'Ben'], 0);
  expect(told()).toContain('ask to end the era');
  playAt(state, 0, 'end era');
  playAt(state, 1, 'refuse');
  expect(told()).toBe('Your turn: open an adventure, or end your turn.');
});

test('CGS-CBS-1 the log says only once where a won adventure goes', () => {
  const { designs } = stateAt('turn a', OPTIONS).rules.cards;
  const places = designs.map((design) => aboutLines(design).filter((line) => /Once won/.test(line)));
  expect(places.map((lines) => lines.length)).toEqual([1, 1, 1]);
  expect(places[0]?.[0]).toContain('the common buildsite and gives everybody Dam 1');
  expect(places[2]?.[0]).toContain('stays in a buildsite and gives Dam 1');
});
