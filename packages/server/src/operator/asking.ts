/** How operators' commands read their arguments, and what they work with. */
import { userInfo } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Environment } from '../environment.ts';
import { reachDatabase } from '../postgres/reach.ts';

/** The command was used wrongly. */
export class UsageTrouble extends Error {
  override readonly name = 'UsageTrouble';
}

export interface OperatorMeans {
  readonly environment: Pick<Environment, 'databaseUrl' | 'dataFolder'>;
  say(line: string): void;
  print(line: string): void;
}

export function onlyOne(positionals: readonly string[], usage: string): string {
  const [one, ...more] = positionals;
  if (one === undefined || more.length > 0) throw new UsageTrouble(`Usage: ${usage}`);
  return one;
}

/** Ids are random letters of base64url: one in 64 begins with a dash, but isn't an option. */
const DASHED_ID = /^-[\w-]{11,21}$/;
/** Hides the dash from the parser; no argument can hold a NUL. */
const MARK = '\0';

export function given<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  const isId = (arg: string): boolean => DASHED_ID.test(arg) && !Object.hasOwn(options, arg.slice(2));
  const shown = args.map((arg) => (isId(arg) ? `${MARK}${arg}` : arg));
  const plain = (text: string): string => text.replace(MARK, '');
  try {
    const { values, positionals } = parseArgs({ args: shown, options, allowPositionals: true });
    for (const [name, value] of Object.entries<unknown>(values))
      if (typeof value === 'string') Object.assign(values, { [name]: plain(value) });
    return { values, positionals: positionals.map(plain) };
  } catch (error) {
    throw new UsageTrouble(`${error instanceof Error ? error.message : error}. Usage: ${usage}`);
  }
}

export async function withDatabase(
  { environment, say }: OperatorMeans,
  use: (url: string) => Promise<void>,
  make = false,
): Promise<void> {
  const database = await reachDatabase(environment, say, make);
  try {
    await use(database.url);
  } finally {
    await database.close();
  }
}

/** What the trail calls the person at the terminal; with sudo, both the person and the user they became. */
export function operatorName(env: NodeJS.ProcessEnv = process.env): string {
  const own = userName();
  const person = env.SUDO_USER ?? '';
  return person === '' || person === own ? own : `${person} (as ${own})`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'terminal';
  }
}
