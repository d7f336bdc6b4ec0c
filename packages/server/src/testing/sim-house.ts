import { SimClock } from '@hortus/host/testing';
import { PROTOCOL } from '@hortus/protocol';
import { pino } from 'pino';
import type { Thinkers } from '../bots/pool.ts';
import { think } from '../bots/think.ts';
import { Server, type ServerParts } from '../server.ts';
import { MemoryDatabase, MemoryStore } from './memory-store.ts';
import { sitDown, type Wish } from './page.ts';
import { readHere } from './read-here.ts';
import { SimPage } from './sim-page.ts';

/** Bots that think here and now. */
const thinkAtOnce: Thinkers = {
  think: async (job) => think(job, () => 0),
  close: async () => {},
};

const A_SECOND = 1000;

/** A table with the pages of those who sit there. */
interface Dealt {
  readonly server: Server;
  readonly pages: readonly SimPage[];
  readonly id: string;
}

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
      readers: readHere,
      ...parts,
      settings: { botPace: 0, messagesPerSecond: 1e6, messagesAtOnce: 1e6, ...parts.settings },
    });
    await server.start();
    this.servers.push(server);
    return server;
  }

  async close(): Promise<void> {
    let isStopped = false;
    const stopped = Promise.all(this.servers.splice(0).map((server) => server.stop())).finally(() => {
      isStopped = true;
    });
    // A process waits for bots in a window, whose time comes only if the clock advances.
    while (!isStopped) await this.clock.advance(A_SECOND);
    await stopped;
  }

  /** Two persons at one table who have not accepted yet. */
  async gathered() {
    const server = await this.server();
    const anna = await SimPage.of(server);
    const ben = await SimPage.of(server);
    const { id } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
    await ben.join(id);
    await Promise.all([anna.follow(id), ben.follow(id)]);
    return { server, anna, ben, id };
  }

  /** Two persons at one table, everything accepted and dealt. */
  async pair(wish: Partial<Wish> = {}): Promise<Dealt & { readonly anna: SimPage; readonly ben: SimPage }> {
    const dealt = await this.dealt(2, { options: { first: 'A' }, ...wish });
    const [anna, ben] = dealt.pages;
    return { ...dealt, anna, ben };
  }

  /** This many people at one table, everything accepted and dealt. */
  async dealt(persons: number, wish: Partial<Wish> = {}): Promise<Dealt> {
    const server = this.servers[0] ?? (await this.server());
    const pages: SimPage[] = [];
    for (let i = 0; i < persons; i++) pages.push(await SimPage.of(server));
    const [maker, ...friends] = pages;
    const seats = pages.map((page) => ({ kind: page === maker ? ('me' as const) : ('friend' as const) }));
    const { id, game, rulesVersion } = await maker.create({ seats, ...wish });
    for (const page of pages)
      await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { [game]: rulesVersion } });
    await sitDown(id, friends, pages);
    return { server, pages, id };
  }
}
