import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readArea } from '../testing/testing.ts';
import { formatArea } from './format.ts';

const lines = (...all: readonly string[]): string => all.join('\n');
const globalsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(readArea(text, { syntax: true }).area.attributes.globals);
const syntax = (text: string): readonly string[] => readArea(text, { syntax: true }).faults;

/** The names that a clause lists, as the ledger has them. */
const ledger = readFileSync(new URL('../../../../../docs/rules/cgs.md', import.meta.url), 'utf8');
const orderIn = (clause: string): string[] => {
  const at = ledger.indexOf(`- \`${clause}\``);
  const [, list = ''] = /: ([\w, ]*?)(?:, then|;)/.exec(ledger.slice(at, ledger.indexOf('\n', at))) ?? [];
  return list.split(', ');
};

const SENSOR = lines(
  'Type "Support"',
  'Subtype "Combat sensor"',
  'AdventureResources',
  '  StartshipDetectionRange 2',
  '  StartshipDetectionSensitivity 2',
  'DisableIf1',
  '  AR.StarshipCapacity > 2',
  '  Subtype = "Starship"',
  'EraCosts',
  '  Sway 1',
  '',
);
const FLAT_SENSOR =
  'Type "Support" Subtype "Combat sensor" AdventureResources StartshipDetectionRange 2 ' +
  'StartshipDetectionSensitivity 2 DisableIf1 AR.StarshipCapacity > 2 Subtype = "Starship" EraCosts Sway 1';

test('[CGS-SC-1] [CGS-LANG-1] [CGS-LANG-2] [CGS-LANG-3] globals are names with a number or a text', () => {
  const { area, faults } = readArea('Alpha 1\nBeta "x y"', { syntax: true });
  expect(faults).toEqual([]);
  expect(area.attributes.globals).toEqual(
    new Map<string, unknown>([
      ['Alpha', 1],
      ['Beta', 'x y'],
    ]),
  );
  expect(area.attributes.lists.size + area.attributes.conditions.size).toBe(0);
});

test('[CGS-SC-1] [CGS-LANG-4] [CGS-ERR-7] a name appears once among the globals', () => {
  expect(syntax('Alpha 1\nBeta "x y"\nAlpha 2')).toEqual([
    'ERR-7 3:1 "Alpha" is listed twice among the globals.',
  ]);
});

test('[CGS-LANG-4] [CGS-R-27] one name may be global, resource and condition at once, and once in each', () => {
  const text = lines('Hull 1', 'AdventureResources', '  Hull 2', 'SeizeIf1', '  Hull < 3', '  AR.Hull > 1');
  expect(syntax(text)).toEqual([]);
  expect(syntax(lines('SeizeIf1', '  Hull < 3', '  Hull > 1'))).toEqual([
    'ERR-7 3:3 "Hull" is listed twice in SeizeIf1.',
  ]);
});

test('[CGS-SC-2] [CGS-LANG-7] indentation alone makes a member; the flat spelling is the same card', () => {
  const layout = lines(
    'Alpha 1',
    'Beta 2',
    'EraCosts',
    '  Sway 1',
    '\tFuel 2',
    'Feats',
    '  Drive "Ion"',
    '  Range 1',
  );
  const flat = 'Alpha 1 Beta 2 EraCosts Sway 1 Fuel 2 Feats Drive "Ion" Range 1';
  const read = readArea(layout, { syntax: true });
  expect(read.faults).toEqual([]);
  expect([...read.area.attributes.globals.keys()]).toEqual(['Alpha', 'Beta']);
  expect([...read.area.attributes.lists.keys()]).toEqual(['EraCosts', 'Feats']);
  expect(readArea(flat, { syntax: true }).area.attributes).toEqual(read.area.attributes);
});

test('[CGS-SC-2] [CGS-ERR-13] a global below the categories is a global in layout form, with a hint', () => {
  const { area, findings } = readArea('EraCosts\n  Sway 1\nGamma 1', { syntax: true });
  expect(area.attributes.globals.get('Gamma')).toBe(1);
  expect(findings).toMatchObject([{ code: 'ERR-13', severity: 'info', line: 3, column: 1, end: 8 }]);
  expect(findings[0]!.message).toBe(
    'Global attribute "Gamma" stands after a category; reformatting moves it to the top.',
  );
});

