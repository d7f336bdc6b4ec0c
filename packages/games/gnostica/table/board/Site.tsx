/** One space: a territory with its card, or bare ground. */

import { words } from '@hortus/frame/page/words.ts';
import type { SiteView } from '../../src/index.ts';
import { holderOf, isSameSpace, type Thing } from '../../src/press/index.ts';
import { CardArt } from '../cards/CardArt.tsx';
import { usePeekable } from '../cards/peekable.ts';
import { manHere, said, spaceName, worth } from '../says/names.ts';
import type { LandProps } from './Land.tsx';

interface SiteProps extends LandProps {
  readonly site: SiteView;
  readonly index: number;
  readonly place: readonly [number, number];
  /** The space that the Tab key reaches. */
  readonly tabbed: boolean;
  focus(): void;
}

export function Site(props: SiteProps) {
  const { view, site, index, place, names, you, light, press, unlit } = props;
  const thing: Thing = `site ${index}`;
  const { open, next, chosen } = light(thing);
  const holder = holderOf(view, site);
  const men = view.men.filter((man) => isSameSpace(man, site));
  const label = [
    spaceName(view, site.x, site.y),
    site.card === null
      ? `${site.x},${site.y}`
      : said('at', '', { x: site.x, y: site.y, count: worth(site.card) }),
    ...(men.length === 0 ? [] : [words.value.list(men.map((man) => manHere(man, names, you)))]),
    ...(holder === undefined ? [] : [said('scores', '', { who: names[holder] ?? '', you: holder === you })]),
  ].join('; ');
  const {
    held,
    show,
    open: openLarge,
    on,
  } = usePeekable(site.card ?? undefined, thing, props, (anchor) => {
    if (!open && !chosen) unlit(thing, anchor, 'point');
  });
  const act = (anchor: Element, byKey: boolean): void => {
    if (open || chosen) return press(thing, byKey);
    show(anchor, 'press');
    unlit(thing, anchor, 'press');
  };
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
      {...(on as object)}
      onFocus={(event) => {
        props.focus();
        on.onFocus(event);
      }}
      onClick={(event) => {
        if (!held.current) act(event.currentTarget, false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') act(event.currentTarget, true);
        else if (event.key === ' ') openLarge();
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
