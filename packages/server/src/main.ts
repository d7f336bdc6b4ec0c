/**
 * The product as one program: the embedded database (or the one at `DATABASE_URL`), the server, the pages at
 * `HORTUS_WEB`. Stopping it stops the database; acknowledged moves survive any kind of end.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { askPort, readEnvironment, StartTrouble } from './environment.ts';
import { launch } from './postgres/launcher.ts';
import { DatabaseTrouble } from './postgres/trouble.ts';
import { startServer } from './start.ts';
import { openStore } from './store/open.ts';

const say = (line: string): void => void process.stderr.write(`hortus: ${line}\n`);

/** Everything is stopped in reverse order, each within its time: a hanging database must not hold us up. */
const endings: { readonly end: () => Promise<void>; readonly within: number }[] = [];
const SERVER_ENDS_WITHIN = 6_000;
const STORE_ENDS_WITHIN = 1_000;
const DATABASE_ENDS_WITHIN = 30_000;
let ending: Promise<void> | undefined;
const end = (): Promise<void> => {
  ending ??= (async () => {
    for (let one = endings.pop(); one !== undefined; one = endings.pop())
      await Promise.race([one.end(), delay(one.within, undefined, { ref: false })]);
  })();
  return ending;
};

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(env);
  const { dataFolder, webFolder, databaseUrl } = environment;
  await askPort(environment);
  let url = databaseUrl;
  if (url === undefined) {
    const database = await launch({ dataFolder, say });
    endings.push({ end: () => database.stop(), within: DATABASE_ENDS_WITHIN });
    url = database.url;
  }
  const store = await openStore({ url });
  endings.push({ end: () => store.close(), within: STORE_ENDS_WITHIN });
  const serving = await startServer({
    env,
    store,
    say: (line) => process.stdout.write(`${line}\n`),
    botThread: new URL('./bot.worker.mjs', import.meta.url),
    ...(webFolder === undefined ? {} : { webFolder }),
  });
  endings.push({ end: () => serving.close(), within: SERVER_ENDS_WITHIN });
}

/** A terminal and npm may both pass on the signal: the second has no further effect. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (ending === undefined) say('Stopping …');
    void end().then(() => process.exit(0));
  });

try {
  await main(process.env);
} catch (error) {
  await end();
  const known = error instanceof StartTrouble || error instanceof DatabaseTrouble;
  say(known ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
