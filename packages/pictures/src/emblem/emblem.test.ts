import { expect, test } from 'vitest';
import { luckOf } from '../random.ts';
import { chargeOf } from './charges/index.ts';
import { type Emblem, emblemPicture, FIELD_NAMES, gloryDrawing } from './index.ts';
import { tinctureOf, tinted } from './tinctures.ts';

const CARD: Emblem = {
  name: 'The Patient Hammer',
  number: 80,
  field: 'disc',
  family: 'Iron',
  strength: 3,
  house: 'Kilnfolk',
};

const ELEMENTS = /^(?:svg|g|path|circle|ellipse|rect|polygon)$/;
const ATTRIBUTES =
  /^(?:xmlns|viewBox|aria-hidden|transform|opacity|d|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|cx|cy|r|rx|ry|x|y|width|height|points)$/;

/** What the markup contains but shouldn't. */
function strange(svg: string): string[] {
  const found: string[] = [];
  for (const [, name = '', rest = ''] of svg.matchAll(/<\/?([\w-]+)([^>]*)>/g)) {
    if (!ELEMENTS.test(name)) found.push(name);
    for (const [, attribute = ''] of rest.matchAll(/([\w-:]+)=/g))
      if (!ATTRIBUTES.test(attribute)) found.push(attribute);
  }
  const [bad] = svg.match(/.{0,20}(?:NaN|undefined|Infinity|null|@).{0,20}/) ?? [];
  return bad === undefined ? found : [...found, bad];
}

test('every field, house and strength is drawn with shapes alone, silver and gold, and what is opened is closed', () => {
  for (const field of FIELD_NAMES)
    for (const [strength, house] of [undefined, 'Heron', 'Lynx', 'Otter', 'Wren', 'Plovers'].entries())
      for (const name of ['The Patient Hammer', 'Qwrt']) {
        const emblem = { ...CARD, name, field, house, strength: strength * 2 };
        for (const svg of [emblemPicture(emblem), gloryDrawing(emblem)]) {
          expect(strange(svg)).toEqual([]);
          expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
        }
      }
});

test('the same card always has the same emblem, and anything else about it another', () => {
  const picture = emblemPicture(CARD);
  expect(emblemPicture({ ...CARD })).toBe(picture);
  const others: Partial<Emblem>[] = [
    { name: 'The Impatient Hammer' },
    { number: 81 },
    { field: 'star' },
    { family: 'Hull' },
    { strength: 2 },
    { house: 'Tidewardens' },
    { house: undefined },
  ];
  const pictures = others.map((other) => emblemPicture({ ...CARD, ...other }));
  expect(new Set([picture, ...pictures]).size).toBe(others.length + 1);
});

test('[CGS-CARD-15] a gold card has a picture of its own', () => {
  const names = ['Boathook', 'Qwrt', 'The Marsh Eye', 'The Noon Mirror', 'Two Moons'];
  const pictures = names.flatMap((name) => [1, 2].map((number) => gloryDrawing({ ...CARD, name, number })));
  expect(new Set(pictures).size).toBe(10);
});

test('the houses of the product’s own packs have colours of their own', () => {
  const colour = (house: string | undefined) => tinted('@glow @accent', tinctureOf(house), 'day');
  for (const pack of [
    [undefined, 'Heron', 'Lynx', 'Otter', 'Wren'],
    [undefined, 'Tidewardens', 'Kilnfolk'],
  ])
    expect(new Set(pack.map(colour)).size).toBe(pack.length);
});

test('a name that speaks of nothing known gets a device of its own', () => {
  const names = ['Qwrt', 'Zzyx', 'Plgh'];
  for (const name of names) expect(chargeOf(name, luckOf(name))).toBeUndefined();
  expect(new Set(names.map((name) => emblemPicture({ ...CARD, name }))).size).toBe(names.length);
});

test('a part of a word says nothing: an eel is not in wheel', () => {
  const charge = (name: string) => chargeOf(name, luckOf(name));
  expect(charge('Eel')).toBeDefined();
  expect(charge('Steel')).toBeUndefined();
});

test('a name says nothing in the markup, whatever is in it', () => {
  const name = `<script>alert("1")</script> & 'boots'`;
  expect(emblemPicture({ ...CARD, name, house: name, family: name })).not.toContain('alert');
});

test('for print there is one colour, for a page one for day and one for night', () => {
  expect(emblemPicture(CARD)).toMatch(/light-dark\(#[\da-f]{6},#[\da-f]{6}\)/);
  expect(emblemPicture(CARD, 'day')).not.toContain('light-dark');
});
