import { expect, test } from 'vitest';
import { answerTo, cacheName, forgetOlder, keepAll, keepRest, keptAtFirst, wayOf } from './serving.ts';

const ORIGIN = 'https://hortus.test';
const at = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  wayOf({ url: ORIGIN + path, mode, method }, ORIGIN);

/** Caches in memory, in the order they were made. */
function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (wanted: RequestInfo | URL): string =>
    wanted instanceof Request ? wanted.url : String(wanted);
  const cacheOf = (entries: Map<string, Response>) =>
    ({
      match: async (wanted: RequestInfo | URL) => entries.get(keyOf(wanted))?.clone(),
      put: async (wanted: RequestInfo | URL, response: Response) => void entries.set(keyOf(wanted), response),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    }) as unknown as Cache;
  return {
    open: async (name) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    has: async (name) => all.has(name),
    match: async (wanted) => {
      for (const entries of all.values()) {
        const found = entries.get(keyOf(wanted as RequestInfo));
        if (found !== undefined) return found.clone();
      }
      return undefined;
    },
  };
}

const build = (version: string, ...paths: string[]) => ({
  version,
  files: Object.fromEntries(paths.map((path) => [path, version])),
});

function network(version: string, fails: (path: string) => boolean = () => false) {
  const asked: string[] = [];
  const fetched = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return fails(pathname) ? new Response('', { status: 404 }) : new Response(`${version} ${pathname}`);
  };
  return { asked, fetched };
}

const offline = (): Promise<Response> => Promise.reject(new TypeError('offline'));

test('the live parts of the server are never answered from what was kept', () => {
  expect(['/api/tables', '/api', '/ws', '/health', '/metrics', '/sw.js'].map((path) => at(path))).toEqual(
    Array(6).fill('network'),
  );
  expect(at('/api/openapi.json', 'navigate')).toBe('network');
  expect(at('/rules', 'cors', 'POST')).toBe('network');
  expect(wayOf({ url: 'https://elsewhere.test/', mode: 'navigate', method: 'GET' }, ORIGIN)).toBe('network');
});

test('every other address is a page or a file', () => {
  expect(at('/apiary', 'navigate')).toBe('page');
  expect(at('/rules/garden', 'navigate')).toBe('page');
  expect(at('/assets/index-1.js')).toBe('file');
});

test('all files are kept, and answer without a network: pages by the first page', async () => {
  const caches = memoryCaches();
  const one = build('1', '/', '/assets/a-1.js', '/icon.svg');
  await keepAll(one, caches, network('1').fetched, ORIGIN);
  const text = async (path: string, way: 'page' | 'file') =>
    (await answerTo(new Request(ORIGIN + path), way, one, caches, offline)).text();
  expect(await text('/rules/garden?q=1', 'page')).toBe('1 /');
  expect(await text('/assets/a-1.js', 'file')).toBe('1 /assets/a-1.js');
  await expect(text('/assets/unknown.js', 'file')).rejects.toThrow('offline');
});

test('a new version fetches only what is new, and keeps nothing if a part is missing', async () => {
  const caches = memoryCaches();
  await keepAll(build('1', '/', '/assets/a-1.js'), caches, network('1').fetched, ORIGIN);
  const second = network('2');
  await keepAll(build('2', '/', '/assets/a-1.js', '/assets/b-1.js'), caches, second.fetched, ORIGIN);
  expect(second.asked.sort()).toEqual(['/', '/assets/b-1.js']);
  const broken = network('3', (path) => path === '/assets/c-1.js');
  const third = build('3', '/', '/assets/c-1.js');
  await expect(keepAll(third, caches, broken.fetched, ORIGIN)).rejects.toThrow('/assets/c-1.js: 404');
  expect(await caches.has(cacheName(third))).toBe(false);
});

test('the version before stays for pages that are still open, older ones go', async () => {
  const caches = memoryCaches();
  await caches.open('somebody-else');
  for (const version of ['1', '2', '3'])
    await keepAll(build(version, '/', `/assets/a-${version}.js`), caches, network(version).fetched, ORIGIN);
  const three = build('3', '/');
  await forgetOlder(three, caches);
  expect(await caches.keys()).toEqual(['somebody-else', 'hortus-2', 'hortus-3']);
  const answer = (path: string, way: 'page' | 'file') =>
    answerTo(new Request(ORIGIN + path), way, three, caches, offline);
  expect(await (await answer('/assets/a-2.js', 'file')).text()).toBe('2 /assets/a-2.js');
  expect(await (await answer('/mine', 'page')).text()).toBe('3 /');
});

test('with data saving on, it keeps the first page and what is used, and the rest once the network is idle', async () => {
  const caches = memoryCaches();
  const one = build('1', '/', '/assets/garden-1.js', '/assets/cgs-1.js');
  const first = keptAtFirst(one, { saveData: true });
  expect(keptAtFirst(one, { effectiveType: '2g' })).toEqual(first);
  for (const line of [undefined, {}, { saveData: false, effectiveType: '4g' }])
    expect(keptAtFirst(one, line)).toBe(one);
  const { asked, fetched } = network('1');
  await keepAll(first, caches, fetched, ORIGIN);
  expect(asked).toEqual(['/']);
  const answer = (path: string, from: typeof fetched) =>
    answerTo(new Request(ORIGIN + path), 'file', one, caches, from);
  await answer('/assets/garden-1.js', fetched);
  await answer('/assets/unknown.js', fetched);
  expect(await (await answer('/assets/garden-1.js', offline)).text()).toBe('1 /assets/garden-1.js');
  await expect(answer('/assets/unknown.js', offline)).rejects.toThrow('offline');
  await expect(answer('/assets/cgs-1.js', offline)).rejects.toThrow('offline');
  await keepRest(one, caches, offline, ORIGIN);
  asked.length = 0;
  await keepRest(one, caches, fetched, ORIGIN);
  expect(asked).toEqual(['/assets/cgs-1.js']);
  expect(await (await answer('/assets/cgs-1.js', offline)).text()).toBe('1 /assets/cgs-1.js');
});
