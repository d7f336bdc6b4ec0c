/** Finds the log of a match: in this browser, on the server, or in a file somebody opens. */
import { loadMatch } from '@hortus/frame/here/local-store.ts';
import { ApiFault, logOf, tableAt } from '@hortus/frame/online/api.ts';
import type { MatchLog, Seat } from '@hortus/kernel';

export type From = 'here' | 'server' | 'file';
/** `/replay/here/…` and `/replay/t/…`. */
export const PLACES: Readonly<Record<string, From>> = { here: 'here', t: 'server' };
export type Found =
  | { readonly is: 'loading' | 'missing' | 'offline' | 'running' }
  | { readonly is: 'log'; readonly log: MatchLog; readonly mySeat?: Seat | undefined };

export async function findHere(id: string): Promise<Found> {
  const kept = await loadMatch(id).catch(() => undefined);
  return kept?.log?.terms === undefined ? { is: 'missing' } : { is: 'log', log: kept.log };
}

export async function findOnServer(id: string): Promise<Found> {
  try {
    const { status, mySeat } = await tableAt(id);
    return status === 'over' ? { is: 'log', log: await logOf(id), mySeat } : { is: 'running' };
  } catch (error) {
    return {
      is: error instanceof ApiFault && error.status >= 400 && error.status < 500 ? 'missing' : 'offline',
    };
  }
}
