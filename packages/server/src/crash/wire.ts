/** Sits between players and a server, and can lose the server's replies together with their connections. */
import { connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** What the server says next gets lost. */
  losing: boolean;
}

export class Wire {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', (near) => wire.#join(near, connect(Number(port), hostname)));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return wire;
  }

  /** The same server through the wire. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the wire is closed');
    return `http://127.0.0.1:${address.port}`;
  }

  /**
   * On every connection: the server hears everything, and its next answer doesn't arrive. Returns how many connections
   * there are.
   */
  loseAnswers(): number {
    for (const pair of this.#pairs) pair.losing = true;
    return this.#pairs.size;
  }

  close(): void {
    this.#server.close();
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  #join(near: Socket, far: Socket): void {
    const pair: Pair = { near, far, losing: false };
    this.#pairs.add(pair);
    const end = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      if (pair.losing) end();
      else near.write(data);
    });
    for (const socket of [near, far]) socket.setNoDelay().on('error', end).on('close', end);
  }
}
