/** Who flies where between two pictures of a board: plain places, no markup. */
import type { Route, Where } from '../board/travels.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Places = ReadonlyMap<string, Place>;

export interface Flight {
  /** Undefined: a card seen from behind. */
  readonly thing: string | undefined;
  readonly from: Place;
  readonly to: Place;
  /** It is already in its new place; otherwise it is visible only during the flight. */
  readonly stays: boolean;
}

interface Pictures {
  readonly before: Places;
  readonly after: Places;
  readonly routes: readonly Route[];
  /** Where a place on the board is. */
  find(where: Where | undefined): Place | undefined;
  readonly gone: Where | undefined;
  readonly rests?: boolean | undefined;
}

/** Moving less than this many pixels isn't a flight. */
const NEAR = 6;

export const centre = ({ left, top, width, height }: Place): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** Its middle is in the box: not scrolled out of it. */
export function isInside(place: Place, box: Place): boolean {
  const [x, y] = centre(place);
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
}

function isFar(one: Place, other: Place): boolean {
  const [[ax, ay], [bx, by]] = [centre(one), centre(other)];
  return Math.abs(ax - bx) > NEAR || Math.abs(ay - by) > NEAR;
}

/** Rows moved a little because something beside them grew or shrank: what lies in them hasn't gone anywhere. */
const ROW = 40;
function isPushed(before: Place, after: Place): boolean {
  const [[ax, ay], [bx, by]] = [centre(before), centre(after)];
  return Math.abs(ax - bx) <= NEAR && Math.abs(ay - by) < ROW;
}

export function flightsOf({ before, after, routes, find, gone, rests }: Pictures): readonly Flight[] {
  const flights: Flight[] = [];
  const add = (
    thing: string | undefined,
    from: Place | undefined,
    to: Place | undefined,
    stays: boolean,
  ): void => {
    if (from !== undefined && to !== undefined && isFar(from, to)) flights.push({ thing, from, to, stays });
  };
  const routed = new Map(
    routes.flatMap((route) => (route.thing === undefined ? [] : [[route.thing, route]])),
  );
  // Things that are no longer visible leave first.
  for (const [thing, from] of before)
    if (!after.has(thing)) add(thing, from, find(routed.get(thing)?.to ?? gone), false);
  for (const [thing, to] of after) {
    const from = before.get(thing);
    if (from !== undefined && (rests === true || (!routed.has(thing) && isPushed(from, to)))) continue;
    add(thing, from ?? find(routed.get(thing)?.from), to, true);
  }
  for (const { thing, from, to } of routes)
    if (thing === undefined || !(before.has(thing) || after.has(thing)))
      add(undefined, find(from), find(to), false);
  return flights;
}
