/** One end of a socket to the server, which hears everything and can ask whether the server still answers. */
import { PROTOCOL } from '@hortus/protocol';
import { WebSocket } from 'ws';
import type { Serving } from '../serve.ts';
import { PATIENCE } from '../testing/wait.ts';

export class Listener {
  readonly #socket: WebSocket;
  readonly #heard: (text: string) => void;
  #pongs = 0;
  #look: () => void = () => {};
  code: number | undefined;

  private constructor(socket: WebSocket, heard: (text: string) => void) {
    this.#socket = socket;
    this.#heard = heard;
    socket.on('message', (data) => {
      const text = String(data);
      this.#heard(text);
      if (text.includes('"re":"alive"')) this.#pongs++;
      this.#look();
    });
    socket.on('close', (code) => {
      this.code = code;
      this.#look();
    });
    socket.on('error', () => {});
  }

  static async open(
    { url, server }: Serving,
    token: string,
    heard: (text: string) => void,
  ): Promise<Listener> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.9.9.9' },
    });
    const made = new Listener(socket, heard);
    await new Promise<void>((done) => {
      socket.on('open', () => done());
      socket.on('close', () => done());
    });
    const { rules } = server.shared.games;
    socket.send(JSON.stringify({ do: 'hello', re: 'h', protocol: PROTOCOL, rules }));
    return made;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(message: string | Buffer): void {
    this.#socket.send(message);
  }

  /** It answers, or it was closed. */
  async isAnswering(): Promise<boolean> {
    const before = this.#pongs;
    if (this.isOpen) this.#socket.send(JSON.stringify({ do: 'ping', re: 'alive' }));
    const isDone = (): boolean => this.#pongs > before || this.code !== undefined;
    if (!isDone())
      await new Promise<void>((done) => {
        const late = setTimeout(done, PATIENCE);
        this.#look = () => {
          if (!isDone()) return;
          clearTimeout(late);
          done();
        };
      });
    return isDone();
  }

  close(): void {
    this.#socket.terminate();
  }
}
