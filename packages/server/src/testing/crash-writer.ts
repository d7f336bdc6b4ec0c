/**
 * The victim of the store's crash test: starts the embedded database as a server does and appends to several tables as
 * fast as it can. `stored TABLE SEQ ID` on its output is an acknowledgement.
 */
import { launch } from '../postgres/launcher.ts';
import { openStore, StoreDown } from '../store/index.ts';
import { sampleAppend, sampleDuty, sampleEntry, sampleTable } from './samples.ts';

const [dataFolder, life, tables] = process.argv.slice(2);
const launched = await launch({ dataFolder, say: (line) => console.error(line) });
const store = await openStore({ url: launched.url });
let goOn = true;

/** Two of these race on each table. */
async function write(table: string, writer: string): Promise<void> {
  for (let count = 1; goOn; ) {
    let seq = (await store.entries(table, 0)).length + 1;
    for (; goOn; count++, seq++) {
      const entry = sampleEntry(seq, `${life} ${writer} ${count}`);
      const clock = sampleDuty(table, 'clock', { seq, due: seq });
      const answer = await store.append(sampleAppend(table, seq, { entry, clock })).catch(goneDown);
      if (answer !== 'stored') break; // look where the table stands
      console.log(`stored ${table} ${seq} ${entry.id}`);
    }
  }
}

function goneDown(error: unknown): undefined {
  console.error(String(error));
  if (!(error instanceof StoreDown)) throw error;
}

process.on('SIGTERM', async () => {
  goOn = false;
  await Promise.all(writing);
  await store.close();
  await launched.stop();
  process.exit();
});

const writing = Array.from({ length: Number(tables) }, async (_, i) => {
  const id = `table-${i}`;
  if (!(await store.table(id))) await store.createTable(sampleTable({ id, status: 'playing' }));
  console.log(`url ${launched.url}`);
  await Promise.all([write(id, `${i}a`), ...(i % 2 ? [write(id, `${i}b`)] : [])]);
});
await Promise.all(writing);
