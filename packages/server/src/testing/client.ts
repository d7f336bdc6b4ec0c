import { randomBytes } from 'node:crypto';
import { commitTo, freshSecret, type Hex, type PackedJson } from '@hortus/kernel';
import {
  type ClientMessage,
  type NewTable,
  PROTOCOL,
  type SeenEntry,
  type ServerMessage,
  type Sight,
  type TableInfo,
} from '@hortus/protocol';
import { WebSocket } from 'ws';

type Is<K extends ServerMessage['is']> = Extract<ServerMessage, { is: K }>;
type Request = ClientMessage extends infer M ? (M extends { re: string } ? Omit<M, 're'> : never) : never;
export type Answer = Is<'ok' | 'refused' | 'welcome' | 'history' | 'pong'>;

/** A person with a page: tells what it is told, and deals by itself as a page does. */
export class TestClient {
  readonly url: string;
  readonly token: string;
  /** Every frame as it came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** By table: the entries seen, each once, as a page would keep them. */
  readonly entries = new Map<string, SeenEntry[]>();
  readonly sights = new Map<string, Sight>();
  readonly tables = new Map<string, TableInfo>();
  closed: { readonly code: number } | undefined;
  dealsItself = true;
  #socket: WebSocket | undefined;
  #n = 0;
  #looks = new Set<() => void>();
  readonly #secrets = new Map<string, Hex>();

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /** A new guest, who says hello. */
  static async guest(url: string): Promise<TestClient> {
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: true }),
    });
    const { token } = (await response.json()) as { token: string };
    const client = new TestClient(url, token);
    await client.connect();
    return client;
  }

  async connect(headers: Record<string, string> = {}): Promise<Answer> {
    const { garden: rules } = { garden: 1 };
    await this.open(headers);
    return this.ask({ do: 'hello', protocol: PROTOCOL, rules: { garden: rules } });
  }

  open(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${this.token}`, ...headers },
    });
    this.#socket = socket;
    this.closed = undefined;
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#heard(String(data));
    });
    socket.on('close', (code) => {
      if (socket !== this.#socket) return;
      this.closed = { code };
      this.#look();
    });
    return new Promise((done, failed) => {
      socket.on('open', () => done());
      socket.on('error', failed);
    });
  }

  #heard(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    this.messages.push(message);
    if (message.is === 'table') {
      this.tables.set(message.table.id, message.table);
      if (this.dealsItself) this.#deal(message.table);
    } else if (message.is === 'state') {
      const kept = (this.entries.get(message.table) ?? []).slice(0, message.since);
      this.entries.set(message.table, [...kept, ...message.entries]);
      this.sights.set(message.table, message.sight);
    } else if (message.is === 'entry') {
      this.entries.set(message.table, [...(this.entries.get(message.table) ?? []), message.entry]);
      this.sights.set(message.table, message.sight);
    }
    this.#look();
  }

  #deal({ id, status, terms, mySeat, commitments, awaited }: TableInfo): void {
    if (status !== 'dealing' || terms === undefined || mySeat === undefined) return;
    if (!awaited?.seats.includes(mySeat)) return;
    const key = `${terms.id} ${mySeat}`;
    const secret = this.#secrets.get(key) ?? freshSecret(randomBytes);
    this.#secrets.set(key, secret);
    if (commitments === undefined)
      this.send({ do: 'commit', re: 'deal', table: id, commitment: commitTo(terms, mySeat, secret) });
    else this.send({ do: 'reveal', re: 'deal', table: id, reveal: secret });
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Uint8Array): void {
    this.#socket?.send(text);
  }

  /** Asks and waits for the answer. */
  async ask(message: Request): Promise<Answer> {
    const re = `${++this.#n}`;
    const answered = this.until(
      (said): said is Answer => 're' in said && said.re === re,
      this.messages.length,
    );
    this.send({ ...message, re } as ClientMessage);
    return answered;
  }

  /** The first message that is so, from the given one on; waits for it. */
  until<M extends ServerMessage>(is: (message: ServerMessage) => message is M, from?: number): Promise<M>;
  until(is: (message: ServerMessage) => boolean, from?: number): Promise<ServerMessage>;
  async until(is: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    return this.#when(() => this.messages.slice(from).find(is));
  }

  /** Waits until something about what was heard is so. */
  async when(holds: (client: this) => boolean): Promise<void> {
    await this.#when(() => (holds(this) ? true : undefined));
  }

  #when<T>(find: () => T | undefined): Promise<T> {
    return new Promise((done) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        this.#looks.delete(look);
        done(found);
      };
      this.#looks.add(look);
      look();
    });
  }

  #look(): void {
    for (const look of [...this.#looks]) look();
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  async create(wish: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<TableInfo> {
    const { status, body } = await this.request('POST', '/api/tables', { game: 'garden', ...wish });
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body as TableInfo;
  }

  async follow(table: string, since = this.entries.get(table)?.length ?? 0): Promise<void> {
    const answer = await this.ask({ do: 'follow', table, since, chat: 0 });
    if (answer.is !== 'ok') throw new Error(`not followed: ${JSON.stringify(answer)}`);
  }

  play(
    table: string,
    moves: readonly PackedJson[],
    more: { id?: string; answers?: number } = {},
  ): Promise<Answer> {
    const answers = more.answers ?? this.sights.get(table)?.seq ?? 0;
    return this.ask({
      do: 'play',
      table,
      answers,
      id: more.id ?? randomBytes(8).toString('hex'),
      moves: [...moves],
    });
  }

  /** The connection is gone, without a word. */
  cut(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.terminate();
  }

  close(): void {
    this.#socket?.close();
  }
}
