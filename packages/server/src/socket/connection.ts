import type { Writable } from 'node:stream';
import { CLOSE, type ClientMessage, clientMessage, type ServerMessage } from '@hortus/protocol';
import type { WebSocket } from 'ws';
import type { LiveTable } from '../match/live-table.ts';
import type { Follower } from '../match/telling.ts';
import type { Server } from '../server.ts';
import { answer } from './answer.ts';
import { Bucket } from './bucket.ts';
import type { Guest } from './guests.ts';

const TEXT = { binary: false };
/** So many faults in a row end a connection: nobody there means well. */
const MOST_FAULTS = 20;
/** What costs more than a move, or is said less often. */
const COSTS: Partial<Record<ClientMessage['do'], number>> = { follow: 3, chat: 5, history: 10 };

type Wire = Pick<Writable, 'cork' | 'uncork'>;

/** One page: who it is, what it has said of itself, and the tables it looks at. */
export class Connection {
  readonly server: Server;
  readonly guest: Guest;
  readonly #follows = new Map<string, { readonly table: LiveTable; readonly follower: Follower }>();
  /** The rules its page knows, by game; undefined before its hello. */
  rules: Readonly<Record<string, number>> | undefined;
  /** It answered the last heartbeat. */
  alive = true;
  #faults = 0;
  #open = true;
  #deaf = false;
  readonly #bucket: Bucket;
  #gathering = false;
  readonly #socket: WebSocket;
  readonly #wire: Wire;

  /** `wire`: what carries the socket's frames. */
  constructor(server: Server, guest: Guest, socket: WebSocket, wire: Wire) {
    this.server = server;
    this.guest = guest;
    this.#socket = socket;
    this.#wire = wire;
    const { clock, settings } = server.host;
    this.#bucket = new Bucket(settings.messagesPerSecond, settings.messagesAtOnce, clock.now());
  }

  get person(): string {
    return this.guest.person;
  }

  send(message: ServerMessage): void {
    this.sendFrame(Buffer.from(JSON.stringify(message)));
  }

  /** Who has not even read what was sent before is cut off, and resumes with a new connection. */
  sendFrame(frame: Buffer): void {
    if (!this.#open) return;
    if (!this.#gathering && this.#socket.bufferedAmount > this.server.host.settings.mostBuffered) {
      this.server.host.log.info({}, 'a slow reader was cut off');
      this.#socket.terminate();
      return this.closed();
    }
    this.#gather();
    this.#socket.send(frame, TEXT);
  }

  /** What is sent in one turn of the event loop goes out in one piece: half the system calls of a move. */
  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#gathering = false;
      this.#wire.uncork();
    });
  }

  async receive(data: string): Promise<void> {
    if (this.#deaf) return;
    const message = parse(data);
    if (message === undefined) return this.#fault(null, 'malformed');
    const { clock, log } = this.server.host;
    const cost = COSTS[message.do] ?? 1;
    const now = clock.now();
    if (!this.#bucket.take(cost, now) || !this.guest.bucket.take(cost, now))
      return this.#fault(message.re, 'too-fast');
    this.#faults = 0;
    try {
      await answer(this, message);
    } catch (error) {
      log.error({ err: error, do: message.do }, 'a message could not be answered');
      this.send({ is: 'refused', re: message.re, code: 'try-again' });
    }
  }

  #fault(re: string | null, code: string): void {
    if (!this.#open) return;
    this.send({ is: 'refused', re, code });
    if (++this.#faults >= MOST_FAULTS) this.close(CLOSE.policy, code);
  }

  get followed(): number {
    return this.#follows.size;
  }

  /** In the queue of the table only. */
  async follow(table: LiveTable, since: number, chat: number): Promise<void> {
    this.unfollow(table.id);
    if (!this.#open) return;
    const follower: Follower = { person: this.person, send: (frame) => this.sendFrame(frame) };
    this.#follows.set(table.id, { table, follower });
    await table.follow(follower, since, chat);
    if (!this.#open) table.unfollow(follower);
  }

  unfollow(id: string): void {
    const followed = this.#follows.get(id);
    this.#follows.delete(id);
    followed?.table.unfollow(followed.follower);
  }

  /** From now on nothing it says is heard. */
  deafen(): void {
    this.#deaf = true;
  }

  close(code: number, why: string): void {
    this.deafen();
    this.#socket.close(code, why);
  }

  /** Ends it if the last heartbeat was not answered. */
  beat(): void {
    if (!this.alive) return this.#socket.terminate();
    this.alive = false;
    this.#socket.ping();
  }

  closed(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const id of [...this.#follows.keys()]) this.unfollow(id);
  }
}

function parse(data: string): ClientMessage | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
