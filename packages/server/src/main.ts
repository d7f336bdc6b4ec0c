/**
 * The product as one program: the embedded database (or the one at `DATABASE_URL`), the server, the pages at
 * `HORTUS_WEB`. Stopping it stops the database; acknowledged moves survive any kind of end.
 */
import { Endings, endsWithin, STOPS_NICELY_FOR } from './endings.ts';
import { askPort, readEnvironment, StartTrouble } from './environment.ts';
import { launch } from './postgres/launcher.ts';
import { DatabaseTrouble } from './postgres/trouble.ts';
import { SETTINGS } from './settings.ts';
import { startServer } from './start.ts';
import { openStore } from './store/open.ts';

const say = (line: string): void => void process.stderr.write(`hortus: ${line}\n`);

const endings = new Endings(say);

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(env);
  const { dataFolder, webFolder, databaseUrl } = environment;
  const within = endsWithin(environment.settings.stopWithin ?? SETTINGS.stopWithin);
  await askPort(environment);
  let url = databaseUrl;
  if (url === undefined) {
    const database = await launch({ dataFolder, say, nicelyFor: STOPS_NICELY_FOR * within.database });
    endings.add('database', () => database.stop(), within.database);
    url = database.url;
  }
  const store = await openStore({ url });
  endings.add('store', () => store.close(), within.store);
  const serving = await startServer({
    env,
    store,
    say: (line) => process.stdout.write(`${line}\n`),
    botThread: new URL('./bot.worker.mjs', import.meta.url),
    ...(webFolder === undefined ? {} : { webFolder }),
  });
  endings.add('server', () => serving.close(), within.server);
}

/** A terminal and npm may both pass on the signal: the second has no further effect. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!endings.isEnding) say('Stopping …');
    void endings.end().then(() => process.exit(0));
  });

try {
  await main(process.env);
} catch (error) {
  await endings.end();
  const known = error instanceof StartTrouble || error instanceof DatabaseTrouble;
  say(known ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
