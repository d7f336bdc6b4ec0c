/**
 * A server process for the crash test, like `main.ts` but with limits that its players don't reach: `node
 * crash-server.mjs FOLDER` runs the embedded database there, `node crash-server.mjs postgresql://…` connects to one.
 * Prints the database's address and its own. With `hasty` its store replies before it has stored: a planted fault.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { launch } from '../postgres/launcher.ts';
import { serve } from '../serve.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store.ts';

const LATE = 100;
const [where = '', fault] = process.argv.slice(2);

/**
 * Replies immediately and stores a moment later, as if the disk were too slow to wait for. The moment is long enough
 * that killing this process in between always loses something.
 */
function hasty(store: Store): Store {
  const last = new Map<string, Promise<unknown>>();
  return {
    ...store,
    async append(item) {
      const before = Promise.all([last.get(item.table), delay(LATE)]);
      const stored = before.then(() => store.append(item));
      last.set(
        item.table,
        stored.catch((error) => console.error(String(error))),
      );
      return 'stored';
    },
  };
}

const database = where.startsWith('postgresql:')
  ? { url: where, stop: async () => {} }
  : await launch({ dataFolder: where, say: (line) => console.error(line) });
// The process that restarts the database may itself be on its way.
const store = await openStore({ url: database.url, patience: 60_000 });
const serving = await serve({
  port: 0,
  address: '127.0.0.1',
  store: fault === 'hasty' ? hasty(store) : store,
  logger: pino({ level: 'warn' }, pino.destination(2)),
  settings: {
    messagesPerSecond: 1e6,
    messagesAtOnce: 1e6,
    requestsPerMinute: 1e6,
    guestsPerMinute: 1e6,
    tablesPerMinute: 1e6,
    revealLimit: 600_000,
    // Polling makes up for a hint that died with its sender.
    pollEvery: 500,
    beatEvery: 1000,
    awayAfter: 200,
  },
});
console.log(`database ${database.url}`);
console.log(`serving ${serving.url}`);

process.on('SIGTERM', async () => {
  await serving.close();
  await store.close();
  await database.stop();
  process.exit();
});
