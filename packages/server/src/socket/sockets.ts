import websocket from '@fastify/websocket';
import { refuse } from '@hortus/kernel';
import { CLOSE } from '@hortus/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isOwnOrigin } from '../http/origin.ts';
import { goesTo } from '../http/paths.ts';
import { proofOf } from '../http/person.ts';
import { addressKey } from '../http/proxy.ts';
import { Refused } from '../rest/faults.ts';
import type { Server } from '../server.ts';
import { Connection, hangUp } from './connection.ts';
import { type Guest, Guests } from './guests.ts';
import { Outbox } from './outbox.ts';

interface Origin {
  /** The hash of the address that it comes from. */
  readonly address: string;
  /** The key of the token that it came with. */
  readonly key: string;
}

/** The only route that takes sockets. */
const SOCKETS = /^\/ws$/;
/** Of one message; pages send whole ones. Empty fragments count as nothing else. */
const MOST_FRAGMENTS = 64;

/** All open sockets of this process. */
export class Sockets {
  readonly #server: Server;
  readonly #guests: Guests;
  readonly #connections = new Map<Connection, Origin>();
  /** Whom the caps have let in, until they are connected. */
  readonly #admitted = new WeakMap<FastifyRequest, Guest>();
  #cancel: () => void = () => {};
  #closing = false;
  /** How many messages are being answered, and who is waiting for that to end. */
  #answering = 0;
  #allAnswered: () => void = () => {};

  constructor(server: Server) {
    this.#server = server;
    this.#guests = new Guests(server.shared);
  }

  get size(): number {
    return this.#connections.size;
  }

  addressesOf(person: string): readonly string[] {
    return [
      ...new Set(
        [...this.#connections].flatMap(([one, { address }]) => (one.person === person ? address : [])),
      ),
    ];
  }

  async routes(app: FastifyInstance, origins: readonly string[]): Promise<void> {
    const { settings } = this.#server.shared;
    await app.register(websocket, {
      options: { maxPayload: settings.largestFrame, maxFragments: MOST_FRAGMENTS, perMessageDeflate: false },
      errorHandler: (error: Error & { readonly code?: string }, socket, request) => {
        // Frames that are too large or none at all, and connections that break, are the client's affair.
        if (/^(?:WS_ERR_|E[A-Z]+$)/.test(error.code ?? ''))
          request.log.info({ code: error.code }, 'a socket broke');
        else request.log.error({ err: error }, 'a socket failed');
        socket.terminate();
      },
    });
    // The library would open it, log where it goes, ids of tables included, and read what it sends for half a minute.
    app.addHook('onRequest', async (request) => {
      if (request.ws && !goesTo(SOCKETS, request)) throw new Refused(400, [refuse('malformed')]);
    });
    app.get(
      '/ws',
      {
        websocket: true,
        schema: { hide: true },
        preValidation: async (request, reply) => {
          if (!isOwnOrigin(request, origins))
            await reply.code(403).send({ error: { code: 'other-origin', message: 'this page is not ours' } });
          else if (request.ws) await this.#admit(request);
        },
      },
      (socket, request) => this.#connected(socket, request),
    );
  }

  /** Before the handshake: other processes may have to be asked, and no message may come meanwhile. */
  async #admit(request: FastifyRequest): Promise<void> {
    const person = proofOf(this.#server.people, request)?.person;
    if (person === undefined || this.#closing || this.#server.shared.restrictions.isBanned(person)) return;
    const address = addressKey(request.ip);
    const guest = await this.#guests.enter(person, address);
    if (guest === undefined) return;
    this.#admitted.set(request, guest);
    // The handshake may fail, so the connection counts, not the socket that it may become.
    if (request.socket.destroyed) this.#guests.leave(guest, address);
    else request.socket.once('close', () => this.#guests.leave(guest, address));
  }

  #connected(socket: WebSocket, request: FastifyRequest): void {
    const { log, hashAddress, clock } = this.#server.shared;
    const proof = proofOf(this.#server.people, request);
    const person = proof?.person;
    const about = { reqId: request.id, person, address: hashAddress(request.ip) };
    const turnAway = (code: number, why: string): void => {
      log.info({ ...about, code, why }, 'a socket was refused');
      socket.close(code, why);
      socket.pause();
      hangUp(socket, clock);
    };
    if (proof === undefined || person === undefined) return turnAway(CLOSE.identity, 'no identity');
    if (this.#server.shared.restrictions.isBanned(person)) return turnAway(CLOSE.policy, 'banned');
    if (this.#closing) return turnAway(CLOSE.restart, 'restarting');
    const guest = this.#admitted.get(request);
    if (guest === undefined) return turnAway(CLOSE.busy, 'too many connections');
    const connection = new Connection(this.#server, guest, socket, new Outbox(request.socket));
    this.#connections.set(connection, { address: about.address, key: proof.key });
    const [{ reqId }, since] = [about, clock.now()];
    log.info(about, 'a socket opened');
    listen(socket, connection, this.#track, (code) => {
      const from = this.#connections.get(connection)?.address;
      this.#connections.delete(connection);
      const { received } = connection;
      const seconds = Math.round((clock.now() - since) / 1000);
      log.info({ reqId, person, address: from, code, seconds, received }, 'a socket closed');
    });
  }

  #closeBanned(): void {
    const { isBanned, isBannedAddress } = this.#server.shared.restrictions;
    for (const [connection, { address }] of this.#connections)
      if (isBanned(connection.person) || isBannedAddress(address)) connection.close(CLOSE.policy, 'banned');
  }

  /** After a leak of keys, impostors may be connected. Pages come back with the token they have now. */
  #closeUnproven(): void {
    const { people } = this.#server;
    for (const [connection, { key }] of this.#connections)
      if (!people.honours(key)) connection.close(CLOSE.identity, 'no identity');
  }

  readonly #track = (answering: Promise<void> | undefined): void => {
    if (answering === undefined) return;
    this.#answering++;
    void answering.then(this.#answered);
  };

  readonly #answered = (): void => {
    if (--this.#answering === 0) this.#allAnswered();
  };

  start(): void {
    this.#server.shared.restrictions.changed = () => this.#closeBanned();
    this.#server.people.keysRead = () => this.#closeUnproven();
    const { clock, settings } = this.#server.shared;
    this.#cancel = clock.after(settings.heartbeat, () => {
      for (const connection of this.#connections.keys()) connection.beat();
      this.#guests.refresh();
      if (!this.#closing) this.start();
    });
  }

  /** Ignores new messages, answers those it has, and tells everybody to reconnect, here or to another process. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#cancel();
    for (const connection of this.#connections.keys()) connection.deafen();
    if (this.#answering > 0)
      await new Promise<void>((done) => {
        this.#allAnswered = done;
      });
    for (const connection of this.#connections.keys()) connection.close(CLOSE.restart, 'restarting');
  }

  /** Stops waiting for anyone. */
  cut(): void {
    this.#allAnswered();
    for (const connection of this.#connections.keys()) connection.cut();
  }
}

/** Separate, so that a socket holds on to its connection but to nothing of the request it came with. */
function listen(
  socket: WebSocket,
  connection: Connection,
  track: (answering: Promise<void> | undefined) => void,
  gone: (code: number) => void,
): void {
  socket.on('message', (data, isBinary) => {
    track(connection.receive(isBinary ? '' : String(data)));
  });
  socket.on('ping', () => connection.pinged());
  socket.on('pong', () => connection.ponged());
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    connection.closed();
    gone(code);
  });
}
