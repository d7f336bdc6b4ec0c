/** How commands of the operator are asked, and what they work with. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
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

export function onlyOne(positionals: readonly string[], usage: string): string {
  const [one, ...more] = positionals;
  if (one === undefined || more.length > 0) throw new UsageTrouble(`Usage: ${usage}`);
  return one;
}

export function given<T extends NonNullable<ParseArgsConfig['options']>>(
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
