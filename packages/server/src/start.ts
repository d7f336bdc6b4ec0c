import { pino } from 'pino';
import { explainListening, readEnvironment } from './environment.ts';
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

/** Serves as the environment specifies. */
export async function startServer(options: StartOptions): Promise<Serving> {
  const { env, store, say, webFolder, botThread } = options;
  const {
    port,
    address,
    logLevel,
    origins,
    trustProxy,
    unnamedProxy,
    metricsForAll,
    operatorToken,
    settings,
  } = readEnvironment(env);
  const serving = await serve({
    ...{ port, address, store, origins, trustProxy, unnamedProxy, metricsForAll, operatorToken, settings },
    logger: pino({ level: logLevel, base: null }, pino.destination(2)),
    ...(webFolder === undefined ? {} : { webFolder }),
    ...(botThread === undefined ? {} : { botThread }),
  }).catch(explainListening(port, address));
  say(`Hortus is at ${addressOf(serving.url)}`);
  return serving;
}

/** What you type into a browser here. */
const addressOf = (url: string): string =>
  url.replace(/\/\/(?:0\.0\.0\.0|\[::\]|127\.0\.0\.1)/, '//localhost');
