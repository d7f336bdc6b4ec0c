import { formOf } from '@hortus/cards';
import { expect, test } from 'vitest';
import { makeCustomFile, makeDeckFile, parseCustom, parseDeck } from './files.ts';
import { CSV, JSON_TEXT, TERMS, TEXT } from './sample.testing.ts';

const SMALL = {
  name: 'Small',
  factions: ['Reds', 'Blues'] as const,
  cards: [
    {
      name: 'Long Night',
      ability: 'ruin' as const,
      sway: 6,
      faction: 'Reds',
      lore: 'It was longer than we knew, and "nobody" came; nobody, at all.',
    },
    { name: 'High Noon', ability: 'triumph' as const, sway: 6, faction: 'Blues' },
    { name: 'Crossing', ability: 'navigation' as const, sway: 2, epic: true },
  ],
};

test.each([
  ['text', TEXT],
  ['json', JSON_TEXT],
] as const)('a deck as %s is read and written whole', (form, file) => {
  expect(parseDeck(file, TERMS)).toEqual({ ok: true, value: SMALL });
  expect(parseDeck(makeDeckFile(SMALL, form), TERMS, form)).toEqual({ ok: true, value: SMALL });
});

test('JSON and CSV are written with one card per line', () => {
  expect(makeDeckFile(SMALL, 'json')).toBe(JSON_TEXT);
  expect(makeDeckFile(SMALL, 'csv')).toBe(CSV);
});

test('a deck as CSV has no name of its own, and its factions in the order of the cards', () => {
  expect(parseDeck(CSV, TERMS)).toEqual({ ok: true, value: { ...SMALL, name: 'deck' } });
});

test.each([
  ['semicolons', CSV.replaceAll(/,(?! )/g, ';')],
  ['tabs', CSV.replaceAll(/,(?! )/g, '\t')],
  ['carriage returns', CSV.replaceAll('\n', '\r\n')],
  ['no last line end', CSV.trimEnd()],
  ['a mark at the start', `\uFEFF${CSV}`],
  ['empty lines and columns', CSV.replaceAll('\n', ',\n,,,,,,\n')],
])('CSV with %s says the same', (_, file) => {
  expect(parseDeck(file, TERMS, 'csv')).toEqual(parseDeck(CSV, TERMS));
});

test('a lore of several lines in CSV is one text', () => {
  const file = CSV.replace('we knew, ', 'we knew,\n');
  expect(parseDeck(file, TERMS)).toEqual(parseDeck(CSV, TERMS));
});

test('text may have bars for dots, remarks, and its parts in any order', () => {
  const file = `# ours\n${TEXT.replaceAll(' · ', ' | ')}`.replace('navigation 2 | epic', 'Navigation 2 epic');
  expect(parseDeck(file, TERMS)).toEqual({ ok: true, value: SMALL });
});

test.each([
  ['cards.JSON', '', 'json'],
  ['cards.csv', '[', 'csv'],
  ['cards.txt', '[', 'text'],
  ['', ' {"cards": []}', 'json'],
  ['', '[]', 'json'],
  ['', 'name;ability', 'csv'],
  ['', 'name: Small\nfactions: A, B', 'text'],
  ['', 'Still Water · vision 1', 'text'],
])('the form of %j with %j is %s', (name, text, form) => {
  expect(formOf(text, name)).toBe(form);
});

test.each(['text', 'json', 'csv'] as const)('custom cards as %s name their owner by seat', (form) => {
  const cards = [
    { name: 'Red Harbour', ability: 'vision' as const, sway: 2, owner: 1, recruits: 'omen' as const },
    { name: 'Green Door', ability: 'omen' as const, sway: 1, owner: 0, lore: 'Knock twice.' },
  ];
  const file = makeCustomFile(cards, form);
  expect(file).toMatch(/\bb\b/);
  expect(parseCustom(file, TERMS, { form })).toEqual({ ok: true, value: cards });
});

test('custom cards without a seat are those of the one who brings the file', () => {
  const brought = parseCustom('Green Door · omen 1\nRed Harbour · vision 2 · of a', TERMS, { owner: 3 });
  expect(brought).toMatchObject({ ok: true, value: [{ owner: 3 }, { owner: 0 }] });
});
