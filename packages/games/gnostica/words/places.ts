/** Spaces of Gnostica by what lies on them or beside them, as the board was at that moment. All of it is public. */
import { livingEntries, type PackedJson, type SeenEntry } from '@hortus/kernel';
import type { Scene } from '@hortus/words';

/** Coordinates are counted from the corner of the reach (GNO-R-90). */
export const REACH = 250;
/** Cards by number: four suits, then the majors. */
export const SUITS = [...'CRDS'];
export const RANKS = [...'A23456789TPNQK'];
export const MINORS = SUITS.length * RANKS.length;

const numberOf = (code: string): number =>
  /^\d/.test(code)
    ? MINORS + Number(code)
    : SUITS.indexOf(code[0] ?? '') * RANKS.length + RANKS.indexOf(code[1] ?? '');

const placeOf = ({ x, y }: PackedJson): string => `${Number(x) - REACH},${Number(y) - REACH}`;

/** The board of a view. */
export function sceneOf(view: unknown): Scene {
  const { sites = [] } = (view ?? {}) as {
    readonly sites?: readonly { readonly x: number; readonly y: number; readonly card: string | null }[];
  };
  return new Map(
    sites.flatMap(({ x, y, card }) => (card === null ? [] : [[`${x},${y}`, numberOf(card)] as const])),
  );
}

function changed(scene: Scene, event: PackedJson, comes: boolean): Scene {
  const place = placeOf(event);
  const next = new Map(scene);
  if (comes) next.set(place, Number(event.card));
  else next.delete(place);
  return next;
}

/** The board after an event. */
export function after(scene: Scene, event: PackedJson): Scene {
  if (event.kind === 'laid') return changed(scene, event, true);
  return event.kind === 'cleared' || event.kind === 'lifted' ? changed(scene, event, false) : scene;
}

/** The board before an event. */
function before(scene: Scene, event: PackedJson): Scene {
  if (event.kind === 'laid') return changed(scene, event, false);
  return event.kind === 'cleared' || event.kind === 'lifted' ? changed(scene, event, true) : scene;
}

/** The board before each entry, including those taken back. */
export function scenes(entries: readonly SeenEntry[], view: unknown): ReadonlyMap<number, Scene> {
  const told = livingEntries(entries).flatMap((entry) => entry.told);
  const dealt = told.reduceRight(before, sceneOf(view));
  const lay = new Map<number, Scene>();
  const stand: (readonly [seq: number, scene: Scene])[] = [[0, dealt]];
  for (const { seq, kind, told: events, to = 0 } of entries) {
    if (kind === 'back') while ((stand.at(-1)?.[0] ?? 0) > to) stand.pop();
    const scene = stand.at(-1)?.[1] ?? dealt;
    lay.set(seq, scene);
    if (kind === 'moves') stand.push([seq, events.reduce(after, scene)]);
  }
  return lay;
}

/** The card beside a bare space, and on which side of it that space lies. */
export function neighbour(
  scene: Scene,
  x: number,
  y: number,
): { readonly card: number; readonly side: string } | undefined {
  const found = [
    { side: 'N', at: `${x},${y - 1}` },
    { side: 'E', at: `${x - 1},${y}` },
    { side: 'S', at: `${x},${y + 1}` },
    { side: 'W', at: `${x + 1},${y}` },
  ].find(({ at }) => scene.has(at));
  const card = found && scene.get(found.at);
  return found === undefined || card === undefined ? undefined : { card, side: found.side };
}
