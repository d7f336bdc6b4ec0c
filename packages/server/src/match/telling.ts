/** What is sent of a table, each message made once for all who see the same. */
import { type Seat, seatsOf, type Viewer } from '@hortus/kernel';
import type { ChatLine, ServerMessage, Sight } from '@hortus/protocol';
import { frameOf } from '../frame.ts';
import type { StoredTable } from '../store.ts';
import { livingAsks, type Standing } from '../tables/asks.ts';
import { seatOf } from '../tables/seating.ts';
import { type Alive, tableInfo } from '../tables/table-info.ts';
import { clocksAt } from '../tables/times.ts';
import type { RunningMatch } from './running-match.ts';

/** Somebody who looks at a table. */
export interface Follower {
  readonly person: string;
  send(frame: Buffer): void;
}

export const viewerOf = (row: StoredTable, person: string): Viewer => seatOf(row, person) ?? 'table';

export function sightOf(running: RunningMatch, row: StoredTable, viewer: Viewer, now: number): Sight {
  const { match, times } = running;
  const outcome = match.outcome;
  const asking = match.over ? undefined : running.asking(row);
  return {
    seq: match.seq,
    view: match.view(viewer),
    toAct: seatsOf(match.toAct),
    paused: match.paused,
    ...(outcome === undefined ? {} : { outcome }),
    clocks: clocksAt(times, now),
    ...(asking === undefined
      ? {}
      : {
          window: {
            seat: asking.seat,
            left: asking.until === undefined ? null : Math.max(0, asking.until - now),
          },
        }),
  };
}

/** In bytes, so that a hundred spectators share one frame. */
const write = (message: ServerMessage): Buffer => frameOf(JSON.stringify(message));

/** Sends each follower what `make` gives for its key; followers with the same key get the same bytes. */
function tellEach<Key extends Viewer>(
  followers: Iterable<Follower>,
  keyOf: (follower: Follower) => Key,
  make: (key: Key, follower: Follower) => Buffer,
): void {
  const made = new Map<Key, Buffer>();
  for (const follower of followers) {
    const key = keyOf(follower);
    let frame = made.get(key);
    if (frame === undefined) {
      frame = make(key, follower);
      made.set(key, frame);
    }
    follower.send(frame);
  }
}

export function tellEntry(
  row: StoredTable,
  running: RunningMatch,
  followers: Iterable<Follower>,
  now: number,
): void {
  tellEach(
    followers,
    ({ person }) => viewerOf(row, person),
    (viewer) => {
      const entry = running.match.lastSeen(viewer);
      return write({ is: 'entry', table: row.id, entry, sight: sightOf(running, row, viewer, now) });
    },
  );
}

export function tellState(
  row: StoredTable,
  running: RunningMatch,
  follower: Follower,
  since: number,
  now: number,
): void {
  const viewer = viewerOf(row, follower.person);
  const entries = running.match.seen(viewer, since);
  follower.send(
    write({ is: 'state', table: row.id, since, entries, sight: sightOf(running, row, viewer, now) }),
  );
}

export function tellTable(row: StoredTable, followers: Iterable<Follower>, alive: Alive): void {
  const keyOf = ({ person }: Follower): Seat | 'table' => seatOf(row, person) ?? 'table';
  const makers = [...followers].filter(({ person }) => person === row.maker);
  const others = [...followers].filter(({ person }) => person !== row.maker);
  for (const group of [makers, others])
    tellEach(group, keyOf, (_, { person }) => write({ is: 'table', table: tableInfo(row, person, alive) }));
}

export function tellAsks(row: StoredTable, match: Standing | undefined, followers: Iterable<Follower>): void {
  const frame = write({ is: 'asks', table: row.id, asks: livingAsks(row, match) });
  for (const follower of followers) follower.send(frame);
}

export function tellChat(table: string, lines: readonly ChatLine[], followers: Iterable<Follower>): void {
  if (lines.length === 0) return;
  const frame = write({ is: 'chat', table, lines });
  for (const follower of followers) follower.send(frame);
}
