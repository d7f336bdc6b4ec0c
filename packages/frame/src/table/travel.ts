/**
 * Cards travel: the things that a step moved are shown on their way. The new position is in the page at once and can
 * be used at once; only copies of what the reader may see anyway fly above it, out of reach of pointers and screen
 * readers.
 */
import { effect } from '@preact/signals';
import type { Travels, Where } from '../board/travels.ts';
import type { TableModel } from '../model/model.ts';
import { isStill } from '../page/theme.ts';
import { centre, type Flight, flightsOf, isInside, type Place } from './flights.ts';
import { stepTime } from './pace.ts';

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
/** The longest flight in milliseconds, and the share of a step it may take. */
const [LONGEST, SHARE] = [480, 0.75];
/** Cards that leave together leave one after another, but all within this share of a flight. */
const SPREAD = 0.6;
/** How much of a card is seen that one can see through. */
const PALE = 0.45;

interface Picture {
  readonly seq: number;
  readonly seat: number | undefined;
  readonly things: ReadonlyMap<string, Element>;
  readonly places: ReadonlyMap<string, Place>;
  readonly anchors: ReadonlyMap<string, Place>;
}

const isSeen = ({ width, height }: Place): boolean => width > 0 && height > 0;

/** What is scrolled out of its place is nowhere: it would fly above things that have nothing to do with it. */
function isInSight(thing: Element, place: Place, board: Element): boolean {
  for (let around = thing.parentElement; around !== null && around !== board; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const clips = overflowX !== 'visible' || overflowY !== 'visible';
    if (clips && !isInside(place, around.getBoundingClientRect())) return false;
  }
  return true;
}

function takePicture(model: TableModel, board: Element, { things, anchors, nameOf }: Travels): Picture {
  const found = new Map<string, Element>();
  const places = new Map<string, Place>();
  for (const thing of board.querySelectorAll(things)) {
    const [name, place] = [nameOf(thing), thing.getBoundingClientRect()];
    if (name === undefined || !isSeen(place) || !isInSight(thing, place, board)) continue;
    found.set(name, thing);
    places.set(name, place);
  }
  const fixed = new Map<string, Place>();
  for (const anchor of anchors === undefined ? [] : board.querySelectorAll(anchors)) {
    const name = nameOf(anchor);
    if (name !== undefined) fixed.set(name, anchor.getBoundingClientRect());
  }
  return {
    seq: model.frame.peek()?.sight.seq ?? 0,
    seat: model.source.seat.peek(),
    things: found,
    places,
    anchors: fixed,
  };
}

/** Where something lay before, or a place of the board as it is now. */
function placeOf(board: Element, { anchors, places }: Picture, where: Where = []): Place | undefined {
  for (const one of [where].flat()) {
    const known = anchors.get(one) ?? places.get(one);
    // The name of a card that wasn't visible isn't a selector.
    const found = known ?? (/[.[]/.test(one) ? [...board.querySelectorAll(one)].at(-1) : undefined);
    const place = found instanceof Element ? found.getBoundingClientRect() : found;
    if (place !== undefined && isSeen(place)) return place;
  }
  return undefined;
}

/** A copy that can't be pressed or read out. */
function copyOf(thing: Element, { width, height }: Place): HTMLElement {
  const copy = document.createElement('div');
  copy.className = thing.getAttribute('class') ?? '';
  copy.append(...[...thing.childNodes].map((child) => child.cloneNode(true)));
  for (const part of copy.querySelectorAll('*'))
    for (const { name } of [...part.attributes])
      if (name === 'id' || name === 'role' || /^(?:data|aria)-/.test(name)) part.removeAttribute(name);
  Object.assign(copy.style, {
    position: 'absolute',
    boxSizing: 'border-box',
    margin: '0',
    width: `${width}px`,
    height: `${height}px`,
    translate: 'none',
    animation: 'none',
  });
  return copy;
}

/** A layer above the board that takes up no room. */
function layerOn(board: Element): HTMLElement {
  const known = board.querySelector<HTMLElement>(':scope > .travelling');
  if (known !== null) return known;
  const layer = document.createElement('div');
  layer.className = 'travelling';
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    zIndex: '20',
    pointerEvents: 'none',
  });
  board.append(layer);
  return layer;
}

