/** The lab's command line, checked: everything wrong is reported at once. */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { botOf, type Players } from '@hortus/bots';
import { KITS, kitOf } from '@hortus/catalogue';
import type { Game, Result } from '@hortus/kernel';
import { type Kit, plainReport, type Report, versionIn, versionsIn } from '@hortus/kit';

const MOST_GAMES = 10_000_000;
const LONGEST_MS = 60_000;
/** The default options. */
const USUAL = '{}';

const OPTIONS = {
  games: { type: 'string', default: '10000' },
  level: { type: 'string' },
  ms: { type: 'string' },
  seats: { type: 'string', default: '2' },
  options: { type: 'string', default: USUAL },
  rules: { type: 'string' },
  out: { type: 'string', default: '.hortus/balance' },
  name: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const withDefault = (name: 'games' | 'seats' | 'out'): string => `[--${name} ${OPTIONS[name].default}]`;

export const USAGE = `npm run lab -- balance GAME ${(['games', 'seats', 'out'] as const).map(withDefault).join(' ')} [--level LEVEL] [--ms PER DECISION] [--options JSON] [--rules VERSION] [--name GAME]
GAME is one of ${KITS.map(({ id }) => id).join(', ')}. Without --level bots play by rules of thumb or, where a game has no such player, at level club. An interrupted run continues where it stopped; --fresh starts over. Without --ms bots get a counted budget, so that every machine plays the same games.`;

export interface BalanceRun {
  readonly game: Game;
  readonly report: Report;
  readonly options: unknown;
  readonly parsed: unknown;
  readonly games: number;
  readonly level: string;
  /** Infinity: a counted budget. */
  readonly ms: number;
  readonly seats: number;
  readonly out: string;
  readonly name: string;
  readonly fresh: boolean;
  /** About options that are legal but surely not intended. */
  readonly warnings: readonly string[];
  /** The options as text; empty: the defaults. */
  readonly terms: string;
  /** The same command again, without defaults. */
  readonly command: string;
  /** Distinguishes games played under other terms. */
  readonly key: string;
}

/** `help`: only print the usage. */
export async function readAsked(
  args: readonly string[],
): Promise<Result<BalanceRun, readonly string[]> | 'help'> {
  const read = readArgs(args);
  if (!read.ok) return { ok: false, fault: [read.fault] };
  const { values, positionals } = read.value;
  if (values.help || positionals.length === 0) return 'help';
  const faults: string[] = [];
  const [, id = ''] = positionals;
  const kit = readGame(positionals, faults);
  const games = readWhole(values, 'games', 1, MOST_GAMES, faults);
  const ms =
    values.ms === undefined ? Number.POSITIVE_INFINITY : readWhole(values, 'ms', 1, LONGEST_MS, faults);
  const seats = readWhole(values, 'seats', 1, 16, faults);
  const name = readName(values, id, faults);
  const options = readJson(values.options, faults);
  if (kit === undefined) return { ok: false, fault: faults };
  const version = await trialIn(kit, values.rules);
  if (version === undefined) {
    const known = (await versionsIn(kit)).join(', ');
    return { ok: false, fault: [...faults, `--rules ${values.rules}: ${id} has ${known}`] };
  }
  const { players, report } = version;
  const { game } = players;
  if (Number.isInteger(seats) && !game.seats.includes(seats))
    faults.push(`--seats ${seats}: ${id} is for ${game.seats.join(' or ')}`);
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) faults.push(...parsed.fault.map(({ message }) => `--options: ${message}`));
  const { level = usualLevel(players) } = values;
  if (botOf(players, level) === undefined)
    faults.push(`--level ${level}: ${Object.keys(players.levels).join(', ')}`);
  if (faults.length > 0 || !parsed.ok) return { ok: false, fault: faults };
  const { out, fresh } = values;
  const warnings = (await kit.decks?.())?.warn?.(options, seats) ?? [];
  const told = JSON.stringify(options);
  const terms = told === USUAL ? '' : told;
  return {
    ok: true,
    value: {
      ...{ game, report, options, parsed: parsed.value, games, level, ms, seats, out, name, fresh, terms },
      warnings,
      command: ['npm run lab -- balance', id, ...unusual(values, terms, id)].join(' '),
      key: `${name}-v${game.rulesVersion}-${level}-${ms === Number.POSITIVE_INFINITY ? 'counted' : `${ms}ms`}-${seats}${terms === '' ? '' : `-${shortHash(terms)}`}`,
    },
  };
}

/** Thousands of games need a fast player. */
const usualLevel = ({ thumb }: Players): string => (thumb === undefined ? 'club' : 'thumb');

/** On a counted budget no choice may depend on a clock, so it stands still. */
export const clockFor = (ms: number): (() => number) =>
  ms === Number.POSITIVE_INFINITY ? () => 0 : () => performance.now();

/** The newest rules, or those of a version, with the report that fits them. */
export async function trialIn(
  kit: Kit,
  rules: string | undefined,
): Promise<{ readonly players: Players; readonly report: Report } | undefined> {
  const version =
    rules === undefined
      ? { players: await kit.players(), looksAsNow: true }
      : await versionIn(kit, Number(rules));
  return (
    version && { players: version.players, report: version.looksAsNow ? await kit.report() : plainReport }
  );
}

function readGame([what, id = '', ...more]: readonly string[], faults: string[]): Kit | undefined {
  if (what !== 'balance')
    faults.push(`the lab has no command “${what}”; it has “balance”, “learn” and “puzzles”`);
  if (more.length > 0) faults.push(`“${more.join(' ')}” is too much`);
  const kit = kitOf(id);
  if (kit === undefined)
    faults.push(`“${id}” is not a game; choose one of ${KITS.map((one) => one.id).join(', ')}`);
  return kit;
}

function readWhole(
  values: Values,
  name: 'games' | 'ms' | 'seats',
  least: number,
  most: number,
  faults: string[],
): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < least || value > most)
    faults.push(`--${name} ${values[name]}: a whole number from ${least} to ${most}`);
  return value;
}

function readName({ name }: Values, id: string, faults: string[]): string {
  if (name !== undefined && !/^[\w-]+$/.test(name)) faults.push(`--name ${name}: letters, digits and dashes`);
  return name ?? id;
}

function readJson(text: string, faults: string[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    faults.push(`--options: ${(error as Error).message}`);
    return {};
  }
}

function readArgs(args: readonly string[]) {
  try {
    const read = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    return { ok: true as const, value: read };
  } catch (error) {
    return { ok: false as const, fault: (error as Error).message };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

function unusual(values: Values, terms: string, id: string): string[] {
  const said: string[] = [];
  for (const name of ['games', 'seats'] as const)
    if (values[name] !== OPTIONS[name].default) said.push(`--${name} ${values[name]}`);
  if (values.level !== undefined) said.push(`--level ${values.level}`);
  if (values.ms !== undefined) said.push(`--ms ${values.ms}`);
  if (values.rules !== undefined) said.push(`--rules ${values.rules}`);
  if (terms !== '') said.push(`--options '${terms.replaceAll("'", "'\\''")}'`);
  if (values.name !== undefined && values.name !== id) said.push(`--name ${values.name}`);
  return said;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
