/** The toys' own rules, read from the README beside this file; for tests. */
import { readFileSync } from 'node:fs';
import { parseLedger } from '@hortus/rulebook';

export const ledger = parseLedger(readFileSync(new URL('README.md', import.meta.url), 'utf8'), 'README.md');
export const TOY_CLAUSES: readonly string[] = ledger.clauses.map(({ id }) => id);
