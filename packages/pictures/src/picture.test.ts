import { expect, test } from 'vitest';
import { MOTIF_NAMES } from './glyphs.ts';
import { backDrawing, backdropDrawing, glyphOf, type PictureGroup, pictureOf } from './index.ts';

const GROUPS: readonly PictureGroup[] = [0, 1, 2, 3];
const NAMES = ['Long Frost', 'Tower of Lenses', 'Two Moons', 'Green Lightning', 'Fog Bank', 'Gale', 'Xyz'];

const ELEMENTS = /^(?:svg|g|path|circle|ellipse|rect|polygon)$/;
const ATTRIBUTES =
  /^(?:xmlns|viewBox|aria-hidden|transform|opacity|d|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|cx|cy|r|rx|ry|x|y|width|height|points)$/;

/** What the markup contains but shouldn't. */
function strange(svg: string): string[] {
  const found: string[] = [];
  for (const [, name, rest] of svg.matchAll(/<\/?([\w-]+)([^>]*)>/g)) {
    if (!ELEMENTS.test(name!)) found.push(name!);
    for (const [, attribute] of rest!.matchAll(/([\w-:]+)=/g))
      if (!ATTRIBUTES.test(attribute!)) found.push(attribute!);
  }
  if (/NaN|undefined|Infinity|null|@/.test(svg))
    found.push(svg.match(/.{20}(?:NaN|undefined|Infinity|null|@).{20}/)?.[0] ?? 'bad');
  return found;
}

test('every motif, strength, group and edition is drawn with shapes alone: no ids, styles, links or scripts', () => {
  for (const motif of MOTIF_NAMES)
    for (let strength = 1; strength <= 6; strength++)
      for (const group of GROUPS)
        for (const later of [false, true]) {
          const name = NAMES[(strength + group) % NAMES.length]!;
          expect(
            strange(pictureOf({ name, motif, strength, epic: strength === 2 }, { group, later })),
          ).toEqual([]);
        }
});

test('a picture is well formed: what is opened is closed', () => {
  for (const motif of MOTIF_NAMES) {
    const svg = pictureOf({ name: 'Siege Tower', motif, strength: 4 }, { group: 1, later: true });
    expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    expect(svg.startsWith('<svg ')).toBe(true);
    expect(svg.endsWith('</svg>')).toBe(true);
  }
});

test('the same card always has the same picture, and anything else about it another', () => {
  const card = { name: 'Iron Hedge', motif: 'warfare', strength: 4 } as const;
  const picture = pictureOf(card, { group: 0 });
  expect(pictureOf({ ...card }, { group: 0 })).toBe(picture);
  for (const other of [
    pictureOf({ ...card, name: 'Iron Fence' }, { group: 0 }),
    pictureOf({ ...card, motif: 'battle' }, { group: 0 }),
    pictureOf({ ...card, strength: 3 }, { group: 0 }),
    pictureOf({ ...card, epic: true }, { group: 0 }),
    pictureOf(card, { group: 1 }),
    pictureOf(card, { group: 0, later: true }),
  ])
    expect(other).not.toBe(picture);
});

test('every point of strength shows', () => {
  for (const motif of MOTIF_NAMES) {
    const pictures = [1, 2, 3, 4, 5, 6].map((strength) =>
      pictureOf({ name: 'Xyz', motif, strength }, { group: 2 }),
    );
    expect(new Set(pictures).size).toBe(6);
  }
});

test('a name says nothing in the markup, whatever is in it', () => {
  const name = `<script>alert("1")</script> & 'frost'`;
  expect(pictureOf({ name, motif: 'omen', strength: 2 }, { group: 3 })).not.toContain('alert');
});

test('for print there is one colour, for a page one for day and one for night', () => {
  const card = { name: 'Still Water', motif: 'vision', strength: 1 } as const;
  expect(pictureOf(card, { group: 0 })).toMatch(/light-dark\(#[\da-f]{6},#[\da-f]{6}\)/);
  expect(pictureOf(card, { group: 0, theme: 'day' })).not.toContain('light-dark');
});

test('every motif has a sign of its own', () => {
  const signs = MOTIF_NAMES.map(glyphOf);
  expect(new Set(signs).size).toBe(MOTIF_NAMES.length);
  expect(signs.flatMap(strange)).toEqual([]);
});

test('backgrounds differ by pack, and backs by side; a back is the same either way up', () => {
  const packs = Array.from({ length: 60 }, (_, i) => backdropDrawing(`Pack ${i}`, 630, 880));
  expect(new Set(packs).size).toBe(60);
  const backs = [undefined, 'nobody', ...NAMES].map((side) => backDrawing(side, 630, 880));
  expect(new Set(backs).size).toBe(backs.length);
  expect([...packs, ...backs].flatMap(strange)).toEqual([]);
  for (const back of backs) {
    expect(back).toContain('rotate(180 315 440)');
    expect((back.match(/transform="rotate\([\d.]+\)"/g) ?? []).length % 2).toBe(0);
  }
});
