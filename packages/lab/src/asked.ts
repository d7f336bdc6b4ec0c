/** What the command line asks of the lab, checked: everything wrong is said at once. */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { botOf, loadPlayers } from '@hortus/bots';
import { gameById } from '@hortus/catalogue';
import type { Game, Result } from '@hortus/kernel';

export const USAGE = `npm run lab -- balance GAME [--games 10000] [--level club] [--ms 5] [--seats 2] [--options JSON] [--out docs/balance] [--name GAME]
GAME is genesis or worlds-asunder. A run that was stopped goes on where it was; --fresh begins anew.`;

/** Their factions, lives and abilities are what a report tells of. */
const REPORTED = ['genesis', 'worlds-asunder'];
const MOST_GAMES = 10_000_000;

const OPTIONS = {
  games: { type: 'string', default: '10000' },
  level: { type: 'string', default: 'club' },
  ms: { type: 'string', default: '5' },
  seats: { type: 'string', default: '2' },
  options: { type: 'string', default: '{}' },
  out: { type: 'string', default: 'docs/balance' },
  name: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export interface Asked {
  readonly game: Game;
  readonly options: unknown;
  readonly parsed: unknown;
  readonly games: number;
  readonly level: string;
  readonly ms: number;
  readonly seats: number;
  readonly out: string;
  readonly name: string;
  readonly fresh: boolean;
  /** The same command again, without what is usual. */
  readonly command: string;
  /** Tells apart what was played under other terms. */
  readonly key: string;
}

/** `help`: only the usage is wanted. */
export async function readAsked(args: readonly string[]): Promise<Result<Asked, readonly string[]> | 'help'> {
  const read = readArgs(args);
  if (!read.ok) return { ok: false, fault: [read.fault] };
  const { values, positionals } = read.value;
  if (values.help || positionals.length === 0) return 'help';
  const faults: string[] = [];
  const [what, id = '', ...more] = positionals;
  if (what !== 'balance') faults.push(`“${what}” is nothing the lab can do; it can “balance”`);
  if (more.length > 0) faults.push(`“${more.join(' ')}” is one word too many`);
  const game = REPORTED.includes(id) ? gameById(id) : undefined;
  if (game === undefined)
    faults.push(`“${id}” is no game the lab reports on; it does on ${REPORTED.join(' and ')}`);
  const whole = (name: 'games' | 'ms' | 'seats', least: number, most: number): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < least || value > most)
      faults.push(`--${name} ${values[name]}: a whole number from ${least} to ${most}`);
    return value;
  };
  const games = whole('games', 1, MOST_GAMES);
  const ms = whole('ms', 1, 60_000);
  const seats = whole('seats', 2, 4);
  const name = values.name ?? id;
  if (values.name !== undefined && !/^[\w-]+$/.test(name))
    faults.push(`--name ${name}: letters, digits and dashes`);
  let options: unknown = {};
  try {
    options = JSON.parse(values.options);
  } catch (error) {
    faults.push(`--options: ${(error as Error).message}`);
  }
  if (game === undefined) return { ok: false, fault: faults };
  if (Number.isInteger(seats) && !game.seats.includes(seats))
    faults.push(`--seats ${seats}: ${id} is for ${game.seats.join(' or ')}`);
  const parsed = game.parseOptions(options);
  if (!parsed.ok) faults.push(...parsed.fault.map(({ message }) => `--options: ${message}`));
  const players = await loadPlayers(id);
  if (players !== undefined && botOf(players, values.level) === undefined)
    faults.push(`--level ${values.level}: ${Object.keys(players.levels).join(', ')}`);
  if (faults.length > 0 || !parsed.ok) return { ok: false, fault: faults };
  const terms = values.options === '{}' ? '' : `-${shortHash(JSON.stringify(options))}`;
  return {
    ok: true,
    value: {
      ...{ game, options, games, ms, seats, name },
      ...{ parsed: parsed.value, level: values.level, out: values.out, fresh: values.fresh },
      command: ['npm run lab -- balance', id, ...unusual(values, id)].join(' '),
      key: `${name}-v${game.rulesVersion}-${values.level}-${ms}ms-${seats}${terms}`,
    },
  };
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

function unusual(values: Values, id: string): string[] {
  const said: string[] = [];
  for (const name of ['games', 'level', 'ms', 'seats'] as const)
    if (values[name] !== OPTIONS[name].default) said.push(`--${name} ${values[name]}`);
  if (values.options !== '{}') said.push(`--options '${values.options}'`);
  if (values.name !== undefined && values.name !== id) said.push(`--name ${values.name}`);
  return said;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
