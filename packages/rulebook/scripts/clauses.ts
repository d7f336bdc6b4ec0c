// The report behind `npm run clauses`. Returns the exit code: 1 for a bad request, a faulty ledger or an unknown id.

import { citationsIn, coverageOf, prefixesOf, type Tally } from '../src/coverage.ts';
import { isTest, ROOT, rulebookOnDisk, textFiles } from './project.ts';

export function clauses(args: readonly string[], say: (line: string) => void, root = ROOT): number {
  const book = rulebookOnDisk(root);
  const prefixes = prefixesOf(book);
  const [option, wanted] = args;
  const known = option === '--missing' && wanted !== undefined && prefixes.has(wanted) && args.length === 2;
  if (args.length > 0 && !known) {
    say(`usage: clauses [--missing ${[...prefixes].join('|')}]`);
    return 1;
  }
  for (const { file, line, column, message, hint } of book.diagnostics) {
    say(`${file}:${line}:${column} ${message}${hint === undefined ? '' : ` ${hint}`}`);
  }
  const cited = new Set(textFiles('', isTest, root).flatMap(({ text }) => citationsIn(text, prefixes)));
  const { games, unknown } = coverageOf(book, cited);
  for (const { prefix, clauses, rulings, scenarios } of games) {
    const kinds: readonly [string, Tally][] = [
      ['clauses', clauses],
      ['rulings', rulings],
      ['scenarios', scenarios],
    ];
    const counts = kinds
      .filter(([, { all }]) => all > 0)
      .map(([kind, { all, missing }]) => `${kind} ${all - missing.length}/${all}`);
    say(`${prefix.padEnd(4)} ${counts.join(', ')}`);
    if (wanted !== prefix) continue;
    for (const [kind, { missing }] of kinds) say(`  ${kind} not cited: ${missing.join(' ') || 'none'}`);
  }
  if (unknown.length > 0) say(`cited but in no ledger: ${unknown.join(' ')}`);
  return unknown.length + book.diagnostics.length > 0 ? 1 : 0;
}
