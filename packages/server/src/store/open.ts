/** The store on PostgreSQL. */

import { invariant } from '@hortus/kernel';
import { Kysely, PostgresDialect } from 'kysely';
import type { Change, Store } from '../store.ts';
import { checkServer, openLane, openPool, ownName, preparing } from './database/connections.ts';
import { patiently } from './database/down.ts';
import { migrate, refuseOtherTables } from './database/migrate.ts';
import { probe } from './database/probe.ts';
import type { Schema } from './database/schema.ts';
import { APPEND_SETTINGS } from './entries/append-statement.ts';
import { makeAppender } from './entries/appender.ts';
import { readEntries } from './entries/read-entries.ts';
import { readSnapshot, saveSnapshot } from './entries/snapshots.ts';
import { sharedCounts } from './people/counts.ts';
import { sharedHoldings } from './people/holdings.ts';
import { readKey, readKeyring, readPerson, savePerson } from './people/people.ts';
import { PersonalStore } from './people/personal.ts';
import { SafetyStore } from './people/safety.ts';
import { BELL_SETTINGS, makeBell } from './processes/bell.ts';
import { claim, finishDuty, nextDue, setDuty } from './processes/duties.ts';
import { hear } from './processes/hearing.ts';
import { makeNeighbours } from './processes/neighbours.ts';
import { beat } from './processes/nodes.ts';
import { addChat, addReport, readChat } from './tables/chat.ts';
import { dropContent, keepContent, readContents, readKept, readStored } from './tables/contents.ts';
import { expire } from './tables/expiry.ts';
import { countUnfinished, noteStanding, readTablesAfter, readTablesOf } from './tables/listing.ts';
import { readNewer } from './tables/newer.ts';
import { readRulesInUse } from './tables/rules-in-use.ts';
import { changeTable, createTable, readTable } from './tables/tables.ts';

export interface StoreOptions {
  /** A PostgreSQL address, as in DATABASE_URL or from `launch`. */
  readonly url: string;
  /** How many commits may run at the same time. */
  readonly lanes?: number;
  /** Connections for everything else. */
  readonly connections?: number;
  /** How often a listening process says so to the others, in milliseconds. */
  readonly greetEvery?: number;
  /** How long, in milliseconds, to retry if the database doesn't answer; a restart takes less. */
  readonly patience?: number;
  /** For commands beside a server: tables of another version are refused instead of brought up to date. */
  readonly beside?: boolean;
}

const NOW = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now';
const ANSWER_TO_PING = 3000;
/** How long a server that starts waits, in milliseconds, until somebody has made room on a full disk. */
const ROOM_WITHIN = 120_000;

export async function openStore({
  url,
  lanes = 2,
  connections = 6,
  greetEvery = 2000,
  patience = 5000,
  beside = false,
}: StoreOptions): Promise<Store> {
  await checkServer(url, patience, beside ? patience : ROOM_WITHIN);
  await patiently(patience, () => (beside ? refuseOtherTables(url) : migrate(url)));
  const name = ownName();
  const pool = openPool(url, connections, undefined, name);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  const appendLanes = Array.from({ length: lanes }, () => openLane(url, APPEND_SETTINGS, name));
  const bellLane = openLane(url, BELL_SETTINGS, name);
  const bell = makeBell(bellLane);
  const countLane = openLane(url, BELL_SETTINGS, name);
  const neighbours = makeNeighbours(greetEvery);
  const hearing = new Map<() => Promise<void>, (changes: readonly Change[]) => void>();
  const ring = (changes: readonly Change[]): void => {
    if (neighbours.areAway()) for (const heard of hearing.values()) setImmediate(heard, changes);
    else bell.ring(changes);
  };
  const appender = makeAppender(appendLanes, patience, ring);
  let closed: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    await appender.close();
    await bell.close();
    await Promise.all([...appendLanes, bellLane, countLane].map((lane) => lane.close()));
    await Promise.all([...hearing.keys()].map((stop) => stop()));
    await db.destroy();
    if (!pool.ending) await pool.end(); // Kysely ends it only if it was ever asked something
  };

  return {
    append: appender.append,
    entries: (table, after) => patiently(patience, () => readEntries(pool, table, after)),
    newer: (known) => readNewer(pool, patience, known),

    snapshot: (table) => readSnapshot(db, patience, table),
    saveSnapshot: (table, text) => saveSnapshot(db, patience, table, text),

    keepContent: (person, content, quota, at) => keepContent(db, patience, person, content, quota, at),
    contents: (hashes) => readContents(db, patience, hashes),
    keptBy: (person) => readKept(db, patience, person),
    storedFor: (person) => readStored(db, patience, person),
    dropContent: (person, hash) => dropContent(db, patience, person, hash),

    createTable: (table) => createTable(db, patience, table),
    table: (id) => readTable(db, patience, id),
    async changeTable(id, change, known) {
      const changed = await changeTable(db, patience, id, change, known);
      if (changed) ring([{ table: id, version: changed.version }]);
      return changed;
    },
    tablesOf: (person, limit) => readTablesOf(db, patience, person, limit),
    tablesAfter: (person, after, limit) => readTablesAfter(db, patience, person, after, limit),
    unfinishedOf: (person, most) => countUnfinished(db, patience, person, most),
    rulesInUse: () => readRulesInUse(db, patience),
    noteStanding: (table, seq, standing) => noteStanding(db, patience, table, seq, standing),

    claim: (kind, now, lease, limit) => claim(pool, patience, kind, now, lease, limit, name),
    setDuty: (table, kind, duty, seq) => setDuty(db, patience, table, kind, duty, seq),
    finishDuty: (duty) => finishDuty(db, patience, duty),
    nextDue: (kind) => nextDue(db, patience, kind),

    async addChat(table, line, terms) {
      const added = await addChat(db, table, line, terms);
      if (added !== undefined) ring([{ table, line: added.n }]);
      return added;
    },
    chat: (table, after, most) => readChat(db, patience, table, after, most),
    report: (table, n, by, why, at) => patiently(patience, () => addReport(db, { table, n, by, why, at })),

    safety: new SafetyStore(db, patience, (table) => ring([{ table, retold: true }])),
    personal: new PersonalStore(db, patience, (table) => ring([{ table, retold: true }])),
    person: (id) => readPerson(db, patience, id),
    savePerson: (person) => savePerson(db, patience, person),
    key: (name) => readKey(db, patience, name),
    keyring: (name, now) => readKeyring(db, patience, name, now),
    beat: (node, now, since) => beat(db, patience, node, now, since),

    async listen(heard) {
      invariant(!closed, 'the store is closed');
      const stop = await hear(url, patience, neighbours, heard, name);
      const stopOnce = async (): Promise<void> => {
        if (hearing.delete(stopOnce)) await stop();
      };
      hearing.set(stopOnce, heard);
      return stopOnce;
    },

    async now() {
      const { rows } = await patiently(patience, () =>
        pool.query<{ now: number }>({ name: 'now', text: NOW }),
      );
      return rows[0]?.now as number;
    },
    async ping() {
      await pool.query({ text: 'select', query_timeout: ANSWER_TO_PING } as { text: string });
    },
    stats: appender.stats,
    counts: sharedCounts(countLane, patience, neighbours.areAway),
    holdings: sharedHoldings(countLane, patience, name),
    expire: (now, days) => expire(pool, patience, now, days),
    probe: () => probe(pool, ANSWER_TO_PING),
    close() {
      closed ??= close();
      return closed;
    },
  };
}
