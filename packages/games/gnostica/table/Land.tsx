/** The board: territories, wasteland, and the pieces on them. It fits itself to its place, and pans and zooms if asked. */

import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { ManView, View } from '../src/index.ts';
import type { Turn } from './lately.ts';
import { Man } from './Man.tsx';
import { LastMarks, Reach } from './Marks.tsx';
import type { Thing } from './meaning.ts';
import { Piece } from './Piece.tsx';
import { ghostsOf, gridOf, STEP, sameSpace, standings } from './places.ts';
import { LaterSite, Site } from './Site.tsx';
import { useMotion } from './use-motion.ts';
import { usePan } from './use-pan.ts';

/** How a thing stands in what is being chosen. */
export interface Light {
  /** Can be pressed. */
  readonly open: boolean;
  /** Goes with what is chosen, and is asked for. */
  readonly next: boolean;
  readonly chosen: boolean;
}

export interface LandProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
  light(thing: Thing): Light;
  /** How it would be after the move that is looked at. */
  readonly preview: View | undefined;
  /** Pieces whose reach is shown. */
  readonly acting: readonly ManView[];
  /** The turn that is marked. */
  readonly turn: Turn | undefined;
  readonly still: boolean;
  press(thing: Thing, byKey?: boolean): void;
  /** Something that cannot be pressed. */
  quiet(thing: Thing, anchor: Element, how: Pointing): void;
  large(code: string): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
};

