/** The socket: one JSON object per frame. docs/protocol.md explains it. */
import * as z from 'zod';
import type { Ask, ChatLine, SeenEntry, Sight, TableNews } from './table.ts';

const id = z.string().min(1).max(64);
const seq = z.int().min(0).max(1_000_000);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const move = z.record(z.string().max(32), z.union([z.string().max(64), z.int()]));

/** What a client may send. Every request has `re`, which its answer repeats. */
export const clientMessage = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('hello'),
    re: id,
    protocol: z.int(),
    rules: z.record(z.string().max(32), z.int()),
  }),
  /** Follow a table, from the entry after `since` and the line of chat after `chat` on. */
  z.strictObject({ do: z.literal('follow'), re: id, table: id, since: seq, chat: seq.default(0) }),
  /** How the match stood after each of these entries (0: after the deal), as this viewer may know it; at most 100. */
  z.strictObject({ do: z.literal('history'), re: id, table: id, from: seq, to: seq }),
  z.strictObject({ do: z.literal('unfollow'), re: id, table: id }),
  /** `offer`: the one that was seen, so that nobody accepts a changed one by mistake. */
  z.strictObject({ do: z.literal('accept'), re: id, table: id, offer: seq }),
  z.strictObject({ do: z.literal('commit'), re: id, table: id, commitment: hex }),
  z.strictObject({ do: z.literal('reveal'), re: id, table: id, reveal: hex }),
  /** `answers`: the last entry seen; `id`: submitting it twice has no further effect. */
  z.strictObject({
    do: z.literal('play'),
    re: id,
    table: id,
    answers: seq,
    id,
    moves: z.array(move).min(1).max(64),
  }),
  z.strictObject({ do: z.literal('back'), re: id, table: id, to: seq }),
  z.strictObject({ do: z.literal('pause'), re: id, table: id }),
  z.strictObject({ do: z.literal('draw'), re: id, table: id }),
  z.strictObject({ do: z.literal('resume'), re: id, table: id }),
  z.strictObject({ do: z.literal('rematch'), re: id, table: id }),
  z.strictObject({ do: z.literal('answer'), re: id, table: id, ask: id, grant: z.boolean() }),
  /** What to do about a seat whose person is away. */
  z.strictObject({
    do: z.literal('claim'),
    re: id,
    table: id,
    seat: z.int().min(0).max(15),
    as: z.enum(['win', 'bot']),
  }),
  /** A standing order: windows that would wait for this seat, at a correspondence table, are passed immediately. */
  z.strictObject({ do: z.literal('order'), re: id, table: id, passes: z.boolean() }),
  /** `id`: a line that is sent again after a lost reply appears only once. */
  z.strictObject({
    do: z.literal('chat'),
    re: id,
    table: id,
    id: id.optional(),
    text: z.string().min(1).max(500),
  }),
  z.strictObject({ do: z.literal('report'), re: id, table: id, n: seq, why: z.string().max(500) }),
  z.strictObject({ do: z.literal('ping'), re: id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/**
 * What the server sends: replies (`welcome`, `ok`, `refused`, `history`, `pong`) repeat `re`; the rest is sent as it
 * happens.
 */
export type ServerMessage =
  | {
      readonly is: 'welcome';
      readonly re: string;
      readonly protocol: number;
      /** The newest rules of each game. A table may have been made with older ones. */
      readonly rules: Readonly<Record<string, number>>;
      readonly name: string;
    }
  | {
      readonly is: 'ok';
      readonly re: string;
      /** The resulting entry. */
      readonly seq?: number;
      /** The table of the rematch. */
      readonly table?: string;
      /** The request that others must grant first. */
      readonly ask?: string;
    }
  | {
      readonly is: 'refused';
      /** Null if the message was too malformed to have one. */
      readonly re: string | null;
      readonly code: string;
      readonly clause?: string;
      /** For pages too old to know the code. */
      readonly message?: string;
    }
  | { readonly is: 'table'; readonly table: TableNews }
  /** Where the match stands, and the entries after `since`. */
  | {
      readonly is: 'state';
      readonly table: string;
      readonly since: number;
      readonly entries: readonly SeenEntry[];
      readonly sight: Sight;
    }
  /** One entry, and the state of the match after it. */
  | { readonly is: 'entry'; readonly table: string; readonly entry: SeenEntry; readonly sight: Sight }
  | { readonly is: 'history'; readonly re: string; readonly table: string; readonly sights: readonly Sight[] }
  | { readonly is: 'asks'; readonly table: string; readonly asks: readonly Ask[] }
  | { readonly is: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly is: 'pong'; readonly re: string };
