/** Shown above a table when something is wrong with the connection or with us. */

import { MISSING } from '../here/local-messages.ts';
import type { TableSource } from '../model/source.ts';
import { takeNewVersion } from '../page/register.ts';
import { words } from '../page/words.ts';

export function Banner({ source }: { readonly source: TableSource }) {
  const { say } = words.value;
  const { link, trouble } = source;
  if (trouble.value !== undefined)
    return (
      <p class="banner bad" role="alert">
        {trouble.value.startsWith(MISSING)
          ? say('web.link.missing', { name: trouble.value.slice(MISSING.length) })
          : say('web.broken', { message: trouble.value })}{' '}
        <Reload />
      </p>
    );
  if (link.value === 'old' || link.value === 'shut')
    return (
      <p class="banner bad" role="alert">
        {say(`web.link.${link.value}`)} <Reload />
      </p>
    );
  if (link.value === 'lost')
    return (
      <p class="banner" role="status">
        {say('web.link.lost')}
      </p>
    );
  if (link.value === 'connecting')
    return (
      <p class="banner late" role="status">
        {say('web.link.connecting')}
      </p>
    );
  return null;
}

function Reload() {
  return (
    <button type="button" onClick={takeNewVersion}>
      {words.value.say('web.reload')}
    </button>
  );
}
