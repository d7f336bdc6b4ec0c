import { expect, test } from 'vitest';
import { readPack } from '../language/index.ts';
import type { Card } from '../language/model.ts';
import { SMALL_TIDE } from '../language/testing/testing.ts';
import { packBack, packFace, printPack } from './index.ts';
import { widthOf, wrap } from './measure.ts';

const cardsOf = (text: string): Card[] => readPack(text).pack!.cards.map(({ card }) => card);
const inPack = (...parts: readonly string[]): Card[] => cardsOf(['[pack Try]', ...parts].join('\n'));
const tide = cardsOf(SMALL_TIDE);
const face = (card: Card, pack = 'Small Tide'): string => packFace(card, pack).markup;

/** The texts of a drawing, each with its place; the transforms of the groups around it are included. */
function textsOf(svg: string): { x: number; y: number; size: number; right: number; text: string }[] {
  const stack: [number, number, number][] = [[0, 0, 1]];
  const found: ReturnType<typeof textsOf> = [];
  for (const [tag, inside] of svg.matchAll(/<(?:g\b[^>]*|\/g|text\b[^>]*)>([^<]*(?:<tspan[^>]*>[^<]*)?)/g)) {
    const attribute = (name: string): number =>
      Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(tag)?.[1] ?? 0);
    const [x, y, scale] = stack.at(-1)!;
    if (tag.startsWith('</g')) stack.pop();
    else if (tag.startsWith('<g')) {
      const [, dx = 0, dy = 0] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(tag) ?? [];
      stack.push([
        x + Number(dx) * scale,
        y + Number(dy) * scale,
        scale * Number(/scale\(([-\d.]+)/.exec(tag)?.[1] ?? 1),
      ]);
    } else {
      const text = inside!.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&');
      const size = attribute('font-size');
      const width = attribute('textLength') || widthOf(text, { size, bold: tag.includes('font-weight') });
      const left = x + attribute('x') - (tag.includes('"end"') ? width : 0);
      found.push({ x: left, y: y + attribute('y'), size, right: left + width, text });
    }
  }
  return found;
}

/** What reaches beyond the border. */
const outside = (svg: string, width: number, height: number): string[] =>
  textsOf(svg).flatMap(({ x, y, size, right, text }) =>
    x < 30 || y - size < 30 || right > width - 30 || y > height - 30
      ? [`${text} at ${x} ${y} to ${right}`]
      : [],
  );

const worst = (gold: boolean): Card => {
  const [card] = inPack(
    `[card ${'W'.repeat(380)} 123456789${gold ? ' | gold' : ''}]`,
    ...Array.from({ length: 4 }, () => `> ${'Wherever '.repeat(44)}`),
    'Type "Support"',
    `Affiliation "${'W'.repeat(380)}"`,
    'AdventureResources',
    ...Array.from(
      { length: 60 },
      (_, i) => `  ${'abcdefgh'[i % 8]!.repeat(3 + (i % 50))}${'stuvwxyz'[i >> 3]} 999999999`,
    ),
    ...Array.from({ length: 4 }, () => `~ ${'MW'.repeat(199)}`),
  );
  return card!;
};

