import { useComputed } from '@preact/signals';
import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { address, match, type PageProps, type Params, type Route } from './router.ts';
import { routes } from './routes.ts';
import { ThemeSwitch } from './theme.tsx';
import { words } from './words.ts';

/** What a bug shows instead of a blank page. */
class Guard extends Component<{ children: ComponentChildren }, { message?: string }> {
  override state: { message?: string } = {};
  static override getDerivedStateFromError(error: Error): { message: string } {
    return { message: error.message };
  }
  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <div class="notice" role="alert">
        <p>{words.value.say('web.broken', { message })}</p>
        <a href="/">{words.value.say('web.back-home')}</a>
      </div>
    );
  }
}

interface Shown {
  readonly route: Route;
  readonly Page: ComponentType<PageProps>;
}

/** The page at the present address, once it has come; the former one stays until then. */
function Outlet() {
  const found = useComputed(() => {
    for (const route of routes) {
      const params = match(route.pattern, address.value.pathname);
      if (params !== undefined) return { route, params };
    }
    return undefined;
  });
  const [shown, show] = useState<Shown | undefined>(undefined);
  const [failed, fail] = useState<string | undefined>(undefined);
  const wanted = found.value?.route;
  useEffect(() => {
    fail(undefined);
    if (wanted === undefined || wanted === shown?.route) return;
    let left = false;
    wanted.load().then(
      (module) => left || show({ route: wanted, Page: module.default }),
      (error: Error) => left || fail(error.message),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  if (failed !== undefined) return <p class="notice">{words.value.say('web.broken', { message: failed })}</p>;
  if (wanted === undefined) return <p class="notice">{words.value.say('web.lost')}</p>;
  if (shown === undefined || shown.route !== wanted)
    return <p class="notice">{words.value.say('web.loading')}</p>;
  const params: Params = found.value?.params ?? {};
  return (
    <shown.Page
      key={JSON.stringify([wanted.pattern, params])}
      params={params}
      query={address.value.searchParams}
    />
  );
}

export function App() {
  const { say } = words.value;
  return (
    <>
      <a class="skip" href="#content">
        {say('web.skip')}
      </a>
      <header class="site-head">
        <a class="site-name" href="/">
          {say('web.title')}
        </a>
        <nav>
          <a href="/mine">{say('web.nav.mine')}</a>
          <a href="/rules">{say('web.nav.rules')}</a>
        </nav>
        <ThemeSwitch />
      </header>
      <main id="content" tabIndex={-1}>
        <Guard key={address.value.pathname}>
          <Outlet />
        </Guard>
      </main>
    </>
  );
}
