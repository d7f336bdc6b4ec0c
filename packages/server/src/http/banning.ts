import { refuse } from '@hortus/kernel';
import { Refused } from '../rest/faults.ts';
import type { Server } from '../server.ts';
import type { App } from './app.ts';

const CLOSED_TO_THEM = /^\/(?:api|ws)(?:[/?]|$)/;

/** Nobody acts from a banned address; pages and rules stay open to everybody. */
export function refuseBanned(app: App, { shared }: Server): void {
  app.addHook('onRequest', async ({ url, ip }) => {
    if (!CLOSED_TO_THEM.test(url)) return;
    if (shared.restrictions.isBannedAddress(shared.hashAddress(ip)))
      throw new Refused(403, [refuse('banned')]);
  });
}
