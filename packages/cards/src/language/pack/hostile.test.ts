/** Packs meant to do harm: the first hundred faults and a count, no crash, no deep stack. */
import { expect, test } from 'vitest';
import { checkPack } from '../check/check.ts';
import { LIMITS } from '../limits.ts';
import { aliasRing, card, fileOf, HOSTILE, LARGEST_KB } from '../testing/hostile.testing.ts';
import { packOf, told } from '../testing/testing.ts';
import { formatPackText } from './format-pack.ts';

for (const [what, make] of Object.entries(HOSTILE))
  test(`256 KB of ${what} give at most a hundred faults and a count`, () => {
    const text = make(LARGEST_KB);
    expect(fileOf(text).length).toBeLessThanOrEqual(LIMITS.bytes);
    const { faults, count, findings, session } = checkPack(text);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(100);
    expect(count).toBeGreaterThanOrEqual(faults.length);
    expect(findings.length).toBeLessThanOrEqual(100);
    expect(session).toBeUndefined();
    for (const { message, hint } of faults) expect(`${message}${hint}`.length).toBeLessThan(1000);
    const formatted = formatPackText(text);
    expect(formatPackText(formatted)).toBe(formatted);
  });

test('[CGS-ERR-39] of 200,000 bytes that are not UTF-8 the first hundred are told, with a count', () => {
  const { faults, count } = checkPack('\ufffd\n'.repeat(100_000));
  expect(faults).toHaveLength(100);
  expect(count).toBeGreaterThanOrEqual(100_000);
  expect(faults.filter(({ message }) => message === 'Bytes that are not UTF-8.').length).toBeGreaterThan(90);
});

/** As many adventures as a session can hold, each of which needs the one before it. */
function chain(length: number, first: string): string {
  const name = (i: number): string =>
    `N${[...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const needs = (i: number): string =>
    i === 0 ? first : `PlayIfBuildsite Feats.Step = ${JSON.stringify(name(i - 1))}`;
  const cards = Array.from(
    { length },
    (_, i) =>
      `[card C ${i}]\nType "Adventure" Roleplay "Solo" ${needs(i)} Feats Step ${JSON.stringify(name(i))}`,
  );
  return packOf(cards.toReversed().join('\n'));
}

test('[CGS-LINT-8] a chain of 512 adventures is followed to its end, and a ring of them is found', () => {
  const codes = (text: string): string[] => checkPack(text).findings.map(({ code }) => code);
  expect(codes(chain(512, ''))).not.toContain('LINT-8');
  const last = `N${[...'511'].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  expect(codes(chain(512, `PlayIfBuildsite Feats.Step = "${last}"`))).toContain('LINT-8');
});

test('the first hundred faults come in the order of the file, with the true count', () => {
  const text = card(`Type "Support"\n${'Hull -1\n'.repeat(2000)}`);
  const { faults, count } = checkPack(text);
  expect(count).toBe(2000 + 1999);
  expect(faults.map(({ line }) => line)).toEqual(faults.map(({ line }) => line).toSorted((a, b) => a! - b!));
  expect(faults[0]!.line).toBe(12);
  expect(faults).toHaveLength(100);
});

test('[CGS-ERR-37] rings of aliases end, and names in them stay names', () => {
  const ring = aliasRing(26);
  const text = packOf('[card A 1]\nType "Support"\nAla 1').replace(
    'eras: One',
    `eras: One\n${ring.join('\n')}`,
  );
  const { faults } = checkPack(text);
  expect(faults.map(({ code }) => code)).toEqual(ring.map(() => 'ERR-37'));
  // Far more than are shown: each is counted.
  const long = checkPack(text.replace(ring.join('\n'), aliasRing(8000).join('\n')));
  expect(long.count).toBe(8000);
  expect(new Set(long.faults.map(({ code }) => code))).toEqual(new Set(['ERR-37']));
});

test('[CGS-LINT-45] names of mixed scripts are told apart from their doubles', () => {
  const { findings, faults } = checkPack(packOf('[card A 1]\nType "Support"\nHull 1\nНull 2'));
  expect(faults.map(told)).toEqual([]);
  expect(findings.map(({ code }) => code)).toContain('LINT-45');
});

test('messages keep what was written short and show nothing invisible', () => {
  const { faults } = checkPack(`[pack A]\n${'x'.repeat(390)}: 1\n${'\u202e'}key: 1`);
  for (const { message } of faults) expect(message).not.toMatch(/\p{Cf}/u);
});
