/**
 * What every line of the log leaves out: anyone who knows a table's id can follow it, and errors may quote what was
 * stored.
 */
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** The first digits of the SHA-256 of a table's id: enough to tell tables apart, and to find one in the database. */
export const tableHash = (id: unknown): string =>
  createHash('sha256').update(String(id)).digest('hex').slice(0, 16);

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: unknown;
  /** Names of PostgreSQL's, never values: those are in `detail` and `where`. */
  readonly constraint?: unknown;
  readonly routine?: unknown;
  readonly cause?: LoggedError;
}

const DEEPEST = 4;

function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, constraint, routine } = error as Error & Partial<Record<string, unknown>>;
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(routine === undefined ? {} : { routine }),
    ...(cause === undefined || depth >= DEEPEST ? {} : { cause: loggedError(cause, depth + 1) }),
  };
}

export const withoutSecrets = (logger: FastifyBaseLogger): FastifyBaseLogger =>
  logger.child({}, { serializers: { table: tableHash, err: (error: unknown) => loggedError(error) } });
