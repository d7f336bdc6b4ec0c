// Ledgers written for the purpose, of a game TST that does not exist. Ids of real games would count as citations.

import { expect, test } from 'vitest';
import { makeRulebook, parseLedger } from './book.ts';

const ledger = (...lines: string[]) =>
  parseLedger(['# Test Game — rules ledger', '', '## Moves', ...lines].join('\n'), 'test.md');
const faults = (...lines: string[]) =>
  ledger(...lines).diagnostics.map(({ code, line, column, hint }) => ({ code, line, column, hint }));

test('a list item becomes a clause without id, tags and source note', () => {
  const { clauses, diagnostics } = ledger(
    '- `TST-MOV-1` Take one tile. [V] (source: How to play; TST-MOV-2)',
    '- `TST-MOV-2` Then stop.',
  );
  expect(diagnostics).toEqual([]);
  expect(clauses[0]).toEqual({
    id: 'TST-MOV-1',
    prefix: 'TST',
    group: 'MOV',
    kind: 'clause',
    words: 'Take one tile.',
    source: 'How to play; TST-MOV-2',
    section: 'Moves',
    tags: ['V'],
    fact: false,
    conduct: false,
    needsTest: true,
    refs: ['TST-MOV-2'],
    file: 'test.md',
    line: 4,
  });
});

test('a table row becomes a clause, its cells joined', () => {
  const { clauses, diagnostics } = ledger(
    '| id | case | message |',
    '|---|---|---|',
    '| `TST-ERR-1` | no `a \\| b` | `Say "a".` |',
  );
  expect(diagnostics).toEqual([]);
  expect(clauses.map(({ id, words }) => [id, words])).toEqual([['TST-ERR-1', 'no `a \\| b` — `Say "a".`']]);
});

test('what is indented below an item belongs to it, and what follows unindented does not', () => {
  const { clauses } = ledger(
    '- `TST-MOV-1` A table:',
    '',
    '  | a | b |',
    '  |---|---|',
    '  | R-1 | 2 |',
    '',
    '  (source: Tables)',
    '',
    'Some prose (R-1).',
    '- `TST-MOV-2` One that runs on',
    'to the next line.',
    '- **Note** no clause',
    '  ```',
    '  - `TST-MOV-3` not in here',
    '  ```',
    '- `TST-R-1` A ruling.',
  );
  expect(clauses.map(({ id, words, refs, kind }) => [id, words, refs, kind])).toEqual([
    ['TST-MOV-1', 'A table:\n\n| a | b |\n|---|---|\n| R-1 | 2 |', ['TST-R-1'], 'clause'],
    ['TST-MOV-2', 'One that runs on\nto the next line.', [], 'clause'],
    ['TST-R-1', 'A ruling.', [], 'ruling'],
  ]);
});

test('kinds follow the group, titles are the bold lead-in, and some clauses need no test', () => {
  const { clauses } = ledger(
    '- `TST-S-1` **Last tile.** It is taken.',
    '- `TST-SC-1` **Fool**: flip.',
    '- `TST-E-1` [F] A fact.',
    '- `TST-INV-1` Always.',
    '- `TST-VAR-1` Be kind. [T]',
    '- `TST-VAR-2` Be kind in the engine. [conduct]',
    '- `TST-R-1` A slip? → **None** (typography).',
  );
  expect(
    clauses.map(({ kind, title, fact, conduct, needsTest }) => [kind, title, fact, conduct, needsTest]),
  ).toEqual([
    ['scenario', 'Last tile', false, false, true],
    ['scenario', 'Fool', false, false, true],
    ['engine', undefined, true, false, false],
    ['engine', undefined, false, false, true],
    ['clause', undefined, false, true, false],
    ['clause', undefined, false, true, true],
    ['ruling', undefined, false, false, false],
  ]);
});

test('all faults come at once, each with its place and a hint', () => {
  expect(
    faults(
      '- `TST-MOV-1` One, see MOV-9 and ROD-1.',
      '- `TST-MOV-1` One again.',
      '- `TST-mov-2` Small letters.',
      '- `MOV-3` A short id.',
      '- TST-MOV-4 No backticks.',
      '* `TST-MOV-5` Another bullet.',
      '- `TST-MOV-06` A leading zero.',
      '- `ABC-MOV-1` Another game.',
      '- `TST-MOV-7`',
      '- `TST-MOV-8` Odd. [X]',
      '',
      'Prose that mentions TST-MVO-8, MOV-8..1 and NO-*.',
      '```',
    ),
  ).toEqual([
    { code: 'unknown-reference', line: 4, column: 24, hint: 'Did you mean TST-MOV-1?' },
    { code: 'unknown-reference', line: 4, column: 34, hint: 'Did you mean TST-MOV-1?' },
    { code: 'duplicate-id', line: 5, column: 4, hint: 'Take the next free number.' },
    ...[6, 7, 8, 9, 10].map((line) => ({
      code: 'malformed-id',
      line,
      column: line === 8 ? 3 : 4,
      hint: 'Write "- `TST-GROUP-NUMBER` …" or a table row "| `TST-GROUP-NUMBER` | … |".',
    })),
    { code: 'foreign-id', line: 11, column: 4, hint: 'A ledger defines ids of one game only.' },
    { code: 'empty-clause', line: 12, column: 4, hint: undefined },
    {
      code: 'unknown-tag',
      line: 13,
      column: 4,
      hint: 'Known are [C] [V] [T] [F] [design] [physical] [conduct].',
    },
    { code: 'unknown-reference', line: 15, column: 21, hint: 'Did you mean TST-MOV-8?' },
    { code: 'empty-range', line: 15, column: 32, hint: undefined },
    { code: 'unknown-reference', line: 15, column: 45, hint: 'Did you mean TST-MOV?' },
    { code: 'open-fence', line: 16, column: 1, hint: undefined },
  ]);
});

