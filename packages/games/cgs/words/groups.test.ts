/** A group is one player with several names; what one of its people does is attributed to that person. */
import type { PackedJson } from '@hortus/kernel';
import { entryWords, loadWords, toldWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { guideBook, words as spoken } from './index.ts';

const en = await loadWords('en', { games: [spoken], books: [guideBook] });
const names = ['Ana', 'Ben', 'Cy'];
/** Ana and Ben in the first era, Ben and Cy in the second. */
const GROUPS = [
  [[0, 1], [2]],
  [[0], [1, 2]],
];
const LOG: readonly PackedJson[][] = [
  [{ kind: 'turns', seat: 0 }],
  [{ kind: 'played', seat: 1, card: 0 }],
  [{ kind: 'resolved', seat: 0, won: 1, cause: 0 }],
  [
    { kind: 'eraWon', seat: 0 },
    { kind: 'dealt', seat: 1, era: 1 },
  ],
  [{ kind: 'passed', seat: 1 }],
];

function story(groups: typeof GROUPS | undefined, you?: number): string[] {
  const entries = LOG.map((told, i) => ({ kind: 'moves', seq: i + 1, seat: 0, told }) as never);
  const scenes = en.teller('cgs')?.scenes?.(entries, { era: 1, groups });
  const deck = { cards: ['Scout'], factions: [] };
  return entries.flatMap((entry) => entryWords(en, 'cgs', entry, { names, you, deck, scenes }));
}

test('CGS-GRP-3 a group turns, wins and passes as one; who played a card is told by name', () => {
  expect(story(GROUPS)).toEqual([
    'It’s Ana & Ben’s turn.',
    'Ben plays Scout.',
    'Ana & Ben win the adventure.',
    'Ana & Ben win the era.',
    'The era’s cards are dealt. Ben & Cy go first.',
    'Ben & Cy end their turn.',
  ]);
});

test('each of the group reads it as his own', () => {
  expect(story(GROUPS, 1).slice(0, 3)).toEqual([
    'It’s your turn.',
    'You play Scout.',
    'You win the adventure.',
  ]);
  expect(story(GROUPS, 0).at(-1)).toBe('Ben & Cy end their turn.');
});

test('without groups a seat is a player', () => {
  expect(story(undefined).slice(0, 3)).toEqual([
    'It’s Ana’s turn.',
    'Ben plays Scout.',
    'Ana wins the adventure.',
  ]);
});

test('cards that go the same way are told in one sentence', () => {
  const told = [0, 1, 2].map((card): PackedJson => ({ kind: 'wrecked', seat: card === 2 ? 1 : 0, card }));
  const deck = { cards: ['Scout', 'Drum', 'Kite'], factions: [] };
  expect(toldWords(en, 'cgs', told, { names, deck })).toEqual([
    'Scout and Drum go to Ana’s wreckage.',
    'Kite goes to Ben’s wreckage.',
  ]);
  const sited = [0, 1, 2].map((card): PackedJson => ({ kind: 'sited', site: card === 0 ? 12 : 1, card }));
  expect(toldWords(en, 'cgs', sited, { names, deck })).toEqual([
    'Scout goes to the common buildsite.',
    'Drum and Kite go to Ben’s buildsite.',
  ]);
});

test('CGS-PASS-1 a card and the end of its turn are one sentence', () => {
  const turn: PackedJson[] = [
    { kind: 'played', seat: 0, card: 0 },
    { kind: 'passed', seat: 0 },
  ];
  const deck = { cards: ['Scout'], factions: [] };
  expect(toldWords(en, 'cgs', turn, { names, deck })).toEqual(['Ana plays Scout and ends the turn.']);
  expect(toldWords(en, 'cgs', turn, { names, deck, you: 0 })).toEqual(['You play Scout and end your turn.']);
  expect(toldWords(en, 'cgs', turn.slice(1), { names, deck })).toEqual(['Ana ends the turn.']);
});

test('CGS-TRADE-1 whoever reads is spoken to, as the other side of a trade too', async () => {
  const offer = { kind: 'offered', seat: 0, mine: 0, other: 2, theirs: 1 };
  const kept = { kind: 'refusedOffer', seat: 0, mine: 0, other: 2, theirs: 1 };
  const deck = { cards: ['Scout', 'Loom'], factions: [] };
  expect(toldWords(en, 'cgs', [offer, kept], { names, you: 2, deck })).toEqual([
    'Ana offers you Scout for Loom.',
    'Ana declines your offer: Loom for Scout.',
  ]);
  expect(toldWords(en, 'cgs', [kept], { names, deck })).toEqual(['Ana declines Cy’s offer: Loom for Scout.']);
  const de = await loadWords('de', { games: [spoken] });
  expect(toldWords(de, 'cgs', [offer], { names, you: 2, deck })).toEqual(['Ana bietet dir Scout für Loom.']);
});

test('a group asks, covers and wins in the plural, and one cost is no costs', () => {
  const group = { who: 'Ana & Ben', many: true };
  expect(en.say('web.cgs.asks.answer.adventure', group)).toMatch(/^Ana & Ben want to end/);
  expect(en.say('web.cgs.stake.era', group)).toBe('That ends the era, and Ana & Ben win it.');
  expect(en.say('web.cgs.stake.era', { who: 'Cy' })).toBe('That ends the era, and Cy wins it.');
  expect(en.say('web.cgs.turn.covers', { ...group, met: 1, count: 1 })).toBe('Ana & Ben cover 1 of 1 cost.');
});

test('CGS-PASS-1 the log says of a turn that it went by without a card', () => {
  const turns = { kind: 'turns', seat: 1 };
  const deck = { cards: ['Scout'], factions: [] };
  const log = [
    [turns],
    [{ kind: 'played', seat: 1, card: 0 }],
    [{ kind: 'disabled', seat: 1, card: 0 }],
    [{ kind: 'passed', seat: 1 }, turns],
    [{ kind: 'passed', seat: 1 }],
  ];
  const entries = log.map((told, i) => ({ kind: 'moves', seq: i + 1, seat: 1, told }) as never);
  const scenes = en.teller('cgs')?.scenes?.(entries, { era: 0 });
  const said = entries.flatMap((entry) => entryWords(en, 'cgs', entry, { names, deck, scenes }));
  expect(said.filter((line) => line.includes('ends'))).toEqual([
    'Ben ends the turn.',
    'Ben ends the turn without a card.',
  ]);
});
