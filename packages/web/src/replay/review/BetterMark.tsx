/**
 * What would have been better, on the board itself: outlined, with an arrow from what acts to where. The sentence beside
 * the board says the same, so this is only a picture.
 */
import type { Pointer } from '@hortus/frame/board/pointer.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ReplayModel } from '../model.ts';
import { reviewTurns } from './curve.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function BetterMark({ model }: { readonly model: ReplayModel }) {
  const [pointer, load] = useState<{ readonly at: Pointer<unknown> } | undefined>(undefined);
  const better = reviewTurns(model).find(({ before }) => before === model.seq.value)?.better;
  useEffect(() => {
    if (better !== undefined && pointer === undefined)
      void model.table.pointer?.().then(({ pointer: at }) => load({ at }));
  }, [better === undefined, pointer]);
  const frame = model.shown.value?.frame.value;
  if (better === undefined || pointer === undefined || frame === undefined || frame.hold) return null;
  const deck = model.shown.value?.cast.value.deck;
  const places = pointer.at(frame.sight.view, better.seat, better.move, deck);
  return places.length === 0 ? null : <Marks key={places.join()} places={places} />;
}

function Marks({ places }: { readonly places: readonly string[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [boxes, place] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const svg = drawing.current;
    const board = svg?.parentElement;
    if (svg === null || board === null || board === undefined) return;
    let known = '';
    const measure = (): void => {
      const found = places.flatMap((one) => boxOf(board, svg, one));
      const told = JSON.stringify(found);
      if (told !== known) place(found);
      known = told;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    // Boards pan and zoom, and cards arrive: only what changes outside the drawing matters.
    const changes = new MutationObserver((all) => {
      if (all.some(({ target }) => !svg.contains(target))) measure();
    });
    sizes.observe(board);
    changes.observe(board, { subtree: true, childList: true, attributes: true });
    board.addEventListener('scroll', measure, true);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      board.removeEventListener('scroll', measure, true);
    };
  }, []);
  const [first] = boxes;
  const last = boxes.at(-1);
  return (
    <svg class="better-mark" ref={drawing} aria-hidden="true" focusable="false">
      {boxes.map(({ x, y, width, height }, i) => (
        <g key={i}>
          <rect class="better-edge" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx="8" />
          <rect class="better-ring" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx="8" />
        </g>
      ))}
      {first === undefined || last === undefined || first === last ? null : <Arrow from={first} to={last} />}
    </svg>
  );
}

/** Of several matches the last that can be seen, as the drawing counts: a small board may leave its place to the page. */
function boxOf(board: Element, drawing: Element, selector: string): Box[] {
  const around = drawing.getBoundingClientRect();
  const seen = [...board.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .at(-1);
  if (seen === undefined) return [];
  const { width, height } = seen;
  return [{ x: seen.x - around.x, y: seen.y - around.y, width, height }];
}

const HEAD = 14;

function Arrow({ from, to }: { readonly from: Box; readonly to: Box }) {
  const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 2 * HEAD) return null;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [tx, ty] = [bx - ux * HEAD, by - uy * HEAD];
  const [sx, sy] = [-uy * (HEAD / 2), ux * (HEAD / 2)];
  const shaft = `M${ax} ${ay}L${tx} ${ty}`;
  return (
    <>
      <path class="better-edge" d={shaft} />
      <path class="better-ring" d={shaft} />
      <path class="better-head" d={`M${bx} ${by}L${tx + sx} ${ty + sy}L${tx - sx} ${ty - sy}Z`} />
    </>
  );
}
