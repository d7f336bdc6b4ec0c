import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GLOSSARY, GUIDE, MORE, messagesOf, PACKS } from '@hortus/words';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { KITS, loadAllWords } from './kits.ts';

const packages = join(import.meta.dirname, '../..');
const books = KITS.flatMap(({ words: { book, lessons, guide, glossary } }) =>
  [book ?? [], lessons ?? [], guide ?? [], glossary ?? []].flat(),
);
const keys = Object.keys(await messagesOf('en', [GLOSSARY, GUIDE, MORE, PACKS, ...books]));
const en = await loadAllWords('en');

/** The files that a package ships: its index and all it imports by path. */
function shipped(folder: string, file = 'index.ts', seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(join(packages, folder, 'src', file), 'utf8');
  for (const { fileName } of ts.preProcessFile(text).importedFiles)
    if (fileName.startsWith('.')) shipped(folder, join(dirname(file), fileName), seen);
  return [...seen];
}

/** Every code that `refuse('code', …)` is called with. Fails on one that the source doesn't spell out. */
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

/** The codes that a game's table of clauses names: refusals and reasons that it shares with others. */
function clauseCodes(folder: string): Set<string> {
  const codes = new Set<string>();
  const file = join(packages, folder, 'src/clauses.ts');
  if (!existsSync(file)) return codes;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
      codes.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return codes;
}

/** Games whose refusals come from code of their own; the others name theirs in a table of clauses. */
const games = readdirSync(join(packages, 'games')).filter(
  (game) => refusalCodes(`games/${game}`).size > 0 || clauseCodes(`games/${game}`).size === 0,
);
const family = readdirSync(join(packages, 'games')).filter((game) => !games.includes(game));
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

test('every code in the tables of the sway games has a sentence, and no sentence is without a code', () => {
  expect(family).toEqual(['genesis', 'worlds-asunder']);
  const codes = new Set(family.flatMap((game) => [...clauseCodes(`games/${game}`)]));
  expect(codes.size).toBeGreaterThan(50);
  const said = (code: string) => en.find(`sway.refusal.${code}`, `sway.reason.${code}`);
  expect([...codes].filter((code) => said(code) === undefined)).toEqual([]);
  expect([...known('sway.refusal.'), ...known('sway.reason.')].filter((code) => !codes.has(code))).toEqual(
    [],
  );
});

test('the walk sees the codes of a condition, and not its question', () => {
  expect(refusalCodes('kernel')).toContain('already-paused');
  expect(refusalCodes('kernel')).not.toContain('pause');
});

test('every check of a log has a sentence for holding and for failing', () => {
  const source = readFileSync(join(packages, 'kernel/src/log/verify.ts'), 'utf8');
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
