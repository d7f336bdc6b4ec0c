// The tests of the whole project against the ledgers: a finished game has a test for each clause, and no id is made up.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { clauses } from '../scripts/clauses.ts';
import { isTest, rulebookOnDisk, textFiles } from '../scripts/project.ts';
import { makeRulebook } from './book.ts';
import { citationsIn, coverageOf, literalsIn, prefixesOf, unfinished } from './coverage.ts';
import { FINISHED } from './finished.ts';

/** The example games of testkit and of the kernel's tests have no ledger: their clauses are in their own source. */
const WITHOUT_LEDGER = /^(?:TOY|PIP)-/;

const book = rulebookOnDisk();
const prefixes = prefixesOf(book);
const tests = textFiles('', isTest);
const cited = new Set(tests.flatMap(({ text }) => citationsIn(text, prefixes)));
const isSource = (path: string): boolean => /^packages\/.*\/src\/.*\.tsx?$/.test(path) && !isTest(path);

test('a game that is declared finished has a test for every clause', () => {
  expect(tests.length).toBeGreaterThan(5);
  expect(unfinished(coverageOf(book, cited), FINISHED)).toEqual([]);
});

test('every id that a test cites is in a ledger', () => {
  expect(coverageOf(book, cited).unknown).toEqual([]);
});

test('every clause id in the code is in a ledger', () => {
  const sources = textFiles('packages', isSource);
  expect(sources.length).toBeGreaterThan(8);
  const unknown = sources.flatMap(({ path, text }) =>
    literalsIn(text, prefixes)
      .filter((id) => !book.has(id) && !WITHOUT_LEDGER.test(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

// From here on, planted faults in a game TST that doesn't exist.

const planted = makeRulebook([
  {
    file: 'test.md',
    markdown: [
      '# Test',
      '- `TST-MOV-1` Move.',
      '- `TST-MOV-2` [F] A fact.',
      '- `TST-MOV-3` Be kind. [T]',
      '- `TST-R-1` A ruling.',
      '- `TST-R-2` A slip (typography).',
      '- `TST-S-1` A scenario.',
      '- `TST-E-1` The engine.',
    ].join('\n'),
  },
]);
const of = new Set(['TST']);

test('a finished game without a test for one clause is noticed, and so is one without a ledger', () => {
  const all = ['TST-MOV-1', 'TST-R-1', 'TST-S-1', 'TST-E-1'];
  expect(unfinished(coverageOf(planted, new Set(all)), ['TST'])).toEqual([]);
  for (const left of all) {
    const others = new Set(all.filter((id) => id !== left));
    expect(unfinished(coverageOf(planted, others), ['TST'])).toEqual([
      `TST is declared finished but no test cites ${left}.`,
    ]);
  }
  expect(unfinished(coverageOf(planted, new Set()), [])).toEqual([]);
  expect(unfinished(coverageOf(planted, new Set(all)), ['ABC'])).toEqual([
    'ABC is declared finished but has no ledger.',
  ]);
});

test('a cited id that is in no ledger is noticed', () => {
  expect(coverageOf(planted, new Set(['TST-MOV-1', 'TST-MOV-9'])).unknown).toEqual(['TST-MOV-9']);
});

test('ids in names and tables are citations, ids in comments are not', () => {
  const source = [
    "test('[TST-MOV-1] a rule // with slashes', () => {});",
    "test.each([['TST-R-1', 1]])('%s', () => {}); // TST-S-1",
    '/* TST-E-1',
    "   TST-E-2 */ test('see https://example.org/TST-S-2', () => {});",
    "expect(refused('x', 'ABC-MOV-1'));",
  ].join('\n');
  expect(citationsIn(source, of)).toEqual(['TST-MOV-1', 'TST-R-1', 'TST-S-2']);
});

test('ids in code are found: of a known game anywhere, and whatever stands as a clause', () => {
  const source = [
    "refuse('no-match', 'TST-MOV-9'); const map = { a: \"TST-R-9\" };",
    "return { code: 'x', clause: 'TSX-MOV-1' };",
    "refuse('y', 'TTS-MOV-2'); // TST-S-9",
    "const cipher = 'HMAC-SHA-256';",
    ['const made = `TST-MOV-', 'n}`;'].join('$' + '{'),
  ].join('\n');
  expect(literalsIn(source, of)).toEqual(['TST-MOV-9', 'TST-R-9', 'TSX-MOV-1', 'TTS-MOV-2']);
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function project(ledger: string, testSource: string): string {
  const root = mkdtempSync(join(tmpdir(), 'hortus-clauses-'));
  folders.push(root);
  mkdirSync(join(root, 'docs', 'rules'), { recursive: true });
  writeFileSync(join(root, 'docs', 'rules', 'test.md'), ledger);
  writeFileSync(join(root, 'docs', 'rules', 'README.md'), '- `NOT-A-1` clause');
  writeFileSync(join(root, 'a.test.ts'), testSource);
  return root;
}
const report = (root: string, ...args: string[]) => {
  const lines: string[] = [];
  return { code: clauses(args, (line) => lines.push(line), root), lines };
};

test('the report counts and lists', () => {
  const root = project('- `TST-MOV-1` A.\n- `TST-MOV-2` B.\n- `TST-R-1` C.', "test('[TST-MOV-2]')");
  expect(report(root)).toEqual({ code: 0, lines: ['TST  clauses 1/2, rulings 0/1'] });
  expect(report(root, '--missing', 'TST').lines).toEqual([
    'TST  clauses 1/2, rulings 0/1',
    '  clauses not cited: TST-MOV-1',
    '  rulings not cited: TST-R-1',
    '  scenarios not cited: none',
  ]);
});

test('the report fails on an unknown id, a faulty ledger and a bad request', () => {
  expect(report(project('- `TST-MOV-1` A.', "test('[TST-MOV-7]')"))).toEqual({
    code: 1,
    lines: ['TST  clauses 0/1', 'cited but in no ledger: TST-MOV-7'],
  });
  expect(report(project('- `TST-MOV-1` A.\n- `TST-MOV-1` B.', '')).code).toBe(1);
  expect(report(project('- `TST-MOV-1` A.', ''), '--missing', 'ABC')).toEqual({
    code: 1,
    lines: ['usage: clauses [--missing TST]'],
  });
});
