/** A server that forgets, for work on pages: `npx tsx packages/server/src/testing/dev.ts [port] [web folder]`. */
import { pino } from 'pino';
import { serve } from '../serve.ts';
import { botThread } from './bot-thread.ts';
import { MemoryStore } from './memory-store.ts';

const [port = '8081', webFolder] = process.argv.slice(2);
const { url } = await serve({
  port: Number(port),
  store: new MemoryStore(),
  botThread: await botThread(),
  logger: pino(),
  ...(webFolder === undefined ? {} : { webFolder }),
});
console.log(url);
