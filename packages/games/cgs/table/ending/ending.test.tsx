/** How the end is told: why nobody won or how somebody did, and the sheet. */
import { learnBook, startWords, words } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import { type EndReader, reasonWords } from '@hortus/words';
import { expect, test, vi } from 'vitest';
import { CAUSES, cgs, type View } from '../../src/index.ts';
import { guideBook, words as spoken } from '../../words/index.ts';
import { optionsOf, playAt, stateAt } from '../says/position.testing.ts';
import { finale } from './finale.tsx';
import { retold } from './retold.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await Promise.all([learnBook(spoken.book), learnBook(guideBook)]);

const cards = [
  '1 Flood Type "Adventure" Roleplay "Cataclysm" AdventureCommonCosts Dam 2',
  '4 Mill Type "Adventure" Roleplay "Battle" EraResources Coin 9 EraCosts Fuel 1',
  '5 Barn Type "Adventure" Roleplay "Battle" EraResources Coin 4',
];
const ONE = optionsOf({ cards });
const TWO = optionsOf({ cards, eras: { First: ['all x3'], Second: ['all x3'] } });

/** The end of a position, in which all agree. */
function ended(position: string, options = ONE) {
  const state = stateAt(position, options);
  playAt(state, 0, position.includes('hero') ? 'end adventure' : 'end era');
  playAt(state, 1, 'agree');
  return { view: cgs.view(state, 0) as View, outcome: cgs.outcome(state) };
}
const why = (position: string, options = ONE, reader?: EndReader): string[] => {
  const { view, outcome } = ended(position, options);
  const sides = reader === undefined ? undefined : { winner: 'Ben', loser: 'Ana' };
  return retold(view, outcome?.reasons ?? [], options).map(({ code }) =>
    reasonWords(words.value, 'cgs', code, reader, sides),
  );
};

const FLOODED = 'turn a | step adventure | ground a 1 | hero a 1';

test('CGS-EOE-2 a session that nobody wins says why', () => {
  expect(why(FLOODED)).toEqual(['the Cataclysm wasn’t covered, so the era ended and nobody won it']);
  expect(why(`era 2 | ${FLOODED}`, TWO)).toEqual([
    'nobody won an era',
    'the Cataclysm wasn’t covered, so the era ended and nobody won it',
  ]);
});

test('CGS-EOE-10, CGS-EOE-11 points, ties and debts', () => {
  expect(why('turn a | site b 5', ONE, 'lost')).toEqual(['Ben won the era on points']);
  expect(why('turn a | site a 5 | site b 5')).toEqual(['a tie on points']);
  expect(why('turn a | site a 4 | site b 5', ONE, 'lost')).toEqual([
    'you couldn’t pay what you owed, so your points didn’t count',
  ]);
  expect(why('era 2 | turn a | wins b 1 | site b 5', TWO, 'lost')).toEqual(['Ben won the most eras']);
});

test('CGS-R-61 how it ended names the adventure that took the era with it', () => {
  const { view, outcome } = ended(FLOODED);
  const said = (cause: string): string | undefined => {
    const told: PackedJson[][] = [
      [{ kind: 'played', seat: 0, card: 0 }],
      [{ kind: 'played', seat: 1, card: 3 }],
      [{ kind: 'resolved', seat: 0, won: 0, cause: CAUSES.indexOf(cause as never) }],
    ];
    const entries = told.map((one, i) => ({ kind: 'moves', seq: i + 1, seat: 0, told: one }) as never);
    const cast = { names: ['Ana', 'Ben'], you: 0 };
    return finale.lastTurn({ view, entries, outcome, cast, options: ONE, mood: 'calm', you: 0 })?.told;
  };
  expect(said('agreed')).toBe('Nobody won Flood, and the era ended with it.');
  expect(said('passCap')).toBe(
    'Nobody played another card, so Flood ended without a winner, and the era with it.',
  );
});

test('CGS-R-61 an era that ended by itself says so, rather than naming the last adventure won', () => {
  const { view, outcome } = ended('turn a | site b 5');
  const told = (cause: string): string | undefined => {
    const log: PackedJson[][] = [
      [{ kind: 'played', seat: 1, card: 1 }],
      [{ kind: 'resolved', seat: 1, won: 1, cause: 0 }],
      [{ kind: 'eraEnded', cause: CAUSES.indexOf(cause as never) }],
    ];
    const entries = log.map((one, i) => ({ kind: 'moves', seq: i + 1, seat: 0, told: one }) as never);
    const cast = { names: ['Ana', 'Ben'], you: 0 };
    const found = finale.lastTurn({ view, entries, outcome, cast, options: ONE, mood: 'calm', you: 0 });
    return found && `${found.from}: ${found.told}`;
  };
  expect(told('idleCap')).toBe(
    '2: Too many adventures in a row ended without a result, so the era ended. Ben had 4 points.',
  );
  expect(told('agreed')).not.toContain('without a result');
});