test('[CGS-CARD-13] a silver card has directive, attributes, lore and identifier from top to bottom', () => {
  const texts = textsOf(face(tide[0]!));
  const yOf = (part: string): number => texts.find(({ text }) => text.includes(part))!.y;
  const order = [
    'Reach the mole',
    'Adventure',
    'Roleplay',
    'AdventureCommonCosts',
    'Hull',
    'Nobody alive',
    'Drowned Mole',
  ].map(yOf);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('[CGS-CARD-13] a gold card has one area in each corner', () => {
  const [card] = inPack('[card Long Quay 7 | gold]', '> Hold it.', 'Type "Adventure"', '~ It turns.');
  const texts = textsOf(face(card!));
  const corner = (part: string): string => {
    const { x, y } = texts.find(({ text }) => text.includes(part))!;
    return `${y < 880 ? 'top' : 'bottom'} ${x < 625 ? 'left' : 'right'}`;
  };
  expect(['Adventure', 'Hold', 'It turns', 'Long Quay'].map(corner)).toEqual([
    'top left',
    'bottom left',
    'top right',
    'bottom right',
  ]);
});

test('[CGS-CARD-12] silver and gold have the proportions of their formats', () => {
  expect(face(tide[0]!)).toContain('viewBox="0 0 630 880"');
  expect(face({ ...tide[0]!, gold: true })).toContain('viewBox="0 0 1250 1760"');
});

test('[CGS-CARD-14] adventures have a red border and supports a blue one, on both sides', () => {
  const [adventure, support] = [tide[0]!, tide[2]!];
  for (const side of [face, packBack]) {
    expect(side(adventure)).toContain('#a3262a');
    expect(side(adventure)).not.toContain('#1f4e96');
    expect(side(support)).toContain('#1f4e96');
  }
});

const backdrop = (svg: string): string => /<path d="[^"]*" fill="none" stroke="#[^"]*"/.exec(svg)![0];

test('[CGS-CARD-15] [CGS-R-165] [CGS-SC-56] silver cards of a pack share their background and differ by emblem', () => {
  const [punt, rake] = [tide[2]!, tide[3]!].map((card) => face(card));
  expect(backdrop(punt!)).toBe(backdrop(rake!));
  expect(face(tide[2]!)).toBe(punt);
  expect(backdrop(face(tide[2]!, 'Another'))).not.toBe(backdrop(punt!));
  const bare = Array.from({ length: 300 }, (_, i) =>
    face({ ...tide[2]!, identifier: `Card ${i}`, number: i }).replaceAll(String(i), ''),
  );
  expect(new Set(bare).size).toBe(300);
  const gold = [1, 2].map((i) => face({ ...tide[2]!, gold: true, identifier: `Card ${i}` }));
  expect(gold[0]!.replaceAll('Card 1', '')).not.toBe(gold[1]!.replaceAll('Card 2', ''));
});

test('[CGS-CARD-16] one back for each affiliation, and one for cards of nobody', () => {
  const sides = ['Plovers', 'Masons', 'Heron', 'Lynx', 'Otter', 'Wren', 'Tidewardens', 'Kilnfolk'];
  const back = (side: string | undefined, identifier: string): string => {
    const globals = new Map<string, string>([
      ['Type', 'Support'],
      ...(side === undefined ? [] : [['Affiliation', side] as const]),
    ]);
    return packBack({ ...tide[2]!, identifier, attributes: { ...tide[2]!.attributes, globals } }).replace(
      /aria-label="[^"]*"/,
      '',
    );
  };
  const backs = [...sides, undefined].map((side) => back(side, 'One 1'));
  expect(new Set(backs).size).toBe(9);
  expect(back('Heron', 'Two 2')).toBe(backs[2]);
});

test('everything a card says is on it, conditions in the notation', () => {
  const [card] = inPack(
    '[card Watch 3]',
    'Type "Support" Freeze "Yes" Subtype "Ship" DisableIf1 AR.Hull > 2 Subtype = "Ship"/"Raft" EraCosts Renown 2',
  );
  const said = textsOf(face(card!)).map(({ text }) => text);
  for (const part of [
    'Support',
    'Freeze',
    'Subtype Ship',
    'DisableIf1',
    'EraCosts',
    'Renown 2',
    'Watch',
    '3',
  ])
    expect(said).toContain(part);
  expect(face(card!)).toContain('AR.Hull &gt; 2');
  expect(face(card!)).toContain('Subtype = &quot;Ship&quot;/&quot;Raft&quot;');
  expect(packFace(card!, 'Try').isCut).toBe(false);
});

test('nothing reaches beyond the border, however long the texts are; what is missing is marked', () => {
  for (const card of tide) expect(outside(face(card), 630, 880)).toEqual([]);
  for (const gold of [false, true]) {
    const { markup, isCut } = packFace(worst(gold), 'Try');
    expect(outside(markup, gold ? 1250 : 630, gold ? 1760 : 880)).toEqual([]);
    expect(isCut).toBe(true);
    expect(markup).toContain('…');
    // The areas keep their order and don't overlap.
    const texts = textsOf(markup);
    const lastOf = (part: string): number =>
      Math.max(...texts.flatMap(({ text, y }) => (text.includes(part) ? [y] : [])));
    const firstOf = (part: string): number =>
      Math.min(...texts.flatMap(({ text, y, size }) => (text.includes(part) ? [y - size] : [])));
    if (gold) expect(lastOf('999999999')).toBeLessThan(firstOf('Wherever'));
    else {
      expect(lastOf('Wherever')).toBeLessThan(firstOf('999999999'));
      expect(lastOf('999999999')).toBeLessThan(firstOf('MWMW'));
      expect(lastOf('MWMW')).toBeLessThan(firstOf('123456789'));
    }
  }
});

