/** The tile taken last, large and close by: it alone restricts the next move. */

import { words } from '@hortus/frame/page/words.ts';
import { parseTile, type View } from '../src/index.ts';
import { TileArt } from './art.tsx';
import { tileParts } from './words.ts';

export function TopTile({ view }: { readonly view: View }) {
  const { say } = words.value;
  const { top, ply } = view;
  const parts = top === null ? undefined : tileParts(top);
  return (
    <figure class="garden-top">
      <div class={`garden-top-pile pile-${Math.min(ply, 4)}`}>
        {top === null ? (
          <div class="garden-top-none" aria-hidden="true" />
        ) : (
          <div class="garden-top-tile">
            <TileArt tile={parseTile(top) ?? 0} />
          </div>
        )}
      </div>
      <figcaption>
        <span class="garden-top-label">{say('web.garden.top')}</span>
        {parts === undefined ? (
          <span class="garden-top-name">{say('web.garden.top.none')}</span>
        ) : (
          <span class="garden-top-name">
            <span>{parts.vegetation}</span> <span>{parts.symbol}</span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
