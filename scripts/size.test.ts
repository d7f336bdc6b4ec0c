import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './lib/paths.mjs';

/** When a file needs its own table of contents, it is two files. */
const MOST_LINES = 400;
/** A component this long does more than draw: what it knows belongs beside it. */
const MOST_OF_COMPONENT = 140;

const linesOf = (path: string): number => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

test('no source file is too long to be read', () => {
  const sources = ['packages', 'scripts', 'bench'].flatMap((folder) =>
    filesBelow(
      join(root, folder),
      (path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.includes('generated/'),
    ).map((path) => join(folder, path)),
  );
  expect(sources).toContain(join('scripts', 'size.test.ts'));
  expect(sources.filter((path) => linesOf(path) > MOST_LINES)).toEqual([]);
});

test('components draw, and leave the rest to what stands beside them', () => {
  const components = filesBelow(join(root, 'packages'), (path) => path.endsWith('.tsx')).map((path) =>
    join('packages', path),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((path) => linesOf(path) > MOST_OF_COMPONENT)).toEqual([]);
});
