/**
 * The socket, kept alive: says hello, matches replies by number, reconnects automatically. Messages that may safely
 * be sent twice are sent again then; the rest fail.
 */
import { CLOSE, type ClientMessage, PROTOCOL, type ServerMessage } from '@hortus/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Link } from '../model/source.ts';

/** A WebSocket, or a test's. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

export interface LinkMeans {
  connect(): SocketLike;
  /** Gets the guest's cookie, which the socket needs. */
  identify(): Promise<unknown>;
  later(ms: number, act: () => void): () => void;
  /** From 0 to 1: so that not everybody reconnects at the same moment. */
  random(): number;
}

export interface LinkEvents {
  /** Rules versions by game that this page knows. */
  readonly rules: Readonly<Record<string, number>>;
  /** Hello is done: now follow. What happens here comes before anything is resent. */
  welcomed(): Promise<unknown>;
  told(message: ServerMessage): void;
}

type Unnumbered<M> = M extends { re: string } ? Omit<M, 're'> : never;
export type LinkRequest = Unnumbered<ClientMessage>;
export type LinkReply = Extract<ServerMessage, { re: string | null }>;

/** The link was lost before the reply came. */
export class LinkLost extends Error {
  override readonly name = 'LinkLost';
}

interface Waiting {
  readonly message: ClientMessage;
  /** Harmless to send twice. */
  readonly again: boolean;
  resolve(answer: LinkReply): void;
  reject(error: Error): void;
}

/** Temporary refusals: try again later. */
const PASSING: ReadonlySet<string> = new Set(['try-again', 'too-fast', 'too-many-tables']);
const FIRST_WAIT = 500;
/** While nobody answers: short enough that a page is back within two seconds of the server. */
const LONGEST_WAIT = 1500;
/** After a server answered that it is busy. */
const LONGEST_WAIT_IF_BUSY = 15_000;
/** How often to probe a silent link, and how long to wait for an answer before giving up. */
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class SocketLink {
  readonly state: ReadonlySignal<Link>;
  readonly #state = signal<Link>('connecting');
  readonly #means: LinkMeans;
  readonly #events: LinkEvents;
  readonly #waiting = new Map<string, Waiting>();
  #socket: SocketLike | undefined;
  #known = false;
  #tries = 0;
  /** The server answered, and asked for patience. */
  #busy = false;
  #numbers = 0;
  #stopped = false;
  #cancelRetry: () => void = () => {};
  #cancelPing: () => void = () => {};

  constructor(means: LinkMeans, events: LinkEvents) {
    this.#means = means;
    this.#events = events;
    this.state = this.#state;
  }

  start(): void {
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelRetry();
    this.#drop(1000);
    this.#giveUp(() => true);
  }

  /** The network is back, or the page is visible again: no need to wait any longer. */
  hurry(): void {
    if (this.#state.value === 'online') this.#ping();
    else if (this.#state.value === 'lost') {
      this.#cancelRetry();
      void this.#connect();
    }
  }

  ask(message: LinkRequest, { again = false }: { readonly again?: boolean } = {}): Promise<LinkReply> {
    const numbered = { ...message, re: String(++this.#numbers) } as ClientMessage;
    return new Promise((resolve, reject) => {
      const online = this.#state.value === 'online' || message.do === 'hello' || message.do === 'follow';
      if (this.#stopped || (!online && !again)) return reject(new LinkLost('not connected'));
      this.#waiting.set(numbered.re, { message: numbered, again, resolve, reject });
      if (online) this.#send(numbered);
    });
  }

  async #connect(): Promise<void> {
    if (this.#stopped) return;
    if (this.#state.value !== 'lost') this.#state.value = 'connecting';
    try {
      if (!this.#known) await this.#means.identify();
      this.#known = true;
    } catch {
      this.#busy = true; // every page sends this, so a server that is starting gets it from all of them
      return this.#retry();
    }
    if (this.#stopped) return;
    const socket = this.#means.connect();
    this.#socket = socket;
    socket.onopen = () => void this.#greet(socket);
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  async #greet(socket: SocketLike): Promise<void> {
    try {
      const said = await this.ask({ do: 'hello', protocol: PROTOCOL, rules: { ...this.#events.rules } });
      if (said.is === 'refused') return this.#refused(said.code);
      if (said.is !== 'welcome' || said.protocol !== PROTOCOL) return this.#refused('reload');
      const followed = await this.#events.welcomed();
      if (socket !== this.#socket) return;
      if (typeof followed === 'string') return this.#refused(followed);
      this.#tries = 0;
      this.#state.value = 'online';
      for (const { message, again } of this.#waiting.values()) if (again) this.#send(message);
      this.#watch();
    } catch {
      // Lost again in the meantime: its close handler took care of it.
    }
  }

  /** A refused hello or follow: a page that could misread the table reads nothing. */
  #refused(code: string): void {
    if (code === 'reload' || code === 'other-rules') this.#end('old');
    else if (PASSING.has(code)) {
      this.#busy = true;
      this.#drop(1000);
    } else this.#end('shut');
  }

  #end(state: Link): void {
    this.#state.value = state;
    this.#stopped = true;
    this.#drop(1000);
    this.#giveUp(() => true);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.#cancelPing();
    this.#watch();
    if (!('re' in message)) return this.#events.told(message);
    const waiting = this.#waiting.get(message.re ?? '');
    this.#waiting.delete(message.re ?? '');
    waiting?.resolve(message);
  }

  #closed(socket: SocketLike, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.#cancelPing();
    if (code === CLOSE.reload) return this.#end('old');
    if (code === CLOSE.policy) return this.#end('shut');
    if (code === CLOSE.identity) this.#known = false;
    this.#giveUp(({ again }) => !again);
    if (this.#stopped) return;
    this.#state.value = 'lost';
    if (code === CLOSE.busy) {
      this.#busy = true;
      this.#tries = Math.max(this.#tries, 2);
    }
    this.#retry();
  }

  #retry(): void {
    if (this.#stopped) return;
    this.#state.value = 'lost';
    const longest = this.#busy ? LONGEST_WAIT_IF_BUSY : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#tries++);
    this.#busy = false;
    this.#cancelRetry = this.#means.later(
      wait * (0.5 + this.#means.random() / 2),
      () => void this.#connect(),
    );
  }

  #giveUp(which: (waiting: Waiting) => boolean): void {
    for (const [re, waiting] of this.#waiting)
      if (which(waiting)) {
        this.#waiting.delete(re);
        waiting.reject(new LinkLost('the connection was lost'));
      }
  }

  #drop(code: number): void {
    const socket = this.#socket;
    socket?.close(code);
    // Its own event may come late, or never if the network is gone.
    if (socket !== undefined) this.#closed(socket, code);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #watch(): void {
    if (this.#state.value === 'online') this.#cancelPing = this.#means.later(PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    this.#cancelPing();
    this.#cancelPing = this.#means.later(PONG_WITHIN, () => this.#drop(1000));
    this.ask({ do: 'ping' }).catch(() => undefined);
  }
}
