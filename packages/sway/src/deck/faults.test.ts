import type { CardForm } from '@hortus/cards';
import type { Diagnostic } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { MOST_IN_DECK } from './check.ts';
import { parseDeck, parseDeckOption } from './files.ts';
import { CSV, JSON_TEXT, TERMS, TEXT } from './sample.testing.ts';

const faultsOf = (text: string, form?: CardForm, terms = TERMS): Diagnostic[] => {
  const read = parseDeck(text, terms, form);
  return read.ok ? [] : read.fault;
};
const briefly = ({ code, line, column, path, hint }: Diagnostic): string =>
  [code, line === undefined ? path : column === undefined ? line : `${line}:${column}`, hint].join(' ');

test('all faults of a text are reported at once, with line, column and hint', () => {
  const text = `  lost lore
name: Small
Long Night · ruine 6 · Reds
High Noon · triumph 7 · Blues
Mid (day) · vision 1
High Tea · omen · Reds
Old Man · omen 1 · Reds · Blues
old man · omen 2 · Blues · of e · recruits nothing`;
  expect(faultsOf(text).map(briefly)).toEqual([
    'lore-first 1:3 ',
    'unknown-ability 3:14 did you mean ruin?',
    'bad-sway 4:21 ',
    'bad-name 5:1 these marks separate names',
    'not-a-card 6:12 Name · ability sway · Faction',
    'twice 7:27 ',
    'bad-owner 8:31 a, b, c or d',
    expect.stringMatching(/^unknown-ability 8:44 known: battle/),
  ]);
});

test('all faults of JSON are reported at once, with line, column, path and hint', () => {
  const text = JSON_TEXT.replace('"ruin"', '"riun"')
    .replace('"sway":2', '"sway":2.5')
    .replace('"faction":"Blues"', '"fraction":"Blues"')
    .replace('"name": "Small"', '"name": 3, "size": 4');
  expect(faultsOf(text).map(({ message, ...rest }) => rest)).toEqual([
    { code: 'bad-name', line: 2, column: 11, end: 12, path: 'name' },
    {
      code: 'unknown-field',
      hint: 'known: name, factions, cards',
      line: 2,
      column: 14,
      end: 20,
      path: 'size',
    },
    {
      code: 'unknown-ability',
      hint: 'did you mean ruin?',
      line: 5,
      column: 36,
      end: 42,
      path: 'cards[0].ability',
    },
    {
      code: 'unknown-field',
      hint: 'did you mean faction?',
      line: 6,
      column: 54,
      end: 64,
      path: 'cards[1].fraction',
    },
    { code: 'bad-sway', line: 7, column: 54, end: 57, path: 'cards[2].sway' },
  ]);
});

test('all faults of CSV are reported at once, with line, column and hint', () => {
  const text = CSV.replace('ruin,6', 'ruin,0')
    .replace('High Noon,triumph', ',triumpf')
    .replace('2,,yes', '2,,maybe,,x');
  expect(faultsOf(text).map(briefly)).toEqual([
    'bad-sway 2:17 ',
    'missing 3 ',
    'unknown-ability 3:2 did you mean triumph?',
    'bad-epic 4:24 leave it empty for no',
    'too-many-cells 4:31 put a text that contains a separator in "',
  ]);
  expect(faultsOf('name,abilty,name\n', 'csv').map(briefly)).toEqual([
    'unknown-field 1:6 did you mean ability?',
    'twice 1:13 ',
  ]);
  expect(faultsOf('', 'csv').map(briefly)).toContain('no-header 1 ');
  expect(faultsOf('name\n"Long', 'csv').map(briefly)).toContain('no-end 2:1 ');
});

