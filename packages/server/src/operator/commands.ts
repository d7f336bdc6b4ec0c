/** What each command of the operator takes and does. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { writeBackup } from '../backup/backup.ts';
import { checkBackup, restoreBackup } from '../backup/restore.ts';
import type { Environment } from '../environment.ts';
import { reachDatabase } from '../postgres/reach.ts';

/** The command was asked wrongly. */
export class UsageTrouble extends Error {
  override readonly name = 'UsageTrouble';
}

export interface OperatorMeans {
  readonly environment: Pick<Environment, 'databaseUrl' | 'dataFolder'>;
  say(line: string): void;
  print(line: string): void;
}

type Command = (args: readonly string[], means: OperatorMeans) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = { backup, restore };

export async function runOperator(
  [name = '', ...args]: readonly string[],
  means: OperatorMeans,
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageTrouble(`There is no command ${JSON.stringify(name)}.`);
  await command(args, means);
}

async function backup(args: readonly string[], means: OperatorMeans): Promise<void> {
  const { positionals } = given(args, {}, 'hortus backup FILE');
  const [file] = oneOf(positionals, 'hortus backup FILE');
  const database = await reachDatabase(means.environment, means.say);
  try {
    const { rows, bytes } = await writeBackup(database.url, file);
    means.print(`${file}: ${total(rows)} rows, ${bytes} bytes`);
  } finally {
    await database.close();
  }
}

async function restore(args: readonly string[], means: OperatorMeans): Promise<void> {
  const usage = 'hortus restore FILE [--check]';
  const { values, positionals } = given(args, { check: { type: 'boolean' } }, usage);
  const [file] = oneOf(positionals, usage);
  // Before a database is touched: a damaged file is refused as a whole anyway, but sooner is better.
  const checked = await checkBackup(file);
  const made = new Date(checked.at).toISOString();
  if (values.check === true) {
    means.print(`${file}: sound, ${total(checked.rows)} rows as of ${made}`);
    return;
  }
  const database = await reachDatabase(means.environment, means.say, true);
  try {
    const { rows } = await restoreBackup(database.url, file);
    means.print(`${total(rows)} rows restored as of ${made}`);
  } finally {
    await database.close();
  }
}

const total = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

function oneOf(positionals: readonly string[], usage: string): [string] {
  const [one, ...more] = positionals;
  if (one === undefined || more.length > 0) throw new UsageTrouble(`Usage: ${usage}`);
  return [one];
}

function given<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageTrouble(`${error instanceof Error ? error.message : error}. Usage: ${usage}`);
  }
}
