/** One process at a time, using a name that the kernel frees when its holder dies, however it dies. */
import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, DatabaseTrouble } from './trouble.ts';

const PATIENCE = 60_000;

export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const door = doorOf(process.platform, name);
  if (door === undefined) return work(); // PostgreSQL itself refuses a folder that another one has
  const until = performance.now() + PATIENCE;
  for (;;) {
    const held = await hold(door);
    if (held) {
      try {
        return await work();
      } finally {
        held.close();
      }
    }
    if (performance.now() > until)
      throw new DatabaseTrouble(`Another process has been starting ${name} for a minute.`);
    await delay(20);
  }
}

/** Names that vanish with their holder: abstract sockets, named pipes; macOS has none. */
export function doorOf(platform: string, name: string): string | undefined {
  if (platform === 'linux') return `\0hortus-${name}`;
  return platform === 'win32' ? `\\\\.\\pipe\\hortus-${name}` : undefined;
}

const hold = (path: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve(server.unref()));
  });