test.each([
  ['{"cards": [', 'not-json 1:12 ', 'the text ends too early'],
  ['{"cards": [1,]}', 'not-json 1:14 leave out the last comma', 'a value is expected after the comma, not ]'],
  ['{\n  "a": 1\n  "b": 2}', 'not-json 3:3 is a comma missing?', 'a , or } is expected'],
  ['{cards: []}', 'not-json 1:2 ', 'a field name in " is expected'],
  ['{"a": \'b\'}', 'not-json 1:7 texts stand in "', "a value is expected, not 'b'"],
  ['{"a": Long}', 'not-json 1:7 texts stand in "', 'a value is expected, not Long'],
  ['{"a": "b\n"}', 'not-json 1:7 close it with " on the same line', 'this text has no end'],
  ['{"a": "\\x"}', 'not-json 1:7 ', 'this text contains a character that must be written with \\'],
  ['{"a" 1}', 'not-json 1:6 ', 'a : must follow "a"'],
  ['[] []', 'not-json 1:4 ', 'something follows the end'],
  ['['.repeat(100_000), 'not-json 1:18 ', 'this is nested too deeply'],
])('of %j it is told where it is no JSON', (text, brief, message) => {
  const [fault] = faultsOf(text, 'json').filter(({ code }) => code === 'not-json');
  expect(briefly(fault!)).toBe(brief);
  expect(fault!.message).toBe(message);
});

test('all places that aren’t JSON are reported, one per line, and names used twice', () => {
  const text = '{"cards": [\n  {"name": Long},\n  {"name": "High" "sway": 1},\n  {"name": "Low",}\n]}';
  expect(faultsOf(text, 'json').map(briefly)).toEqual([
    'not-json 2:12 texts stand in "',
    'not-json 3:19 is a comma missing?',
    'not-json 4:18 leave out the last comma',
  ]);
  expect(faultsOf('{"cards": [{"sway": 1, "sway": 2}], "cards": 1}', 'json').map(briefly)).toEqual([
    'twice 1:24 ',
    'twice 1:37 ',
  ]);
});

test('anything that isn’t a deck is reported with its path', () => {
  const paths = (value: unknown): string[] => {
    const read = parseDeckOption(value, TERMS);
    return read.ok ? [] : read.fault.map(({ code, path }) => `${code} ${path}`);
  };
  expect(paths(4)).toContain('not-a-deck options.deck');
  expect(paths({})).toContain('missing options.deck.cards');
  expect(paths({ cards: [null, 'x'], factions: 'Reds' })).toEqual(
    expect.arrayContaining([
      'not-a-card options.deck.cards[0]',
      'not-a-card options.deck.cards[1]',
      'bad-factions options.deck.factions',
    ]),
  );
  expect(paths({ cards: [JSON.parse('{"__proto__":{"name":"A"},"sway":1}')] })).toEqual(
    expect.arrayContaining([
      'unknown-field options.deck.cards[0].__proto__',
      'missing options.deck.cards[0].name',
    ]),
  );
});

test('the order of named factions is kept, and each has a card', () => {
  const read = parseDeck(TEXT.replace('Reds, Blues', 'Blues, Reds'), TERMS);
  expect(read).toMatchObject({ ok: true, value: { factions: ['Blues', 'Reds'] } });
  expect(faultsOf(TEXT.replace('Reds, Blues', 'Reds, Greens')).map(({ message }) => message)).toEqual([
    'no card is of the faction Greens',
    'High Noon: there is no faction Blues',
  ]);
});

test('names differ by more than case', () => {
  expect(faultsOf(`${TEXT}high noon · omen 1\n`)).toEqual([
    {
      code: 'name-twice',
      message: 'high noon appears twice',
      hint: 'the first (line 7) has the same name',
      line: 9,
      column: 1,
      end: 10,
    },
  ]);
});

test('a deck has at least one card and not more than fit', () => {
  const cards = (count: number): string =>
    Array.from({ length: count }, (_, i) => `Card ${i} · omen 1 · ${i % 2 ? 'Reds' : 'Blues'}`).join('\n');
  expect(faultsOf(cards(MOST_IN_DECK))).toEqual([]);
  expect(faultsOf(cards(MOST_IN_DECK + 1)).map(briefly)).toEqual([`too-many-cards ${MOST_IN_DECK + 1}:1 `]);
  expect(faultsOf('', 'text').map(({ code }) => code)).toContain('no-cards');
});

test('a text that is too long, or no text, is refused', () => {
  const long = faultsOf(`${'A'.repeat(41)} · omen 1 · Reds\n  ${'la '.repeat(201)}la\n`);
  expect(long.map(({ code }) => code)).toEqual(expect.arrayContaining(['bad-name', 'bad-lore']));
  expect(faultsOf('123 · omen 1').map(({ code }) => code)).toContain('bad-name');
});
