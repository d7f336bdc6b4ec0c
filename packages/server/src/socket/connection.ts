import type { Clerk, Clock } from '@hortus/host';
import { CLOSE, type ClientMessage, readMessage, type ServerMessage } from '@hortus/protocol';
import type { WebSocket } from 'ws';
import { frameOf } from '../frame.ts';
import type { LiveTable } from '../match/live-table.ts';
import type { Follower } from '../match/telling.ts';
import type { Server } from '../server.ts';
import type { StoredTable } from '../store.ts';
import { type Asker, answer } from './answer.ts';
import { Bucket } from './bucket.ts';
import type { Guest } from './guests.ts';
import type { Outbox } from './outbox.ts';

/** This many faults more than messages that were in order end a connection: such a client means harm. */
const MOST_FAULTS = 20;
/** How long a client has to learn why it is closed, in milliseconds. */
const LINGER = 1000;

/** After a close: waiting until the client hangs up would let it flood us for half a minute. */
export const hangUp = (socket: WebSocket, clock: Clock): void =>
  void clock.after(LINGER, () => socket.terminate());
/** Messages that change a table's row and are announced to everybody there. */
const CHANGES = 5;
/** Messages that cost more than a move, or are sent less often. */
const COSTS: Partial<Record<ClientMessage['do'], number>> = {
  follow: 3,
  unfollow: 3,
  back: CHANGES,
  pause: CHANGES,
  resume: CHANGES,
  // It makes a table: no more often than others may be made.
  rematch: 20,
  answer: CHANGES,
  claim: CHANGES,
  order: CHANGES,
  chat: CHANGES,
  history: 10,
  // It is written to disk, and read by a person.
  report: 10,
};

/** Sending this many bytes to one who begins to follow costs about as much as a move. */
const SENT_FOR_ONE = 16 * 1024;

/** One page: who it is, what it has said about itself, and the tables it follows. */
export class Connection implements Asker {
  readonly server: Server;
  readonly guest: Guest;
  readonly #follows = new Map<string, { readonly table: LiveTable; readonly follower: Follower }>();
  rules: Readonly<Record<string, number>> | undefined;
  /** It answered the last heartbeat. */
  alive = true;
  /** How many messages it has sent. */
  received = 0;
  #faults = 0;
  #open = true;
  #deaf = false;
  /** How much came while it was deaf. */
  #overlooked = 0;
  readonly #bucket: Bucket;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;

  /** `outbox`: where the socket's frames go. */
  constructor(server: Server, guest: Guest, socket: WebSocket, outbox: Outbox) {
    this.server = server;
    this.guest = guest;
    this.#socket = socket;
    this.#outbox = outbox;
    const { clock, settings } = server.shared;
    this.#bucket = new Bucket(settings.messagesPerSecond, settings.messagesAtOnce, clock.now());
  }

  get person(): string {
    return this.guest.person;
  }

  send(message: ServerMessage): void {
    this.sendFrame(frameOf(JSON.stringify(message)));
  }

  /** A client that hasn't read what was sent before is disconnected, and resumes with a new connection. */
  sendFrame(frame: Buffer): void {
    if (!this.#open || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#outbox.isEmpty && this.#outbox.waiting > this.server.shared.settings.mostBuffered) {
      this.server.shared.log.info({ person: this.person }, 'a slow reader was cut off');
      this.#socket.terminate();
      return this.closed();
    }
    this.#outbox.send(frame);
  }

  /** Resolves when it has been answered; undefined if there's nothing to wait for. */
  receive(data: string): Promise<void> | undefined {
    if (this.#deaf) return this.#overlook();
    this.received++;
    const message = readMessage(data);
    if (message === undefined) return this.#fault(null, 'malformed');
    const cost = COSTS[message.do] ?? 1;
    const now = this.server.shared.clock.now();
    if (!this.#bucket.take(cost, now) || !this.guest.take(cost, now))
      return this.#fault(message.re, 'too-fast');
    // Not forgiven all at once: every twentieth message in order would buy nineteen others.
    if (this.#faults > 0) this.#faults--;
    return answer(this, message).catch((error: unknown) => {
      this.server.shared.log.error(
        { err: error, do: message.do, person: this.person },
        'a message could not be answered',
      );
      this.send({ is: 'refused', re: message.re, code: 'try-again' });
    });
  }

  charge(cost: number): void {
    const now = this.server.shared.clock.now();
    this.#bucket.spend(cost, now);
    this.guest.spend(cost, now);
  }

  #fault(re: string | null, code: string): undefined {
    if (!this.#open) return;
    this.send({ is: 'refused', re, code });
    if (++this.#faults < MOST_FAULTS) return;
    this.close(CLOSE.policy, code);
    this.#socket.pause();
  }

  /** A client that hasn't noticed the end yet may send some more. */
  #overlook(): undefined {
    if (++this.#overlooked === MOST_FAULTS) this.#socket.pause();
  }

  /** How many tables it follows besides this one: clients that have missed something follow again. */
  followedBeside(id: string): number {
    return this.#follows.size - (this.#follows.has(id) ? 1 : 0);
  }

  async follow(table: LiveTable, clerk: Clerk<StoredTable>, since: number, chat: number): Promise<void> {
    this.unfollow(table.id);
    if (!this.#open) return;
    let sent = 0;
    const counting = (frame: Buffer): void => {
      sent += frame.length;
      this.sendFrame(frame);
    };
    const follower = { person: this.person, send: counting };
    this.#follows.set(table.id, { table, follower });
    try {
      await table.follow(clerk, follower, since, chat);
    } catch (error) {
      this.unfollow(table.id);
      throw error;
    }
    follower.send = (frame) => this.sendFrame(frame);
    this.charge(sent / SENT_FOR_ONE);
    if (!this.#open) table.unfollow(follower);
  }

  /** In the table's queue, or when everything is over. */
  unfollow(id: string): void {
    const followed = this.#follows.get(id);
    this.#follows.delete(id);
    followed?.table.unfollow(followed.follower);
  }

  /** From now on it is ignored. */
  deafen(): void {
    this.#deaf = true;
  }

  close(code: number, why: string): void {
    this.deafen();
    this.#outbox.flush();
    this.#socket.close(code, why);
    // When the server stops, it cuts off everybody at once.
    if (code !== CLOSE.restart) hangUp(this.#socket, this.server.shared.clock);
  }

  cut(): void {
    this.#socket.terminate();
  }

  /** Pings cost what messages cost, and so do pongs: a heartbeat asks for one, but anybody can send more. */
  pinged(): void {
    if (this.#deaf) return this.#overlook();
    if (!this.#bucket.take(1, this.server.shared.clock.now())) this.#fault(null, 'too-fast');
  }

  ponged(): void {
    this.alive = true;
    this.pinged();
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
