/** One process at a time, using a name that the kernel frees when its holder dies, however it dies. */
import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, DatabaseTrouble } from './trouble.ts';

const PATIENCE = 60_000;

export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (process.platform !== 'linux') return work(); // abstract sockets exist only there
  const until = performance.now() + PATIENCE;
  for (;;) {
    const held = await hold(`\0hortus-${name}`);
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

const hold = (path: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve(server.unref()));
  });
