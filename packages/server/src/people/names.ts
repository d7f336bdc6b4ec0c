import { createHash } from 'node:crypto';

const PLANTS = [
  ...[
    'Alder',
    'Aster',
    'Basil',
    'Birch',
    'Briar',
    'Cedar',
    'Clover',
    'Dahlia',
    'Elder',
    'Fern',
    'Fig',
    'Flax',
  ],
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

/** A guest's name until they choose another: always the same for the same guest. */
export function guestName(id: string): string {
  const bytes = createHash('sha256').update(`hortus name 1\0${id}`).digest();
  return `${PLANTS[bytes.readUInt32BE(0) % PLANTS.length]} ${10 + (bytes.readUInt32BE(4) % 90)}`;
}
