/** Packs of the Card Game System: created, checked, formatted, explained, counted. */
import { existsSync } from 'node:fs';
import {
  type EraFigures,
  explain,
  formatPack,
  hashPack,
  nearestCode,
  type PackCheck,
  packStats,
  type Source,
  STARTER,
} from '@hortus/cards/language';
import { percent } from '@hortus/kit';
import { printable } from '@hortus/kit/paint';
import { EXIT, Mistake } from '../exit.ts';
import { writeText } from '../files.ts';
import { beyond, drawn, NOT_TEXT, readSources, readTogether, STDIN, soundPack } from './pack-files.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const sayData = (data: unknown): void => say(JSON.stringify(data, undefined, 2));

export interface CheckOptions {
  readonly with?: readonly string[];
  readonly json?: boolean;
}

/** 0 for a pack that can be played, even with warnings; 1 for one with errors. */
export function runPackCheck(path: string, options: CheckOptions): number {
  const { sources, checks } = readTogether(path, options.with);
  const [check] = checks;
  if (check === undefined) return EXIT.failed;
  if (options.json === true) sayData(asData(check));
  else tell(check, sources);
  return check.count === 0 ? EXIT.done : EXIT.failed;
}

/** Everything there is to say about a pack, and its hash if it can be played. */
export function tell(check: PackCheck, sources: readonly Source[]): void {
  const { faults, count, findings, findingCount, notes, allowed, pack } = check;
  for (const one of [...faults, ...findings, ...notes]) say(`${drawn(one, sources)}\n`);
  for (const line of [
    ...beyond(faults.length, count, 'errors'),
    ...beyond(findings.length, findingCount, 'findings'),
  ])
    say(line);
  for (const { finding, reason } of allowed)
    say(printable(`allowed: ${finding.code} ${finding.message} (${reason})`));
  const figures = `${count} ${count === 1 ? 'error' : 'errors'}, ${findingCount} findings, ${allowed.length} allowed`;
  say(printable(`${pack?.head.name || sources[0]!.name}: ${figures}.`));
  if (pack !== undefined && count === 0) say(`hash ${hashPack(pack)}`);
}

const asData = ({ pack, faults, count, findings, findingCount, notes, allowed }: PackCheck): object => ({
  pack: pack?.head.name,
  hash: pack !== undefined && count === 0 ? hashPack(pack) : undefined,
  errors: faults,
  errorCount: count,
  findings,
  findingCount,
  notes,
  allowed,
});

export interface FormatOptions {
  readonly check?: boolean;
  readonly json?: boolean;
}

/** Rewrites files in place; standard input goes to standard output. With --check nothing is written. */
export function runPackFormat(path: string, { check = false, json = false }: FormatOptions): number {
  const sources = readSources(path);
  const broken = sources.find(({ text }) => text.includes(NOT_TEXT));
  if (broken !== undefined)
    throw new Mistake(`cannot format ${broken.name}: it has bytes that are not UTF-8, which would be lost`);
  const formatted = formatPack(sources);
  if (path === STDIN && !check) {
    process.stdout.write(formatted[0]!.text);
    return EXIT.done;
  }
  const changed = formatted.filter(({ text }, i) => text !== sources[i]!.text);
  if (json) sayData({ changed: changed.map(({ name }) => name) });
  for (const { name, text } of changed) {
    if (!check) writeText(name, text);
    if (!json) say(check ? `${name} is not formatted` : `formatted ${name}`);
  }
  return check && changed.length > 0 ? EXIT.failed : EXIT.done;
}

export function runPackExplain(code: string, options: { readonly json?: boolean }): void {
  const found = explain(code);
  if (found === undefined) {
    const near = nearestCode(code);
    throw new Mistake(
      `there is no code ${printable(code)}${near === undefined ? '' : `; did you mean ${near}?`}`,
      EXIT.usage,
    );
  }
  if (options.json === true) return sayData(found);
  const indented = (text: string): string => text.replace(/^/gm, '  ');
  say(
    [
      `${found.code}: ${found.title}`,
      '',
      found.why,
      '',
      'Wrong:',
      indented(found.wrong),
      '',
      'Right:',
      indented(found.right),
    ]
      .map((line) => line.split('\n').map(printable).join('\n'))
      .join('\n'),
  );
}

/** Writes a small pack to start from; never overwrites a file. */
export function runPackNew(path: string, { json = false }: { readonly json?: boolean }): void {
  if (path === STDIN) return void process.stdout.write(STARTER);
  if (existsSync(path)) throw new Mistake(`${path} already exists`);
  writeText(path, STARTER);
  if (json) sayData({ wrote: path });
  else say(`wrote ${path}; check it with: npx hortus pack check ${path}`);
}

export interface StatsOptions extends CheckOptions {
  readonly deals: string;
  readonly players?: string;
}

export function runPackStats(path: string, options: StatsOptions): void {
  const figures = packStats(soundPack(path, options.with), {
    deals: wholeNumber('--deals', options.deals, 1, 100_000),
    ...(options.players === undefined ? {} : { players: wholeNumber('--players', options.players, 2, 6) }),
  });
  if (options.json === true) return sayData(figures);
  for (const one of figures) say(printedFigures(one));
}

function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Mistake(`${flag} takes a whole number from ${least} to ${most}`, EXIT.usage);
}

const pairs = (table: Readonly<Record<string, number>>, make: (value: number) => string = String): string =>
  Object.entries(table)
    .map(([name, value]) => `${name} ${make(value)}`)
    .join(', ');

function printedFigures({
  era,
  copies,
  designs,
  adventures,
  supports,
  gold,
  names,
  deal,
  ...tables
}: EraFigures): string {
  const columns = ['costs', 'supply', 'feats', 'eraCosts', 'eraResources'] as const;
  const width = Math.max(12, ...names.map(({ name }) => name.length));
  const row = (first: string, cells: readonly string[]): string =>
    `  ${first.padEnd(width)}${cells.map((cell) => cell.padStart(14)).join('')}`;
  return [
    `Era ${era}: ${copies} cards of ${designs} designs; ${adventures} adventures, ${supports} supports, ${gold} gold`,
    `  affiliations: ${pairs(tables.affiliations)}`,
    `  roleplays: ${pairs(tables.roleplays)}`,
    `  categories: ${pairs(tables.categories)}`,
    row('', ['costs', 'supply', 'feats', 'era costs', 'era resources']),
    ...names.map((one) =>
      row(
        one.name,
        columns.map((column) => String(one[column])),
      ),
    ),
    `  ${deal.deals} deals to ${deal.players} players:`,
    `  covered by the player who holds the adventure: ${pairs(deal.covered, percent)}`,
    `  exactly one player can cover it: ${percent(deal.one)}; nobody without trades or feats: ${percent(deal.none)}`,
    `  locked out of a cost, by name: ${pairs(deal.lockedOut, percent)}`,
    '',
  ]
    .map(printable)
    .join('\n');
}
