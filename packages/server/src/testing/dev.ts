/** A server that forgets, for work on pages: `npx tsx packages/server/src/testing/dev.ts [port]`. */
import { serve } from '../serve.ts';
import { MemoryStore } from './memory-store.ts';

const { url } = await serve({ port: Number(process.argv[2] ?? 8081), store: new MemoryStore() });
console.log(url);
