import { refuse } from '@hortus/kernel';
import { Refused } from '../rest/faults.ts';
import type { Server } from '../server.ts';
import type { App } from './app.ts';
import { goesTo } from './paths.ts';

const CLOSED_TO_THEM = /^\/(?:api|ws)(?:[/?]|$)/;

/** Nobody acts from a banned address; pages and rules stay open to everybody. */
export function refuseBanned(app: App, { shared }: Server): void {
  app.addHook('onRequest', async (request) => {
    if (!goesTo(CLOSED_TO_THEM, request)) return;
    if (shared.restrictions.isBannedAddress(shared.hashAddress(request.ip)))
      throw new Refused(403, [refuse('banned')]);
  });
}
