/** Whatever on the table can be pressed, as text that can be compared: `man 3`, `site 0`, `card CK`. */
import type { ManView, SiteView, View } from '../types.ts';

export type Thing = `man ${number}` | `site ${number}` | `card ${string}`;

const after = (thing: Thing | undefined, word: string): string | undefined =>
  thing?.startsWith(word) === true ? thing.slice(word.length) : undefined;

/** The number of a piece, if the thing is one. */
export function manIn(thing: Thing | undefined): number | undefined {
  const which = after(thing, 'man ');
  return which === undefined ? undefined : Number(which);
}

/** The code of a card in a hand or pile, if the thing is one. */
export const cardIn = (thing: Thing | undefined): string | undefined => after(thing, 'card ');

export function pieceAt(view: View, thing: Thing | undefined): ManView | undefined {
  const man = manIn(thing);
  return man === undefined ? undefined : view.men[man];
}

export function siteAt(view: View, thing: Thing | undefined): SiteView | undefined {
  const which = after(thing, 'site ');
  return which === undefined ? undefined : view.sites[Number(which)];
}

/** The card that a thing shows: itself, or the one on the space. */
export const cardShown = (view: View, thing: Thing): string | undefined =>
  cardIn(thing) ?? siteAt(view, thing)?.card ?? undefined;

export const isSameSpace = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): boolean => a.x === b.x && a.y === b.y;

/** The space under a piece, if the thing is one. */
export function siteBelow(view: View, thing: Thing): Thing | undefined {
  const man = pieceAt(view, thing);
  return man === undefined ? undefined : `site ${view.sites.findIndex((one) => isSameSpace(one, man))}`;
}

/** Moves name the first of equal pieces: whichever is pressed, that one is meant (GNO-E-4). */
export function firstLike(view: View, index: number): number {
  const man = view.men[index];
  if (man === undefined) return index;
  return view.men.findIndex(
    (one) =>
      isSameSpace(one, man) &&
      one.owner === man.owner &&
      one.pips === man.pips &&
      one.facing === man.facing &&
      one.minion === man.minion,
  );
}

/**
 * The name in a later view of a thing in an earlier one;
 * undefined if it is gone or has moved. A piece may have been turned.
 */
export function foundAgain(thing: Thing, before: View, now: View): Thing | undefined {
  const [man, site] = [pieceAt(before, thing), siteAt(before, thing)];
  if (site !== undefined) {
    const index = now.sites.findIndex((one) => isSameSpace(one, site));
    return index < 0 ? undefined : `site ${index}`;
  }
  if (man === undefined) return cardIn(thing) === undefined ? undefined : thing;
  const alike = now.men.filter(
    (one) => isSameSpace(one, man) && one.owner === man.owner && one.pips === man.pips,
  );
  const found = alike.find(({ facing }) => facing === man.facing) ?? alike[0];
  return found === undefined ? undefined : `man ${firstLike(now, now.men.indexOf(found))}`;
}

const STEPS: Readonly<Record<ManView['facing'], readonly [number, number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
  U: [0, 0],
};

/** The space that a piece targets (GNO-TGT-4, GNO-TGT-5), or the one `far` spaces ahead of it. */
export function ahead({ x, y, facing }: ManView, far = 1): { readonly x: number; readonly y: number } {
  const [dx, dy] = STEPS[facing];
  return { x: x + dx * far, y: y + dy * far };
}

/** GNO-SCO-1 Who scores a territory: the only player there. */
export function holderOf({ men }: Owned, site: Pick<SiteView, 'x' | 'y' | 'card'>): number | undefined {
  const owners = new Set(men.flatMap((man) => (isSameSpace(man, site) ? [man.owner] : [])));
  const [only] = owners;
  return site.card !== null && owners.size === 1 ? only : undefined;
}

/** What scoring needs to know about pieces. */
interface Owned {
  readonly men: readonly Pick<ManView, 'x' | 'y' | 'owner'>[];
}
