import type { FastifyRequest } from 'fastify';

/**
 * May the page that sends this act for its user? Browsers always say where a socket or a change comes from; programs
 * that say nothing have no cookies of other people to misuse.
 */
export function isOwnOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
