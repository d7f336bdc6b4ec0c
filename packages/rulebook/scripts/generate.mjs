// @ts-check
// Copies the ledgers of docs/rules into generated/ledgers.ts, so that every bundle can carry them.
// The text is copied as it is: the one parser is src/book.ts. Only Node built-ins; writes only when something changed.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const rules = join(here, '..', '..', '..', 'docs', 'rules');
const target = join(here, '..', 'generated', 'ledgers.ts');

const entries = readdirSync(rules)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .sort()
  .map((file) => {
    const markdown = readFileSync(join(rules, file), 'utf8').replaceAll('\r\n', '\n');
    return `  { file: ${JSON.stringify(`docs/rules/${file}`)}, markdown: ${JSON.stringify(markdown)} },`;
  });

const text = [
  '// Made by scripts/generate.mjs from docs/rules. Not kept in git: edit the ledgers instead.',
  '',
  'export const LEDGERS: readonly { readonly file: string; readonly markdown: string }[] = [',
  ...entries,
  '];',
  '',
].join('\n');

if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  mkdirSync(dirname(target), { recursive: true });
  const fresh = `${target}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, target);
}
