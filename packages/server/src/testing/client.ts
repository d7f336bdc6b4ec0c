import type { TableInfo } from '@hortus/protocol';
import { WebSocket } from 'ws';
import { Page, type PageReply, type Wish } from './page.ts';

/** A page of a real server, over a real socket. */
export class TestClient extends Page {
  readonly url: string;
  readonly token: string;
  #socket: WebSocket | undefined;

  constructor(url: string, token: string) {
    super();
    this.url = url;
    this.token = token;
  }

  /** Their id: a token is that and its signature. */
  get person(): string {
    return this.token.split('.')[0] ?? '';
  }

  /** A new guest, who has said hello. */
  static async guest(url: string, name?: string): Promise<TestClient> {
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: true, ...(name === undefined ? {} : { name }) }),
    });
    const { token } = (await response.json()) as { token: string };
    const client = new TestClient(url, token);
    await client.connect();
    return client;
  }

  async connect(): Promise<PageReply> {
    await this.open();
    return this.hello();
  }

  open(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${this.token}`, ...headers },
    });
    this.#socket = socket;
    this.closed = undefined;
    socket.on('message', (data) => {
      if (socket === this.#socket) this.heard(String(data));
    });
    socket.on('close', (code) => {
      if (socket === this.#socket) this.hungUp(code);
    });
    return new Promise((done, failed) => {
      socket.on('open', () => done());
      socket.on('error', failed);
    });
  }

  override sendText(text: string | Uint8Array): void {
    this.#socket?.send(text);
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  override async create(wish: Wish): Promise<TableInfo> {
    const { status, body } = await this.request('POST', '/api/tables', { game: 'garden', ...wish });
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body as TableInfo;
  }

  override async join(table: string): Promise<TableInfo> {
    const { status, body } = await this.request('POST', `/api/tables/${table}/join`);
    if (status !== 200) throw new Error(`not joined: ${JSON.stringify(body)}`);
    return body as TableInfo;
  }

  /** Stops reading, as a phone in a tunnel does. */
  stopReading(): void {
    this.#socket?.pause();
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
