/** docs/cards.md, docs/packs.md and the ledger are true: their examples run, and lists are complete. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatArea } from './area/format.ts';
import { checkPack } from './check/check.ts';
import { explain } from './explain/explain.ts';
import * as language from './index.ts';
import { packOf, readArea, SMALL_TIDE, told } from './testing/testing.ts';
import { CATEGORY_ALIASES, CATEGORY_ORDER, PREDEFINED } from './words.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
const [cards, packs, ledger] = ['cards.md', 'packs.md', 'rules/cgs.md'].map(read) as [string, string, string];

/** Blocks of code by the word behind their fence. */
const blocks = (page: string, kind: string): (readonly [wanted: string, text: string])[] =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}(?: (\\S+))?\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, wanted = '', text = '']) => [wanted, text],
  );

test('every card of docs/cards.md is read as the page says', () => {
  const examples = blocks(cards, 'area');
  expect(examples.length).toBeGreaterThan(7);
  for (const [wanted, text] of examples) {
    const codes = wanted.startsWith('LINT')
      ? checkPack(packOf(`[card Example 1]\n${text}`)).findings.map(({ code }) => code)
      : readArea(text).findings.map(({ code }) => code);
    if (wanted.startsWith('LINT')) expect(codes).toContain(wanted);
    else expect(codes).toEqual(wanted === '' ? [] : [wanted]);
  }
  const [[, layout], flat] = [
    examples[0]!,
    examples.find(([, text]) => text.startsWith('Type "Support" Subtype'))!,
  ];
  expect(formatArea(readArea(flat[1].trim()).area.attributes)).toBe(layout);
});

test('docs/cards.md names everything that is predefined', () => {
  for (const name of [...PREDEFINED.keys(), ...Object.keys(CATEGORY_ALIASES)])
    expect(cards).toContain(`\`${name}\``);
  for (const name of CATEGORY_ORDER)
    expect(cards).toContain(name.replace(/(?<=(?:Disable|Divert|Wreck|Seize)If)1$/, ''));
});

test('the pack of docs/packs.md has no error and no finding', () => {
  const [[, text]] = blocks(packs, 'pack') as [readonly [string, string]];
  const { faults, findings } = checkPack(text);
  expect([...faults, ...findings].map(told)).toEqual([]);
});

test('the allowances of docs/packs.md are taken where there is something to allow', () => {
  const [[, text]] = blocks(packs, 'pack') as [readonly [string, string]];
  const [[, lines]] = blocks(packs, 'text') as [readonly [string, string]];
  expect(lines.match(/^allow /gm)).toHaveLength(3);
  const { faults, allowed } = checkPack(
    text
      .replace(/^allow .*\n/m, lines)
      .replace('1-2 x3', '1-2 x2')
      .replace('AdventureResources Iron 1', 'AdventureResources Iron 1 Hull 0'),
  );
  expect(faults.map(told)).toEqual([]);
  expect(allowed.map(({ finding }) => finding.code).toSorted()).toEqual(['LINT-31', 'LINT-37', 'LINT-42']);
});

test('what docs/cards.md imports is there, and gives what it takes', () => {
  const [[, code]] = blocks(cards, 'ts') as [readonly [string, string]];
  const imported = /^import \{ (.*) \} from '@hortus\/cards\/language'/.exec(code)![1]!.split(', ');
  for (const name of imported) expect(language, name).toHaveProperty(name);
  for (const [, names, call] of code.matchAll(/^const \{ (.*) \} = (\w+)\(text\)/gm))
    for (const name of names!.split(', '))
      expect(
        (language as unknown as Record<string, (text: string) => object>)[call!]!(SMALL_TIDE),
      ).toHaveProperty(name);
});

test('[CGS-SC-14] [CGS-R-150] the fifteen cards of the ledger are read, and #13 is laid out as it shows', () => {
  const list = [...ledger.matchAll(/^#(\d+) +\S.*?(Type .*)$/gm)].map(
    ([, number, text]) => [number, text!] as const,
  );
  expect(list).toHaveLength(15);
  for (const [, text] of list) expect(readArea(text).faults).toEqual([]);
  const sensor = formatArea(readArea(list[12]![1]).area.attributes);
  expect(ledger).toContain(`\`\`\`\n${sensor}\`\`\``);
});

test('the example of the ledger is the one the tests use', () => {
  expect(ledger).toContain(SMALL_TIDE);
});

test('every code of the ledger is explained', () => {
  const codes = [...ledger.matchAll(/^\| `CGS-((?:ERR|LINT)-\d+)`/gm)].map(([, code]) => code!);
  expect(codes).toHaveLength(89);
  for (const code of codes) expect(explain(code), code).toBeDefined();
});

test('where the ledger quotes a message, that is the message', () => {
  const row = (code: string): string => new RegExp(`^\\| \`CGS-${code}\`.*$`, 'm').exec(ledger)![0];
  const same = (code: string, area: string): void => {
    const { message } = readArea(area).findings.find((one) => one.code === code)!;
    expect(row(code)).toContain(`\`${message}\``);
  };
  const S = 'Type "Support"\n';
  same('ERR-1', `${S}Fire2 3`);
  same('ERR-2', `${S}EC\n  Sway`);
  same('ERR-3', 'Type "Adventure"\nRoleplay Battle');
  same('ERR-4', `${S}Unique ""`);
  same('ERR-5', `${S}Hull -1`);
  same('ERR-5', `${S}Hull 007`);
  same('ERR-5', `${S}Hull 1234567890`);
  same('ERR-6', `${S}Unique "x`);
  same('ERR-7', `${S}AR\n  StarshipFirePower 1\n  StarshipFirePower 2`);
  same('ERR-8', `${S}AR\n  Hull 1\nAdventureResources\n  Iron 1`);
  same('ERR-9', `${S}AR\n  Hull 1\n  EraCosts\n    Sway 1`);
  same('ERR-10', `${S}Feats`);
  same('ERR-11', '  Hull 1');
  same('ERR-12', `${S}AdventureCost\n  Hull 1`);
  same('ERR-13', `${S}EC\n  Sway 1\nUnique "x"`);
  same('ERR-14', `${S}EC\n  Sway > 2`);
  same('ERR-15', `${S}SeizeIf\n  Subtype "x"`);
  same('ERR-16', `${S}SeizeIf\n  Hull >= 2`);
  same('ERR-17', `${S}SeizeIf\n  Subtype > "x"`);
  same('ERR-18', `${S}SeizeIf\n  Hull > 1/2`);
  same('ERR-19', `${S}SeizeIf\n  Hull = 1/"A"`);
  same('ERR-20', `${S}Hull 1/2`);
  same('ERR-21', `${S}Feats\n  Hull 1`);
  same('ERR-22', 'Type "Adventure"\nRoleplay "Solo"\nCommonBuildsite "No"');
  same('ERR-23', `${S}Reuse 0`);
  same('ERR-24', `${S}EraCosts\n  Sway "x"`);
  same('ERR-25', `${S}AR\n  Type "Support"`);
  same('ERR-26', `${S}SeizeIf\n  DisableIf.Subtype = "x"`);
  same('ERR-27', 'Hull 1');
  same('ERR-28', 'Type "Adventure"');
});
