/** Requests and replies of the HTTP interface; the server publishes them as OpenAPI at /api/openapi.json. */
import * as z from 'zod';
import { PLAIN_LINE, VISIBLE } from './plain-text.ts';
import type { MyTable, TableInfo } from './table.ts';

/** One line with something to see in it. */
export const guestName = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .regex(PLAIN_LINE, 'a name is one line of plain text')
  .regex(VISIBLE, 'there is nothing to see in this name');

/** A deck of cards needs four. */
const DEEPEST = 8;
const MOST_OPTIONS = 64;

function isOption(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return depth < DEEPEST && Object.values(value).every((one) => isOption(one, depth + 1));
}

/** Any JSON, checked by hand: a recursive schema would have no limit to its depth. */
const option = z
  .unknown()
  .refine(
    (value) => isOption(value),
    'this is nested too deeply, or no number',
  ) as unknown as z.ZodType<z.core.util.JSONType>;

export const timeControl = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('move'),
    seconds: z
      .int()
      .min(5)
      .max(14 * 86_400),
  }),
  z.strictObject({
    kind: z.literal('clock'),
    base: z
      .int()
      .min(10)
      .max(14 * 86_400),
    increment: z.int().min(0).max(86_400),
  }),
]);

/** Who sits where: me, a friend who gets the link, or a bot. */
export const seatChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('friend') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(32) }),
]);

export const newTable = z.strictObject({
  game: z.string().max(32),
  /** As the game's own schema says; its rules read them. */
  options: z
    .record(z.string().max(32), option)
    .refine(
      (options) => Object.keys(options).length <= MOST_OPTIONS,
      'these are more options than any game has',
    )
    .default({}),
  seats: z.array(seatChoice).min(1).max(16),
  time: timeControl.default({ kind: 'none' }),
  takeBacks: z.boolean().default(true),
  /** Bots give up a match that they have lost. */
  botsResign: z.boolean().optional(),
  awayLimit: z.int().min(0).max(86_400).default(120),
});
export type NewTable = z.infer<typeof newTable>;

/** What the maker of a table may change until the terms are final; everybody else then has to accept again. */
export const tableChange = z
  .strictObject({
    options: newTable.shape.options.unwrap(),
    seats: newTable.shape.seats,
    time: timeControl,
    takeBacks: z.boolean(),
    botsResign: z.boolean(),
    awayLimit: newTable.shape.awayLimit.unwrap(),
  })
  .partial();
export type TableChange = z.infer<typeof tableChange>;

/** SHA-256 of the canonical text, in UTF-8. */
const contentHash = z.string().regex(/^[0-9a-f]{64}$/, 'a hash has 64 hex digits');
export const contentAddress = z.object({ hash: contentHash });
/** Content to keep, such as a deck or a pack; the hash in the address identifies it. */
export const newContent = z.strictObject({
  game: z.string().max(32),
  /** The option that it is for. */
  option: z.string().max(32),
  /** In its canonical form. */
  text: z.string(),
});
export type NewContent = z.infer<typeof newContent>;
export const contentInfo = z.object({ name: z.string(), hash: contentHash, bytes: z.int() });
export type ContentInfo = z.infer<typeof contentInfo>;
export const wholeContent = z.object({ name: z.string(), hash: contentHash, text: z.string() });
/** What a person keeps, and their limits. */
export const keptContent = z.object({
  contents: z.array(
    contentInfo.extend({
      at: z.int(),
      /** A table names it, so it stays stored even if they drop it. */
      used: z.boolean(),
    }),
  ),
  /** What counts towards the limits: all they keep, and what they dropped but tables they made still name. */
  stored: z.object({ count: z.int(), bytes: z.int() }),
  limits: z.object({ count: z.int(), bytes: z.int(), largest: z.int() }),
});
export type KeptContents = z.infer<typeof keptContent>;

export const newGuest = z.strictObject({
  name: guestName.optional(),
  /** For programs, which keep no cookies: the reply to a guest without an identity then contains a bearer token. */
  token: z.boolean().default(false),
});
export const guest = z.object({ name: z.string(), token: z.string().optional() });
export type Guest = z.infer<typeof guest>;

/** Everything that is stored about one person. */
export const personalData = z.object({
  hortus: z.literal('person'),
  format: z.literal(1),
  id: z.string(),
  /** The name they chose, and when. */
  name: z.string().optional(),
  since: z.number().optional(),
  /** Tables they made or sit at; the log of a finished match is at /api/tables/ID/log. */
  tables: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      status: z.string(),
      at: z.number(),
      made: z.boolean(),
      seat: z.int().optional(),
      name: z.string().optional(),
    }),
  ),
  chat: z.array(z.object({ table: z.string(), n: z.int(), at: z.number(), text: z.string() })),
  contents: z.array(z.object({ name: z.string(), hash: contentHash, at: z.number(), text: z.string() })),
  /** Lines of chat they reported. */
  reports: z.array(z.object({ table: z.string(), n: z.int(), at: z.number(), why: z.string() })),
  restrictions: z.array(
    z.object({ kind: z.enum(['ban', 'mute']), at: z.number(), until: z.number().optional() }),
  ),
});
export type PersonalData = z.infer<typeof personalData>;

export const gameInfo = z.object({
  id: z.string(),
  title: z.string(),
  rulesVersion: z.int(),
  /** The possible numbers of players. */
  seats: z.array(z.int()),
  /** JSON Schema of the options. */
  options: z.record(z.string(), z.unknown()),
  /** Of bots, weakest first. */
  levels: z.array(z.string()),
});
export type GameInfo = z.infer<typeof gameInfo>;

const hex = z.string();
const seat = z.int();
const tableFields = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  /** As the game has parsed them. */
  options: z.record(z.string(), z.unknown()),
  status: z.enum(['open', 'dealing', 'playing', 'over', 'closed']),
  offer: z.int(),
  seats: z.array(
    z.object({
      kind: z.enum(['open', 'person', 'bot']),
      name: z.string(),
      level: z.string().optional(),
      accepted: z.boolean(),
      here: z.boolean(),
      awaySince: z.number().optional(),
    }),
  ),
  time: timeControl,
  takeBacks: z.boolean(),
  botsResign: z.boolean().optional(),
  awayLimit: z.int(),
  terms: z.looseObject({}).optional(),
  deal: z.string().optional(),
  commitment: hex.optional(),
  commitments: z.array(z.object({ seat, commitment: hex })).optional(),
  awaited: z.object({ seats: z.array(seat), until: z.number() }).optional(),
  next: z.string().optional(),
  mySeat: seat.optional(),
  passes: z.boolean().optional(),
  madeBy: seat.optional(),
  mine: z.boolean(),
} satisfies Record<keyof TableInfo, z.ZodType>);
/** The type says more than a schema can: that an optional field is absent, not undefined. */
export const tableInfo = tableFields as unknown as z.ZodType<TableInfo>;

/** A table in your own list. */
export const myTable = tableFields.extend({
  at: z.int(),
  moves: z.int(),
  toAct: z.array(z.int()),
  outcome: z
    .object({
      winners: z.array(z.int()),
      reasons: z.array(z.object({ code: z.string(), clause: z.string() })),
      scores: z.array(z.number()),
    })
    .optional(),
}) as unknown as z.ZodType<MyTable>;
const faultLine = z.object({
  code: z.string(),
  message: z.string(),
  clause: z.string().optional(),
  hint: z.string().optional(),
  path: z.string().optional(),
});
export const fault = z.object({
  error: faultLine,
  /** All of them, if there are several. */
  errors: z.array(faultLine).optional(),
});
export type Fault = z.infer<typeof fault>;
