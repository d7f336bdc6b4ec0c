import { expect, test } from 'vitest';
import { drawPlace } from '../../reading/faults.ts';
import { CONDITIONAL, PLAIN } from '../model.ts';
import { readArea } from '../testing/testing.ts';

const syntax = (...lines: readonly string[]): readonly string[] =>
  readArea(lines.join('\n'), { syntax: true }).faults;
const card = (...lines: readonly string[]): readonly string[] => readArea(lines.join('\n')).faults;
const SUPPORT = 'Type "Support"';

test('[CGS-ERR-2] a name at the end of a line has no value', () => {
  expect(syntax('Unique')).toEqual(['ERR-2 1:1 Attribute "Unique" has no value.']);
  expect(syntax('EraCosts', '  Sway')).toEqual(['ERR-2 2:3 Attribute "Sway" has no value.']);
  expect(syntax('Sway')).toEqual(['ERR-2 1:1 Attribute "Sway" has no value.']);
  expect(syntax('SeizeIf', '  AR.Hull')).toEqual(['ERR-2 2:3 Attribute "AR.Hull" has no value.']);
  expect(syntax('SeizeIf', '  AR.Hull >')).toEqual(['ERR-2 2:3 Condition "AR.Hull" has no value.']);
  expect(syntax('SeizeIf', '  Hull = 1/')).toEqual(['ERR-2 2:11 There is no alternative after "/".']);
  expect(syntax('Unique "x" AR Hull EC Sway 1')).toEqual(['ERR-2 1:15 Attribute "Hull" has no value.']);
  expect(syntax('Unique AR Hull 1')).toEqual(['ERR-2 1:1 Attribute "Unique" has no value.']);
});

test('[CGS-SC-60] [CGS-ERR-12] [CGS-ERR-2] names without a value, each by its own fault', () => {
  expect(card(SUPPORT, 'Unique', 'AdventureCost', '  Fire 2', 'Sway')).toEqual([
    'ERR-2 2:1 Attribute "Unique" has no value.',
    'ERR-12 3:1 Unknown category "AdventureCost". Did you mean "AdventureCosts"?',
    'ERR-2 5:1 Attribute "Sway" has no value.',
  ]);
});

test('[CGS-SC-60] [CGS-ERR-21] [CGS-ERR-27] without Type nothing is said about what may be on the card', () => {
  expect(card('StockHolding 1', 'Feats', '  Range 1')).toEqual([
    'ERR-27 1:1 Every card needs Type "Adventure" or Type "Support".',
  ]);
});

test('[CGS-ERR-3] a text needs quotes', () => {
  expect(card('Type "Adventure"', 'Roleplay Battle')).toEqual([
    'ERR-3 2:10 Text values need quotes: write Roleplay "Battle".',
  ]);
  expect(syntax('Subtype Starship drive AR Hull 1')).toEqual([
    'ERR-3 1:9 Text values need quotes: write Subtype "Starship drive".',
  ]);
  expect(syntax('Subtype Starship drive Hull 1')).toEqual([
    'ERR-3 1:9 Text values need quotes: write Subtype "Starship drive".',
  ]);
  expect(syntax('Feats', '  Drive Helion of old')).toEqual([
    'ERR-3 2:9 Text values need quotes: write Drive "Helion of old".',
  ]);
  expect(syntax('SeizeIf', '  Subtype = Starship')).toEqual([
    'ERR-3 2:13 Text values need quotes: write Subtype = "Starship".',
  ]);
  expect(syntax('Roleplay “Battle”')).toEqual([
    'ERR-3 1:10 Text values need quotes: write Roleplay "Battle".',
  ]);
});

test('[CGS-ERR-4] [CGS-LANG-3] a text is never empty', () => {
  expect(syntax('Unique ""')).toEqual(['ERR-4 1:8 Attribute "Unique" has an empty text.']);
  expect(syntax('Unique "  "')).toEqual(['ERR-4 1:8 Attribute "Unique" has an empty text.']);
});

