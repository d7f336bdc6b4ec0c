import { createHash } from 'node:crypto';

const PLANTS = [
  ...['Alder', 'Aster', 'Basil', 'Birch', 'Briar', 'Cedar', 'Clover', 'Dahlia', 'Elm', 'Fern', 'Fig', 'Flax'],
  ...[
    'Gorse',
    'Hazel',
    'Heather',
    'Holly',
    'Ivy',
    'Jasmine',
    'Juniper',
    'Larch',
    'Laurel',
    'Lilac',
    'Linden',
  ],
  ...[
    'Lotus',
    'Mallow',
    'Myrtle',
    'Olive',
    'Pear',
    'Peony',
    'Poppy',
    'Quince',
    'Reed',
    'Rowan',
    'Sage',
    'Sorrel',
  ],
  ...['Tansy', 'Thyme', 'Tulip', 'Violet', 'Willow', 'Yarrow', 'Yew'],
];

/** A guest's name until they choose another: always the same for the same guest and attempt. */
export function guestName(id: string, attempt = 0): string {
  const again = attempt === 0 ? '' : `\0${attempt}`;
  const bytes = createHash('sha256').update(`hortus name 1\0${id}${again}`).digest();
  return `${PLANTS[bytes.readUInt32BE(0) % PLANTS.length]} ${10 + (bytes.readUInt32BE(4) % 90)}`;
}

/** A table has at most a few seats, so that many attempts always find a free letter. */
const ATTEMPTS = 100;
const initial = (name: string): string => name.slice(0, 1).toUpperCase();

/**
 * What somebody is called at a table where others already have these names. A chosen name stays; of two given ones,
 * such as Tulip 48 and Tulip 85, the second gives way to one with another initial.
 */
export function nameBeside(
  person: { readonly id: string; readonly name: string },
  others: readonly string[],
): string {
  if (person.name !== guestName(person.id)) return person.name;
  const taken = new Set(others.map(initial));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const name = guestName(person.id, attempt);
    if (!taken.has(initial(name))) return name;
  }
  return person.name;
}
