/** What is sent about a table; each message is made once for everyone who sees the same. */
import { livingAsks, type MatchNow, sightOf, type TimedMatch } from '@hortus/host';
import type { Viewer } from '@hortus/kernel';
import type { ChatLine, ServerMessage, TableNews } from '@hortus/protocol';
import { frameOf } from '../frame.ts';
import type { StoredTable } from '../store.ts';
import { seatOf } from '../tables/seating.ts';
import { type Alive, tableInfo } from '../tables/table-info.ts';

/** Somebody who follows a table. */
export interface Follower {
  readonly person: string;
  send(frame: Buffer): void;
}

export const viewerOf = (row: StoredTable, person: string): Viewer => seatOf(row, person) ?? 'table';

/** In bytes, so that a hundred spectators share one frame. */
const write = (message: ServerMessage): Buffer => frameOf(JSON.stringify(message));

/** Sends each follower what `make` gives for its key; followers with the same key get the same bytes. */
function tellEach(
  followers: Iterable<Follower>,
  keyOf: (follower: Follower) => Viewer,
  make: (key: Viewer) => Buffer,
): void {
  const made = new Map<Viewer, Buffer>();
  for (const follower of followers) {
    const key = keyOf(follower);
    let frame = made.get(key);
    if (frame === undefined) {
      frame = make(key);
      made.set(key, frame);
    }
    follower.send(frame);
  }
}

export function tellEntry(
  row: StoredTable,
  running: TimedMatch,
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
  running: TimedMatch,
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

/** What each person gets to know about a table, made once for everyone who gets the same. */
function tableTexts(row: StoredTable, alive: Alive, isNews: boolean): (person: string) => string {
  const made = new Map<string, string>();
  return (person) => {
    const key = `${seatOf(row, person)} ${person === row.maker}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const { options, ...news } = tableInfo(row, person, alive);
    const table: TableNews = isNews ? news : { options, ...news };
    const text = JSON.stringify({ is: 'table', table } satisfies ServerMessage);
    made.set(key, text);
    return text;
  };
}

interface TellOptions {
  /** They know its options, cards and all, which can no longer change. */
  readonly isNews?: boolean;
  /**
   * The previous row: sent only to those for whom something is new. Otherwise others would learn about an order, or
   * when it was given.
   */
  readonly before?: StoredTable;
}

export function tellTable(
  row: StoredTable,
  followers: Iterable<Follower>,
  alive: Alive,
  { isNews = false, before }: TellOptions = {},
): void {
  const textOf = tableTexts(row, alive, isNews);
  const toldBefore = before === undefined ? undefined : tableTexts(before, alive, isNews);
  const frames = new Map<string, Buffer>();
  for (const follower of followers) {
    const text = textOf(follower.person);
    if (text === toldBefore?.(follower.person)) continue;
    const frame = frames.get(text) ?? frameOf(text);
    frames.set(text, frame);
    follower.send(frame);
  }
}

export function tellAsks(row: StoredTable, match: MatchNow | undefined, followers: Iterable<Follower>): void {
  const frame = write({ is: 'asks', table: row.id, asks: livingAsks(row, match) });
  for (const follower of followers) follower.send(frame);
}

export function tellChat(table: string, lines: readonly ChatLine[], followers: Iterable<Follower>): void {
  if (lines.length === 0) return;
  const frame = write({ is: 'chat', table, lines });
  for (const follower of followers) follower.send(frame);
}
