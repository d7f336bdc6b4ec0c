import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askPort, readEnvironment } from './environment.ts';
import type { Serving } from './serve.ts';
import { startServer } from './start.ts';
import { MemoryStore } from './testing/memory-store.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function start(env: NodeJS.ProcessEnv): Promise<{ serving: Serving; said: string[] }> {
  const said: string[] = [];
  const serving = await startServer({ env, store: new MemoryStore(), say: (line) => said.push(line) });
  endings.push(() => serving.close());
  return { serving, said };
}

test('the address is shown as you would type it into a browser', async () => {
  const { said, serving } = await start({ PORT: '0' });
  const [line] = said;
  expect(line).toMatch(/^Hortus is at http:\/\/localhost:\d+$/);
  expect((await fetch(`${serving.url.replace('0.0.0.0', '127.0.0.1')}/health`)).status).toBe(200);
});

test('a taken port is reported in words, with a free one, before anything starts', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen(0, '0.0.0.0', () => done((other.address() as { port: number }).port));
  });
  endings.push(() => new Promise((done) => other.close(done)));
  const words = new RegExp(
    `^Port ${port} is taken by another program. Choose another one, for example: PORT=\\d+ npm start$`,
  );
  await expect(start({ PORT: String(port) })).rejects.toThrow(words);
  await expect(askPort({ port, address: '0.0.0.0' })).rejects.toThrow(words);
});

test.each(['http', '-1', '70000', '80.5'])('PORT=%s is refused in words', async (PORT) => {
  await expect(start({ PORT })).rejects.toThrow('PORT must be a number');
});

test.each([
  ['HORTUS_LOG', 'loud', 'HORTUS_LOG must be one of trace, debug, info, warn, error, fatal, silent'],
  ['HORTUS_ORIGINS', 'https://one.example example.org', 'not "example.org"'],
  ['HORTUS_ORIGINS', 'https://one.example/page', 'without a path'],
  ['DATABASE_URL', 'secret', 'DATABASE_URL must be an address such as postgres://'],
  ['HORTUS_PROXY', 'yes', 'HORTUS_PROXY must be how many proxies stand in front (1), or their addresses'],
  ['HORTUS_SETTINGS', '{', 'HORTUS_SETTINGS: no JSON'],
  ['HORTUS_SETTINGS', '[]', 'must be an object such as'],
  ['HORTUS_SETTINGS', '{"requestPerMinute":9}', 'did you mean requestsPerMinute?'],
  ['HORTUS_SETTINGS', '{"heartbeat":0}', 'heartbeat must be a whole number from 1 to 2147483647, not 0'],
  // Node would fire such a timer at once.
  ['HORTUS_SETTINGS', '{"awayAfter":3000000000}', 'awayAfter must be a whole number from 1 to 2147483647'],
  ['HORTUS_SETTINGS', '{"botThreads":1000}', 'botThreads must be a whole number from 1 to 256, not 1000'],
  ['HORTUS_SETTINGS', '{"botThinks":2000}', 'botThinks (2000) must be less than botLimit (2000)'],
  [
    'HORTUS_SETTINGS',
    '{"closeWithin":6000}',
    'closeWithin (6000) must be at most half of stopWithin (10000)',
  ],
  ['HORTUS_METRICS', 'pubilc', 'HORTUS_METRICS must be public or private, not "pubilc"'],
  [
    'HORTUS_WEB',
    '/nowhere',
    'HORTUS_WEB must be a folder with the built pages; there is no index.html in /nowhere',
  ],
  ['HORTUS_ORIGIN', 'https://a.example', 'There is no setting HORTUS_ORIGIN. Did you mean HORTUS_ORIGINS?'],
  ['HORTUS_OPERTOR', 'x', 'There is no setting HORTUS_OPERTOR. Did you mean HORTUS_OPERATOR?'],
  ['HORTUS_DATABASE_URL', 'x', 'There is no setting HORTUS_DATABASE_URL. Did you mean DATABASE_URL?'],
  ['HORTUS_PORT', '80', 'There is no setting HORTUS_PORT. Did you mean PORT?'],
  ['HOST', '192.0.2.1', 'HOST must be an address of this machine, not "192.0.2.1"'],
])('%s=%s is refused in words', async (name, value, words) => {
  await expect(start({ PORT: '0', [name]: value })).rejects.toThrow(words);
});

test('an empty variable counts as not set', () => {
  const empty = {
    ...{ PORT: '', HOST: '', HORTUS_LOG: '', HORTUS_ORIGINS: '' },
    ...{ DATABASE_URL: '', HORTUS_DATA: '', HORTUS_WEB: '' },
  };
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  expect(readEnvironment({ HORTUS_ORIGINS: 'https://one.example, http://two.example:81' }).origins).toEqual([
    'https://one.example',
    'http://two.example:81',
  ]);
});

test('names that resemble none of ours, and those of tests and tools, are nobody’s mistake', () => {
  const tools = ['CHROME', 'PATIENCE', 'SLOW', 'SOAK', 'TEST_REPORT', 'GAMES', 'SEED', 'INPUTS', 'MINUTES'];
  for (const name of [...tools, 'WORLDS', 'ACCEPT', 'ICONS', 'BACKUP_FOLDER'])
    expect(() => readEnvironment({ [`HORTUS_${name}`]: '1' }), name).not.toThrow();
});

test('a proxy is trusted, and the figures are public, only where the settings say so explicitly', () => {
  const read = (HORTUS_PROXY: string, HORTUS_METRICS: string) => {
    const { trustProxy, metricsForAll } = readEnvironment({ HORTUS_PROXY, HORTUS_METRICS });
    return [trustProxy, metricsForAll];
  };
  expect([read('1', 'public'), read('0', 'private'), read('', '')]).toEqual([
    [1, true],
    [false, false],
    [false, false],
  ]);
});
