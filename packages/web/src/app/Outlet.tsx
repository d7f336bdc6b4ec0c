/** The page at the present address. Until it has come, the former one stays where it is. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from './Notice.tsx';
import { address, type PageProps, type Params, type Route, routeTo, standing } from './router.ts';
import { routes } from './routes.ts';
import { heard, setTitle } from './title.ts';
import { words } from './words.ts';

interface Shown {
  readonly route: Route;
  readonly params: Params;
  readonly Page: ComponentType<PageProps>;
}

/** Long enough that a page at hand shows no sign of loading. */
const PATIENCE_MS = 250;

/** A place on the page that the address names; the page itself may come to it later. */
const place = (): HTMLElement | null =>
  location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;

function settle(first: boolean): void {
  const named = place();
  if (named !== null) named.scrollIntoView();
  else if (location.hash.length <= 1) scrollTo(0, standing());
  if (first) return;
  named?.focus({ preventScroll: true });
  if (named === null || document.activeElement !== named)
    document.getElementById('content')?.focus({ preventScroll: true });
}

export function Outlet() {
  const [shown, show] = useState<Shown | undefined>(undefined);
  const [failed, fail] = useState<string | undefined>(undefined);
  const [late, wait] = useState(false);
  const { pathname, search } = address.value;
  const found = routeTo(routes, pathname);

  useEffect(() => {
    fail(undefined);
    if (found === undefined) {
      setTitle(words.peek().say('web.lost.title'));
      return;
    }
    let left = false;
    const { route, params } = found;
    const patience = setTimeout(() => wait(true), PATIENCE_MS);
    route.load().then(
      (module) => {
        clearTimeout(patience);
        if (left) return;
        wait(false);
        setTitle(route.title(words.peek(), params));
        show({ route, params, Page: module.default });
      },
      (error: Error) => {
        clearTimeout(patience);
        if (!left) fail(error.message);
      },
    );
    return () => {
      left = true;
      clearTimeout(patience);
    };
  }, [pathname]);

  useEffect(() => {
    if (shown === undefined) return;
    const first = heard.peek() === '';
    heard.value = shown.route.title(words.peek(), shown.params);
    shown.route.shown?.();
    settle(first);
  }, [shown]);

  if (found === undefined) return <Lost path={pathname} />;
  if (failed !== undefined) return <Failed />;
  if (shown === undefined) return <p class="notice">{late ? words.value.say('web.loading') : ''}</p>;
  return (
    <>
      {late ? <div class="page-late" role="progressbar" aria-label={words.value.say('web.loading')} /> : null}
      <shown.Page
        key={JSON.stringify([shown.route.pattern, shown.params])}
        params={shown.params}
        query={new URLSearchParams(search)}
      />
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

/** A page that could not be loaded. */
function Failed() {
  const { say } = words.value;
  return (
    <Notice title={say('web.failed.title')} alert reload>
      <p>{say(navigator.onLine ? 'web.failed.about' : 'web.failed.offline')}</p>
    </Notice>
  );
}