interface Pace {
  readonly duration: number;
  readonly delay: number;
}

/** A place may be a whole pile: a card comes out of it small. */
const scaleAt = (place: Place, drawn: Place): number =>
  Math.min(place.width / drawn.width, place.height / drawn.height);

function fly(
  layer: HTMLElement,
  looks: Element,
  { from, to, stays }: Flight,
  drawn: Place,
  pace: Pace,
  isPale: boolean,
): void {
  const origin = layer.getBoundingClientRect();
  const copy = copyOf(looks, drawn);
  const at = (place: Place): string => {
    const [x, y] = centre(place);
    const [left, top] = [x - drawn.width / 2 - origin.left, y - drawn.height / 2 - origin.top];
    return `translate(${left}px, ${top}px) scale(${scaleAt(place, drawn)})`;
  };
  layer.append(copy);
  const seen = isPale && !stays ? PALE : 1;
  const flight = copy.animate(
    [
      { transform: at(from), opacity: seen },
      { transform: at(to), opacity: seen, offset: stays ? 1 : 0.85 },
      { transform: at(to), opacity: stays ? 1 : 0 },
    ],
    { ...pace, easing: EASE, fill: 'both' },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Invisible while its copy is on the way, but it can still be pressed. */
const hideMeanwhile = (thing: Element, { duration, delay }: Pace): unknown =>
  thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });

function depart(model: TableModel, travels: Travels, board: Element, before: Picture): void {
  const after = takePicture(model, board, travels);
  // The next player at this screen must see nothing that the last one saw.
  if (before.seat !== after.seat || after.seq <= before.seq) return;
  const entries = model.frame.peek()?.entries ?? [];
  const told = entries
    .filter(({ seq, kind }) => kind === 'moves' && seq > before.seq && seq <= after.seq)
    .flatMap((entry) => entry.told);
  const flights = flightsOf({
    before: before.places,
    after: after.places,
    routes: travels.routes(told, model.cast.peek().deck),
    find: (where) => placeOf(board, before, where),
    gone: travels.gone,
    rests: travels.rests,
  });
  const duration = Math.min(LONGEST, stepTime() * SHARE);
  const layer = layerOn(board);
  const between = (duration * SPREAD) / Math.max(flights.length, 6);
  const back = travels.back === undefined ? null : board.querySelector(travels.back);
  for (const [i, flight] of flights.entries()) {
    const pace = { duration, delay: i * between };
    const { thing, stays } = flight;
    const looks = thing === undefined ? back : (after.things.get(thing) ?? before.things.get(thing));
    // An element reused for another thing no longer looks like this one.
    if (looks === null || looks === undefined || (!stays && thing !== undefined && looks.isConnected))
      continue;
    const drawn = thing === undefined ? looks.getBoundingClientRect() : stays ? flight.to : flight.from;
    if (!isSeen(drawn)) continue;
    fly(layer, looks, flight, drawn, pace, travels.pale === true);
    if (stays) hideMeanwhile(looks, pace);
  }
}

/** Starts showing travels; returns a function that stops it. */
export function startTravels(model: TableModel, root: Element, travels: Travels): () => void {
  let before: Picture | undefined;
  let shown = model.frame.peek();
  const start = root.querySelector('.table-board');
  if (start !== null) layerOn(start);
  return effect(() => {
    const frame = model.frame.value;
    const board = root.querySelector('.table-board');
    const moves = shown !== undefined && frame !== undefined && model.past.value === undefined;
    if (!moves || board === null || isStill() || stepTime() === 0 || document.hidden) {
      shown = frame;
      before = undefined;
      return;
    }
    if (before !== undefined || frame === shown) {
      shown = frame;
      return;
    }
    // The page still shows the last picture; by the next frame it shows the new one.
    const last = { ...takePicture(model, board, travels), seq: shown?.sight.seq ?? 0 };
    before = last;
    shown = frame;
    requestAnimationFrame(() => {
      if (before === last) depart(model, travels, board, last);
      before = undefined;
    });
  });
}
