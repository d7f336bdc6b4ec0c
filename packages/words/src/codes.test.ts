import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { en as messages } from './languages.ts';
import { wordsIn } from './words.ts';

const packages = join(import.meta.dirname, '../..');
const keys = Object.keys(messages);
const en = wordsIn('en');

/** The files that a package ships: its index and all it imports by path. */
function shipped(folder: string, file = 'index.ts', seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(join(packages, folder, 'src', file), 'utf8');
  for (const { fileName } of ts.preProcessFile(text).importedFiles)
    if (fileName.startsWith('./')) shipped(folder, fileName.slice(2), seen);
  return [...seen];
}

/** Every code that `refuse('code', …)` is called with. Fails on one that cannot be read off the source. */
function refusalCodes(folder: string): Set<string> {
  const codes = new Set<string>();
  const literals = (node: ts.Expression): string[] => {
    if (ts.isStringLiteral(node)) return [node.text];
    if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
    throw new Error(`${folder}: refuse(${node.getText()}, …) does not name its code`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse' && node.arguments[0])
      for (const code of literals(node.arguments[0])) codes.add(code);
    ts.forEachChild(node, visit);
  };
  for (const file of shipped(folder)) {
    const text = readFileSync(join(packages, folder, 'src', file), 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return codes;
}

const games = readdirSync(join(packages, 'games'));
const known = (prefix: string): string[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

test('every refusal of the kernel has a sentence, and no sentence is without a refusal', () => {
  const codes = refusalCodes('kernel');
  expect(codes.size).toBeGreaterThan(20);
  expect([...codes].filter((code) => en.find(`refusal.${code}`) === undefined)).toEqual([]);
  expect(known('refusal.').filter((code) => code !== 'unknown' && !codes.has(code))).toEqual([]);
});

test.each(games)('every refusal of %s has a sentence, and no sentence is without a refusal', (game) => {
  const codes = refusalCodes(`games/${game}`);
  expect(codes.size).toBeGreaterThan(5);
  expect(
    [...codes].filter((code) => en.find(`${game}.refusal.${code}`, `refusal.${code}`) === undefined),
  ).toEqual([]);
  expect(known(`${game}.refusal.`).filter((code) => !codes.has(code))).toEqual([]);
});

test('the walk sees the codes of a condition, and not its question', () => {
  expect(refusalCodes('kernel')).toContain('already-paused');
  expect(refusalCodes('kernel')).not.toContain('pause');
});

test('every check of a log has a sentence for holding and for failing', () => {
  const source = readFileSync(join(packages, 'kernel/src/verify.ts'), 'utf8');
  const checks = [...source.matchAll(/\bfound\(\s*'([a-z]+)'/g)].map(([, check]) => check);
  expect(new Set(checks).size).toBeGreaterThan(6);
  for (const check of checks) {
    expect(
      keys.filter((key) => key.startsWith(`verify.${check}.holds`)),
      check,
    ).not.toEqual([]);
    expect(
      keys.filter((key) => key.startsWith(`verify.${check}.fails`)),
      check,
    ).not.toEqual([]);
  }
});
