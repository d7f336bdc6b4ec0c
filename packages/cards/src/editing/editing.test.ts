import { expect, test } from 'vitest';
import { readPack } from '../language/index.ts';
import { SMALL_TIDE } from '../language/testing/testing.ts';
import { knownWords, type LinePart, openCategory, partAfter, shadesOf, suggest } from './index.ts';

const known = knownWords(readPack(SMALL_TIDE).pack!);
/** `kind:text` of every part of a line. */
const shades = (line: string, part: LinePart): string[] =>
  shadesOf(line, part).map(({ from, to, kind }) => `${kind}:${line.slice(from, to)}`);
const offered = (before: string, part: LinePart, ...above: string[]): string[] =>
  suggest({ before, part, open: openCategory(above) }, known)?.options.map(({ text }) => text) ?? [];

test('a heading opens a part, and lines are coloured by it', () => {
  expect(partAfter('[card Scout 17 | gold]', 'era')).toBe('card');
  expect(partAfter('  [ era First]', 'none')).toBe('era');
  expect(partAfter('[cart X]', 'card')).toBe('none');
  expect(partAfter('Type "Support"', 'card')).toBe('card');
  expect(shades('[card Scout 17]', 'era')).toEqual(['heading:[card Scout 17]']);
  expect(shades('  # a remark', 'card')).toEqual(['remark:# a remark']);
  expect(shades('> Go.', 'card')).toEqual(['directive:> Go.']);
  expect(shades('~ Gone.', 'card')).toEqual(['lore:~ Gone.']);
  expect(shades('turn: 5', 'pack')).toEqual(['key:turn', 'operator::', 'value:5']);
  expect(shades('20-31 x2', 'era')).toEqual(['number:20', 'operator:-', 'number:31', 'number:x2']);
  expect(shades('"Scout 17"', 'era')).toEqual(['text:"Scout 17"']);
  expect(shades('whatever', 'none')).toEqual([]);
});

test('an attribute line is coloured as the reader scans it', () => {
  expect(shades('Type "Support" AdventureResources HL 1', 'card')).toEqual([
    'global:Type',
    'text:"Support"',
    'category:AdventureResources',
    'name:HL',
    'number:1',
  ]);
  expect(shades('  AR.Hull > 2', 'card')).toEqual(['name:AR.Hull', 'operator:>', 'number:2']);
  expect(shades('  Subtype = "Ship"/"Raft', 'card').at(-1)).toBe('text:"Raft');
});

test('every shade lies within its line, whatever is in it', () => {
  for (const line of ['', '"', ' :', ':::', '[', '"""""', '\t\tx', '💥 1', 'a:b:c', '> ', '-'.repeat(9)])
    for (const part of ['pack', 'era', 'card', 'none'] as const) {
      let last = 0;
      for (const { from, to } of shadesOf(line, part)) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(line.length);
        last = to;
      }
    }
});

test('known words are offered where they may be used', () => {
  expect(offered('[', 'card')).toEqual(['card ', 'era ', 'pack ']);
  expect(offered('[card Sc', 'card')).toEqual([]);
  expect(offered('pl', 'pack')).toContain('players: ');
  expect(offered('type: e', 'pack')).toContain('edition');
  expect(offered('seats First Ebb: Plovers, ', 'pack')).toEqual(['Plovers', 'Masons']);
  expect(offered('', 'era')).toContain('"Flat Punt 11"');
  expect(offered('12 x', 'era')).toEqual([]);
  expect(offered('Ro', 'card')).toEqual(expect.arrayContaining(['Roleplay', 'AdventureCommonCosts', 'ACC']));
  expect(offered('> Ro', 'card')).toEqual([]);
});

test('values of predefined attributes and names of the pack are offered', () => {
  expect(offered('Type ', 'card')).toEqual(['"Adventure"', '"Support"']);
  expect(offered('Roleplay "B', 'card')).toContain('"Battle"');
  expect(offered('Affiliation ', 'card')).toEqual(['"Plovers"', '"Masons"']);
  expect(offered('Type "Support" Freeze ', 'card')).toEqual(['"Yes"']);
  expect(offered('  H', 'card', '  Iron 1', 'AdventureResources', 'Type "Support"')).toEqual([
    'Hull',
    'Iron',
    'Renown',
  ]);
  expect(offered('  A', 'card', 'DisableIf1')).toContain('AR.Hull');
});

test('a suggestion begins where the word begins', () => {
  const from = (before: string, part: LinePart): number | undefined =>
    suggest({ before, part, open: undefined }, known)?.from;
  expect(from('Role', 'card')).toBe(0);
  expect(from('Type "Support" Fre', 'card')).toBe(15);
  expect(from('Roleplay "Ba', 'card')).toBe(9);
  expect(from('type: ed', 'pack')).toBe(6);
  expect(from('[ca', 'none')).toBe(1);
});

test('an indented line belongs to the last category of its own card', () => {
  expect(openCategory(['  Hull 1', 'AR', 'Type "Support"'])).toBe('AdventureResources');
  expect(openCategory(['  Hull 1', '[card X 1]', 'EraCosts'])).toBeUndefined();
});
