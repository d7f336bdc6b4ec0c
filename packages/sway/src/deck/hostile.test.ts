/** Decks with bad intentions: refused in a few words, never by an exception. */
import type { CardForm } from '@hortus/cards';
import type { Diagnostic } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { makeDeckFile, parseCustomOption, parseDeck, parseDeckOption } from './files.ts';
import { TERMS, TEXT } from './sample.testing.ts';

const CARDS = [
  { name: 'Long Night', ability: 'ruin', sway: 6, faction: 'Reds' },
  { name: 'High Noon', ability: 'triumph', sway: 6, faction: 'Blues' },
];
const faultsOf = (cards: readonly unknown[], more: object = {}): Diagnostic[] => {
  const read = parseDeckOption({ ...more, cards: [...CARDS, ...cards] }, TERMS);
  return read.ok ? [] : read.fault;
};
const codes = (cards: readonly unknown[], more?: object): string[] =>
  faultsOf(cards, more).map(({ code }) => code);
const textFaults = (text: string, form: CardForm): string[] => {
  const read = parseDeck(text, TERMS, form);
  return read.ok ? [] : read.fault.map(({ code }) => code);
};
const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
};

test.each([
  ['an object that cannot be a text', { toString: 1, valueOf: 2 }],
  ['a list in a list in a list', nested(20_000)],
  ['an object with a prototype', JSON.parse('{"__proto__":{"toString":1}}')],
])('%s where a word belongs is a fault like others', (_, value) => {
  for (const field of ['name', 'ability', 'sway', 'faction', 'epic', 'recruits', 'owner', 'lore'])
    expect(faultsOf([{ name: 'X', ability: 'omen', sway: 1, [field]: value }]), field).toHaveLength(1);
});

test.each([
  ['controls', 'A\u0000'],
  ['what turns the writing round', 'A\u202eB'],
  ['half a sign', 'A\ud800'],
  ['what cannot be seen', 'A\u200b'],
])('no name has %s', (_, name) => {
  expect(codes([{ name, ability: 'omen', sway: 1 }])).toEqual(['bad-name']);
  expect(codes([{ name: 'X', ability: 'omen', sway: 1, faction: name }])).toEqual(['bad-faction']);
  expect(codes([], { name })).toEqual(['bad-name']);
});

test('a name may have the joiners that its script needs, a lore soft hyphens', () => {
  expect(codes([{ name: 'می\u200cروم', ability: 'omen', sway: 1, lore: 'gar\u00adden' }])).toEqual([]);
  expect(codes([{ name: 'X', ability: 'omen', sway: 1, lore: 'a\u202eb' }])).toEqual(['bad-lore']);
});

test.each(['hidden Gale', 'Gale quietly', 'Gale as battle', 'Gale by vision 3', 'Hidden Gale twice slot 1'])(
  'beside Gale no card is called %s, which moves and positions could not tell from it',
  (name) => {
    const [gale, other] = ['Gale', name].map((one) => ({ name: one, ability: 'omen', sway: 1 }));
    expect(codes([other])).toEqual([]);
    expect(codes([gale, other])).toEqual(['name-twice']);
    const custom = [
      { ...gale, owner: 0 },
      { ...other, ability: 'vision', sway: 2, owner: 1 },
    ];
    const read = parseCustomOption(custom, TERMS, { name: 'deck', factions: ['Reds', 'Blues'], cards: [] });
    expect(read).toMatchObject({ ok: false, fault: [{ code: 'name-twice' }] });
  },
);

test('no card is called like a place, no faction like another part of a card', () => {
  expect(codes([{ name: 'Hidden 2', ability: 'omen', sway: 1 }])).toEqual(['bad-name']);
  for (const faction of ['epic', 'of b', 'Recruits omen'])
    expect(codes([{ name: 'X', ability: 'omen', sway: 1, faction }])).toEqual(['bad-faction']);
});

test('a deck’s name is part of positions too', () => {
  for (const name of ['A (B', 'A | B', 'A\nfactions: C, D', 'x'.repeat(81)])
    expect(codes([], { name }), name).toEqual(['bad-name']);
  expect(textFaults(TEXT.replace('name: Small', 'name: A (B)'), 'text')).toEqual(['bad-name']);
  expect(textFaults(TEXT.replace('name: Small', 'name:'), 'text')).toEqual(['bad-name']);
});

test('messages stay short, however much was written', () => {
  expect(codes(Array.from({ length: 40_000 }, () => 1))).toEqual(['not-a-deck']);
  expect(codes(Array.from({ length: 40_000 }, () => ({})))).toEqual(['not-a-deck']);
  const fields = Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`f${i}`, 1]));
  expect(codes([{ name: 'X', ability: 'omen', sway: 1, ...fields }])).toHaveLength(20);
  const long = 'x'.repeat(100_000);
  for (const card of [{ name: long }, { name: 'X', ability: long, [long]: 1 }, { epic: long, owner: long }])
    for (const { message } of faultsOf([{ ability: 'omen', sway: 1, ...card }]))
      expect(message.length).toBeLessThan(200);
});

test.each([
  ['text', `X${' '.repeat(200_000)}Y · omen 1`],
  ['text', `${'·'.repeat(200_000)}`],
  ['csv', `${'name,'.repeat(100_000)}\n`],
  ['json', `[${'1,\n'.repeat(200_000)}1]`],
  ['json', `{"name": "${'x'.repeat(1_000_000)}", "cards": []}`],
  ['json', `[{"name": "X",${'\n'.repeat(200_000)} "ability": 1}]`],
] as const)('a hostile %s is refused soon', (form, text) => {
  expect(textFaults(text, form)).not.toEqual([]);
});

test('a mark at the start of a text isn’t an indent, and lore may begin with #', () => {
  const read = parseDeck(`\uFEFF${TEXT.replace('It was', '# was')}`, TERMS, 'text');
  expect(read).toMatchObject({
    ok: true,
    value: { name: 'Small', cards: [{ lore: expect.stringMatching(/^# was longer/) }, {}, {}] },
  });
  if (read.ok) expect(parseDeck(makeDeckFile(read.value, 'text'), TERMS, 'text')).toEqual(read);
});
