import { pino } from 'pino';
import type { Thinkers } from '../bots/pool.ts';
import { think } from '../bots/think.ts';
import { Server, type ServerParts } from '../server.ts';
import { MemoryDatabase, MemoryStore } from './memory-store.ts';
import { SimClock } from './sim-clock.ts';
import { SimPage } from './sim-page.ts';

/** Bots that think here and now. */
const thinkAtOnce: Thinkers = {
  think: async (job) => think({ ...job, n: 0 }, () => 0),
  close: async () => {},
};

/** Any number of server processes on one database that forgets, under one clock that is moved by hand. */
export class SimHouse {
  readonly clock = new SimClock();
  readonly database = new MemoryDatabase();
  readonly servers: Server[] = [];

  async server(parts: Partial<ServerParts> = {}): Promise<Server> {
    const server = await Server.open({
      store: new MemoryStore(this.database),
      clock: this.clock,
      log: pino({ level: 'warn' }),
      thinkers: () => thinkAtOnce,
      ...parts,
      settings: { botPace: 0, messagesPerSecond: 1e6, messagesAtOnce: 1e6, ...parts.settings },
    });
    await server.start();
    this.servers.push(server);
    return server;
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.splice(0).map((server) => server.stop()));
  }

  /** Two persons at one table, everything accepted and dealt. */
  async pair(wish: Partial<Parameters<SimPage['create']>[0]> = {}): Promise<{
    readonly server: Server;
    readonly anna: SimPage;
    readonly ben: SimPage;
    readonly id: string;
  }> {
    const server = this.servers[0] ?? (await this.server());
    const anna = await SimPage.of(server);
    const ben = await SimPage.of(server);
    const { id } = await anna.create({
      options: { first: 'A' },
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      ...wish,
    });
    await ben.join(id);
    await Promise.all([anna.follow(id), ben.follow(id)]);
    await ben.accept(id);
    await Promise.all([anna.dealt(id), ben.dealt(id)]);
    return { server, anna, ben, id };
  }
}
