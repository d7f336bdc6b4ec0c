/** Layouts change at the sizes that the tokens name, and at no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from '../../../scripts/lib/paths.mjs';

const packages = join(root, 'packages');
const read = (file: string): string => readFileSync(join(packages, file), 'utf8');
const sources = filesBelow(packages, (path) =>
  /(?:\.css|^(?:web|frame|sway|games|cards|pictures)\/.*\.tsx?)$/.test(path),
).filter((path) => !/\/(?:dist|tests)\/|\.test\.tsx?$/.test(path));

/** `--page-phone: 40rem` → page 40rem. */
const named = [...read('frame/src/styles/tokens.css').matchAll(/--(page|part)-[a-z]+: ([\d.]+rem);/g)];
const sizesOf = (what: string): ReadonlySet<string> =>
  new Set(named.flatMap(([, of, size]) => (of === what && size !== undefined ? [size] : [])));
const NAMED = { media: sizesOf('page'), container: sizesOf('part') };

/** A card's face uses no tokens: it defines the widths below which it leaves something out. */
const FACE = 'cards/src/face/smaller-style.ts';
const faceSteps = [...read(FACE).matchAll(/^const [A-Z]+_BELOW = '(\d+px)';$/gm)].map(
  ([, size = '']) => size,
);

/** Sizes in a text's queries that aren't named, or are written differently. */
function unnamed(source: string): string[] {
  const text = source.replaceAll(/\/\*.*?\*\//gs, '');
  const queries = [
    ...[...text.matchAll(/@(media|container)\b([^{]*)/g)].map(
      ([, of = '', query = '']) => [of, query] as const,
    ),
    ...[...text.matchAll(/(['"`])(\((?:width|height|min-|max-).*?)\1/g)].map(
      ([, , query = '']) => ['media', query] as const,
    ),
  ];
  const measured: string[] = text.match(/inner(?:Width|Height) *[<>]=? *(?:\d+|[A-Z_]+)\b/g) ?? [];
  return measured.concat(
    queries.flatMap(([of, query]) => {
      const sizes = query.match(/[\d.]+(?:rem|em|px)\b/g) ?? [];
      const old = query.match(/(?:min|max)-(?:width|height|inline-size|block-size)/g) ?? [];
      return [...old, ...sizes.filter((size) => !NAMED[of as 'media' | 'container'].has(size))];
    }),
  );
}

test('every stylesheet keeps to the sizes that the tokens name', () => {
  expect([NAMED.media.size, NAMED.container.size]).toEqual([9, 8]);
  expect(sources.length).toBeGreaterThan(100);
  expect(faceSteps).toHaveLength(5);
  expect(sources.flatMap((file) => unnamed(read(file)).map((size) => `${file}: ${size}`))).toEqual([]);
});

test('another size is found, wherever it is and however it is written', () => {
  expect(unnamed('@media (width < 41rem) { a { color: red } }')).toEqual(['41rem']);
  expect(unnamed('@media (min-width: 40rem) {}')).toEqual(['min-width']);
  expect(unnamed('@container plate (36rem <= width < 60rem) {}')).toEqual(['60rem']);
  expect(unnamed("matchMedia('(width < 640px)')")).toEqual(['640px']);
  expect(unnamed("const WIDE = '(width >= 99rem)';\nmatchMedia(WIDE)")).toEqual(['99rem']);
  expect(unnamed('innerWidth < WIDE_FROM ? near : far')).toEqual(['innerWidth < WIDE_FROM']);
  expect(unnamed('if (innerHeight >= 700) show();')).toEqual(['innerHeight >= 700']);
  expect(unnamed('@media (width < 40rem) { @container (width >= 36rem) { a { min-width: 3rem } } }')).toEqual(
    [],
  );
});
