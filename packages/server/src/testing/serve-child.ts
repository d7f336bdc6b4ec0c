/** A server process for tests to kill: `node serve-child.mjs DATABASE_URL [THREAD]` prints its address. */
import { pino } from 'pino';
import { serve } from '../serve.ts';
import { openTestStore } from './open-store.ts';
import { PATIENCE } from './wait.ts';

const [databaseUrl = '', thread] = process.argv.slice(2);
const { url } = await serve({
  port: 0,
  address: '127.0.0.1',
  store: await openTestStore({ url: databaseUrl }),
  logger: pino({ level: 'warn' }, pino.destination(2)),
  ...(thread === undefined ? {} : { botThread: new URL(thread) }),
  settings: {
    messagesPerSecond: 1e6,
    messagesAtOnce: 1e6,
    botPace: 0,
    beatEvery: 200,
    awayAfter: 50,
    readLimit: PATIENCE,
  },
});
console.log(url);
