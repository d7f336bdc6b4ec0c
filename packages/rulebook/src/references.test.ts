import { expect, test } from 'vitest';
import { idsOf, mentionsIn } from './references.ts';

const everything = ['AB-MOV-1', 'AB-MOV-2', 'AB-MOV-3', 'AB-MOV-4', 'AB-R-7', 'CD-R-7', 'CD-R-8', 'CD-R-9'];
const idsIn = (line: string): string[] =>
  mentionsIn(line, 'AB').flatMap((mention) =>
    idsOf(
      mention,
      (id) => everything.includes(id),
      (group) => everything.filter((id) => id.startsWith(`${group}-`)),
    ),
  );

test.each([
  ['a long id', 'as in AB-MOV-4.', ['AB-MOV-4']],
  ['a short id', '(MOV-2, R-7)', ['AB-MOV-2', 'AB-R-7']],
  ['another game', '(as `CD-R-7`)', ['CD-R-7']],
  ['dots', '(MOV-1..3, R-7)', ['AB-MOV-1', 'AB-MOV-2', 'AB-MOV-3', 'AB-R-7']],
  ['an ellipsis', 'AB-MOV-2 … 4', ['AB-MOV-2', 'AB-MOV-3', 'AB-MOV-4']],
  ['a slash', 'by MOV-2/3', ['AB-MOV-2', 'AB-MOV-3']],
  ['further numbers', 'MOV-1, -2, -4, R-7', ['AB-MOV-1', 'AB-MOV-2', 'AB-MOV-4', 'AB-R-7']],
  ['to', '`CD-R-7` to `CD-R-9`', ['CD-R-7', 'CD-R-8', 'CD-R-9']],
  ['to, short', 'one of MOV-2 to MOV-4', ['AB-MOV-2', 'AB-MOV-3', 'AB-MOV-4']],
  ['a whole group', 'AB-MOV-* and more', ['AB-MOV-1', 'AB-MOV-2', 'AB-MOV-3', 'AB-MOV-4']],
])('a mention by %s', (_, line, ids) => {
  expect(idsIn(line)).toEqual(ids);
});

test.each([
  '`AB-R-n` stands for any',
  'the 3-4 score',
  'a1E@-1,0',
  'draw -C3 +1',
  'PRE-MOV-2x',
  'x-MOV-2',
  'two R 7',
])('no mention in: %s', (line) => {
  expect(
    mentionsIn(line, 'AB').filter((mention) => mention.prefix === 'AB' && mention.group === 'MOV'),
  ).toEqual([]);
  expect(idsIn(line)).toEqual([]);
});

test('"to" between two groups is two mentions, not a range', () => {
  expect(idsIn('from MOV-1 to R-7')).toEqual(['AB-MOV-1', 'AB-R-7']);
});

test('a mention knows its column and its text', () => {
  expect(mentionsIn('See MOV-1..3.', 'AB')).toEqual([
    { prefix: 'AB', group: 'MOV', from: 1, to: 3, every: false, column: 5, text: 'MOV-1..3' },
  ]);
});
