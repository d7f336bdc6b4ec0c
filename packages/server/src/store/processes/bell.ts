/**
 * Hints between processes. They are sent after the commit and outside it: inside, PostgreSQL would make all commits
 * wait for each other. A hint may be lost, so listeners also poll.
 */
import type { Change } from '../../store.ts';
import type { Lane } from '../database/connections.ts';

export const CHANNEL = 'hortus';
/** A payload must be shorter than 8000 bytes. */
const LONGEST = 7900;

/** A hint is not worth waiting for the disk. */
export const BELL_SETTINGS = 'set synchronous_commit = off';

/** `["id",7]` for entries up to 7, `["id",0,3]` for version 3 of the table, `["id",0,0,9]` for line 9 of its
 * chat, `["id",0,0,0,1]` if lines have changed. */
const makePart = ({ table, seq = 0, version = 0, line = 0, retold }: Change): string =>
  JSON.stringify(
    retold
      ? [table, seq, version, line, 1]
      : line > 0
        ? [table, seq, version, line]
        : version > 0
          ? [table, seq, version]
          : [table, seq],
  );

export function makePayloads(changes: readonly Change[]): string[] {
  const payloads: string[] = [];
  let parts: string[] = [];
  let size = 2;
  for (const change of changes) {
    const part = makePart(change);
    const bytes = Buffer.byteLength(part) + 1;
    if (size + bytes > LONGEST && parts.length > 0) {
      payloads.push(`[${parts.join(',')}]`);
      parts = [];
      size = 2;
    }
    parts.push(part);
    size += bytes;
  }
  if (parts.length > 0) payloads.push(`[${parts.join(',')}]`);
  return payloads;
}

export const parsePayload = (payload: string): Change[] =>
  (JSON.parse(payload) as [string, number, number?, number?, number?][]).map(
    ([table, seq, version = 0, line = 0, retold = 0]) => ({
      table,
      ...(seq > 0 ? { seq } : {}),
      ...(version > 0 ? { version } : {}),
      ...(line > 0 ? { line } : {}),
      ...(retold > 0 ? { retold: true } : {}),
    }),
  );

/** What both say, using the newer of each. */
const newest = (a: Change, b: Change | undefined): Change => ({
  table: a.table,
  ...larger('seq', a, b),
  ...larger('version', a, b),
  ...larger('line', a, b),
  ...(a.retold || b?.retold ? { retold: true } : {}),
});

function larger(field: 'seq' | 'version' | 'line', a: Change, b: Change | undefined): Partial<Change> {
  const value = Math.max(a[field] ?? 0, b?.[field] ?? 0);
  return value > 0 ? { [field]: value } : {};
}

export interface Bell {
  ring(changes: readonly Change[]): void;
  close(): Promise<void>;
}

export function makeBell(lane: Lane): Bell {
  /** What to say next, each table once. */
  let waiting = new Map<string, Change>();
  let ringing: Promise<void> | undefined;

  const ringAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const changes = [...waiting.values()];
      waiting = new Map();
      const question = {
        name: 'ring',
        text: `select pg_notify('${CHANNEL}', p) from unnest($1::text[]) as p`,
        values: [makePayloads(changes)],
      };
      // Once more on a new connection, then give up: if the database is down, all listeners will poll.
      await lane.query(question).catch(() => lane.query(question).catch(() => {}));
    }
    ringing = undefined;
  };

  return {
    ring(changes) {
      for (const change of changes) waiting.set(change.table, newest(change, waiting.get(change.table)));
      if (changes.length > 0) ringing ??= ringAll();
    },
    async close() {
      await ringing;
    },
  };
}