test('[CGS-ERR-5] [CGS-R-145] a number is an integer of at least 0 with at most nine digits', () => {
  expect(syntax('Hull 0', 'Iron 999999999')).toEqual([]);
  expect(syntax('Hull -1')).toEqual(['ERR-5 1:6 "-1" is not an integer of at least 0.']);
  expect(syntax('Hull +1')).toEqual(['ERR-5 1:6 "+1" is not an integer of at least 0.']);
  expect(syntax('Hull 1.5')).toEqual(['ERR-5 1:6 "1.5" is not an integer of at least 0.']);
  expect(syntax('Hull 007')).toEqual(['ERR-5 1:6 Write "7" instead of "007".']);
  expect(syntax('Hull 00')).toEqual(['ERR-5 1:6 Write "0" instead of "00".']);
  expect(syntax('Hull 1234567890')).toEqual(['ERR-5 1:6 "1234567890" has more than 9 digits.']);
  expect(syntax('SeizeIf', '  Hull > -1')).toEqual(['ERR-5 2:10 "-1" is not an integer of at least 0.']);
});

test('[CGS-ERR-6] a quote that is never closed takes its line, and no more', () => {
  expect(syntax('Unique "Petrel', 'Hull 1')).toEqual([
    'ERR-6 1:8 Missing closing quote in the value of "Unique".',
  ]);
});

test('[CGS-ERR-7] [CGS-ERR-8] what appears twice is reported once', () => {
  expect(syntax('AR', '  StarshipFirePower 2', '  StarshipFirePower 3')).toEqual([
    'ERR-7 3:3 "StarshipFirePower" is listed twice in AdventureResources.',
  ]);
  expect(syntax('AR Hull 1 AdventureResources Hull 1')).toEqual([
    'ERR-8 1:11 Category "AdventureResources" is present twice.',
  ]);
});

test('[CGS-ERR-10] a category without members', () => {
  expect(syntax('Feats', 'EraCosts', '  Sway 1')).toEqual([
    'ERR-10 1:1 Category "Feats" lists no attributes.',
  ]);
  expect(syntax('Feats EraCosts Sway 1')).toEqual(['ERR-10 1:1 Category "Feats" lists no attributes.']);
  expect(syntax('Feats')).toEqual(['ERR-10 1:1 Category "Feats" lists no attributes.']);
  expect(syntax('Feats 3')).toEqual(['ERR-10 1:1 Category "Feats" has no value; it lists attributes.']);
  expect(syntax('Feats', '  Fire2 3')).toEqual(['ERR-1 2:3 Name "Fire2" may contain letters only.']);
});

test('[CGS-ERR-11] an indented line needs a category; an area indented as a whole is one fault', () => {
  expect(syntax('  Hull 1')).toEqual(['ERR-11 1:3 Indented line before any category.']);
  expect(card('  Type "Support"', '  EraCosts', '    Sway 1', '  Unique "x"')).toEqual([
    'ERR-11 1:3 Indented line before any category.',
    'ERR-13 4:3 Global attribute "Unique" stands after a category; reformatting moves it to the top.',
  ]);
  expect(syntax('  Hull 1', 'EraCosts', '  Sway 1')).toEqual([
    'ERR-11 1:3 Indented line before any category.',
  ]);
});

test('[CGS-ERR-12] [CGS-LANG-24] an unknown category swallows its members, with the nearest known one', () => {
  expect(syntax('AdventureCommonCost', '  Fire -1', '  Bad = name', 'EraCosts', '  Sway 1')).toEqual([
    'ERR-12 1:1 Unknown category "AdventureCommonCost". Did you mean "AdventureCommonCosts"?',
  ]);
  expect(syntax('Unique "x" AdventureCost Fire 2 Hull 2 EraCosts Sway 1')).toEqual([
    'ERR-12 1:12 Unknown category "AdventureCost". Did you mean "AdventureCosts"?',
  ]);
  expect(syntax('Zzz AR.Hull > 2')).toEqual(['ERR-12 1:1 Unknown category "Zzz".']);
  expect(card('AdventureCost Fire 2 Type "Support"')).toEqual([
    'ERR-12 1:1 Unknown category "AdventureCost". Did you mean "AdventureCosts"?',
  ]);
});

