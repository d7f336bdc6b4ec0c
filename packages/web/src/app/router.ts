/** Addresses one can share. A route is a pattern (`/here/:id`) and a page that is loaded when it is first shown. */
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
}

const here = (): URL => new URL(location.href);
export const address = signal<URL>(here());

export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = address.value;
  address.value = here();
  if (!replace && before.pathname !== address.value.pathname) scrollTo(0, 0);
}

export function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
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
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return;
  event.preventDefault();
  go(link.href);
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    address.value = here();
  });
  document.addEventListener('click', followLinks);
}