test('a file without clauses is a fault', () => {
  expect(parseLedger('# Empty', 'empty.md').diagnostics.map(({ code }) => code)).toEqual(['no-clauses']);
});

const one = {
  file: 'one.md',
  markdown: '# One — rules ledger\n## Moves\n- `ONE-MOV-1` As `TWO-MOV-1`.\n### Rare\n- `ONE-MOV-2` Rarely.',
};
const two = { file: 'two.md', markdown: '# Two\n## Moves\n- `TWO-MOV-1` Go on.' };

test('one ledger takes ids of other games on trust; the rulebook knows them all', () => {
  expect(parseLedger(one.markdown, one.file).diagnostics).toEqual([]);
  expect(parseLedger(one.markdown, one.file).clauses[0].refs).toEqual(['TWO-MOV-1']);
  expect(makeRulebook([one, two]).diagnostics).toEqual([]);
  expect(makeRulebook([one]).diagnostics).toMatchObject([
    { code: 'unknown-reference', file: 'one.md', line: 3, column: 19 },
  ]);
});

test('two files for one game are a fault', () => {
  const codes = makeRulebook([two, { ...two, file: 'three.md' }]).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(['duplicate-id', 'duplicate-ledger']);
});

test('the rulebook answers by id, by game and by section', () => {
  const book = makeRulebook([one, two]);
  expect(book.has('ONE-MOV-2')).toBe(true);
  expect(book.has('ONE-MOV-3')).toBe(false);
  expect(book.clause('ONE-MOV-3')).toBeUndefined();
  expect(book.clause('TWO-MOV-1')?.words).toBe('Go on.');
  expect(book.all().map(({ id }) => id)).toEqual(['ONE-MOV-1', 'ONE-MOV-2', 'TWO-MOV-1']);
  expect(book.all('TWO').map(({ id }) => id)).toEqual(['TWO-MOV-1']);
  expect(book.all('XXX')).toEqual([]);
  expect(book.ledgers.map(({ prefix, title }) => [prefix, title])).toEqual([
    ['ONE', 'One'],
    ['TWO', 'Two'],
  ]);
  expect(book.sections('ONE').map(({ title, level, clauses }) => [title, level, clauses.length])).toEqual([
    ['Moves', 2, 1],
    ['Rare', 3, 1],
  ]);
});

test('what stands outside clauses is kept in its place, without the heads of tables of clauses', () => {
  const [{ sections, notes }] = makeRulebook([
    {
      file: 'test.md',
      markdown: [
        '# Test Game — rules ledger',
        '',
        'About it.',
        '## Moves',
        'Before',
        '- `TST-MOV-1` A clause',
        '',
        '  with more.',
        '',
        'Between.',
        '',
        '| id | case |',
        '|---|---|',
        '| `TST-MOV-2` | another |',
        '## Notation',
        '- **Cell** a letter:',
        '  - `a` first;',
        '- **Tile** a sign',
        '',
        '```',
        '## no heading',
        '',
        '- no item',
        '```',
        '| a | b |',
        '|---|---|',
        '| 1 | 2 |',
      ].join('\n'),
    },
  ]).ledgers;
  const shown = sections.map(({ title, parts }) => [
    title,
    ...parts.map((part) => (part.kind === 'note' ? part.words : part.id)),
  ]);
  expect(shown).toEqual([
    ['Moves', 'Before', 'TST-MOV-1', 'Between.', 'TST-MOV-2'],
    [
      'Notation',
      '**Cell** a letter:\n- `a` first;',
      '**Tile** a sign',
      '```\n## no heading\n\n- no item\n```\n| a | b |\n|---|---|\n| 1 | 2 |',
    ],
  ]);
  expect(notes[0]).toEqual({
    kind: 'note',
    prefix: 'TST',
    section: '',
    words: 'About it.',
    file: 'test.md',
    line: 3,
  });
});

test('a text in UTF-8 mentions no clause', () => {
  expect(faults('- `TST-MOV-1` A text in UTF-8.')).toEqual([]);
});
