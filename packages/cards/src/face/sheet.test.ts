import { expect, test } from 'vitest';
import { perSheet, sheetOf, sheetsOf } from './sheet.ts';

test.each([
  ['A4', [63, 88], 9],
  ['Letter', [63, 88], 9],
  ['A4', [125, 176], 1],
  ['A4', [44, 63], 16],
  ['Letter', [300, 300], 1],
] as const)('a sheet of %s holds as many cards of %j as fit between its margins', (paper, card, count) => {
  expect(perSheet(paper, card)).toBe(count);
});

test('cards of any size are centred on the page, each cut line marked twice', () => {
  const sheet = sheetOf({
    title: 'Gold',
    language: 'en',
    paper: 'A4',
    card: [125, 176],
    faces: ['<i>1</i>', '<i>2</i>'],
    back: '<i>back</i>',
  });
  expect(sheet.match(/<section class="page">/g)).toHaveLength(4);
  expect(sheet.match(/<i>back<\/i>/g)).toHaveLength(2);
  expect(sheet).toContain('repeat(1,125mm);grid-auto-rows:176mm');
  const marks = /<path d="([^"]*)"/.exec(sheet)![1]!;
  for (const at of ['M42.5 ', 'M167.5 ']) expect(marks.split(at)).toHaveLength(3);
});

test('individual backs are mirrored behind their faces, and each size has pages of its own', () => {
  const names = ['a', 'b', 'c', 'd'];
  const sheet = sheetsOf({
    title: 'Both',
    language: 'en',
    paper: 'A4',
    runs: [
      {
        card: [63, 88],
        faces: names.map((one) => `<i>${one}</i>`),
        back: names.map((one) => `<b>${one}</b>`),
      },
      { card: [125, 176], faces: ['<i>gold</i>'] },
    ],
  });
  const pages = sheet.split('<section class="page">').slice(1);
  const cells = pages.map((page) =>
    [...page.matchAll(/<div class="card">(.*?)<\/div>/g)].map(([, cell]) => cell),
  );
  expect(cells).toEqual([
    ['<i>a</i>', '<i>b</i>', '<i>c</i>', '<i>d</i>'],
    ['<b>c</b>', '<b>b</b>', '<b>a</b>', '', '', '<b>d</b>'],
    ['<i>gold</i>'],
  ]);
  expect(sheet).toContain('.run-1{grid-template-columns:repeat(1,125mm)');
});
