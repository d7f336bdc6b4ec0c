import { expect, test } from 'vitest';
import { checkPack } from '../check/check.ts';
import { RULES } from '../lint/lint.ts';
import { packOf, readArea } from '../testing/testing.ts';
import { AREA_ERRORS } from './areas.ts';
import { EXPLANATIONS, explain, nearestCode } from './explain.ts';

/** An example as a whole pack: its own keys replace those of the frame, its own era that of the frame. */
function packFrom(example: string): string {
  const at = example.search(/^\[/m);
  const [keys, body] =
    at < 0 ? [example, '[card Raft 1]\nType "Support"'] : [example.slice(0, at), example.slice(at)];
  const lines = keys.split('\n').filter((line) => line !== '');
  const given = new Set(lines.map((line) => line.slice(0, line.indexOf(':'))));
  const frame = packOf(body, Object.fromEntries([...given].map((key) => [key, undefined])));
  return frame.replace('\n\n', `\n${lines.join('\n')}\n\n`);
}

function codesOf(code: string, example: string): string[] {
  if (AREA_ERRORS.some((one) => one.code === code)) return readArea(example).findings.map((one) => one.code);
  const { faults, findings, notes } = checkPack(packFrom(example));
  return [...faults, ...findings, ...notes].map((one) => one.code);
}

for (const { code, wrong, right } of EXPLANATIONS)
  test(`${code}: the wrong example gets the code, the right one does not`, () => {
    expect(codesOf(code, wrong)).toContain(code);
    expect(codesOf(code, right)).not.toContain(code);
  });

test('every code of the ledger is explained, and every rule of lint', () => {
  const numbered = (kind: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`);
  expect(EXPLANATIONS.map(({ code }) => code)).toEqual([...numbered('ERR', 40), ...numbered('LINT', 49)]);
  expect(new Set(RULES.map(({ code }) => code))).toEqual(new Set(numbered('LINT', 49)));
});

test('codes are found in any case, with or without a prefix', () => {
  expect(explain('cgs-lint-31')).toBe(explain('LINT-31'));
  expect(explain('LINT-310')).toBeUndefined();
  expect(explain('lint31')).toBe(explain('LINT-31'));
  expect(nearestCode('LNIT-31')).toBe('LINT-31');
});
