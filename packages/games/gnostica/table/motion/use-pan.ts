/** Panning and zooming a drawing: by dragging, wheel, pinch, buttons and keys. At first all of it is shown. */
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Pan {
  /** The zoom; 1 shows everything. */
  readonly by: number;
  /** The middle of what is shown. */
  readonly x: number;
  readonly y: number;
}
const WHOLE: Pan = { by: 1, x: 0, y: 0 };
const MOST = 5;
/** A press that moves this many pixels is a drag. */
const SLACK = 7;

export interface Panning {
  readonly at: Signal<Pan>;
  readonly box: string;
  zoom(more: number): void;
  whole(): void;
  move(dx: number, dy: number): void;
  /** Pans until this point is visible. */
  show(x: number, y: number): void;
  readonly on: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: Event): void;
  };
}

type Point = readonly [number, number];
const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const spread = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 1 : Math.hypot(a[0] - b[0], a[1] - b[1]);

export function usePan(svg: RefObject<SVGSVGElement | null>, width: number, height: number): Panning {
  const at = useSignal<Pan>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const from = useRef<Point>([0, 0]);

  const put = ({ by, x, y }: Pan): void => {
    const size = Math.min(Math.max(by, 1), MOST);
    const [roomX, roomY] = [(width / 2) * (1 - 1 / size), (height / 2) * (1 - 1 / size)];
    at.value = {
      by: size,
      x: Math.min(Math.max(x, -roomX), roomX),
      y: Math.min(Math.max(y, -roomY), roomY),
    };
  };
  /** How many drawing units a pixel is. */
  const unit = (): number => 1 / (svg.current?.getScreenCTM()?.a ?? 1);
  const pointOf = ([x, y]: Point): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (matrix === undefined) return [0, 0];
    return [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f];
  };
  /** The point under the pointer stays where it is. */
  const zoomAt = (more: number, client: Point): void => {
    const { by, x, y } = at.peek();
    const [px, py] = pointOf(client);
    const next = Math.min(Math.max(by * more, 1), MOST);
    put({ by: next, x: px + ((x - px) * by) / next, y: py + ((y - py) * by) / next });
  };

  useEffect(() => {
    const drawing = svg.current;
    const wheel = (event: WheelEvent): void => {
      if (at.peek().by <= 1 && event.deltaY >= 0) return;
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 400), [event.clientX, event.clientY]);
    };
    drawing?.addEventListener('wheel', wheel, { passive: false });
    return () => drawing?.removeEventListener('wheel', wheel);
  });

  const { by, x, y } = at.value;
  return {
    at,
    box: `${x - width / 2 / by} ${y - height / 2 / by} ${width / by} ${height / by}`,
    zoom: (more) => put({ by: by * more, x, y }),
    whole: () => put(WHOLE),
    move: (dx, dy) => put({ by, x: x + dx / by, y: y + dy / by }),
    show(px, py) {
      const [roomX, roomY] = [width / 2 / by, height / 2 / by];
      if (Math.abs(px - x) > roomX * 0.8 || Math.abs(py - y) > roomY * 0.8) put({ by, x: px, y: py });
    },
    on: {
      onPointerDown(event) {
        fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
        from.current = [event.clientX, event.clientY];
        if (fingers.current.size === 1) dragged.current = false;
      },
      onPointerMove(event) {
        const before = [...fingers.current.values()];
        if (!fingers.current.has(event.pointerId)) return;
        const now: Point = [event.clientX, event.clientY];
        if (!dragged.current && before.length === 1) {
          if (Math.hypot(now[0] - from.current[0], now[1] - from.current[1]) < SLACK) return;
          if (at.peek().by <= 1) return;
          svg.current?.setPointerCapture(event.pointerId);
        }
        dragged.current = true;
        fingers.current.set(event.pointerId, now);
        const after = [...fingers.current.values()];
        const [was, is] = [middle(before), middle(after)];
        const pan = at.peek();
        const per = unit();
        put({ ...pan, x: pan.x - (is[0] - was[0]) * per, y: pan.y - (is[1] - was[1]) * per });
        if (after.length > 1) zoomAt(spread(after) / Math.max(spread(before), 1), is);
      },
      onPointerUp(event) {
        fingers.current.delete(event.pointerId);
      },
      onPointerCancel(event) {
        fingers.current.delete(event.pointerId);
      },
      onClickCapture(event) {
        // The end of a drag isn't a press.
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      },
    },
  };
}
