import { perSheet } from '@hortus/cards/face';
import { expect, test } from 'vitest';
import { ABILITIES, type CardRecord, type DeckRecord } from '../src/index.ts';
import { type FaceWords, faceOf, groupOf, type PrintOptions, printDeck } from './index.ts';

const WORDS: FaceWords = {
  ability: (ability) => ability,
  does: () => '',
  neutral: 'neutral',
  epic: 'epic',
  recruits: (ability) => `recruits ${ability}`,
  of: (seat) => `of ${seat}`,
};
const sheetOf = (deck: DeckRecord, options: Partial<PrintOptions> = {}): string =>
  printDeck(deck, { paper: 'A4', language: 'en', words: WORDS, later: false, backs: false, ...options });

const card = (i: number, more: Partial<CardRecord> = {}): CardRecord => ({
  name: `Card ${i}`,
  ability: 'omen',
  sway: 1 + (i % 6),
  faction: i % 2 ? 'Reds' : 'Blues',
  ...more,
});
const deckOf = (cards: readonly CardRecord[]): DeckRecord => ({
  name: 'Small',
  factions: ['Reds', 'Blues'],
  cards,
});
const count = (text: string, part: string): number => text.split(part).length - 1;

test('nine cards per page, the rest on the last page', () => {
  const sheet = sheetOf(deckOf(Array.from({ length: 20 }, (_, i) => card(i))));
  expect(perSheet('A4', [63, 88])).toBe(9);
  expect(count(sheet, '<section class="page">')).toBe(3);
  expect(count(sheet, '<article class="card-face')).toBe(20);
});

test('with backs a page of them follows every page of faces, and all are alike', () => {
  const sheet = sheetOf(deckOf([card(1)]), { backs: true });
  expect(count(sheet, '<section class="page">')).toBe(2);
  const backs = sheet
    .split('<div class="card"><svg')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('</svg>')));
  expect(backs).toHaveLength(9);
  expect(new Set(backs).size).toBe(1);
});

test.each([
  ['A4', '210mm 297mm', 10.5, 16.5],
  ['Letter', '215.9mm 279.4mm', 13.45, 7.7],
] as const)(
  'on %s the cards stand in the middle, with marks where they are cut',
  (paper, size, left, top) => {
    const sheet = sheetOf(deckOf([card(1)]), { paper });
    expect(sheet).toContain(`@page{size:${size};margin:0}`);
    const marks = /<svg class="marks".*?<path d="([^"]*)"/.exec(sheet)![1]!;
    const found = [...marks.matchAll(/M([\d.]+) ([\d.]+)([vh])([\d.]+)/g)].map(([, x, y, way, length]) => ({
      x: Number(x),
      y: Number(y),
      way,
      length: Number(length),
    }));
    const across = found.filter(({ way }) => way === 'v').map(({ x }) => x);
    const down = found.filter(({ way }) => way === 'h').map(({ y }) => y);
    for (let i = 0; i <= 3; i++) {
      expect(across.filter((x) => Math.abs(x - (left + i * 63)) < 0.02)).toHaveLength(2);
      expect(down.filter((y) => Math.abs(y - (top + i * 88)) < 0.02)).toHaveLength(2);
    }
    for (const { x, y, way, length } of found) {
      const [from, to] = way === 'v' ? [y, y + length] : [x, x + length];
      const [start, end] = way === 'v' ? [top, top + 264] : [left, left + 189];
      expect(from >= 1 && (to < start || from > end)).toBe(true);
    }
  },
);

test('a face says everything the record says', () => {
  const sheet = sheetOf(
    deckOf([
      card(1, { name: 'Red Harbour', ability: 'vision', sway: 2, epic: true, lore: 'Knock twice.' }),
      { name: 'Old Mill', ability: 'omen', sway: 5 },
      { name: 'Green Door', ability: 'rescue', sway: 3, owner: 1, recruits: 'ruin' },
    ]),
    { words: { ...WORDS, does: (ability) => `What ${ability} does.` } },
  );
  for (const part of [
    'Red Harbour',
    '>2</b>',
    '>vision</b>',
    '▲ epic · Reds',
    'Knock twice.',
    'What vision does.',
  ])
    expect(sheet).toContain(part);
  expect(sheet).toContain('<span>neutral</span>');
  expect(sheet).toContain('<span>recruits ruin · of b</span>');
});

test('what a name or lore has in it stays text', () => {
  const sheet = sheetOf(deckOf([card(1, { name: '<b>&"', lore: '</article><script>1</script>' })]));
  expect(sheet).toContain('&lt;b&gt;&amp;&quot;');
  expect(sheet).not.toContain('<script');
});

test('the document needs nothing beside itself', () => {
  const sheet = sheetOf(deckOf([card(1)]), { backs: true });
  expect(sheet.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|url\(|@import|<link|<script|src=/,
  );
});

test('longer lore has smaller letters', () => {
  const sizes = [20, 180, 300, 600].map((length) => {
    const sheet = sheetOf(deckOf([card(1, { lore: 'x'.repeat(length) })]));
    return /class="card-lore (\w+)"/.exec(sheet)![1];
  });
  expect(sizes).toEqual(['large', 'medium', 'small', 'tiny']);
});

test('a few cards can be printed on their own', () => {
  const cards = [card(1), card(2), card(3)];
  const sheet = sheetOf(deckOf(cards), { cards: [cards[1]!] });
  expect(count(sheet, '<article')).toBe(1);
  expect(sheet).toContain('Card 2');
});

test('every ability has a picture and a sign, and custom cards a group of their own', () => {
  for (const ability of ABILITIES) {
    const face = faceOf(card(1, { ability }), WORDS, { group: 0 });
    expect([face.picture, face.sign].every((markup) => markup.startsWith('<svg '))).toBe(true);
  }
  const factions = ['Reds', 'Blues'];
  const groups = [{ faction: 'Reds' }, { faction: 'Blues' }, {}, { owner: 1, faction: 'Reds' }];
  expect(groups.map((one) => groupOf(one, factions))).toEqual([0, 1, 2, 3]);
});
