/** The few parts of boardgame.io's server that the bench calls. */
declare module 'boardgame.io/server' {
  import type { Server as HttpServer } from 'node:http';

  export function Server(options: { games: readonly object[]; origins: readonly string[] }): {
    run(options: { port: number }): Promise<{ appServer: HttpServer }>;
  };
}
