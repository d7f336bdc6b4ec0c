import websocket from '@fastify/websocket';
import { CLOSE } from '@hortus/protocol';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../http/person.ts';
import type { Server } from '../server.ts';
import { Connection } from './connection.ts';

export async function socketRoutes(app: FastifyInstance, server: Server): Promise<void> {
  await app.register(websocket, { options: { maxPayload: server.host.settings.largestFrame } });
  app.get('/ws', { websocket: true }, (socket, request) => {
    const person = personOf(server.people, request);
    if (person === undefined) return socket.close(CLOSE.identity, 'no identity');
    const connection = new Connection(server, person, socket);
    socket.on('message', (data, isBinary) => {
      if (!isBinary) void connection.receive(String(data));
    });
    socket.on('close', () => {
      for (const [id, follower] of connection.follows) server.live.unfollow(id, follower);
    });
    return undefined;
  });
}
