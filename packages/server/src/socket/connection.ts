import { type ClientMessage, clientMessage, type ServerMessage } from '@hortus/protocol';
import type { WebSocket } from 'ws';
import type { Follower } from '../match/telling.ts';
import type { Server } from '../server.ts';
import { answer } from './answer.ts';

/** One page: who it is, what it has said of itself, and the tables it looks at. */
export class Connection {
  readonly server: Server;
  readonly person: string;
  readonly follows = new Map<string, Follower>();
  /** The rules its page knows, by game; undefined before its hello. */
  rules: Readonly<Record<string, number>> | undefined;
  readonly #socket: WebSocket;

  constructor(server: Server, person: string, socket: WebSocket) {
    this.server = server;
    this.person = person;
    this.#socket = socket;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  async receive(data: string): Promise<void> {
    const message = parse(data);
    if (message === undefined) return this.send({ is: 'refused', re: null, code: 'malformed' });
    await answer(this, message);
  }
}

function parse(data: string): ClientMessage | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
