/** The frame of every page: header, footer, announcements, and the page at the current address between them. */

import { address } from '@hortus/frame/page/router.ts';
import { heard } from '@hortus/frame/page/title.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Banners } from './Banners.tsx';
import { SettingsButton, ThemeSwitch } from './HeadButtons.tsx';
import { Mark } from './Mark.tsx';
import { Outlet } from './Outlet.tsx';

/** The part of the site that the address is in. */
const NAV = [
  { to: '/', name: 'web.nav.home', of: /^\/(?:new\/.*)?$/ },
  { to: '/mine', name: 'web.nav.mine', of: /^\/(?:mine|replay)/ },
  { to: '/learn', name: 'web.nav.learn', of: /^\/learn/ },
  { to: '/puzzles', name: 'web.nav.puzzles', of: /^\/puzzles/ },
  { to: '/rules', name: 'web.nav.rules', of: /^\/rules/ },
] as const;

function Head() {
  const { say } = words.value;
  const { pathname } = address.value;
  return (
    <header class="site-head">
      <a class="site-name" href="/">
        <Mark />
        <span class="site-called">{say('web.title')}</span>
      </a>
      <nav aria-label={say('web.nav')}>
        {NAV.map(({ to, name, of }) => (
          <a key={to} href={to} {...(of.test(pathname) ? { 'aria-current': 'page' } : {})}>
            {say(name)}
          </a>
        ))}
      </nav>
      <div class="site-tools">
        <ThemeSwitch />
        <SettingsButton />
      </div>
    </header>
  );
}

function Foot() {
  const { say } = words.value;
  return (
    <footer class="site-foot">
      <nav aria-label={say('web.foot')}>
        <a href="/replay">{say('web.nav.replay')}</a>
        <a href="/packs">{say('web.nav.packs')}</a>
        <a href="/settings">{say('web.nav.settings')}</a>
      </nav>
      <p>{say('web.foot.about')}</p>
    </footer>
  );
}

export function App() {
  return (
    <>
      <a class="skip" href="#content">
        {words.value.say('web.skip')}
      </a>
      <Head />
      <Banners />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Foot />
      <div class="visually-hidden" role="status">
        {heard.value}
      </div>
    </>
  );
}
