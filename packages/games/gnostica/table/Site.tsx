/** One space: a territory with its card, or bare ground. */

import { words } from '@hortus/frame/page/words.ts';
import { usePress } from '@hortus/frame/parts/use-press.ts';
import type { SiteView, View } from '../src/index.ts';
import { CardArt } from './CardArt.tsx';
import type { LandProps } from './Land.tsx';
import type { Thing } from './meaning.ts';
import { manHere, said, spaceName, worth } from './names.ts';
import { sameSpace } from './places.ts';

/** Who scores a territory: whoever stands there alone (GNO-SCO-1). */
export function holderOf(view: View, site: SiteView): number | undefined {
  const owners = new Set(view.men.flatMap((man) => (sameSpace(man, site) ? [man.owner] : [])));
  const [only] = owners;
  return site.card !== null && owners.size === 1 ? only : undefined;
}

interface SiteProps extends LandProps {
  readonly site: SiteView;
  readonly index: number;
  readonly place: readonly [number, number];
  /** The space that the Tab key comes to. */
  readonly tabbed: boolean;
  focus(): void;
}

export function Site(props: SiteProps) {
  const { view, site, index, place, names, you, light, press, quiet, large } = props;
  const thing: Thing = `site ${index}`;
  const { open, next, chosen } = light(thing);
  const holder = holderOf(view, site);
  const men = view.men.filter((man) => sameSpace(man, site));
  const label = [
    spaceName(view, site.x, site.y),
    site.card === null
      ? `${site.x},${site.y}`
      : said('at', '', { x: site.x, y: site.y, count: worth(site.card) }),
    ...(men.length === 0 ? [] : [words.value.list(men.map((man) => manHere(man, names, you)))]),
    ...(holder === undefined ? [] : [said('scores', '', { who: names[holder] ?? '', you: holder === you })]),
  ].join('; ');
  const act = (anchor: Element, byKey: boolean): void => {
    if (open || chosen) press(thing, byKey);
    else quiet(thing, anchor, 'press');
  };
  const pressing = usePress({
    hold: (on) => {
      if (on && site.card !== null) large(site.card);
    },
    point: (anchor) => {
      if (!open && !chosen) quiet(thing, anchor, 'point');
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      class={`gno-site${site.card === null ? ' waste' : ''}${open ? ' open' : ''}${next ? ' next' : ''}${chosen ? ' chosen' : ''}`}
      transform={`translate(${place[0]} ${place[1]})`}
      role="button"
      tabindex={props.tabbed || open ? 0 : -1}
      aria-disabled={!open && !chosen}
      aria-pressed={chosen}
      aria-label={label}
      {...(props.tabbed ? { 'data-home': '' } : {})}
      data-space={`${site.x},${site.y}`}
      data-lies={site.card ?? ''}
      onFocus={props.focus}
      {...(pressing.on as object)}
      onClick={(event) => {
        if (!pressing.held.current) act(event.currentTarget, false);
      }}
      onContextMenu={(event) => {
        if (site.card === null) return;
        event.preventDefault();
        large(site.card);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') act(event.currentTarget, true);
        else if (event.key === ' ' && site.card !== null) large(site.card);
        else return;
        event.preventDefault();
      }}
    >
      {site.card === null ? (
        <rect class="gno-waste" x="-48" y="-63" width="96" height="126" rx="7" />
      ) : (
        <CardArt code={site.card} />
      )}
      {holder === undefined ? null : (
        <g class={`gno-held owner-${holder}`}>
          <rect class="gno-held-edge" x="-48" y="-63" width="96" height="126" rx="7" />
        </g>
      )}
      <rect class="gno-light" x="-48" y="-63" width="96" height="126" rx="7" />
    </g>
  );
}

interface LaterProps {
  readonly place: readonly [number, number];
  /** The card that would lie there; null: bare ground, undefined: void. */
  readonly card: string | null | undefined;
  readonly was: string | undefined;
}

/** How a space would be. */
export function LaterSite({ place, card, was }: LaterProps) {
  return (
    <g class="gno-later" transform={`translate(${place[0]} ${place[1]})`}>
      {typeof card === 'string' ? <CardArt code={card} /> : null}
      {typeof card !== 'string' && was !== undefined ? (
        <>
          <rect class="gno-razed" x="-48" y="-63" width="96" height="126" rx="7" />
          <path class="gno-cross" d="M-36 -50L36 50M36 -50L-36 50" />
        </>
      ) : null}
      <rect
        class={`gno-later-edge${card === undefined ? ' void' : ''}`}
        x="-48"
        y="-63"
        width="96"
        height="126"
        rx="7"
      />
    </g>
  );
}
