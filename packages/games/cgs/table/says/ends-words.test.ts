/** What is said before an era or an adventure ends, and of the scores until then. */
import { learnBook, startWords } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { type CgsState, cgs, MOVES, outlookOf, type View } from '../../src/index.ts';
import { words as spoken } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { table } from '../index.ts';
import { bringWords, isGrave, stakeOf } from './bring-words.ts';
import { eraEndWords, warnWords } from './ends-words.ts';
import { optionsOf, stateAt } from './position.testing.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await learnBook(spoken.book);

const OPTIONS = optionsOf({
  cards: [
    '1 Flood Type "Adventure" Roleplay "Cataclysm" AdventureCommonCosts Dam 2',
    '5 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2 EraResources Coin 4',
    '11 Wall Type "Support" AdventureResources Dam 2 EraCosts Coin 3',
    '12 Barge Type "Support" AdventureResources Dam 2 EraCosts Grain 3',
  ],
});
const worldOf = (position: string): CgsState => stateAt(position, OPTIONS);

/** As much of a desk as sentences need. */
function deskOf(position: string, manner = 'live'): Desk {
  const world = worldOf(position);
  const view = cgs.view(world, 0) as View;
  const { cards } = world.rules;
  const seen = { props: { manner }, world, view, cards, names: ['Ana', 'Ben'], seat: 0, me: 0 };
  return { ...seen, outlook: outlookOf(world) } as unknown as Desk;
}
const warned = (position: string): string => warnWords(deskOf(position));

test('CGS-R-61, CGS-EOE-2 before the table ends a Cataclysm, the reader is told what that costs', () => {
  const flood = (quiet: number, ground = '1') => `turn a | ground a ${ground} | hero a 1 | quiet ${quiet}`;
  expect(warned(flood(0))).toBe(
    'If this adventure is lost, the era ends and nobody wins it. It also ends after 6 more turns without a card.',
  );
  expect(warned(flood(4))).toBe(
    'Unless somebody plays a card this round, the adventure ends: it’s lost, the era ends with it, and nobody wins.',
  );
  expect(warned(flood(4, '1,11'))).toBe(
    'Unless somebody plays a card this round, the adventure ends: you win it (−3 for you).',
  );
  expect(warned(flood(0, '1,11'))).toBe('');
  expect(warnWords(deskOf(flood(4), 'lesson'))).toBe('');
});

test('CGS-R-61 other adventures, and the era itself, are announced in their last round', () => {
  expect(warned('turn a | ground a 5 | hero a 5 | quiet 3')).toBe('');
  expect(warned('turn a | ground a 5 | hero a 5 | quiet 4')).toContain('the adventure ends: nobody wins it.');
  expect(warned('turn a | site b 5 | quiet 5')).toBe(
    'Unless somebody opens an adventure this round, the era ends: Ben wins the era.',
  );
});

test('CGS-R-61 adventures without a result are counted aloud before they end the era', () => {
  expect(warned('turn a | site b 5 | idle 3')).toBe('');
  expect(warned('turn a | site b 5 | idle 4')).toBe(
    'If 2 more adventures in a row end without a result, the era ends: Ben wins the era.',
  );
  expect(warned('turn a | ground a 5 | hero a 5 | site b 5 | idle 5')).toBe(
    'If this adventure ends without a result as well, the era ends: Ben wins the era.',
  );
});

test('CGS-R-163 whoever sits out leaves the fate of the era to the others, and is asked twice', () => {
  const sitOut = MOVES.kinds.sitOut.pack();
  expect(stakeOf(deskOf('turn a | ground b 1 | hero b 1'), sitOut)).toContain('nobody wins it');
  expect(stakeOf(deskOf('turn a | ground b 5 | hero b 5'), sitOut)).toBeUndefined();
});

test('a hero who sits out an adventure they could still cover is asked twice', () => {
  const sitOut = MOVES.kinds.sitOut.pack();
  const own = (ops: string) => stakeOf(deskOf(`turn a | ground a 5 | hero a 5${ops}`), sitOut);
  expect(own(' | ops a 11')).toContain('your own adventure');
  expect(own('')).toBeUndefined();
});

test('presses are grave that end something for somebody else, or may: not those that only go on or win', () => {
  const { sitOut, endAdventure, endEra, pass } = MOVES.kinds;
  const [open, won, between] = [
    'turn a | ground a 5 | hero a 5',
    'turn a | ground a 5,11 | hero a 5',
    'turn a',
  ];
  const isAsked = (position: string, move: number) => isGrave(deskOf(position), move);
  expect([sitOut, endAdventure, pass].map((kind) => isAsked(open, kind.pack()))).toEqual([true, true, false]);
  expect(isAsked(won, endAdventure.pack())).toBe(false);
  expect(isAsked(`${between} | site b 5`, endEra.pack())).toBe(true);
  expect(isAsked(`${between} | site a 5`, endEra.pack())).toBe(false);
  expect(isGrave(deskOf(open, 'lesson'), sitOut.pack())).toBe(false);
});

test('the end of a turn says whose turn follows, and a Cooperation counts everybody’s cards together', () => {
  const pass = (out: string) =>
    bringWords(deskOf(`turn a | ground a 5 | hero a 5${out}`), MOVES.kinds.pass.pack());
  expect(pass('')).toBe('then it’s Ben’s turn');
  expect(pass(' | out b')).toBe('the others sit out, so it’s your turn again');
  expect(deskOf('turn a | ground a 1 | hero a 1').outlook.adventure?.isJoint).toBe(true);
  expect(deskOf('turn a | ground a 5 | hero a 5').outlook.adventure?.isJoint).toBeUndefined();
});

test('CGS-EOE-1 when the era ends, by request, by the table and by a Cataclysm', () => {
  const told = eraEndWords(worldOf('turn a'));
  expect(told).toContain('it ends if all agree, or if nobody plays a card for a round after that.');
  expect(told).toContain(
    'after 3 rounds in which nobody opens an adventure or 6 adventures in a row that changed nothing.',
  );
  expect(told).toContain('A Cataclysm that isn’t covered ends it at once');
  expect(told).not.toContain('Epic');
});

test('CGS-EOE-10 the plate of a player who can’t pay says so', () => {
  const score = (position: string) => table.plates?.score(cgs.view(worldOf(position), 0) as View, 0);
  expect(score('turn a | site a 5 | wreck a 11')).toEqual({ short: '1', said: '1 point' });
  expect(score('turn a | wreck a 11')).toEqual({ short: '−3', said: '−3 points, 3 short' });
  // No comma, which would make it look like a decimal fraction.
  expect(score('turn a | site a 5 | wreck a 12')).toEqual({
    short: '1 (3\u00a0short)',
    said: '1 point, 3 short',
  });
});
