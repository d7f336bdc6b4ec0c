/** The few parts of boardgame.io's server and of its client's socket that the bench calls. */
declare module 'boardgame.io/server' {
  import type { Server as HttpServer } from 'node:http';

  export function Server(options: { games: readonly object[]; origins: readonly string[] }): {
    run(options: { port: number }): Promise<{ appServer: HttpServer }>;
  };
}

declare module 'socket.io-client' {
  export interface Socket {
    on(event: string, heard: (...args: never[]) => void): void;
    emit(event: string, ...args: unknown[]): void;
    disconnect(): void;
  }

  export function io(url: string, options: { transports: readonly string[]; forceNew: boolean }): Socket;
}
