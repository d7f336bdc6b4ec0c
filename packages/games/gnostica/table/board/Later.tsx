/** Spaces as they would be after the move being considered. */
import type { View } from '../../src/index.ts';
import { isSameSpace } from '../../src/press/index.ts';
import { CardArt } from '../cards/CardArt.tsx';
import type { Grid } from './places.ts';

/** Spaces that would change. */
export function LaterSites({
  view,
  preview,
  grid,
}: {
  readonly view: View;
  readonly preview: View;
  readonly grid: Grid;
}) {
  const fresh = preview.sites.filter((site) => {
    const now = view.sites.find((one) => isSameSpace(one, site));
    return now === undefined || now.card !== site.card;
  });
  const gone = view.sites.filter((site) => !preview.sites.some((one) => isSameSpace(one, site)));
  return (
    <g>
      {fresh.map((site) => {
        const now = view.sites.find((one) => isSameSpace(one, site));
        return (
          <LaterSite
            key={`${site.x} ${site.y}`}
            place={grid.at(site.x, site.y)}
            card={site.card}
            was={now?.card ?? undefined}
          />
        );
      })}
      {gone.map((site) => (
        <LaterSite
          key={`${site.x} ${site.y}`}
          place={grid.at(site.x, site.y)}
          card={undefined}
          was={site.card ?? undefined}
        />
      ))}
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
function LaterSite({ place, card, was }: LaterProps) {
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
