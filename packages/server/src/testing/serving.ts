import { pino } from 'pino';
import { type Serving, serve } from '../serve.ts';
import { MemoryStore } from './memory-store.ts';
import { readHere } from './read-here.ts';

interface Heard {
  readonly serving: Serving;
  /** What it has logged, line by line. */
  readonly logged: readonly string[];
}

/** A server on a free port whose bots never move; unless told otherwise it keeps everything in memory and logs warnings. */
export async function serveHere(
  means: Partial<Parameters<typeof serve>[0]> = {},
  level: 'warn' | 'info' = 'warn',
): Promise<Heard> {
  const logged: string[] = [];
  const serving = await serve({
    port: 0,
    address: '127.0.0.1',
    store: new MemoryStore(),
    logger: pino({ level }, { write: (line) => void logged.push(line) }),
    thinkers: () => ({ think: async () => undefined, close: async () => {} }),
    readers: readHere,
    ...means,
  });
  return { serving, logged };
}
