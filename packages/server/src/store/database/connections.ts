/** Connections to the database: a pool for ordinary queries, and lanes that keep one connection each. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseTrouble, isTooFull } from '../../postgres/trouble.ts';
import { isBroken, NotAsked, StoreDown } from './down.ts';

/** PostgreSQL's 64-bit numbers come as text unless told otherwise; ours are milliseconds, far below 2^53. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

const OLDEST = 15;

/** As the database lists it among its connections; those of a store have a name of their own. */
const NAME = `Hortus, process ${process.pid}`;

export const ownName = (): string => `${NAME} ${randomBytes(6).toString('base64url')}`;

export const settingsFor = (url: string, queryTimeout = 15_000, name = NAME): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: 5000,
  query_timeout: queryTimeout,
  keepAlive: true,
  types,
});

/** Otherwise a plan made while the tables are small would keep reading whole tables after they have grown. */
const BY_KEYS = 'set enable_seqscan = off';

export function openPool(url: string, max: number, queryTimeout?: number, name?: string): pg.Pool {
  const pool = new pg.Pool({
    ...settingsFor(url, queryTimeout, name),
    max,
    idleTimeoutMillis: 60_000,
    onConnect: async (client) => void (await client.query(BY_KEYS)),
  });
  pool.on('error', () => {}); // an idle connection was cut; the pool makes another when it needs one
  pool.on('connect', (client) => client.on('error', () => {})); // a busy one: its question fails, which is enough
  return pool;
}

/**
 * The pool as Kysely uses it: every statement is planned once per connection, since half the work of a small one is
 * its plan. There are a few dozen, all of them fixed texts.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `q${names.size}`;
    names.set(text, name);
    return name;
  };
  const made = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: unknown[]) => client.query({ name: nameOf(text), text, values });
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  };
  return {
    async connect() {
      const client = await pool.connect();
      const one = known.get(client) ?? made(client);
      known.set(client, one);
      return one;
    },
    end: () => pool.end(),
  };
}

/**
 * Says what's wrong with an address before anything depends on it.
 * @param roomWithin how long to wait for room on a disk that is too full for a connection
 */
export async function checkServer(url: string, patience: number, roomWithin = patience): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const client = new pg.Client(settingsFor(url));
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(
        `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
           pg_is_in_recovery() as standby`,
      );
      judgeServer(rows[0]);
      return;
    } catch (error) {
      if (!isBroken(error)) throw explained(error, client);
      const within = isTooFull(error) ? roomWithin : patience;
      if (performance.now() >= begin + within) throw explained(new StoreDown(error, false), client);
    } finally {
      void client.end().catch(() => {});
    }
    await delay(100);
  }
}

export function judgeServer(found: { version: string; major: number; standby: boolean }): void {
  if (found.major < OLDEST)
    throw new DatabaseTrouble(
      `Hortus needs PostgreSQL ${OLDEST} or later; DATABASE_URL leads to ${found.version}.`,
    );
  if (found.standby)
    throw new DatabaseTrouble(
      'DATABASE_URL leads to a standby, which can’t be written to. Use its primary instead.',
    );
}

function explained(error: unknown, { host, port, database, user }: pg.Client): unknown {
  if (error instanceof DatabaseTrouble || !(error instanceof Error)) return error;
  const where = `${user ?? ''}@${host}:${port}/${database ?? ''}`;
  return new DatabaseTrouble(`Can’t use a PostgreSQL at ${where}: ${error.message}`, { cause: error });
}

export interface QueryResult<Row> {
  readonly rows: Row[];
  /** How many rows were found or stored. */
  readonly count: number;
}

/** One connection, made when first needed and again after it breaks. */
export interface Lane {
  query<Row extends pg.QueryResultRow>(question: pg.QueryConfig): Promise<QueryResult<Row>>;
  close(): Promise<void>;
}

/** @param settings what to say first on each connection */
export function openLane(url: string, settings: string, name?: string): Lane {
  let current: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client(settingsFor(url, undefined, name));
    const forget = (): void => {
      if (current === client) current = undefined;
    };
    client.on('error', forget);
    client.once('end', forget);
    try {
      await client.connect();
      await client.query(settings);
    } catch (error) {
      void client.end().catch(() => {});
      throw isBroken(error) ? new NotAsked(error) : error;
    }
    current = client;
    return client;
  };

  return {
    async query<Row extends pg.QueryResultRow>(question: pg.QueryConfig): Promise<QueryResult<Row>> {
      connecting ??= current
        ? undefined
        : connect().finally(() => {
            connecting = undefined;
          });
      const client = current ?? (await connecting!);
      try {
        const { rows, rowCount } = await client.query<Row>(question);
        return { rows, count: rowCount ?? 0 };
      } catch (error) {
        if (isBroken(error)) {
          if (current === client) current = undefined;
          void client.end().catch(() => {});
        }
        throw error;
      }
    },
    async close() {
      await connecting?.catch(() => {});
      if (current) await goodbye(current);
    },
  };
}

/** Closing a connection to a machine that is gone might take for ever. */
export const goodbye = (client: pg.Client): Promise<void> =>
  Promise.race([client.end().catch(() => {}), delay(2000, undefined, { ref: false })]);
