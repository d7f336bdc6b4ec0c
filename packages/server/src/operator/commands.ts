/** What each operator's command takes and does. */
import { inPlainText } from '@hortus/protocol';
import { writeBackup } from '../backup/backup.ts';
import { checkBackups, restoreBackups } from '../backup/restore.ts';
import { putKeys, readKeyFile, saveKeys } from '../people/keys.ts';
import { reachDatabase } from '../postgres/reach.ts';
import { rulesInUseAt } from '../store/tables/rules-in-use.ts';
import type { RulesInUse } from '../store.ts';
import { given, type OperatorMeans, onlyOne, operatorName, UsageTrouble, withDatabase } from './asking.ts';
import { keys } from './keys-command.ts';
import { PEOPLE_COMMANDS } from './people-commands.ts';
import { keptVersions, rulesInFiles, tellVersions } from './rules.ts';
import { upgradeDatabase } from './upgrade.ts';

export class MissingRules extends Error {
  override readonly name = 'MissingRules';
}

type Command = (args: readonly string[], means: OperatorMeans) => Promise<void>;

export const COMMANDS: Readonly<Record<string, Command>> = {
  backup,
  restore,
  keys,
  rules,
  'upgrade-database': upgradeDatabase,
  ...PEOPLE_COMMANDS,
};

export async function runOperator(
  [name = '', ...args]: readonly string[],
  means: OperatorMeans,
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageTrouble(`There is no command ${JSON.stringify(name)}.`);
  await command(args, plainly(means));
}

/** Names, chat and reports are other people's words: they mustn't control the operator's terminal. */
const plainly = (means: OperatorMeans): OperatorMeans => ({
  ...means,
  say: (line) => means.say(inPlainText(line)),
  print: (line) => means.print(inPlainText(line)),
});

const BACKUP = 'hortus backup FILE [--since FORMER] [--keys FILE]';

async function backup(args: readonly string[], means: OperatorMeans): Promise<void> {
  const options = { since: { type: 'string' }, keys: { type: 'string' } } as const;
  const { values, positionals } = given(args, options, BACKUP);
  const file = onlyOne(positionals, BACKUP);
  await withDatabase(means, async (url) => {
    const { rows, bytes } = await writeBackup(url, file, values.since);
    means.print(`${file}: ${total(rows)} rows, ${bytes} bytes`);
    if (values.keys === undefined) return;
    await saveKeys(url, values.keys, operatorName());
    means.print(`${values.keys}: the keys that sign tokens. Keep this file secret.`);
  });
}

const RESTORE = 'hortus restore FILE [FILE that continues it …] [--keys FILE] [--check]';

async function restore(args: readonly string[], means: OperatorMeans): Promise<void> {
  const options = { check: { type: 'boolean' }, keys: { type: 'string' } } as const;
  const { values, positionals } = given(args, options, RESTORE);
  if (positionals.length === 0) throw new UsageTrouble(`Usage: ${RESTORE}`);
  // Before a database is touched: damage must not come to light when half of the work is done.
  const keptKeys = values.keys === undefined ? undefined : await readKeyFile(values.keys);
  const { head, total: rows } = await checkBackups(positionals);
  const made = new Date(head.at).toISOString();
  if (values.check === true) {
    means.print(`${positionals.join(' ')}: sound, ${total(rows)} rows as of ${made}`);
    return;
  }
  await withDatabase(
    means,
    async (url) => {
      await restoreBackups(url, positionals);
      const about = { made, keys: keptKeys?.length ?? 0 };
      await putKeys(url, keptKeys, { who: operatorName(), what: 'restore', about });
      means.print(`${total(rows)} rows restored as of ${made}`);
      if (keptKeys === undefined)
        means.print('Without --keys everybody is a new guest, and bans of addresses have no effect.');
    },
    true,
  );
}

/** Exits with 1 if a match needs rules that aren't here. */
async function rules(args: readonly string[], means: OperatorMeans): Promise<void> {
  const usage = 'hortus rules versions [FILE…]';
  const [what, ...files] = given(args, {}, usage).positionals;
  if (what !== 'versions') throw new UsageTrouble(`Usage: ${usage}`);
  const uses = files.length > 0 ? rulesInFiles(files, means.say) : await rulesInDatabase(means);
  const { lines, isMissing } = tellVersions(await keptVersions(), uses);
  for (const line of lines) means.print(line);
  if (isMissing) throw new MissingRules('Some matches need rules that this Hortus doesn’t have.');
}

async function rulesInDatabase({ environment, say }: OperatorMeans): Promise<RulesInUse[]> {
  const database = await reachDatabase(environment, say);
  try {
    return await rulesInUseAt(database.url);
  } finally {
    await database.close();
  }
}

const total = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);