test('[CGS-SC-2] a global at the end of the flat spelling is a member of the last category', () => {
  const { area, faults } = readArea('Alpha 1 EraCosts Sway 1 Gamma 1', { syntax: true });
  expect(faults).toEqual([]);
  expect(area.attributes.lists.get('EraCosts')!.get('Gamma')).toBe(1);
  expect(area.items.map(({ flat }) => flat)).toEqual([false, true, true]);
  expect(syntax('Alpha 1 SeizeIf Subtype = "Ship" Gamma 1')).toEqual([
    'ERR-15 1:34 Condition "Gamma" needs =, < or >.',
  ]);
});

test('[CGS-SC-2] [CGS-LANG-8] [CGS-LANG-9] [CGS-ERR-8] [CGS-ERR-9] categories appear once, at the left edge', () => {
  expect(syntax(lines('EraCosts', '  Sway 1', 'Feats', '  Range 1', 'EraCosts', '  Sway 1'))).toEqual([
    'ERR-8 5:1 Category "EraCosts" is present twice.',
  ]);
  expect(syntax(lines('Feats', '  Range 1', '  EraCosts', '    Sway 1', 'AR', '  Hull 1'))).toEqual([
    'ERR-9 3:3 Categories cannot be nested: "EraCosts" must start at the left edge.',
  ]);
  // The outer one isn't called empty on top of it.
  expect(syntax(lines('Feats', '  EraCosts', '    Sway 1'))).toEqual([
    'ERR-9 2:3 Categories cannot be nested: "EraCosts" must start at the left edge.',
  ]);
});

test('[CGS-SC-3] [CGS-LANG-10] [CGS-LANG-11] aliases and full names mean the same', () => {
  const aliases = { LAN: 'LongAttributeName' };
  const full = lines(
    'AdventureCosts',
    '  LongAttributeName 1',
    'AdventureCommonCosts',
    '  X 1',
    'AdventureResources',
    '  X 2',
    'EraCosts',
    '  X 3',
    'EraResources',
    '  X 4',
    'SeizeIf',
    '  AdventureResources.LongAttributeName = 1',
  );
  const short = lines(
    'AC',
    '  LAN 1',
    'ACC',
    '  X 1',
    'AR',
    '  X 2',
    'EC',
    '  X 3',
    'ER',
    '  X 4',
    'SeizeIf',
    '  AR.LAN = 1',
  );
  const [a, b] = [readArea(full, { syntax: true }), readArea(short, { aliases, syntax: true })];
  expect([...a.faults, ...b.faults]).toEqual([]);
  expect(b.area.attributes).toEqual(a.area.attributes);
  expect(syntax(lines('AR', '  Hull 1', 'AdventureResources', '  Iron 1'))).toEqual([
    'ERR-8 3:1 Category "AdventureResources" is present twice.',
  ]);
  expect(readArea('Feats\n  LAN 1\n  LongAttributeName 2', { aliases, syntax: true }).faults).toEqual([
    'ERR-7 3:3 "LongAttributeName" is listed twice in Feats.',
  ]);
});

test('[CGS-LANG-14] [CGS-LANG-19] [CGS-R-28] [CGS-R-30] conditions have a path, an operator and values', () => {
  const text = 'SeizeIf AR.Hull>2 Subtype = "A/B" / "C" Feats.Range=1/2';
  const { area, faults } = readArea(text, { syntax: true });
  expect(faults).toEqual([]);
  expect(area.attributes.conditions.get('SeizeIf')).toEqual([
    { category: 'AdventureResources', name: 'Hull', operator: '>', values: [2] },
    { category: undefined, name: 'Subtype', operator: '=', values: ['A/B', 'C'] },
    { category: 'Feats', name: 'Range', operator: '=', values: [1, 2] },
  ]);
});

test('[CGS-R-31] texts are trimmed, their blanks collapsed, and all is NFC', () => {
  expect(globalsOf('Unique "  Old \t Gate "')).toEqual({ Unique: 'Old Gate' });
  expect(globalsOf('Cafe\u0301 "e\u0301"')).toEqual({ Café: 'é' });
});

