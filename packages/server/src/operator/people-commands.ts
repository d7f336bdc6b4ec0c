/** `hortus reports`, `mute`, `unmute`, `ban`, `unban`, `remove-text`, `settle`, `people`, `trail`. */
import type { Restriction } from '../safety.ts';
import { Server } from '../server.ts';
import { openStore } from '../store/open.ts';
import { given, type OperatorMeans, onlyOne, operatorName, UsageTrouble, withDatabase } from './asking.ts';
import {
  daysOf,
  lift,
  ModerationTrouble,
  type Moderator,
  PERSON,
  removeText,
  restrict,
  safetyOf,
  settle,
} from './moderation.ts';

type Command = (args: readonly string[], means: OperatorMeans) => Promise<void>;

const MOST = 200;

export const PEOPLE_COMMANDS: Readonly<Record<string, Command>> = {
  reports,
  settle: settled,
  'remove-text': removed,
  trail,
  people,
  ban: (args, means) => restricted('ban', args, means),
  mute: (args, means) => restricted('mute', args, means),
  unban: (args, means) => lifted('ban', args, means),
  unmute: (args, means) => lifted('mute', args, means),
};

const moderating = (means: OperatorMeans, act: (moderator: Moderator) => Promise<void>): Promise<void> =>
  withDatabase(means, async (url) => {
    const store = await openStore({ url, connections: 1, lanes: 1, beside: true });
    try {
      const now = Math.floor(await store.now());
      await act({ store, who: operatorName(), now: () => now });
    } finally {
      await store.close();
    }
  });

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

async function reports(args: readonly string[], means: OperatorMeans): Promise<void> {
  const usage = 'hortus reports [--json]';
  const { values, positionals } = given(args, { json: { type: 'boolean' } }, usage);
  if (positionals.length > 0) throw new UsageTrouble(`Usage: ${usage}`);
  await moderating(means, async ({ store }) => {
    const open = await safetyOf(store).reports(MOST);
    if (values.json === true) return means.print(JSON.stringify(open, null, 2));
    if (open.length === 0) return means.print('No open reports.');
    for (const { table, n, at, by, why, line, person } of open) {
      means.print(`${time(at)} table ${table}, line ${n}, reported by ${by}: ${JSON.stringify(why)}`);
      means.print(
        `  ${line?.name ?? '?'} (${person ?? 'no longer there'}) wrote ${JSON.stringify(line?.text ?? '')}`,
      );
    }
  });
}

async function settled(args: readonly string[], means: OperatorMeans): Promise<void> {
  const { table, n } = lineIn(
    given(args, {}, 'hortus settle TABLE LINE').positionals,
    'hortus settle TABLE LINE',
  );
  await moderating(means, (moderator) => settle(moderator, table, n));
}

const REMOVE = 'hortus remove-text TABLE LINE, or hortus remove-text PERSON for a name';

async function removed(args: readonly string[], means: OperatorMeans): Promise<void> {
  const { positionals } = given(args, {}, REMOVE);
  const { table, n } =
    positionals.length === 1 ? { table: positionals[0] ?? '', n: undefined } : lineIn(positionals, REMOVE);
  await moderating(means, (moderator) => removeText(moderator, table, n));
  means.print('Removed, also on pages that show it.');
}

async function restricted(
  kind: Restriction['kind'],
  args: readonly string[],
  means: OperatorMeans,
): Promise<void> {
  const usage = `hortus ${kind} ${kind === 'ban' ? 'PERSON|ADDRESS' : 'PERSON'} [--days DAYS] [--why TEXT]`;
  const { values, positionals } = given(args, { days: { type: 'string' }, why: { type: 'string' } }, usage);
  const name = onlyOne(positionals, usage);
  const limits = {
    why: values.why ?? '',
    ...(values.days === undefined ? {} : { days: daysOf(values.days) }),
  };
  await moderating(means, async (moderator) => {
    const whom = await restrict(moderator, kind, name, limits);
    means.print(`${whom} is ${kind === 'ban' ? 'banned' : 'muted'} on every process within 10 seconds.`);
  });
}

async function lifted(
  kind: Restriction['kind'],
  args: readonly string[],
  means: OperatorMeans,
): Promise<void> {
  const usage = `hortus un${kind} ${kind === 'ban' ? 'PERSON|ADDRESS' : 'PERSON'}`;
  const name = onlyOne(given(args, {}, usage).positionals, usage);
  await moderating(means, async (moderator) => {
    means.print(`${await lift(moderator, kind, name)} is free again.`);
  });
}

const PEOPLE = 'hortus people export PERSON, or hortus people delete PERSON';

/** What is stored about a person, as JSON; or all of it deleted, while the server runs or not. */
async function people(args: readonly string[], means: OperatorMeans): Promise<void> {
  const [act, person, ...more] = given(args, {}, PEOPLE).positionals;
  if ((act !== 'export' && act !== 'delete') || person === undefined || more.length > 0)
    throw new UsageTrouble(`Usage: ${PEOPLE}`);
  if (!PERSON.test(person)) throw new ModerationTrouble(`${JSON.stringify(person)} isn't a person's id.`);
  await moderating(means, async ({ store, who, now }) => {
    const log = { info: () => {}, warn: () => {}, error: (_: object, what: string) => means.say(what) };
    const server = await Server.open({ store, log });
    try {
      if (act === 'export') {
        await safetyOf(store).note({ at: now(), who, what: 'export-person', about: { person } });
        for await (const line of server.personal.everything(person)) means.print(line);
        return;
      }
      const { tables, lines, later } = await server.personal.forget(person, who);
      means.print(`Deleted: ${tables} tables without them, ${lines} lines of chat emptied.`);
      if (later > 0)
        means.print(
          `${later} matches are still being played; the name leaves their logs when they are over.`,
        );
    } finally {
      await server.stop();
    }
  });
}

async function trail(args: readonly string[], means: OperatorMeans): Promise<void> {
  if (given(args, {}, 'hortus trail').positionals.length > 0) throw new UsageTrouble('Usage: hortus trail');
  await moderating(means, async ({ store }) => {
    for (const { at, who, what, about } of await safetyOf(store).trail(MOST))
      means.print(`${time(at)} ${who}: ${what} ${JSON.stringify(about)}`);
  });
}

function lineIn(
  positionals: readonly string[],
  usage: string,
): { readonly table: string; readonly n: number } {
  const [table, n, ...more] = positionals;
  if (table === undefined || more.length > 0 || !/^[1-9]\d{0,5}$/.test(n ?? ''))
    throw new UsageTrouble(`Usage: ${usage}`);
  return { table, n: Number(n) };
}
