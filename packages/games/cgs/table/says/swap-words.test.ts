/** Why an offer was declined, as far as the table shows it. */
import { learnBook, startWords } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { cgs, type View } from '../../src/index.ts';
import { words as spoken } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { declinedOf } from '../panels/use-declined.ts';
import { optionsOf, stateAt } from './position.testing.ts';
import { declineWords } from './swap-words.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await learnBook(spoken.book);

const OPTIONS = optionsOf({
  cards: [
    '1 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2 EraResources Coin 4',
    '2 Mill Type "Adventure" Roleplay "Battle" AdventureCommonCosts Stone 2 EraResources Coin 4',
    '11 Wall Type "Support" AdventureResources Dam 2',
    '12 Rock Type "Support" AdventureResources Stone 2',
    '13 Reed Type "Support" AdventureResources Grass 1',
  ],
});

function declined(position: string, mine: number, theirs: number): string {
  const world = stateAt(position, OPTIONS);
  const view = cgs.view(world, 0) as View;
  const { cards } = world.rules;
  const faceOf = (number: number): number =>
    2 * cards.designs.findIndex(({ card }) => card.number === number);
  const desk = { world, view, cards, names: ['Ana', 'Ben'], seat: 0, me: 0 } as unknown as Desk;
  return declineWords(desk, [0, faceOf(mine), 1, faceOf(theirs)]);
}

test('a declined offer says what spoke against it', () => {
  expect(declined('turn a | ops a 13 | ops b 1,11', 13, 11)).toBe(
    'Ben declined Reed for Wall. Without Wall, Ben could no longer cover Barn.',
  );
  expect(declined('turn a | ops a 13 | ops b 11', 13, 11)).toContain(
    'Reed wouldn’t let Ben cover any adventure that was out of reach before.',
  );
  expect(declined('turn a | ground a 1 | hero a 1 | ops a 13 | ops b 11', 13, 11)).toContain(
    'Without Wall, Ben would be locked out of this adventure.',
  );
  expect(declined('turn a | ops a 13 | ops b 1,11', 13, 1)).toContain('Ben can cover Barn and keeps it.');
  expect(declined('turn a | ops a 1,12 | ops b 2,11', 12, 11)).toContain('help both of you equally');
});

test('an offer that is gone was declined only if both cards are where they were', () => {
  const offer = [0, 4, 1, 6] as const;
  const seen = (ops: number[][], offers: unknown[] = []) =>
    declinedOf([offer], { offers, ops } as unknown as View, 0);
  expect(seen([[4], [6]])).toEqual([offer]);
  expect(seen([[6], [4]])).toEqual([]);
  expect(seen([[4], [6]], [offer])).toEqual([]);
  expect(declinedOf([offer], { offers: [], ops: [[4], [6]] } as unknown as View, 1)).toEqual([]);
});
