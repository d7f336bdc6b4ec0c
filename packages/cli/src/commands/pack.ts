/** Packs of the Card Game System: created, checked, formatted, explained. */
import { existsSync } from 'node:fs';
import {
  explain,
  formatPack,
  hashPack,
  nearestCode,
  type PackCheck,
  type Source,
  STARTER,
} from '@hortus/cards/language';
import { explanationWords } from '@hortus/cgs/words/explanation-words.ts';
import { printable } from '@hortus/kit/paint';
import type { Words } from '@hortus/words';
import { EXIT, Mistake } from '../exit.ts';
import { writeText } from '../files.ts';
import { out } from '../shell.ts';
import { beyond, drawn, inWords, NOT_TEXT, readSources, readTogether, STDIN } from './pack-files.ts';

export const print = (text: string): void => out(`${text}\n`);
export const printData = (data: unknown): void => print(JSON.stringify(data, undefined, 2));

export interface CheckOptions {
  readonly with?: readonly string[];
  readonly json?: boolean;
}

/** 0 for a pack that can be played, even with warnings; 1 for one with errors. */
export function runPackCheck(path: string, options: CheckOptions, words: Words): number {
  const { sources, checks } = readTogether(words, path, options.with);
  const [check] = checks;
  if (check === undefined) return EXIT.failed;
  if (options.json === true) printData(asData(check, words));
  else tell(check, sources, words);
  return check.count === 0 ? EXIT.done : EXIT.failed;
}

/** Everything there is to say about a pack, and its hash if it can be played. */
export function tell(check: PackCheck, sources: readonly Source[], words: Words): void {
  const { say } = words;
  const { faults, count, findings, findingCount, notes, allowed, pack } = check;
  for (const one of [...faults, ...findings, ...notes]) print(`${drawn(words, one, sources)}\n`);
  for (const line of [
    ...beyond(words, 'cli.pack.first-errors', faults.length, count),
    ...beyond(words, 'cli.pack.first-findings', findings.length, findingCount),
  ])
    print(line);
  for (const { finding, reason } of allowed) {
    const { code, message } = inWords(words, finding);
    print(printable(say('cli.pack.allowed', { finding: `${code} ${message}`, reason })));
  }
  const verdict = say('cli.pack.verdict', {
    pack: pack?.head.name || sources[0]!.name,
    errors: say('web.packs.findings.errors', { count }),
    findings: say('cli.pack.findings', { count: findingCount }),
    allowed: allowed.length,
  });
  print(printable(verdict));
  if (pack !== undefined && count === 0) print(say('cli.pack.hash', { hash: hashPack(pack) }));
}

const asData = (
  { pack, faults, count, findings, findingCount, notes, allowed }: PackCheck,
  words: Words,
): object => ({
  pack: pack?.head.name,
  hash: pack !== undefined && count === 0 ? hashPack(pack) : undefined,
  errors: faults.map((one) => inWords(words, one)),
  errorCount: count,
  findings: findings.map((one) => inWords(words, one)),
  findingCount,
  notes: notes.map((one) => inWords(words, one)),
  allowed: allowed.map(({ finding, ...rest }) => ({ finding: inWords(words, finding), ...rest })),
});

export interface FormatOptions {
  readonly check?: boolean;
  readonly json?: boolean;
}

/** Rewrites files in place; standard input goes to standard output. With --check nothing is written. */
export function runPackFormat(
  path: string,
  { check = false, json = false }: FormatOptions,
  words: Words,
): number {
  const { say } = words;
  const sources = readSources(path, words);
  const broken = sources.find(({ text }) => text.includes(NOT_TEXT));
  if (broken !== undefined) throw new Mistake(say('cli.pack.not-utf8', { file: broken.name }));
  const formatted = formatPack(sources);
  if (path === STDIN && !check) {
    out(formatted[0]!.text);
    return EXIT.done;
  }
  const changed = formatted.filter(({ text }, i) => text !== sources[i]!.text);
  if (json) printData({ changed: changed.map(({ name }) => name) });
  for (const { name: file, text } of changed) {
    if (!check) writeText(file, text);
    if (!json) print(say(check ? 'cli.pack.unformatted' : 'cli.pack.formatted', { file }));
  }
  return check && changed.length > 0 ? EXIT.failed : EXIT.done;
}

export function runPackExplain(code: string, options: { readonly json?: boolean }, words: Words): void {
  const { say } = words;
  const found = explanationWords(words, explain(code)?.code ?? code);
  if (found === undefined) {
    const near = nearestCode(code);
    const hint = near === undefined ? '' : `; ${say('cli.near', { near })}`;
    throw new Mistake(`${say('cli.pack.no-code', { code: printable(code) })}${hint}`, EXIT.usage);
  }
  if (options.json === true) return printData(found);
  const indented = (text: string): string => text.replace(/^/gm, '  ');
  print(
    [
      `${found.code}: ${found.title}`,
      '',
      found.why,
      '',
      say('web.packs.explain.wrong'),
      indented(found.wrong),
      '',
      say('web.packs.explain.right'),
      indented(found.right),
    ]
      .map((line) => line.split('\n').map(printable).join('\n'))
      .join('\n'),
  );
}

/** Writes a small pack to start from; never overwrites a file. */
export function runPackNew(
  path: string,
  { json = false }: { readonly json?: boolean },
  { say }: Words,
): void {
  if (path === STDIN) return out(STARTER);
  if (existsSync(path)) throw new Mistake(say('cli.pack.exists', { file: path }));
  writeText(path, STARTER);
  if (json) printData({ wrote: path });
  else print(say('cli.pack.wrote', { file: path }));
}
