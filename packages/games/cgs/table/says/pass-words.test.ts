import { learnBook, learnGame, startWords } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import { expect, test, vi } from 'vitest';
import { cgs, type View } from '../../src/index.ts';
import { guideBook, words as spoken } from '../../words/index.ts';
import { recap } from './pass-words.ts';
import { optionsOf, stateAt } from './position.testing.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await Promise.all([learnGame(spoken), learnBook(guideBook)]);

const options = optionsOf({
  cards: [
    '1 Race Type "Adventure" Roleplay "Battle" AdventureCommonCosts Clay 3',
    '2 Spade Type "Support" AdventureResources Clay 3',
    '3 Shovel Type "Support" AdventureResources Clay 4',
  ],
});
const deck = { cards: ['Race', 'Spade', 'Shovel'], factions: [] };
const cast = { names: ['Ana', 'Ben'], you: 0, deck };
const passed = (seat: number): PackedJson => ({ kind: 'passed', seat });
const turns = (seat: number): PackedJson => ({ kind: 'turns', seat });
const played = (seat: number, card: number): PackedJson => ({ kind: 'played', seat, card });

function said(position: string, told: readonly PackedJson[], before: readonly PackedJson[] = []) {
  const view = cgs.view(stateAt(position, options), 0) as View;
  return recap(told, { seat: 0, cast, view, before, steps: told.length, options });
}

const RACE = 'turn a | ground a 1,2 | hero a 1';

test('CGS-PASS-1 a rival who couldn’t play is told from one who chose not to', () => {
  expect(said(RACE, [passed(0), passed(1)])).toBe(
    'Ben ends the turn. No card in that hand can be played in this adventure now.',
  );
  expect(said(`${RACE} | ops b 3`, [passed(1)])).toBe(
    'Ben ends the turn. Ben could have played a card. You alone cover every cost.',
  );
  expect(said('turn a | ops b 2', [passed(0), passed(1)])).toBe(
    'Ben ends the turn. No adventure in that hand can be opened.',
  );
});

test('what happened before the reader’s own pass was told then', () => {
  const earlier = [passed(0), played(1, 1), { kind: 'resolved', seat: 1, won: 1, cause: 3 }, passed(1)];
  expect(said('turn a | ops b 1', [...earlier, passed(0), passed(1)])).toBe(
    'Ben ends the turn. Ben could have opened an adventure.',
  );
  expect(said(RACE, [...earlier, passed(0), played(1, 2), passed(1)])).toBe(
    'Ben played Shovel. You alone cover every cost.',
  );
});

test('CGS-R-163 whoever sits out, or asks to end the era, is explained in the same way', () => {
  expect(said(RACE, [passed(0), { kind: 'satOut', seat: 1 }])).toBe(
    'Ben sits out the rest of this adventure. No card in that hand can be played in this adventure now.',
  );
  expect(said('turn a | ops b 2', [passed(0), { kind: 'asked', seat: 1, what: 2 }])).toBe(
    'Ben asks to end the era. No adventure in that hand can be opened.',
  );
  expect(said('turn a | ops b 1', [passed(0), { kind: 'asked', seat: 1, what: 2 }])).toBe(
    'Ben asks to end the era.',
  );
});

test('a pass after a card, or after a request, needs no reason', () => {
  expect(said(RACE, [passed(0), played(1, 2), passed(1)])).not.toContain('turn');
  expect(said(RACE, [played(1, 2), passed(1)])).toBeUndefined();
  expect(said(RACE, [passed(1)], [turns(1), { kind: 'asked', seat: 1, what: 1 }])).toBeUndefined();
  expect(said(RACE, [passed(1)], [turns(0), played(0, 1)])).toBeDefined();
});
