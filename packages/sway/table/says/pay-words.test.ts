import { words as genesis } from '@hortus/genesis/words/index.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { BY, type SwayView } from '../../src/index.ts';
import { M } from '../../src/press/index.ts';
import type { Cards } from '../cards/deck.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnGame } = await import('@hortus/frame/page/words.ts');
const { payWords } = await import('./pay-words.ts');
const { askedWords, moveWords } = await import('./words.ts');
beforeAll(() => learnGame(genesis));

const cards = { at: () => ({ name: 'Ferryman', sway: 2 }) } as unknown as Cards;
const view = (plain: number): SwayView => ({ pool: { plain, vision5: 1 } }) as unknown as SwayView;
const engage = (by: (typeof BY)[number]): number => M.engage.pack(3, BY.indexOf(by), 0, 0);

test('what pays for a card is said as what it uses up', () => {
  expect(payWords(engage('plain'), cards, view(2))).toBe('Use one of your 2 plays');
  expect(payWords(engage('plain'), cards, view(1))).toBe('Use your one play');
  expect(payWords(engage('vision5'), cards, view(1))).toBe('Use 2 of vision’s 5 sway');
  expect(payWords(engage('strike'), cards, view(1))).toBe(moveWords(engage('strike'), cards, view(1)));
  expect(moveWords(engage('vision5'), cards, view(1))).toBe('Play with 2 of vision’s 5 sway');
});

test('a hand that the others filled says why cards have to go', () => {
  const spoken = { loss: { of: 'card' }, countdownWinsEarly: false, game: 'genesis' } as never;
  const asked = (wish: Partial<SwayView>): string =>
    askedWords({ task: 'trim', asked: 0, ops: [{ count: 10 }], ...wish } as SwayView, ['You'], 0, spoken);
  const why = /^Your faction’s cards come to you whoever draws them\. 10 is too many: choose 3 to discard\.$/;
  expect(asked({ phase: 'opening', turn: 0 })).toMatch(why);
  expect(asked({ phase: 'plot', turn: 1 })).toMatch(why);
  // In one's own turn it may have other reasons.
  expect(asked({ phase: 'plot', turn: 0 })).toBe('Your hand is too full: choose 3 cards to discard.');
});