test('[CGS-ERR-14] operators are used only in conditional categories', () => {
  expect(syntax('EraCosts', '  Sway > 2')).toEqual([
    'ERR-14 2:3 "Sway > 2": operators are used only in conditional categories.',
  ]);
  expect(syntax('Sway = "a"/"b"')).toEqual([
    'ERR-14 1:1 "Sway = "a"/"b"": operators are used only in conditional categories.',
  ]);
  expect(syntax('Subtype = Ship AR Hull 1')).toEqual([
    'ERR-14 1:1 "Subtype = Ship": operators are used only in conditional categories.',
  ]);
});

test('[CGS-ERR-15] conditions need an operator', () => {
  expect(syntax('SeizeIf', '  Subtype "Ship"')).toEqual(['ERR-15 2:3 Condition "Subtype" needs =, < or >.']);
});

test('[CGS-ERR-16] other operators are explained', () => {
  const told = (sign: string): string => syntax('SeizeIf', `  Hull ${sign} 2`).join();
  expect(told('>=')).toBe('ERR-16 2:8 ">=" is not an operator; ">" already means "at least".');
  expect(told('≤')).toBe('ERR-16 2:8 "≤" is not an operator; "<" already means "at most".');
  expect(told('==')).toBe('ERR-16 2:8 "==" is not an operator; write "=".');
  expect(told('!=')).toBe('ERR-16 2:8 "!=" is not an operator; a condition cannot exclude a value.');
  expect(told('=!<')).toBe('ERR-16 2:8 "=!<" is not an operator; conditions use =, < and >.');
});

test('[CGS-ERR-17] [CGS-ERR-18] [CGS-ERR-19] [CGS-LANG-15] [CGS-LANG-16] [CGS-LANG-20] values fit their operator', () => {
  expect(syntax('SeizeIf', '  Subtype > "Ship"')).toEqual(['ERR-17 2:13 Text conditions use only "=".']);
  expect(syntax('SeizeIf', '  Hull < 1/2/3', '  Iron = 1')).toEqual([
    'ERR-18 2:11 Alternatives with "/" are allowed only after "=".',
  ]);
  expect(syntax('SeizeIf', '  Hull = 1/"A"')).toEqual([
    'ERR-19 2:10 Alternatives must be all numbers or all texts.',
  ]);
});

test('[CGS-ERR-20] alternatives are used only in conditions', () => {
  expect(syntax('Hull 1/2', 'Subtype "A"/"B"')).toEqual([
    'ERR-20 1:7 Alternatives are allowed only in conditions.',
    'ERR-20 2:12 Alternatives are allowed only in conditions.',
  ]);
});

test('[CGS-ERR-21] what may not be on this kind of card', () => {
  expect(card(SUPPORT, 'Roleplay "Solo"', 'Feats', '  Range 1', 'AcceptSupportIf1', '  Hull > 1')).toEqual([
    'ERR-21 2:1 "Roleplay" may be used only on adventure cards.',
    'ERR-21 3:1 "Feats" may be used only on adventure cards.',
    'ERR-21 5:1 "AcceptSupportIf1" may be used only on adventure cards.',
  ]);
  const onSupports = ['AC', 'DisableIf', 'DivertIf1', 'WreckIf', 'ImmuneIf1', 'SeizeIf', 'SeizeIf1'];
  for (const name of onSupports) {
    const member = name === 'AC' ? 'Hull 1' : 'Hull = 1';
    const faults = card('Type "Adventure" Roleplay "Solo"', name, `  ${member}`);
    expect(faults.join()).toMatch(/^ERR-21 2:1 "\w+" may be used only on support cards\.$/);
  }
  for (const name of ['Freeze "Yes"', 'Recover1 "Yes"', 'Reuse 1', 'StockHolding 1'])
    expect(card(`Type "Adventure" Roleplay "Solo" ${name}`).join()).toContain('only on support cards');
  for (const name of ['CommonBuildsite "Yes"', 'MultiEra "Yes"', 'StockOffering 1'])
    expect(card(`${SUPPORT} ${name}`).join()).toContain('only on adventure cards');
});

