/** The commands of `hortus` for people who run a server: `hortus backup`, `hortus restore` … */

import { inPlainText } from '@hortus/protocol';
import { BackupTrouble } from '../backup/format.ts';
import { readEnvironment, StartTrouble } from '../environment.ts';
import { KeyTrouble } from '../people/keys.ts';
import { DatabaseTrouble } from '../postgres/trouble.ts';
import { UsageTrouble } from './asking.ts';
import { MissingRules, runOperator } from './commands.ts';
import { ModerationTrouble } from './moderation.ts';

const say = (line: string): void => void process.stderr.write(`hortus: ${line}\n`);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await runOperator(process.argv.slice(2), { environment: readEnvironment(process.env), say, print });
} catch (error) {
  const known = [
    StartTrouble,
    DatabaseTrouble,
    BackupTrouble,
    KeyTrouble,
    ModerationTrouble,
    UsageTrouble,
    MissingRules,
  ].some((kind) => error instanceof kind);
  say(inPlainText(known ? (error as Error).message : String(error instanceof Error ? error.stack : error)));
  process.exitCode = error instanceof UsageTrouble ? 2 : 1;
}
