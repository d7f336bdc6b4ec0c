/**
 * Where the attributes of a card are. A hostile card has thousands, each with findings, so none is searched for
 * twice.
 */
import type { Area } from '../area/area.ts';
import type { Item } from '../area/items.ts';
import type { Category } from '../words.ts';

interface Places {
  /** The first of a name, in whatever category. */
  readonly named: ReadonlyMap<string, Item>;
  readonly listed: ReadonlyMap<Category | undefined, ReadonlyMap<string, Item>>;
}

const PLACES = new WeakMap<Area, Places>();

function placesIn(area: Area): Places {
  const known = PLACES.get(area);
  if (known !== undefined) return known;
  const named = new Map<string, Item>();
  const listed = new Map<Category | undefined, Map<string, Item>>();
  for (const item of area.items) {
    const { category, name } = item;
    if (!named.has(name)) named.set(name, item);
    const list = listed.get(category) ?? new Map<string, Item>();
    listed.set(category, list);
    if (!list.has(name)) list.set(name, item);
  }
  const places = { named, listed };
  PLACES.set(area, places);
  return places;
}

export const itemNamed = (area: Area, name: string): Item | undefined => placesIn(area).named.get(name);

export const itemIn = (area: Area, category: Category | undefined, name: string): Item | undefined =>
  placesIn(area).listed.get(category)?.get(name);
