// The ledgers of docs/rules themselves.

import { expect, test } from 'vitest';
import { LEDGERS } from '../generated/ledgers.ts';
import { ROOT, rulebookOnDisk, textFiles } from '../scripts/project.ts';
import { rulebook } from './rulebook.ts';

// Built from parts, since an id written out in a test counts as a citation of its clause.
const garden = (rest: string): string => ['GAR', rest].join('-');

test('the five ledgers have no fault', () => {
  expect(rulebookOnDisk().diagnostics).toEqual([]);
  expect(rulebook.ledgers.map(({ prefix }) => prefix)).toEqual(['CGS', 'GAR', 'GEN', 'GNO', 'WA']);
});

test('the generated copy is that of docs/rules (else run packages/rulebook/scripts/generate.mjs)', () => {
  const onDisk = textFiles('docs/rules', (path) => path.endsWith('.md') && !path.endsWith('README.md'), ROOT);
  expect(LEDGERS.map(({ file, markdown }) => [file, markdown.length])).toEqual(
    onDisk.map(({ path, text }) => [path, text.length]),
  );
  expect(LEDGERS.every(({ markdown }, i) => markdown === onDisk[i].text)).toBe(true);
});

test('every clause has words and a section', () => {
  expect(rulebook.all().length).toBeGreaterThan(1700);
  expect(rulebook.all().filter(({ words, section }) => words === '' || section === '')).toEqual([]);
});

test('clauses are found by id and by words', () => {
  const clause = rulebook.clause(garden('MOV-4'));
  expect(clause).toMatchObject({ kind: 'clause', section: 'Moves', source: 'How to play', needsTest: true });
  expect(rulebook.search('share vegetation or symbol with the top tile', { prefix: 'GAR' })).toContain(
    clause,
  );
  expect(rulebook.clause(garden('S-15'))?.refs).toContain(garden('CMP-2'));
  expect(rulebook.has(garden('MOV-99'))).toBe(false);
  expect(rulebook.sections('GAR').map(({ title }) => title)).toContain('Match formats');
});

test('every playable game tells how it is written', () => {
  for (const prefix of ['GAR', 'GEN', 'GNO', 'WA'])
    expect(rulebook.sections(prefix).find(({ title }) => title === 'Notation')?.parts.length).toBeGreaterThan(
      4,
    );
});
