import { words as genesis } from '@hortus/genesis/words/index.ts';
import type { PackedJson } from '@hortus/kernel';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Cards } from '../cards/deck.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnGame } = await import('@hortus/frame/page/words.ts');
const { storyWords } = await import('./story-words.ts');
beforeAll(() => learnGame(genesis));

const cards = { deck: { cards: [{ name: 'Landfall' }, { name: 'Gale' }], factions: ['A', 'B'] } };
const desk = { game: 'genesis', names: ['You', 'Ben'], you: 0, cards: cards as unknown as Cards };
const told = (...events: readonly PackedJson[]): string =>
  storyWords(desk, [{ seat: 1, told: events }]).join(' ');

const SHORT: PackedJson = { kind: 'compared', mine: 0, theirs: 14 };
const WON: PackedJson = { kind: 'won', side: 0, why: 0 };
const GAVE: PackedJson = { kind: 'gave', seat: 1, card: 0 };

test('a phone is told in one place who won the turn, by how much, and which life it cost', () => {
  expect(told({ kind: 'engaged', seat: 1, card: 1, by: 0, as: 0 }, SHORT, WON, GAVE)).toBe(
    '0 against 14 isn’t enough. You win the turn. Ben gives up Landfall, one of their lives.',
  );
});

test('an answer that was enough decided nothing', () => {
  expect(told({ kind: 'compared', mine: 15, theirs: 14 })).toBe('');
  expect(told()).toBe('');
});
