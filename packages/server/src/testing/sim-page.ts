import { newTable, type TableInfo } from '@hortus/protocol';
import type { WebSocket } from 'ws';
import type { Server } from '../server.ts';
import { Connection } from '../socket/connection.ts';
import { Guests } from '../socket/guests.ts';
import { Outbox } from '../socket/outbox.ts';
import { tableInfo } from '../tables/table-info.ts';
import { Page, type Wish } from './page.ts';

/** A page that talks to a server in the same process, without a network, so that the clock can be simulated. */
export class SimPage extends Page {
  readonly person: string;
  #server: Server | undefined;
  #connection: Connection | undefined;

  private constructor(person: string) {
    super();
    this.person = person;
  }

  static async of(server: Server, person?: string): Promise<SimPage> {
    const page = new SimPage(person ?? server.people.idOf(server.people.fresh()));
    await page.connect(server);
    return page;
  }

  async connect(server: Server): Promise<void> {
    this.leave();
    this.closed = undefined;
    const guest = await new Guests(server.shared).enter(this.person, 'here');
    if (guest === undefined) throw new Error('too many');
    const socket = {
      readyState: 1,
      OPEN: 1,
      close: (code: number) => this.#hangUp(code),
      terminate: () => this.#hangUp(1006),
      pause: () => {},
      ping: () => {},
    };
    const outbox = new Outbox({
      writableLength: 0,
      write: (bytes: Buffer) => {
        for (const text of textsIn(bytes)) if (this.#connection === connection) this.heard(text);
        return true;
      },
    });
    const connection = new Connection(server, guest, socket as unknown as WebSocket, outbox);
    this.#server = server;
    this.#connection = connection;
    await this.hello();
  }

  #hangUp(code: number): void {
    this.#connection?.closed();
    this.#connection = undefined;
    this.hungUp(code);
  }

  /** Closes the page. */
  leave(): void {
    this.#connection?.closed();
    this.#connection = undefined;
  }

  override sendText(text: string | Uint8Array): void {
    void this.#connection?.receive(String(text));
  }

  get server(): Server {
    if (this.#server === undefined) throw new Error('not connected');
    return this.#server;
  }

  override async create(wish: Wish): Promise<TableInfo> {
    const { tables, people, shared } = this.server;
    const made = await tables.create(
      newTable.parse({ game: 'garden', ...wish }),
      await people.person(this.person),
    );
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    return tableInfo(made.value, this.person, shared.alive);
  }

  override async join(table: string): Promise<TableInfo> {
    const { tables, people, shared } = this.server;
    const joined = await tables.join(table, await people.person(this.person));
    if (!joined.ok) throw new Error(JSON.stringify(joined.fault));
    return tableInfo(joined.value, this.person, shared.alive);
  }
}

/** What the frames in these bytes say. */
function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1];
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const size = head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : bytes.readUIntBE(at + 4, 6);
    texts.push(bytes.toString('utf8', at + head, at + head + size));
    at += head + size;
  }
  return texts;
}