test('[CGS-ERR-22] [CGS-TYPE-1] [CGS-ROLE-1] [CGS-CBS-1] values outside a fixed list', () => {
  const adventure = 'Type "Adventure"';
  expect(card(adventure, 'Roleplay "Batle"')).toEqual([
    'ERR-22 2:1 Roleplay must be one of Battle, Cataclysm, Competition, Cooperation, Doomsday, Epic, Obstruction, Solo.',
  ]);
  expect(readArea(`${adventure} Roleplay "Batle"`).findings[0]!.hint).toBe('did you mean Battle?');
  expect(card(adventure, 'Roleplay "Solo"', 'CommonBuildsite "No"')).toEqual([
    'ERR-22 3:1 CommonBuildsite can only be "Yes".',
  ]);
  expect(card('Type "Ship"')).toEqual(['ERR-22 1:1 Type must be one of Adventure, Support.']);
});

test('[CGS-MERA-1] [CGS-MUST-1] [CGS-FRZ-1] [CGS-FACC-1] [CGS-REW-1] [CGS-REC-1] flags are "Yes" and nothing else', () => {
  for (const name of ['Freeze', 'FreezeAdventureCommonCosts', 'RewindAdventure', 'Recover1', 'MustPlay']) {
    expect(card(SUPPORT, `${name} "Yes"`)).toEqual([]);
    expect(card(SUPPORT, `${name} 1`)).toEqual([`ERR-22 2:1 ${name} can only be "Yes".`]);
  }
  expect(card('Type "Adventure"', 'Roleplay "Solo"', 'MultiEra "yes"')).toEqual([
    'ERR-22 3:1 MultiEra can only be "Yes".',
  ]);
});

test('[CGS-AFF-1] [CGS-UNQ-1] [CGS-UNA-1] affiliations and unique names are texts', () => {
  for (const name of ['Affiliation', 'Unique', 'UniqueAny']) {
    expect(card(SUPPORT, `${name} "Plovers"`)).toEqual([]);
    expect(card(SUPPORT, `${name} 3`)).toEqual([`ERR-22 2:1 ${name} must be a text in quotes.`]);
  }
});

test('[CGS-ERR-23] [CGS-REU-1] [CGS-STH-1] [CGS-STO-1] counts are at least 1', () => {
  expect(card(SUPPORT, 'Reuse 0', 'StockHolding "1"')).toEqual([
    'ERR-23 2:1 Reuse must be an integer of at least 1.',
    'ERR-23 3:1 StockHolding must be an integer of at least 1.',
  ]);
  expect(card('Type "Adventure" Roleplay "Cooperation" StockOffering 0')).toEqual([
    'ERR-23 1:41 StockOffering must be an integer of at least 1.',
  ]);
});

test('[CGS-ERR-24] [CGS-LANG-25] [CGS-LANG-26] [CGS-COST-1] [CGS-RES-1] costs and resources are numbers, feats may be texts', () => {
  expect(syntax('EraCosts', '  Sway "two"')).toEqual([
    'ERR-24 2:3 EraCosts lists numbers only; "Sway" has a text.',
  ]);
  expect(syntax('ER', '  Sway "two"', 'Feats', '  Drive "Ion"', '  Range 1')).toEqual([
    'ERR-24 2:3 EraResources lists numbers only; "Sway" has a text.',
  ]);
});

