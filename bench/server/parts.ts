/** The processes of the server's rows; their files are next to the bundled bench. */
import { fileURLToPath } from 'node:url';
import type { Load, Pair, Wish } from './load.ts';
import { Remote } from './remote.ts';

const file = (part: string): string => fileURLToPath(new URL(`./${part}.child.mjs`, import.meta.url));

/** A server and its players, each in a process of their own. */
export interface Scene {
  readonly side: Load['side'];
  readonly server: Remote;
  readonly clients: Remote;
  readonly url: string;
  stop(): Promise<void>;
}

export async function openScene(side: Load['side']): Promise<Scene> {
  const server = await Remote.start(file(side), ['--expose-gc']);
  const clients = await Remote.start(file('clients'));
  return {
    side,
    server,
    clients,
    url: await server.ask<string>('url'),
    async stop() {
      await clients.stop();
      await server.stop();
    },
  };
}

/** Other players of the same server, in a process of their own. */
export async function moreClients(scene: Scene): Promise<Scene> {
  const clients = await Remote.start(file('clients'));
  return { ...scene, clients, stop: () => clients.stop() };
}

let seed = 0;

/** Everybody is at their table, and rests. */
export async function seat({ side, url, server, clients }: Scene, wish: Wish): Promise<readonly Pair[]> {
  const pairs = await server.ask<Pair[]>('pairs', wish);
  const { spectators } = wish;
  seed += pairs.length;
  await clients.ask('enter', { side, url, pairs, spectators, seed });
  return pairs;
}
