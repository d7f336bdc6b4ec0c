/** A game with fields of its own: what a table of them reads, writes and reports, in all three forms. */
import { expect, test } from 'vitest';
import { makeCsv, readCsv } from './csv.ts';
import { flag, label, prose, type RecordOf, readRows, required, wholeNumber, word } from './fields.ts';
import { makeJsonList, readCardList, readJson } from './json.ts';
import { makeCardLines, readCardLines } from './lines.ts';
import { placeOf } from './pieces.ts';
import type { ReadFault, Row } from './rows.ts';

const FIELDS = {
  name: required(label({ longest: 20, without: '|' })),
  kind: required(word('kind', ['tower', 'road'])),
  cost: wholeNumber(0, 9),
  gold: flag(),
  text: prose(60),
} as const;
type Card = RecordOf<typeof FIELDS>;

const CARDS: readonly Card[] = [
  { name: 'Watch', kind: 'tower', cost: 3, gold: true, text: 'It sees, "mostly".' },
  { name: 'Old Way', kind: 'road', cost: 0 },
];

function fromLines(text: string, faults: ReadFault[]): Row[] {
  return readCardLines(text, [], faults).cards.map(({ parts: [name, kind, cost, gold], prose }) => {
    const given = { name, kind, cost, gold, text: prose[0] };
    const found = Object.entries(given).flatMap(([field, piece]) =>
      piece === undefined || piece.text === '' ? [] : [[field, piece] as const],
    );
    return {
      place: placeOf(name!),
      values: Object.fromEntries(found.map(([field, { text }]) => [field, text])),
      fields: new Map(found.map(([field, piece]) => [field, placeOf(piece)])),
    };
  });
}

function fromJson(text: string, faults: ReadFault[]): Row[] {
  const json = readJson(text);
  if (!json.ok) {
    faults.push(...json.fault);
    return [];
  }
  return readCardList(json.value.value as unknown[], 'cards', json.value.placesOf, 'name and kind', faults);
}

const FORMS = {
  text: [
    fromLines,
    CARDS.map(({ name, kind, cost, gold, text }) =>
      makeCardLines([name, kind, cost, gold ? 'yes' : ''].join(' · '), text),
    ).join('\n'),
  ],
  json: [fromJson, makeJsonList(FIELDS, CARDS)],
  csv: [
    (text: string, faults: ReadFault[]) => readCsv(FIELDS, text, faults),
    makeCsv(FIELDS, CARDS, ['name']),
  ],
} as const;

test.each(['text', 'json', 'csv'] as const)('cards as %s are read as they were written', (form) => {
  const [read, file] = FORMS[form];
  const faults: ReadFault[] = [];
  expect(readRows(FIELDS, read(file, faults), faults).cards).toEqual(CARDS);
  expect(faults).toEqual([]);
});

test.each([
  ['text', [1, 9, 14], [2, 18, 20]],
  ['json', [2, 26, 33], [3, 42, 44]],
  ['csv', [2, 7, 12], [3, 14, 16]],
] as const)('in %s every fault has line, column and end of the very value', (form, kind, cost) => {
  const [read, file] = FORMS[form];
  const wrong = file.replace('tower', 'towre').replace(/road(\W+(?:cost":)?)0/, 'road$110');
  const faults: ReadFault[] = [];
  readRows(FIELDS, read(wrong.replace('\n  It sees, "mostly".', ''), faults), faults);
  expect(
    faults.map(({ code, hint, line, column, end }) => ({ code, hint, at: [line, column, end] })),
  ).toEqual([
    {
      code: 'unknown-kind',
      hint: 'did you mean tower?',
      at: kind.map((n, i) => (form === 'json' && i > 0 ? n : n)),
    },
    { code: 'bad-cost', hint: undefined, at: cost },
  ]);
});
