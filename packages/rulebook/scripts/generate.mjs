// @ts-check
// Copies the ledgers of docs/rules into generated/, so that every bundle can carry them: a module for each ledger,
// `ledgers.ts` with all of them, and `index.ts`, which names them and loads one when it is wanted.
// The text is copied as it is: the one parser is src/book.ts. Only Node built-ins; writes only when something changed.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const rules = join(here, '..', '..', '..', 'docs', 'rules');
const target = join(here, '..', 'generated');
const HEAD =
  '// Made by scripts/generate.mjs from docs/rules. Not kept in git: edit the ledgers instead.\n\n';

/** The same as in src/read.ts; a test compares the two. */
const CLAUSE = /^(?:- |\| )`([A-Z]{2,4})-[A-Z][A-Z0-9]*-[1-9]\d*`/gm;

const ledgers = readdirSync(rules)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .sort()
  .map((file) => {
    const markdown = readFileSync(join(rules, file), 'utf8').replaceAll('\r\n', '\n');
    const ids = [...markdown.matchAll(CLAUSE)];
    return { name: file.slice(0, -3), markdown, prefix: ids[0]?.[1] ?? '', clauses: ids.length };
  });

/** @type {Map<string, string>} */
const files = new Map();
for (const { name, markdown } of ledgers)
  files.set(
    `ledger-${name}.ts`,
    `export const ledger = {\n  file: 'docs/rules/${name}.md',\n  markdown: ${JSON.stringify(markdown)},\n};\n`,
  );
files.set(
  'ledgers.ts',
  [
    ...ledgers.map(({ name }, i) => `import { ledger as ledger${i} } from './ledger-${name}.ts';`),
    '',
    `export const LEDGERS = [${ledgers.map((_, i) => `ledger${i}`).join(', ')}];`,
    '',
  ].join('\n'),
);
files.set(
  'index.ts',
  [
    'export const INDEX = [',
    ...ledgers.map(
      ({ name, prefix, clauses }) =>
        `  { game: '${name}', prefix: '${prefix}', clauses: ${clauses}, load: () => import('./ledger-${name}.ts') },`,
    ),
    '];',
    '',
  ].join('\n'),
);

mkdirSync(target, { recursive: true });
for (const [name, text] of files) {
  const file = join(target, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === HEAD + text) continue;
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, HEAD + text);
  renameSync(fresh, file);
}
for (const name of readdirSync(target)) if (!files.has(name)) rmSync(join(target, name), { force: true });
