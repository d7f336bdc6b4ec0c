/**
 * Messages about the whole site: no connection, a new version, a browser that stores nothing. Never in the way of a
 * game.
 */

import { kept } from '@hortus/frame/page/kept.ts';
import { newVersion, takeNewVersion } from '@hortus/frame/page/register.ts';
import { address, routeTo } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { routes } from './routes.ts';

const online = signal(true);
const later = signal(false);

/** `light-dark()` and dialogs, which this site can't look right without. */
const isCurrent = (): boolean =>
  CSS.supports('color', 'light-dark(#000, #fff)') && typeof HTMLDialogElement !== 'undefined';

function useConnection(): void {
  useEffect(() => {
    const look = (): void => {
      online.value = navigator.onLine;
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
}

export function Banners() {
  useConnection();
  const { say } = words.value;
  const atTable = routeTo(routes, address.value.pathname)?.route.table ?? false;
  return (
    <div class="banners">
      {newVersion.value && !later.value && !atTable ? (
        <p class="banner" role="status">
          <span>{say('web.update')}</span>
          <button type="button" class="main small" onClick={takeNewVersion}>
            {say('web.update.now')}
          </button>
          <button
            type="button"
            class="small"
            onClick={() => {
              later.value = true;
            }}
          >
            {say('web.update.later')}
          </button>
        </p>
      ) : null}
      {online.value || atTable ? null : (
        <p class="banner" role="status">
          {say('web.foot.offline')}
        </p>
      )}
      {isCurrent() ? null : <p class="banner">{say('web.old-browser')}</p>}
      {kept.works ? null : <p class="banner">{say('web.storage.none')}</p>}
    </div>
  );
}
