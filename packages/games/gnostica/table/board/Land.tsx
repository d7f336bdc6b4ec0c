/** The board: territories, wasteland, and the pieces on them. It fits itself to its place, and pans and zooms if asked. */

import type { Pointing } from '@hortus/frame/board/game-table.ts';
import { kept } from '@hortus/frame/page/kept.ts';
import { words } from '@hortus/frame/page/words.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { ManView, View } from '../../src/index.ts';
import { isSameSpace, type Light, type Thing } from '../../src/press/index.ts';
import type { CardPeek } from '../cards/peekable.ts';
import { Edges } from '../motion/Edges.tsx';
import { useMotion } from '../motion/use-motion.ts';
import { usePan } from '../motion/use-pan.ts';
import { leftOut, usePixels } from '../motion/use-pixels.ts';
import { useWalk } from '../motion/use-walk.ts';
import { Zoom } from '../motion/Zoom.tsx';
import { aimingIn } from './aiming.ts';
import { LaterSites } from './Later.tsx';
import type { Turn } from './lately.ts';
import { Fallen, GhostPiece, Man } from './Man.tsx';
import { LastMarks, Reach } from './Marks.tsx';
import { ghostsOf, gridOf, standings } from './places.ts';
import { Site } from './Site.tsx';

/** Whether columns and rows are numbered; few need that. */
const NUMBERED = 'hortus.gnostica.coordinates';

export interface LandProps extends CardPeek {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
  light(thing: Thing): Light;
  /** The board after the move being looked at. */
  readonly preview: View | undefined;
  /** Pieces whose reach is shown. */
  readonly acting: readonly ManView[];
  /** The turn that is marked. */
  readonly turn: Turn | undefined;
  readonly still: boolean;
  press(thing: Thing, byKey?: boolean): void;
  /** Called for something that can't be pressed. */
  unlit(thing: Thing, anchor: Element, how: Pointing): void;
  /** Text over its upper edge. */
  readonly children?: ComponentChildren;
}

export function Land(props: LandProps) {
  const { view, you, names, light, preview, turn } = props;
  const { say } = words.value;
  const svg = useRef<SVGSVGElement>(null);
  const grid = useMemo(
    () => gridOf([...view.sites, ...(preview?.sites ?? []), ...view.men]),
    [view, preview],
  );
  const pan = usePan(svg, grid.width, grid.height);
  const pixels = usePixels(svg, pan.box);
  const numbered = useSignal(kept.get(NUMBERED) === 'yes');
  const stands = useMemo(() => standings(view, grid), [view, grid]);
  const after = useMemo(
    () => (preview === undefined ? undefined : ghostsOf(view, preview, grid)),
    [view, preview, grid],
  );
  const aiming = aimingIn(props, stands, after);
  useMotion({ svg, grid, marks: turn?.marks ?? [], still: props.still });
  const { focused, focus, onKeyDown } = useWalk(props, svg, grid, pan);
  const zoomed = pan.at.value.by > 1;
  return (
    <div class="gno-map">
      {props.children}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons */}
      <svg
        ref={svg}
        class={`${zoomed ? 'zoomed' : ''}${leftOut(pixels.value)}`}
        style={{ '--pixels': pixels.value }}
        viewBox={pan.box}
        role="group"
        aria-label={say('web.gnostica.board')}
        onKeyDown={onKeyDown}
        {...pan.on}
      >
        {numbered.value ? <Edges grid={grid} pixels={pixels.value} /> : null}
        {view.sites.map((site, i) => (
          <Site
            key={`${site.x} ${site.y}`}
            {...props}
            site={site}
            index={i}
            place={grid.at(site.x, site.y)}
            tabbed={focused !== undefined && isSameSpace(site, focused)}
            focus={() => focus(site)}
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
            unlit={props.unlit}
            leave={props.leave}
            focus={() => focus(man)}
          />
        ))}
        {turn === undefined ? null : <LastMarks turn={turn} grid={grid} />}
        {turn === undefined || props.still ? null : <Fallen turn={turn} grid={grid} />}
        {after?.ghosts.map((ghost, i) => (
          <GhostPiece key={`ghost ${i}`} ghost={ghost} />
        ))}
      </svg>
      <Zoom
        pan={pan}
        numbered={numbered.value}
        number={(on) => {
          numbered.value = on;
          kept.set(NUMBERED, on ? 'yes' : 'no');
        }}
      />
    </div>
  );
}