test('[CGS-R-26] [CGS-R-32] [CGS-ERR-1] custom names have letters of any script, and nothing else', () => {
  expect(syntax('Größe 1\nΜέγεθος 2\nRecover1 "Yes"')).toEqual([]);
  expect(syntax('Fire2 3')).toEqual(['ERR-1 1:1 Name "Fire2" may contain letters only.']);
  expect(syntax('Feats\n  Fire_Power 3\n  Fire-Power 2')).toEqual([
    'ERR-1 2:3 Name "Fire_Power" may contain letters only.',
    'ERR-1 3:3 Name "Fire-Power" may contain letters only.',
  ]);
  expect(syntax('AR.Hull 2')).toEqual(['ERR-1 1:1 Name "AR.Hull" may contain letters only.']);
  expect(readArea('Recover2 "Yes"', { syntax: true }).findings[0]!.hint).toBe('did you mean Recover1?');
});

test('blank lines mean nothing and close no category', () => {
  const { area, faults } = readArea('\nEraCosts\n\n  Sway 1\n   \n  Fuel 2\n', { syntax: true });
  expect(faults).toEqual([]);
  expect(area.attributes.lists.get('EraCosts')!.size).toBe(2);
});

test('flat text may continue on another line, provided that a category begins it', () => {
  const { area, faults } = readArea('Type "Support" AR Hull 1\nEC Renown 1\n  Favour 1');
  expect(faults).toEqual([]);
  expect(area.attributes.lists.get('EraCosts')!.size).toBe(2);
});

test('[CGS-FMT-2] [CGS-FMT-3] [CGS-FMT-4] [CGS-R-26] a flat card is laid out in canonical form', () => {
  const { area, faults } = readArea(FLAT_SENSOR);
  expect(faults).toEqual([]);
  expect(formatArea(area.attributes)).toBe(SENSOR);
  expect(readArea(SENSOR).area.attributes).toEqual(area.attributes);
});

test('[CGS-FMT-3] compact form has aliases in headings too', () => {
  const compact = formatArea(readArea(FLAT_SENSOR).area.attributes, { compact: true });
  expect(compact).toBe(SENSOR.replace('AdventureResources', 'AR').replace('EraCosts', 'EC'));
});

test('[CGS-FMT-1] globals come in the order of the ledger, custom ones by the alphabet', () => {
  const text = lines(
    'Zeal 1',
    'Reuse 2',
    'Recover1 "Yes"',
    'RewindAdventure "Yes"',
    'FreezeAdventureCommonCosts "Yes"',
    'Freeze "Yes"',
    'StockHolding 1',
    'StockOffering 1',
    'MustPlay "Yes"',
    'MultiEra "Yes"',
    'CommonBuildsite "Yes"',
    'UniqueAny "u"',
    'Unique "v"',
    'Affiliation "w"',
    'Roleplay "Solo"',
    'Subtype "x"',
    'Ardour 1',
    'Type "Support"',
  );
  const names = formatArea(readArea(text, { syntax: true }).area.attributes)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(names).toEqual([...orderIn('CGS-FMT-1'), 'Ardour', 'Zeal']);
});

test('[CGS-FMT-2] categories come in the order of the ledger, members by their full names', () => {
  const categories = orderIn('CGS-FMT-2');
  expect(categories).toHaveLength(19);
  const text = categories
    .toReversed()
    .map((name) =>
      /If|Buildsite/.test(name) ? `${name}\n  X = 1\n  AR.Y = 1\n  B = 1` : `${name}\n  Y 1\n  B 1`,
    )
    .join('\n');
  const { area, faults } = readArea(text, { syntax: true });
  expect(faults).toEqual([]);
  const formatted = formatArea(area.attributes);
  expect(formatted.split('\n').filter((line) => /^\w/.test(line))).toEqual(categories);
  expect(formatted).toContain('SeizeIf\n  AR.Y = 1\n  B = 1\n  X = 1\n');
  expect(formatted).toContain('Feats\n  B 1\n  Y 1\n');
});
