/**
 * What the service worker does, apart from its events: which files it keeps, and which requests it answers from them.
 */

/** Every file of this build by address, with a hash of its content. Inserted by the build. */
export interface Kept {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The page that every address of the site starts from. */
const SHELL = '/';
const PREFIX = 'hortus-';
export const cacheName = ({ version }: Kept): string => PREFIX + version;

/** `network`: not ours, or never to be answered from the cache. */
export type Way = 'page' | 'file' | 'network';

const LIVE = /^\/(?:api|ws|health|metrics|sw\.js)(?:\/|$|\?)/;

export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || LIVE.test(url.pathname)) return 'network';
  return request.mode === 'navigate' ? 'page' : 'file';
}

/** Files with a hash in their name never change. */
const isLasting = (path: string): boolean => path.startsWith('/assets/');

/** What a browser says about its connection; not every browser does. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * A visitor who saves data or has a slow connection gets
 * only the page at first; the rest is cached as it is used.
 */
export const keptAtFirst = (kept: Kept, line: Line | undefined): Kept =>
  line?.saveData === true || /2g/.test(line?.effectiveType ?? '')
    ? { ...kept, files: { [SHELL]: kept.files[SHELL] ?? '' } }
    : kept;

/**
 * Puts every file of the build into its own cache, all or nothing;
 * files that an older cache has needn't be loaded again.
 */
export async function keepAll(
  kept: Kept,
  caches: CacheStorage,
  fetched: (request: Request) => Promise<Response>,
  origin: string,
): Promise<void> {
  const older: Cache[] = await Promise.all(
    (await caches.keys()).filter((name) => name.startsWith(PREFIX)).map((name) => caches.open(name)),
  );
  const cache = await caches.open(cacheName(kept));
  const keep = async (path: string): Promise<void> => {
    const request = new Request(new URL(path, origin), { cache: isLasting(path) ? 'default' : 'reload' });
    if (isLasting(path))
      for (const old of older) {
        const known = await old.match(request, { ignoreVary: true });
        if (known !== undefined) return cache.put(request, known);
      }
    const fresh = await fetched(request);
    if (!fresh.ok) throw new Error(`${path}: ${fresh.status}`);
    await cache.put(request, fresh);
  };
  try {
    await Promise.all(Object.keys(kept.files).map(keep));
  } catch (error) {
    await caches.delete(cacheName(kept));
    throw error;
  }
}

/** Caches what was left out at first, as far as it can be loaded. */
export async function keepRest(
  kept: Kept,
  caches: CacheStorage,
  fetched: (request: Request) => Promise<Response>,
  origin: string,
): Promise<void> {
  const cache = await caches.open(cacheName(kept));
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.keys(kept.files).filter((path) => !there.has(path));
  await Promise.all(
    missing.map(async (path) => {
      const request = new Request(new URL(path, origin));
      const fresh = await fetched(request).catch(() => undefined);
      if (fresh?.ok === true) await cache.put(request, fresh);
    }),
  );
}

/** Deletes older builds except the last: a page opened with that one may still ask for parts of it. */
export async function forgetOlder(kept: Kept, caches: CacheStorage): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName(kept));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Answers from this build's cache, then from the one before it, then from the network, and caches that. */
export async function answerTo(
  request: Request,
  way: 'page' | 'file',
  kept: Kept,
  caches: CacheStorage,
  fetched: (request: Request) => Promise<Response>,
): Promise<Response> {
  const wanted: RequestInfo | URL = way === 'page' ? new URL(SHELL, request.url).href : request;
  const cache = await caches.open(cacheName(kept));
  const own = await cache.match(wanted, { ignoreVary: true });
  if (own !== undefined) return own;
  const older = await caches.match(wanted, { ignoreVary: true });
  if (older !== undefined) return older;
  const fresh = await fetched(request);
  const { pathname } = new URL(request.url);
  if (fresh.ok && way === 'file' && isLasting(pathname) && Object.hasOwn(kept.files, pathname))
    await cache.put(request, fresh.clone());
  return fresh;
}
