/** The page at the current address. Until it has loaded, the previous one stays. */

import {
  address,
  comeTo,
  type PageProps,
  type Params,
  type Route,
  routeTo,
  standing,
} from '@hortus/frame/page/router.ts';
import { heard, setTitle } from '@hortus/frame/page/title.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Failed } from './Failed.tsx';
import { Guard } from './Guard.tsx';
import { Notice } from './Notice.tsx';
import { routes } from './routes.ts';

/** A loaded page and its address. */
interface Come {
  readonly path: string;
  readonly route: Route;
  readonly params: Params;
  readonly Page: ComponentType<PageProps>;
}
/** `lost`: there is no such page; `failed`: it couldn't be loaded. */
type Shown = Come | { readonly path: string; readonly is: 'lost' | 'failed' };

/** Long enough that a cached page shows no sign of loading. */
const PATIENCE_MS = 250;

const titleOf = (shown: Shown): string => {
  const { say } = words.value;
  if ('is' in shown) return say(shown.is === 'lost' ? 'web.lost.title' : 'web.failed.title');
  return shown.route.title(words.value, shown.params);
};

/**
 * Scrolls to the earlier position or the place that the address names,
 * and moves the focus along, so that a screen reader follows.
 */
function settle(first: boolean): void {
  if (location.hash.length <= 1) scrollTo(0, standing());
  else if (comeTo(location.hash)) return;
  if (!first) document.getElementById('content')?.focus({ preventScroll: true });
}

export function Outlet() {
  const [shown, show] = useState<Shown | undefined>(undefined);
  const [late, wait] = useState(false);
  const { pathname, search } = address.value;
  const lastSearch = useRef(search);

  useEffect(() => {
    const found = routeTo(routes, pathname);
    if (found === undefined) return show({ path: pathname, is: 'lost' });
    let left = false;
    const patience = setTimeout(() => wait(true), PATIENCE_MS);
    const come = (next: Shown): void => {
      clearTimeout(patience);
      if (left) return;
      wait(false);
      show(next);
    };
    found.route.load().then(
      ({ default: Page }) => come({ path: pathname, ...found, Page }),
      () => come({ path: pathname, is: 'failed' }),
    );
    return () => {
      left = true;
      clearTimeout(patience);
    };
  }, [pathname]);

  const title = shown === undefined ? '' : titleOf(shown);
  useEffect(() => setTitle(title), [title]);
  // Before painting: a key pressed immediately would go elsewhere.
  useLayoutEffect(() => {
    if (shown === undefined) return;
    const first = heard.peek() === '';
    heard.value = title;
    if (!('is' in shown)) shown.route.shown?.();
    settle(first);
  }, [shown]);

  if (shown === undefined) return <p class="notice">{late ? words.value.say('web.loading') : ''}</p>;
  // The previous page keeps its own query while the next one loads.
  if (shown.path === pathname) lastSearch.current = search;
  if ('is' in shown) return shown.is === 'lost' ? <Lost path={shown.path} /> : <Failed />;
  return (
    <>
      {late ? <div class="page-late" role="progressbar" aria-label={words.value.say('web.loading')} /> : null}
      <Guard key={shown.path}>
        <shown.Page params={shown.params} query={new URLSearchParams(lastSearch.current)} />
      </Guard>
    </>
  );
}

function Lost({ path }: { readonly path: string }) {
  const { say } = words.value;
  return (
    <Notice title={say('web.lost.title')}>
      <p>{say('web.lost.about', { path })}</p>
    </Notice>
  );
}
