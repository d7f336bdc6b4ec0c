/** The board: territories, wasteland, and the pieces on them. It fits itself to its place, and pans and zooms if asked. */
import type { ManView, View } from '@hortus/gnostica';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { CARD, CardArt } from './CardArt.tsx';
import type { Thing } from './choosing.ts';
import { manName, spaceName } from './names.ts';
import { Piece } from './Piece.tsx';

const STEP = { x: CARD.width + 14, y: CARD.height + 14 };

interface LandProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
  readonly lit: ReadonlySet<Thing>;
  readonly chosen: readonly Thing[];
  /** How it would be after the move that is looked at. */
  readonly preview: View | undefined;
  press(thing: Thing): void;
  /** Something that cannot be pressed. */
  quiet(thing: Thing, anchor: Element): void;
}

/** Up to three side by side, more in rows. */
function spot(index: number, count: number): readonly [number, number] {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return [(column - (columns - 1) / 2) * (columns === 3 ? 31 : 42), (row - (rows - 1) / 2) * 42];
}

const key = ({ owner, pips, facing, x, y }: ManView): string => `${owner}${pips}${facing}${x},${y}`;

export function Land(props: LandProps) {
  const { view, names, you, lit, chosen, preview, press, quiet } = props;
  const { say } = words.value;
  const zoom = useSignal({ by: 1, x: 0, y: 0 });
  const dragged = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const all = [...view.sites, ...(preview?.sites ?? [])];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [low, high] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const width = (right - left + 1) * STEP.x;
  const height = (high - low + 1) * STEP.y;
  const { by, x: panX, y: panY } = zoom.value;
  const box = `${-width / 2 / by - panX} ${-height / 2 / by - panY} ${width / by} ${height / by}`;
  const at = (x: number, y: number): readonly [number, number] => [
    (x - left - (right - left) / 2) * STEP.x,
    (high - y - (high - low) / 2) * STEP.y,
  ];
  const ghosts = preview === undefined ? [] : differing(view, preview);
  const gone = preview === undefined ? new Set<string>() : new Set(differing(preview, view).map(key));
  const scale = (more: number): void => {
    zoom.value =
      more === 0 ? { by: 1, x: 0, y: 0 } : { ...zoom.value, by: Math.min(4, Math.max(1, by * more)) };
  };
  return (
    <div class="gno-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons */}
      <svg
        viewBox={box}
        role="group"
        aria-label={say('web.gnostica.board')}
        onPointerDown={(event) => {
          if (by > 1) dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          const from = dragged.current;
          if (from === undefined) return;
          const unit = width / by / event.currentTarget.clientWidth;
          zoom.value = {
            by,
            x: zoom.value.x + (event.clientX - from.x) * unit,
            y: zoom.value.y + (event.clientY - from.y) * unit,
          };
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={() => {
          dragged.current = undefined;
        }}
        onPointerLeave={() => {
          dragged.current = undefined;
        }}
      >
        {view.sites.map((site, i) => {
          const [x, y] = at(site.x, site.y);
          const thing: Thing = `site ${i}`;
          const men = view.men.filter((man) => man.x === site.x && man.y === site.y);
          const later = preview?.sites.find((one) => one.x === site.x && one.y === site.y);
          const changed = preview !== undefined && later?.card !== site.card;
          const open = lit.has(thing);
          const who = men.map((man) => manName(view, man, names, you));
          const label = `${spaceName(view, site.x, site.y)}${who.length === 0 ? '' : `: ${words.value.list(who)}`}`;
          return (
            <g key={`${site.x} ${site.y}`} transform={`translate(${x} ${y})`}>
              {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing */}
              <g
                class={`gno-site${site.card === null ? ' waste' : ''}${open ? ' open' : ''}${chosen.includes(thing) ? ' chosen' : ''}${changed ? ' changed' : ''}`}
                role="button"
                tabIndex={0}
                aria-disabled={!open}
                aria-pressed={chosen.includes(thing)}
                aria-label={label}
                onClick={(event) =>
                  open || chosen.includes(thing) ? press(thing) : quiet(thing, event.currentTarget)
                }
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (open || chosen.includes(thing))) press(thing);
                }}
              >
                {site.card === null ? (
                  <rect class="gno-waste" x="-48" y="-68" width="96" height="136" rx="7" />
                ) : (
                  <CardArt code={site.card} />
                )}
                {changed && later?.card !== undefined && later.card !== null ? (
                  <g class="gno-later" transform="translate(22 -40) scale(.42)">
                    <CardArt code={later.card} named={false} />
                  </g>
                ) : null}
              </g>
            </g>
          );
        })}
        {view.men.map((man, i) => {
          const same = view.men.filter((one) => one.x === man.x && one.y === man.y);
          const [x, y] = at(man.x, man.y);
          const [dx, dy] = spot(same.indexOf(man), same.length);
          const thing: Thing = `man ${i}`;
          const open = lit.has(thing);
          const state = `${open ? ' open' : ''}${chosen.includes(thing) ? ' chosen' : ''}${gone.has(key(man)) ? ' gone' : ''}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
            <g
              key={i}
              class={`gno-man${state}`}
              role="button"
              tabIndex={open ? 0 : -1}
              aria-disabled={!open}
              aria-pressed={chosen.includes(thing)}
              aria-label={manName(view, man, names, you)}
              transform={`translate(${x + dx} ${y + dy})`}
              onClick={(event) => {
                event.stopPropagation();
                if (open || chosen.includes(thing)) press(thing);
                else quiet(thing, event.currentTarget);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (open || chosen.includes(thing))) press(thing);
              }}
            >
              <circle class="gno-touch" r="24" />
              <Piece man={man} x={0} y={0} />
            </g>
          );
        })}
        {ghosts.map((man, i) => {
          const [x, y] = at(man.x, man.y);
          const there = view.men.filter(
            (one) => one.x === man.x && one.y === man.y && !gone.has(key(one)),
          ).length;
          const [dx, dy] = spot(there + i, there + ghosts.length);
          return <Piece key={`ghost ${i}`} man={man} x={x + dx} y={y + dy} ghost />;
        })}
      </svg>
      <div class="gno-zoom">
        <button type="button" aria-label={say('web.gnostica.zoom.in')} onClick={() => scale(1.4)}>
          +
        </button>
        <button type="button" aria-label={say('web.gnostica.zoom.out')} onClick={() => scale(1 / 1.4)}>
          −
        </button>
        {by > 1 ? (
          <button type="button" onClick={() => scale(0)}>
            {say('web.gnostica.zoom.all')}
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Pieces of the second that the first does not have. */
function differing(first: View, second: View): readonly ManView[] {
  const left = first.men.map(key);
  return second.men.filter((man) => {
    const i = left.indexOf(key(man));
    if (i < 0) return true;
    left.splice(i, 1);
    return false;
  });
}
