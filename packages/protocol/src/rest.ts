/** The shapes of the HTTP interface; the server publishes them as OpenAPI at /api/openapi.json. */
import * as z from 'zod';

export const guestName = z.string().trim().min(1).max(32);

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
  options: z.record(z.string().max(32), z.union([z.string().max(400), z.number(), z.boolean()])).default({}),
  seats: z.array(seatChoice).min(1).max(16),
  time: timeControl.default({ kind: 'none' }),
  takeBacks: z.boolean().default(true),
  awayLimit: z.int().min(0).max(86_400).default(120),
});
export type NewTable = z.infer<typeof newTable>;

export const fault = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    clause: z.string().optional(),
    hint: z.string().optional(),
    path: z.string().optional(),
  }),
});
export type Fault = z.infer<typeof fault>;
