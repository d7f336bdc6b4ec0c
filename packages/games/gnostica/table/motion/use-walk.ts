/** The keyboard on the board: arrows walk from space to space, with shift they move the drawing; + − 0 zoom it. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import type { SiteView, View } from '../../src/index.ts';
import { isSameSpace, type Thing } from '../../src/press/index.ts';
import type { LandProps } from '../board/Land.tsx';
import { type Grid, STEP } from '../board/places.ts';
import type { Panning } from './use-pan.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
};

/** The next space in that direction; steps over the void between islands. */
function nextTo(view: View, from: Place, dx: number, dy: number): SiteView | undefined {
  return view.sites
    .map((site) => ({ site, along: (site.x - from.x) * dx + (site.y - from.y) * dy }))
    .filter(({ along }) => along > 0)
    .map(({ site, along }) => ({
      site,
      cost: along + 3 * Math.abs((site.x - from.x) * dy + (site.y - from.y) * dx),
    }))
    .sort((a, b) => a.cost - b.cost)[0]?.site;
}

export function useWalk(
  { view, light, unlit }: LandProps,
  svg: RefObject<SVGSVGElement | null>,
  grid: Grid,
  pan: Panning,
) {
  const at = useSignal<Place>({ x: 0, y: 0 });
  const focused = view.sites.some((site) => isSameSpace(site, at.value)) ? at.value : view.sites[0];
  const focus = ({ x, y }: Place): void => {
    at.value = { x, y };
  };
  const walk = (dx: number, dy: number): void => {
    const there = nextTo(view, focused ?? { x: 0, y: 0 }, dx, dy);
    if (there === undefined) return;
    focus(there);
    pan.show(...grid.at(there.x, there.y));
    const space = svg.current?.querySelector<SVGElement>(`[data-space="${there.x},${there.y}"]`);
    space?.focus();
    const thing: Thing = `site ${view.sites.indexOf(there)}`;
    if (space && !light(thing).open) unlit(thing, space, 'focus');
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
  return { focused, focus, onKeyDown };
}
