/** What goes wrong between us and the database, as opposed to what the database itself refuses. */
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, isTooFull } from '../../postgres/trouble.ts';

/** The database hasn't answered for longer than anybody should wait. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
  /** It may have been done nevertheless: read again before acting on it. */
  readonly maybeDone: boolean;

  constructor(cause: unknown, maybeDone: boolean) {
    const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
    super(
      `The database does not answer (${reason})${maybeDone ? '; what was asked of it may have been done' : ''}.`,
      { cause },
    );
    this.maybeDone = maybeDone;
  }
}

/** A query that was never sent: it's certain that nothing was done. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || codeOf(cause) : String(cause), { cause });
  }
}

const BROKEN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT', // the socket is gone
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // shut down
  '57P02', // crashed
  '57P03', // starting up
  '25006', // a standby that is to take over
  '53300', // no more connections
]);

/** Worth another try on a new connection. */
export function isBroken(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && (BROKEN_CODES.has(code) || /^08...$/.test(code))) return true;
  if (isTooFull(error)) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof NotAsked) return true;
  if (error instanceof AggregateError) return error.errors.some(isBroken);
  return /terminated|connection ended|not queryable|connection error|timeout/i.test(error.message);
}

/** Two conflicting transactions: nothing was done, and trying again helps. */
export const isClash = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');

/** Pauses between tries: short at first, since a restart takes a fraction of a second. */
export const pauseBefore = (attempt: number): number => Math.min(20 * 2 ** attempt, 500);

/** For anything that may be done twice: retries until the database answers or patience runs out. */
export async function patiently<T>(patience: number, ask: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience;
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!isBroken(error) && !isClash(error)) throw error;
      if (performance.now() >= until) throw new StoreDown(error, false);
    }
    await delay(pauseBefore(attempt));
  }
}
