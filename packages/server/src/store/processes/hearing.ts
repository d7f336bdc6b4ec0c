/** The other end of the bell: a database connection that receives the hints of all processes. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Change } from '../../store.ts';
import { goodbye, settingsFor } from '../database/connections.ts';
import { isBroken, pauseBefore, StoreDown } from '../database/down.ts';
import { CHANNEL, parsePayload } from './bell.ts';
import type { Neighbours } from './neighbours.ts';

/** Listens until stopped; after a broken connection it reports an empty list, since hints may be missing. */
export async function hear(
  url: string,
  patience: number,
  neighbours: Neighbours,
  heard: (changes: readonly Change[]) => void,
  name?: string,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;

  const connect = async (): Promise<{ client: pg.Client; gone: Promise<void> }> => {
    const client = new pg.Client(settingsFor(url, undefined, name));
    client.on('error', () => {}); // an 'end' follows
    const gone = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => {
      if (payload === '' || signal.aborted || neighbours.greeted(payload)) return;
      heard(parsePayload(payload));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await greet(client);
      neighbours.begin();
      void gone.then(neighbours.end);
      return { client, gone };
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  };

  const greet = (client: pg.Client) =>
    client.query(`select pg_notify('${CHANNEL}', $1)`, [neighbours.greeting]);

  const connectUntil = async (until: number): Promise<Awaited<ReturnType<typeof connect>>> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await connect();
      } catch (error) {
        if (performance.now() > until || signal.aborted)
          throw isBroken(error) ? new StoreDown(error, false) : error;
      }
      await delay(pauseBefore(attempt), undefined, { signal });
    }
  };

  let line = await connectUntil(performance.now() + patience);

  /** A connection that went silent without ending is detected by sending something. */
  const check = setInterval(() => {
    const { client } = line;
    greet(client).catch(() => client.end().catch(() => {}));
  }, neighbours.every).unref();

  const keep = async (): Promise<void> => {
    while (!signal.aborted) {
      await line.gone;
      if (signal.aborted) return;
      line = await connectUntil(Number.POSITIVE_INFINITY);
      if (signal.aborted) return goodbye(line.client);
      heard([]);
    }
  };
  const keeping = keep().catch((error) => {
    if (!signal.aborted) throw error;
  });

  return async () => {
    stopping.abort();
    clearInterval(check);
    await goodbye(line.client);
    await keeping;
  };
}
