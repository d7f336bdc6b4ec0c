/** The service worker: the site without a network. The build inserts the list of files and puts it at /sw.js. */
import {
  answerTo,
  forgetOlder,
  type Kept,
  keepAll,
  keepRest,
  keptAtFirst,
  type Line,
  wayOf,
} from './serving.ts';

declare const __HORTUS_FILES__: Kept;

/** The parts of a service worker's global scope used here; its own types and those of a page exclude each other. */
interface Scope {
  readonly location: Location;
  readonly navigator: { readonly connection?: Line };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown> & Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = globalThis as unknown as Scope;
const kept = __HORTUS_FILES__;
const fetched = (request: Request): Promise<Response> => fetch(request);

scope.addEventListener('install', (event) => {
  const first = keptAtFirst(kept, scope.navigator.connection);
  event.waitUntil(keepAll(first, caches, fetched, scope.location.origin));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder(kept, caches).then(() => scope.clients.claim()));
});

// A new version waits until the user asks for it: no page changes under a player's hands.
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') void scope.skipWaiting();
  // The connection has room for it now.
  if (event.data === 'keep all') event.waitUntil(keepRest(kept, caches, fetched, scope.location.origin));
});

scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way !== 'network') event.respondWith(answerTo(event.request, way, kept, caches, fetched));
});