test('twenty attributes and two long lines still fit, in letters one can read', () => {
  const [card] = inPack(
    '[card Great Machine 12]',
    `> ${'Turn the wheel and wait. '.repeat(8)}`,
    'Type "Support"',
    ...['AdventureCosts', 'AdventureResources', 'EraCosts'].flatMap((category) => [
      category,
      ...['Hull', 'Iron', 'Voice', 'Wits', 'Hands', 'Guard'].map((name) => `  ${name} 12`),
    ]),
    `~ ${'It hums at night. '.repeat(10)}`,
  );
  const { markup, isCut } = packFace(card!, 'Try');
  expect(isCut).toBe(false);
  expect(outside(markup, 630, 880)).toEqual([]);
  expect(Math.min(...textsOf(markup).map(({ size }) => size))).toBeGreaterThan(14);
});

test('what a card says stays text, whatever it is', () => {
  const [card] = inPack(
    '[card <script>"&\' 5]',
    '> </text></svg><script>alert(1)</script>',
    `Type "Support" Affiliation "<img src=x onerror='1'>"`,
    '~ ]]><!-- &amp;',
  );
  for (const markup of [face(card!), face({ ...card!, gold: true }), packBack(card!)]) {
    expect(markup).not.toMatch(/<script|<img|<!--|\]\]>/);
    expect(markup.match(/<svg/g)!.length).toBe(markup.match(/<\/svg>/g)!.length);
  }
});

test.each(['constructor', '__proto__', 'toString'])(
  'a card of no known roleplay is drawn: %s',
  (roleplay) => {
    const [card] = inPack('[card Odd 5]', `Type "Adventure" Roleplay "${roleplay}"`);
    expect(face(card!)).not.toMatch(/undefined|native code/);
  },
);

test('a line is broken between words, and within a word that is wider than it', () => {
  const letters = { size: 10 };
  for (const text of [
    'a b c d e f g h',
    'W'.repeat(40),
    `short ${'long'.repeat(20)} end`,
    '日本語'.repeat(9),
  ])
    for (const line of wrap(text, letters, 60)) expect(widthOf(line, letters)).toBeLessThanOrEqual(60);
  expect(wrap('one two\nthree', letters, 1000)).toEqual(['one two', 'three']);
  expect(wrap('WW', letters, 1).join('')).toBe('WW');
});

test('[CGS-R-112] a pack prints every copy of its decks, gold cards on pages of their own, each with its back', () => {
  const gold = '[card Great Plover 21 | gold]\nType "Support" AdventureResources Hull 3 EraCosts Renown 2\n';
  const text = `${SMALL_TIDE.replace('13-14', '13-14\n21')}\n${gold}`;
  const { pack } = readPack(text);
  const options = { paper: 'A4', language: 'en', backs: true } as const;
  const { html, silver, gold: large, cut } = printPack(pack!, options);
  expect([silver, large, cut]).toEqual([8, 1, []]);
  expect(html.match(/<section class="page">/g)).toHaveLength(4);
  expect(html).toContain('repeat(3,63mm);grid-auto-rows:88mm');
  expect(html).toContain('repeat(1,125mm);grid-auto-rows:176mm');
  expect(html.match(/aria-label="Flat Punt 11"/g)).toHaveLength(2);
  expect(printPack(pack!, { ...options, once: true }).silver).toBe(6);
  expect(printPack(pack!, { ...options, era: 'Nowhere' }).silver).toBe(0);
  expect(printPack(pack!, { ...options, backs: false }).html.match(/<section/g)).toHaveLength(2);
});

test('members of the attribute area keep clear of the emblem beside them', () => {
  const [card] = inPack(
    '[card Inscribed Causeway 5]',
    '> Walk it end to end and read every stone.',
    'Type "Adventure" Roleplay "Competition" MultiEra "Yes" AdventureCommonCosts Guard 2 Pilot 2',
    'AcceptSupportIf1 Ploy < 1',
    'EraResources Renown 4 Feats Learned "Old Tongue"',
    `~ ${'The old country wrote its laws on its roads. '.repeat(5)}`,
  );
  const markup = face(card!);
  const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(markup)!.map(Number);
  const beside = textsOf(markup).filter(({ y: base, size }) => base > y! && base - size < y! + 100 * scale!);
  expect(beside.some(({ text }) => text.includes('Competition'))).toBe(true);
  for (const { right } of beside) expect(right).toBeLessThan(x!);
});
