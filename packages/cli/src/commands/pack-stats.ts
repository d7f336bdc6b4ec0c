/** `hortus pack stats`: a pack in figures. */
import { type EraFigures, packStats } from '@hortus/cards/language';
import { printable } from '@hortus/kit/paint';
import { perLanguage, type Words } from '@hortus/words';
import { EXIT, Mistake } from '../exit.ts';
import { type CheckOptions, print, printData } from './pack.ts';
import { soundPack } from './pack-files.ts';

export interface StatsOptions extends CheckOptions {
  readonly deals: string;
  readonly players?: string;
}

export function runPackStats(path: string, options: StatsOptions, words: Words): void {
  const { deals, players } = options;
  const figures = packStats(soundPack(words, path, options.with), {
    deals: wholeNumber(words, '--deals', deals, 1, 100_000),
    ...(players === undefined ? {} : { players: wholeNumber(words, '--players', players, 2, 6) }),
  });
  if (options.json === true) return printData(figures);
  for (const one of figures) print(printedFigures(one, words));
}

function wholeNumber({ say }: Words, flag: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Mistake(say('cli.pack.whole-number', { flag, least, most }), EXIT.usage);
}

const inTenths = perLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

const pairs = (table: Readonly<Record<string, number>>, make: (value: number) => string = String): string =>
  Object.entries(table)
    .map(([name, value]) => `${name} ${make(value)}`)
    .join(', ');

const COLUMNS = ['costs', 'supply', 'feats', 'eraCosts', 'eraResources'] as const;

function printedFigures({ names, deal, ...figures }: EraFigures, { say, language }: Words): string {
  const { era, copies, designs, adventures, supports, gold } = figures;
  const percent = (share: number): string => `${inTenths(language).format(100 * share)} %`;
  const heads = COLUMNS.map((column) => say(`cli.stats.${column}`));
  const first = Math.max(12, ...names.map(({ name }) => name.length));
  const row = (name: string, cells: readonly string[]): string =>
    name.padEnd(first) + cells.map((cell, i) => cell.padStart(Math.max(14, heads[i]!.length + 2))).join('');
  const { all, ...byRoleplay } = deal.covered;
  const covered = { ...(all === undefined ? {} : { [say('cli.stats.all')]: all }), ...byRoleplay };
  const lines = [
    say('cli.stats.affiliations', { list: pairs(figures.affiliations) }),
    say('cli.stats.roleplays', { list: pairs(figures.roleplays) }),
    say('cli.stats.categories', { list: pairs(figures.categories) }),
    row('', heads),
    ...names.map((one) =>
      row(
        one.name,
        COLUMNS.map((column) => String(one[column])),
      ),
    ),
    say('cli.stats.deals', { deals: deal.deals, players: deal.players }),
    say('cli.stats.covered', { list: pairs(covered, percent) }),
    say('cli.stats.alone', { one: percent(deal.one), none: percent(deal.none) }),
    say('cli.stats.locked-out', { list: pairs(deal.lockedOut, percent) }),
  ];
  return [
    say('cli.stats.era', { era, copies, designs, adventures, supports, gold }),
    ...lines.map((line) => `  ${line}`),
    '',
  ]
    .map(printable)
    .join('\n');
}
