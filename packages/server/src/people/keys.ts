/** Rotating the keys that sign tokens, listing them, and keeping them in a file apart from the backup. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { settingsFor } from '../store/database/connections.ts';
import { KEYS_READ_EVERY } from './identity.ts';

/** How long the former key is honoured by default: people who visit in that time keep their identity. */
export const GRACE_DAYS = 90;
const DAY = 86_400_000;

/** A file of keys that can't be used. */
export class KeyTrouble extends Error {
  override readonly name = 'KeyTrouble';
}

interface KeyRow {
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
 * renewed at use. Without grace all older tokens end within a minute.
 */
export function rotateKey(url: string, name: string, graceDays: number): Promise<Rotation> {
  return connected(url, async (client) => {
    const now = await nowOf(client);
    const signsFrom = graceDays === 0 ? now : now + 2 * KEYS_READ_EVERY;
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
    await client.query('commit');
    return { signsFrom, until };
  });
}

const readRows = (client: pg.Client): Promise<{ rows: KeyRow[] }> =>
  client.query<KeyRow>('select name, key, signs_from, until from keys order by name, signs_from desc');

/** Without the keys themselves. */
export const listKeys = (url: string): Promise<Omit<KeyRow, 'key'>[]> =>
  connected(url, async (client) => (await readRows(client)).rows.map(({ key: _key, ...rest }) => rest));

/** Readable only by this user. */
export async function saveKeys(url: string, path: string): Promise<void> {
  const { rows } = await connected(url, readRows);
  const keys = rows.map((row) => ({ ...row, key: row.key.toString('hex') }));
  await writeFile(`${path}.part`, `${JSON.stringify({ hortus: 'keys', keys }, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Takes the place of whatever keys are there. */
export async function loadKeys(url: string, path: string): Promise<void> {
  const rows = parseKeys(await readFile(path, 'utf8'), path);
  await connected(url, async (client) => {
    await client.query('begin');
    await client.query('delete from keys');
    for (const { name, key, signs_from, until } of rows)
      await client.query('insert into keys (name, key, signs_from, until) values ($1, $2, $3, $4)', [
        ...[name, key, signs_from, until],
      ]);
    await client.query('commit');
  });
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function parseKeys(text: string, path: string): KeyRow[] {
  const wrong = new KeyTrouble(`${path} isn't a file of keys as hortus backup --keys writes it`);
  let parsed: { hortus?: unknown; keys?: unknown } | null;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (parsed?.hortus !== 'keys' || !Array.isArray(parsed.keys)) throw wrong;
  return parsed.keys.map((one: Record<string, unknown> | null) => {
    const { name, key, signs_from, until } = one ?? {};
    const isSound = typeof name === 'string' && typeof key === 'string' && /^[0-9a-f]{64}$/.test(key);
    if (!isSound || !isTime(signs_from) || !(until === null || isTime(until))) throw wrong;
    return { name, key: Buffer.from(key, 'hex'), signs_from, until };
  });
}
