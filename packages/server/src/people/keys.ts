/** Rotating the keys that sign tokens, listing them, and keeping them in a file apart from the backup. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import pg from 'pg';
import type { Step } from '../safety.ts';
import { settingsFor } from '../store/database/connections.ts';
import { refuseServed } from '../store/database/served.ts';
import { insertStep } from '../store/people/trail.ts';
import { IDENTITY } from './identity.ts';

/** How long the former key is honoured by default: people who visit in that time keep their identity. */
export const GRACE_DAYS = 90;
const DAY = 86_400_000;
/** When a new key signs: by then every process has read it, however busy it is. */
const SIGNS_AFTER = 120_000;

/** A file of keys that can't be used. */
export class KeyTrouble extends Error {
  override readonly name = 'KeyTrouble';
}

export interface KeyRow {
  readonly name: string;
  readonly key: Buffer;
  readonly signs_from: number;
  readonly until: number | null;
}

async function connected<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(settingsFor(url));
  client.on('error', () => {});
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const nowOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ now: number }>('select (extract(epoch from now()) * 1000)::bigint as now')).rows[0]!
    .now;

export interface Rotation {
  readonly signsFrom: number;
  /** Until when tokens of the former key are honoured. */
  readonly until: number;
}

/**
 * A new key. It signs once every process has read it; the former one is honoured for `graceDays` more, and tokens are
 * renewed at use. Without grace all older tokens end, and their sockets close, within seconds.
 */
export function rotateKey(url: string, name: string, graceDays: number, who: string): Promise<Rotation> {
  return connected(url, async (client) => {
    const now = await nowOf(client);
    const signsFrom = graceDays === 0 ? now : now + SIGNS_AFTER;
    const until = now + graceDays * DAY;
    await client.query('begin');
    await client.query('delete from keys where name = $1 and until <= $2', [name, now]);
    await client.query('update keys set until = least(until, $2) where name = $1 and ($3 or until is null)', [
      name,
      until,
      graceDays === 0,
    ]);
    await client.query('insert into keys (name, key, signs_from) values ($1, $2, $3)', [
      name,
      randomBytes(32),
      signsFrom,
    ]);
    await insertStep(client, { at: now, who, what: 'rotate-keys', about: { name, graceDays } });
    await client.query('commit');
    return { signsFrom, until };
  });
}

const readRows = (client: pg.Client): Promise<{ rows: KeyRow[] }> =>
  client.query<KeyRow>('select name, key, signs_from, until from keys order by name, signs_from desc');

/** Without the keys themselves. */
export const listKeys = (url: string): Promise<Omit<KeyRow, 'key'>[]> =>
  connected(url, async (client) => (await readRows(client)).rows.map(({ key: _key, ...rest }) => rest));

/** Readable only by this user. The trail notes first who takes a copy, so that there is none it doesn't know about. */
export async function saveKeys(url: string, path: string, who?: string): Promise<void> {
  const { rows } = await connected(url, async (client) => {
    const read = await readRows(client);
    const about = { saved: read.rows.length };
    if (who !== undefined)
      await insertStep(client, { at: await nowOf(client), who, what: 'save-keys', about });
    return read;
  });
  const keys = rows.map((row) => ({ ...row, key: row.key.toString('hex') }));
  await writeFile(`${path}.part`, `${JSON.stringify({ hortus: 'keys', keys }, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Read and checked before anything depends on it. */
export const readKeyFile = async (path: string): Promise<readonly KeyRow[]> =>
  parseKeys(await readFile(path, 'utf8').catch(unreadable(path)), path);

const unreadable = (path: string) => (error: unknown) => {
  throw new KeyTrouble(`${path} can't be read (${(error as NodeJS.ErrnoException).code}).`);
};

/** Replaces whatever keys are there, in a database that nobody uses yet; with a step of the trail. */
export const putKeys = (
  url: string,
  rows: readonly KeyRow[] | undefined,
  step?: Omit<Step, 'at'>,
): Promise<void> =>
  connected(url, async (client) => {
    await client.query('begin');
    if (rows !== undefined) await replaceKeys(client, rows);
    if (step !== undefined) await insertStep(client, { ...step, at: await nowOf(client) });
    await client.query('commit');
  });

/**
 * The same for a database that was in use: not while a server runs, which would go on with the keys it has read, and
 * not if it would replace keys that nobody has saved, unless told to.
 */
export function loadKeys(
  url: string,
  rows: readonly KeyRow[],
  { replace, who }: { readonly replace: boolean; readonly who: string },
): Promise<void> {
  return connected(url, async (client) => {
    await client.query('begin');
    await refuseServed(client);
    const kept = new Set(rows.map(({ name, key }) => `${name} ${key.toString('hex')}`));
    const there = (await readRows(client)).rows;
    const lost = there.filter(({ name, key }) => !kept.has(`${name} ${key.toString('hex')}`));
    if (lost.length > 0 && !replace)
      throw new KeyTrouble(
        `The database has keys that the file lacks (${[...new Set(lost.map(({ name }) => name))].join(', ')}). Without them, people who came since that file was saved are new guests, and bans of addresses made since then have no effect; if a leaked key was rotated away since, it counts again. To replace them all the same, add --replace.`,
      );
    await replaceKeys(client, rows);
    const about = { loaded: rows.length, lost: lost.length };
    await insertStep(client, { at: await nowOf(client), who, what: 'load-keys', about });
    await client.query('commit');
  });
}

async function replaceKeys(client: pg.Client, rows: readonly KeyRow[]): Promise<void> {
  await client.query('delete from keys');
  for (const { name, key, signs_from, until } of rows)
    await client.query('insert into keys (name, key, signs_from, until) values ($1, $2, $3, $4)', [
      ...[name, key, signs_from, until],
    ]);
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function parseKeys(text: string, path: string): KeyRow[] {
  const wrong = new KeyTrouble(`${path} isn't a file of keys as hortus keys save writes it`);
  let parsed: { hortus?: unknown; keys?: unknown } | null;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (parsed?.hortus !== 'keys' || !Array.isArray(parsed.keys)) throw wrong;
  const rows = parsed.keys.map((one: Record<string, unknown> | null) => {
    const { name, key, signs_from, until } = one ?? {};
    const isSound = typeof name === 'string' && typeof key === 'string' && /^[0-9a-f]{64}$/.test(key);
    if (!isSound || !isTime(signs_from) || !(until === null || isTime(until))) throw wrong;
    return { name, key: Buffer.from(key, 'hex'), signs_from, until };
  });
  const signing = rows.filter(({ name, until }) => name === IDENTITY && until === null);
  const current = rows.filter(({ until }) => until === null).map(({ name }) => name);
  // A database that was never served has no keys at all.
  if ((rows.length > 0 && signing.length !== 1) || new Set(current).size !== current.length) throw wrong;
  return rows;
}
