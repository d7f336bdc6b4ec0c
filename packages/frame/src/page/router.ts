/** Shareable addresses. A route is a pattern (`/here/:id`) and a page that loads when first shown. */
import type { Words } from '@hortus/words';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

export type Params = Readonly<Record<string, string>>;
export interface PageProps {
  readonly params: Params;
  readonly query: URLSearchParams;
}
export interface Route {
  readonly pattern: string;
  load(): Promise<{ readonly default: ComponentType<PageProps> }>;
  /** For the window and for screen readers; a page may know better and call `useTitle`. */
  title(words: Words, params: Params): string;
  /** Somebody is playing here: nothing may interrupt. */
  readonly table?: boolean;
  shown?(): void;
}

/** Tests have no window. */
const here = (): URL => new URL(globalThis.location?.href ?? 'http://localhost/');
export const address = signal<URL>(here());
/** The saved scroll position, for coming back to a page. */
export const standing = (): number =>
  typeof history.state?.y === 'number' ? (history.state.y as number) : 0;
const noteStanding = (): void => history.replaceState({ ...history.state, y: scrollY }, '');

export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(history.state, '', to);
  else {
    noteStanding();
    history.pushState(null, '', to);
  }
  address.value = here();
}

/** Changes the query on the same page, without a step in the history. */
export function setQuery(name: string, value: string | undefined): void {
  const url = here();
  if (value === undefined || value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href !== location.href) go(url.pathname + url.search + url.hash, { replace: true });
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = decoded(given[i] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** The first route that matches this path. */
export function routeTo(
  routes: readonly Route[],
  path: string,
): { readonly route: Route; readonly params: Params } | undefined {
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** Ordinary links, followed without leaving the page. */
function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element).closest('a');
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  const samePage = link.pathname === location.pathname && link.search === location.search;
  go(link.href);
  if (samePage && link.hash !== '') comeTo(link.hash);
}

/** Brings a place on this page into view and focuses it; false if nothing took the focus. */
export function comeTo(hash: string): boolean {
  const place = document.getElementById(decoded(hash.slice(1)) ?? '');
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
  return place !== null && document.activeElement === place;
}

export function startRouter(): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    address.value = here();
  });
  addEventListener('pagehide', noteStanding);
  document.addEventListener('click', followLinks);
}
