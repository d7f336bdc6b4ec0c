import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { type Serving, serve } from './serve.ts';
import type { Store } from './store.ts';

export interface StartOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly store: Store;
  readonly webFolder?: string;
  readonly botThread?: URL;
  /** For people at a terminal; logs for machines go elsewhere. */
  readonly say: (line: string) => void;
}

export class StartTrouble extends Error {
  override readonly name = 'StartTrouble';
}

const DEFAULT_PORT = 8080;

/**
 * Serves as the environment says: `PORT` (8080), `HOST` (all addresses), `HORTUS_LOG` (level of the log on standard
 * error: warn unless told), `HORTUS_ORIGINS` (other sites that may speak for their people), `HORTUS_PROXY=1`
 * (a proxy in front tells addresses and https), `HORTUS_METRICS=public`.
 */
export async function startServer(options: StartOptions): Promise<Serving> {
  const { env, store, say, webFolder, botThread } = options;
  const port = portOf(env.PORT);
  const address = env.HOST ?? '0.0.0.0';
  const serving = await serve({
    port,
    address,
    store,
    logger: pino({ level: env.HORTUS_LOG ?? 'warn', base: null }, pino.destination(2)),
    origins: (env.HORTUS_ORIGINS ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
    trustProxy: env.HORTUS_PROXY === '1',
    metricsForAll: env.HORTUS_METRICS === 'public',
    ...(webFolder === undefined ? {} : { webFolder }),
    ...(botThread === undefined ? {} : { botThread }),
  }).catch(async (error: unknown) => {
    if (!isTaken(error)) throw error;
    const free = await freePort(address);
    throw new StartTrouble(
      `Port ${port} is taken by another program. Choose another one, for example: PORT=${free} npm start`,
    );
  });
  say(`Hortus is at ${addressOf(serving.url)}`);
  return serving;
}

function portOf(text = String(DEFAULT_PORT)): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartTrouble(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
}

/** What one types into a browser here. */
const addressOf = (url: string): string =>
  url.replace(/\/\/(?:0\.0\.0\.0|\[::\]|127\.0\.0\.1)/, '//localhost');

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

function freePort(address: string): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, address, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
