import { pino } from 'pino';
import { runOperator } from '../operator/commands.ts';
import { type ServeOptions, type Serving, serve } from '../serve.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store.ts';
import { botThread } from './bot-thread.ts';
import { TestClient } from './client.ts';
import { testDatabase } from './database.ts';
import { sitDown } from './page.ts';
import { PATIENCE } from './wait.ts';

/** No test is about these, unless it says so. */
const PATIENT = {
  botPace: 0,
  messagesPerSecond: 1e6,
  messagesAtOnce: 1e6,
  requestsPerMinute: 1e6,
  guestsPerMinute: 1e6,
  tablesPerMinute: 1e6,
  revealLimit: PATIENCE,
  botLimit: PATIENCE,
  readLimit: PATIENCE,
  heartbeat: PATIENCE,
  headersLimit: PATIENCE,
  requestLimit: PATIENCE,
  standstillLimit: PATIENCE,
  awayAfter: PATIENCE,
  countsWithin: PATIENCE,
} as const;

/** Server processes with ports and a PostgreSQL, for one test. */
export class RealHouse {
  readonly databaseUrl: string;
  readonly #running: { serving: Serving; store: Store }[] = [];
  readonly #clients: TestClient[] = [];

  private constructor(databaseUrl: string) {
    this.databaseUrl = databaseUrl;
  }

  static async open(): Promise<RealHouse> {
    return new RealHouse(await testDatabase());
  }

  async serve(options: Partial<ServeOptions> = {}): Promise<Serving> {
    const store = options.store ?? (await openStore({ url: this.databaseUrl, patience: PATIENCE }));
    const serving = await serve({
      port: 0,
      address: '127.0.0.1',
      store,
      logger: pino({ level: 'warn' }),
      botThread: await botThread(),
      ...options,
      settings: { ...PATIENT, ...options.settings },
    });
    this.#running.push({ serving, store });
    return serving;
  }

  /** Stops one as an operator does. */
  async stop(serving: Serving): Promise<void> {
    const i = this.#running.findIndex((one) => one.serving === serving);
    const [{ store }] = this.#running.splice(i, 1);
    await serving.close();
    await store.close();
  }

  async guest(url: string, name?: string): Promise<TestClient> {
    const client = await TestClient.guest(url, name);
    this.#clients.push(client);
    return client;
  }

  /** Two persons at one table, everything accepted and dealt. */
  async pair(url: string, wish: Partial<Parameters<TestClient['create']>[0]> = {}, otherUrl = url) {
    const [anna, ben] = await Promise.all([this.guest(url, 'Anna'), this.guest(otherUrl, 'Ben')]);
    const { id, game, rulesVersion } = await anna.create({
      options: { first: 'A' },
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      ...wish,
    });
    await Promise.all([anna.hello(game, rulesVersion), ben.hello(game, rulesVersion)]);
    await sitDown(id, [ben], [anna, ben]);
    return { anna, ben, id };
  }

  /** What an operator's command prints, run as beside a running server. */
  async operate(...args: string[]): Promise<string> {
    const lines: string[] = [];
    const environment = { databaseUrl: this.databaseUrl, dataFolder: 'none' };
    await runOperator(args, { environment, say: () => {}, print: (line) => lines.push(line) });
    return lines.join('\n');
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.cut();
    for (const { serving } of [...this.#running]) await this.stop(serving);
  }
}
