/** One address for several processes: each connection goes to the next of them, as with a plain proxy. */
import net from 'node:net';

export interface SharedAddress {
  readonly url: string;
  close(): void;
}

export async function roundRobin(urls: readonly string[]): Promise<SharedAddress> {
  const open = new Set<net.Socket>();
  let next = 0;
  const proxy = net.createServer({ noDelay: true }, (near) => {
    const { hostname, port } = new URL(urls[next++ % urls.length] ?? '');
    const far = net.connect({ host: hostname, port: Number(port), noDelay: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(proxy.address() as net.AddressInfo).port}`,
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
