import type { MovesEntry, Seat } from '@hortus/kernel';
import type { Append, Duty, StoredTable } from '../store.ts';

let made = 0;

/** A table like those people make, with an id of its own. */
export const sampleTable = (over: Partial<StoredTable> = {}): StoredTable => ({
  id: `table-${process.pid}-${++made}`,
  version: 0,
  maker: 'ada',
  game: 'garden',
  rulesVersion: 1,
  options: { length: 3 },
  seats: [
    { kind: 'person', name: 'Ada', person: 'ada', accepted: true },
    { kind: 'open', name: '', accepted: false },
  ],
  time: { kind: 'none' },
  takeBacks: true,
  awayLimit: 120,
  status: 'open',
  offer: 1,
  deal: 0,
  secret: '00'.repeat(32),
  asks: [],
  madeAt: 1_700_000_000_000,
  ...over,
});

export const sampleEntry = (seq: number, id = `submission-${seq}`): MovesEntry => ({
  seq,
  kind: 'moves',
  seat: (seq % 2) as Seat,
  moves: [{ kind: 'take', cell: seq % 16 }],
  id,
  at: 1_700_000_000_000 + seq,
});

export const sampleAppend = (table: string, seq: number, over: Partial<Append> = {}): Append => ({
  table,
  entry: sampleEntry(seq),
  clock: undefined,
  bot: undefined,
  ends: false,
  standing: { toAct: 1 << (seq % 2), moves: seq },
  ...over,
});

export const sampleDuty = (table: string, kind: Duty['kind'], over: Partial<Duty> = {}): Duty => ({
  table,
  kind,
  seat: 0 as Seat,
  seq: 0,
  due: 1000,
  ...over,
});