export function Land(props: LandProps) {
  const { view, you, names, light, preview, turn } = props;
  const { say } = words.value;
  const svg = useRef<SVGSVGElement>(null);
  const at = useSignal({ x: 0, y: 0 });
  const grid = useMemo(
    () => gridOf([...view.sites, ...(preview?.sites ?? []), ...view.men]),
    [view, preview],
  );
  const pan = usePan(svg, grid.width, grid.height);
  const stands = useMemo(() => standings(view, grid), [view, grid]);
  const after = useMemo(
    () => (preview === undefined ? undefined : ghostsOf(view, preview, grid)),
    [view, preview, grid],
  );
  // Pieces as they would stand and aim after the step.
  const aiming = [
    ...props.acting.flatMap((man) => {
      const i = view.men.indexOf(man);
      const place = stands[i];
      return place === undefined || after?.gone.has(i) ? [] : [{ man, place }];
    }),
    ...(after?.ghosts ?? []).flatMap(({ man, x, y }) =>
      man.owner === you ? [{ man, place: [x, y] as const }] : [],
    ),
  ];
  useMotion({ svg, grid, marks: turn?.marks ?? [], still: props.still });
  const focused = view.sites.some((site) => sameSpace(site, at.value)) ? at.value : view.sites[0];

  /** The next space in that direction that is one; the void between islands is stepped over. */
  const walk = (dx: number, dy: number): void => {
    const from = focused ?? { x: 0, y: 0 };
    const there = view.sites
      .map((site) => ({ site, along: (site.x - from.x) * dx + (site.y - from.y) * dy }))
      .filter(({ along }) => along > 0)
      .map(({ site, along }) => ({
        site,
        cost: along + 3 * Math.abs((site.x - from.x) * dy + (site.y - from.y) * dx),
      }))
      .sort((a, b) => a.cost - b.cost)[0]?.site;
    if (there === undefined) return;
    at.value = { x: there.x, y: there.y };
    pan.show(...grid.at(there.x, there.y));
    const space = svg.current?.querySelector<SVGElement>(`[data-space="${there.x},${there.y}"]`);
    space?.focus();
    const thing: Thing = `site ${view.sites.indexOf(there)}`;
    if (space && !light(thing).open) props.quiet(thing, space, 'focus');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow !== undefined && event.shiftKey) pan.move(arrow[0] * STEP.x, -arrow[1] * STEP.y);
    else if (arrow !== undefined) walk(...arrow);
    else if (event.key === '+' || event.key === '=') pan.zoom(1.4);
    else if (event.key === '-') pan.zoom(1 / 1.4);
    else if (event.key === '0') pan.whole();
    else return;
    event.preventDefault();
  };
  const zoomed = pan.at.value.by > 1;
  return (
    <div class="gno-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons */}
      <svg
        ref={svg}
        class={zoomed ? 'zoomed' : ''}
        viewBox={pan.box}
        role="group"
        aria-label={say('web.gnostica.board')}
        onKeyDown={onKeyDown}
        {...pan.on}
      >
        <Edges grid={grid} />
        {view.sites.map((site, i) => (
          <Site
            key={`${site.x} ${site.y}`}
            {...props}
            site={site}
            index={i}
            place={grid.at(site.x, site.y)}
            tabbed={focused !== undefined && sameSpace(site, focused)}
            focus={() => {
              at.value = { x: site.x, y: site.y };
            }}
          />
        ))}
        {preview === undefined ? null : <LaterSites view={view} preview={preview} grid={grid} />}
        {turn === undefined ? null : <LastMarks turn={turn} grid={grid} under />}
        <Reach aiming={aiming} view={preview ?? view} grid={grid} />
        {view.men.map((man, i) => (
          <Man
            key={i}
            view={view}
            man={man}
            index={i}
            place={stands[i] ?? [0, 0, 1]}
            names={names}
            you={you}
            light={light}
            leaving={after?.lost.has(i) ? 'lost' : after?.gone.has(i) ? 'gone' : undefined}
            press={props.press}
            quiet={props.quiet}
            focus={() => {
              at.value = { x: man.x, y: man.y };
            }}
          />
        ))}
        {turn === undefined ? null : <LastMarks turn={turn} grid={grid} />}
        {after?.ghosts.map(({ man, x, y, scale, from }, i) => (
          <g key={`ghost ${i}`} class="gno-ghost">
            {from === undefined ? null : <path class="gno-way" d={`M${from[0]} ${from[1]}L${x} ${y}`} />}
            <g transform={`translate(${x} ${y}) scale(${scale})`}>
              <circle class="gno-ghost-ring" r="25" />
              <Piece man={man} ghost />
            </g>
          </g>
        ))}
      </svg>
      <div class="gno-zoom">
        <button type="button" aria-label={say('web.gnostica.zoom.in')} onClick={() => pan.zoom(1.4)}>
          <span aria-hidden="true">+</span>
        </button>
        {zoomed ? (
          <>
            <button type="button" aria-label={say('web.gnostica.zoom.out')} onClick={() => pan.zoom(1 / 1.4)}>
              <span aria-hidden="true">−</span>
            </button>
            <button type="button" aria-label={say('web.gnostica.zoom.all')} onClick={() => pan.whole()}>
              <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
              </svg>
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Columns and rows by number, as the log names spaces. */
function Edges({ grid }: { readonly grid: ReturnType<typeof gridOf> }) {
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <g class="gno-edges">
      {range(grid.left, grid.right).map((x) => (
        <text key={`x${x}`} x={grid.at(x, 0)[0]} y={grid.height / 2 - 2}>
          {x}
        </text>
      ))}
      {range(grid.low, grid.high).map((y) => (
        <text key={`y${y}`} x={-grid.width / 2 + 5} y={grid.at(0, y)[1] + 3}>
          {y}
        </text>
      ))}
    </g>
  );
}

/** Spaces that would change. */
function LaterSites({
  view,
  preview,
  grid,
}: {
  readonly view: View;
  readonly preview: View;
  readonly grid: ReturnType<typeof gridOf>;
}) {
  const fresh = preview.sites.filter((site) => {
    const now = view.sites.find((one) => sameSpace(one, site));
    return now === undefined || now.card !== site.card;
  });
  const gone = view.sites.filter((site) => !preview.sites.some((one) => sameSpace(one, site)));
  return (
    <g>
      {fresh.map((site) => {
        const now = view.sites.find((one) => sameSpace(one, site));
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
