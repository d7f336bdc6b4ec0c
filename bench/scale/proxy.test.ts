import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { roundRobin } from './proxy.ts';

const serving = async (text: string): Promise<http.Server> => {
  const server = http.createServer((_, answer) => answer.end(text));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
};

test('each connection goes to the next process, and its answer comes back whole', async () => {
  const servers = [await serving('one'), await serving('two'.repeat(100_000))];
  const urls = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const proxy = await roundRobin(urls);
  const ask = async (): Promise<string> => {
    const answer = await fetch(proxy.url, { headers: { connection: 'close' } });
    return await answer.text();
  };
  try {
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map((text) => text.length)).toEqual([3, 300_000, 3]);
  } finally {
    proxy.close();
    for (const server of servers) server.close();
  }
});
