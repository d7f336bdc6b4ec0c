/** What a house brings and takes, in words. */
import { learnBook, startWords } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { cgs, type View } from '../../src/index.ts';
import { guideBook, words as spoken } from '../../words/index.ts';
import { takenWords } from '../board/TakenNote.tsx';
import type { Desk } from '../desk.ts';
import { guide } from '../guide/guide.tsx';
import { houseWords } from './house.ts';
import { optionsOf, stateAt } from './position.testing.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await Promise.all([learnBook(spoken.book), learnBook(guideBook)]);

const OPTIONS = optionsOf({
  cards: [
    '1 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2',
    '11 Otter dam Type "Support" Affiliation "Otter" AdventureResources Bread 3',
    '12 Otter song Type "Support" Affiliation "Otter" AdventureResources Cheer 1',
    '13 Otter crown | gold Type "Support" Affiliation "Otter" AdventureResources Dam 4',
    '14 Lynx trap Type "Support" Affiliation "Lynx" AdventureResources Dam 1',
  ],
  eras: { Only: ['all'] },
});

function deskOf(position: string): Desk {
  const world = stateAt(position, OPTIONS);
  const view = cgs.view(world, 0) as View;
  return { world, view, cards: world.rules.cards, names: ['Ana', 'Ben'], seat: 0, me: 0 } as unknown as Desk;
}

test('CGS-CLAIM-3 a house is strong in what it would bring, not in what its player holds already', () => {
  const desk = deskOf('phase claim | first a | ops a 1,11 | ops b 12,14');
  const otter = desk.cards.affiliations.indexOf('Otter');
  expect(houseWords(desk, otter)).toBe('1 card from rivals; strong in Dam, Cheer');
});

test('CGS-CLAIM-3 the reader is told which cards a rival’s house has taken', () => {
  const before = deskOf('phase claim | first a | ops a 1,11,12,14 | ops b 13').view;
  const desk = deskOf('turn b | ops a 1,14 | ops b 11,12,13');
  const [otter, lynx] = ['Otter', 'Lynx'].map((name) => desk.cards.affiliations.indexOf(name));
  const view = { ...desk.view, claimed: [lynx, otter] } as View;
  expect(takenWords({ ...desk, view }, before)).toBe(
    'Ben’s house, Otter, took Otter dam and Otter song from you.',
  );
  expect(takenWords({ ...desk, view }, { ops: [[], []] })).toBe('');
});

test('CGS-CLAIM-1 the goal says what a house is, where there are any', () => {
  const { view } = deskOf('phase claim | first a | ops a 1,11 | ops b 12,14');
  const more = (options: object): string => guide.goal(view, 0, options as never).more ?? '';
  expect(more(OPTIONS)).toContain('a rival’s house can take cards that were dealt to you');
});