test('[CGS-ERR-25] [CGS-R-126] [CGS-LANG-24] predefined names can’t be costs, resources or feats', () => {
  expect(syntax('Feats', '  Type "Support"')).toEqual([
    'ERR-25 2:3 "Type" is a predefined attribute and cannot be a cost, resource or feat.',
  ]);
  expect(syntax('EraCosts Sway 1 Unique "x"')).toEqual([
    'ERR-25 1:17 "Unique" is a predefined attribute and cannot be a cost, resource or feat.',
  ]);
});

test('[CGS-ERR-26] [CGS-R-127] [CGS-R-25] only plain categories can be referenced', () => {
  const told = (path: string): string => syntax('SeizeIf', `  ${path} = 1`).join();
  expect(told('DisableIf.Subtype')).toBe(
    'ERR-26 2:3 "DisableIf.Subtype": only cost, resource and Feats categories can be referenced.',
  );
  expect(told('AR.Hull.Size')).toContain('ERR-26 2:3 "AR.Hull.Size"');
  expect(told('Feat.Hull')).toContain('ERR-26 2:3 "Feat.Hull"');
  expect(readArea('SeizeIf\n  Feat.Hull = 1', { syntax: true }).findings[0]!.hint).toBe(
    'did you mean Feats.Hull?',
  );
  expect(told('DisableIf')).toBe(
    'ERR-26 2:3 "DisableIf" is a category; a condition names one of its attributes.',
  );
  expect(told('AR.Fire2')).toBe('ERR-1 2:6 Name "Fire2" may contain letters only.');
});

test('[CGS-ERR-27] [CGS-ERR-28] [CGS-CARD-2] [CGS-CARD-10] [CGS-R-33] Type on all cards, Roleplay on adventures', () => {
  expect(card('')).toEqual(['ERR-27 1:1 Every card needs Type "Adventure" or Type "Support".']);
  expect(card('Type "Adventure"')).toEqual(['ERR-28 1:1 An adventure card needs a Roleplay.']);
  expect(card('Type "Adventure"', 'Roleplay')).toEqual(['ERR-2 2:1 Attribute "Roleplay" has no value.']);
  expect(card('Type Support')).toEqual(['ERR-3 1:6 Text values need quotes: write Type "Support".']);
});

test('stray values and marks are one fault each', () => {
  expect(syntax('Hull 1 2')).toEqual(['ERR-1 1:8 Name "2" may contain letters only.']);
  expect(syntax('Hull 1 "x"')).toEqual(['ERR-1 1:8 There is no name before "x".']);
  expect(syntax('= 3')).toEqual(['ERR-1 1:1 There is no name before =.']);
  expect(syntax('((((')).toEqual(['ERR-1 1:1 Name "((((" may contain letters only.']);
});

test('all faults of an area come in one pass, each with a caret', () => {
  const text = 'Type "Support"\nUnique ""\nEraCosts\n  Sway -1\nDisableIf1\n  Subtype >= "Ship"';
  const { faults, findings } = readArea(text);
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['ERR-4', 'ERR-5', 'ERR-16']);
  expect(drawPlace(text, { path: undefined, ...pick(findings[2]!) })).toBe(
    '  6 |   Subtype >= "Ship"\n    |           ^~',
  );
});

const pick = ({ line, column, end }: { line?: number; column?: number; end?: number }) => ({
  line,
  column,
  end,
});

test.each([...PLAIN, ...CONDITIONAL, 'AC', 'ER'])(
  '[CGS-R-131] %s is a category and no attribute: it has members and no value',
  (category) => {
    const member = (CONDITIONAL as readonly string[]).includes(category) ? 'Hull = 1' : 'Hull 1';
    expect(syntax(category, `  ${member}`)).toEqual([]);
    expect(syntax(`${category} 3`)).not.toEqual([]);
    expect(syntax(`${category} "Yes"`)).not.toEqual([]);
  },
);
