import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** More than the machine keeps of what nobody reads. */
const FLOOD = 64 * 1024 * 1024;
const PINGS = Buffer.concat(Array.from({ length: 10_000 }, () => Buffer.from([0x89, 0x80, 0, 0, 0, 0])));

/** A client that keeps sending frames whatever it is told. */
export class Stubborn {
  readonly #socket: Socket;
  #gone = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setMaxListeners(0).on('error', () => {});
    socket.once('close', () => {
      this.#gone = true;
    });
  }

  /** With what the server says first. */
  static async open(url: string, path: string, headers = ''): Promise<{ client: Stubborn; told: string }> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const client = new Stubborn(socket);
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\n${key}`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${upgrade}\r\n\r\n`);
    const told = String((await once(socket, 'data'))[0]);
    socket.on('data', () => {});
    return { client, told };
  }

  /** Until the server hangs up, or has taken it all. */
  async flood(): Promise<'cut off' | 'read'> {
    const heard = (event: string) => new Promise((done) => this.#socket.once(event, done));
    const closed = heard('close');
    for (let sent = 0; sent < FLOOD; sent += PINGS.length) {
      if (this.#gone) return 'cut off';
      if (!this.#socket.write(PINGS)) await Promise.race([heard('drain'), closed]);
    }
    this.#socket.destroy();
    return 'read';
  }
}
