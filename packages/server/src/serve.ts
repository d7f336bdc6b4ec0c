import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { restRoutes } from './rest/routes.ts';
import { Server, type ServerParts } from './server.ts';
import { socketRoutes } from './socket/socket.ts';

export interface ServeOptions extends Omit<ServerParts, 'log'> {
  readonly port: number;
  readonly address?: string;
}

export interface Serving {
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

export async function serve({ port, address = '127.0.0.1', ...parts }: ServeOptions): Promise<Serving> {
  const app = fastify({ logger: false });
  const server = await Server.open({ ...parts, log: app.log });
  await app.register(cookie);
  await socketRoutes(app, server);
  restRoutes(app, server);
  await server.start();
  const url = await app.listen({ port, host: address });
  return {
    url,
    server,
    async close() {
      await app.close();
      await server.stop();
    },
  };
}
