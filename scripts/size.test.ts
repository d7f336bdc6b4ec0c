import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './lib/paths.mjs';

/** When a file needs its own table of contents, it is two files. */
const MOST_LINES = 400;

test('no source file is too long to be read', () => {
  const sources = ['packages', 'scripts', 'bench'].flatMap((folder) =>
    filesBelow(
      join(root, folder),
      (path) => /\.(?:tsx?|mjs|css)$/.test(path) && !path.includes('generated/'),
    ).map((path) => join(folder, path)),
  );
  expect(sources).toContain(join('scripts', 'size.test.ts'));
  const tooLong = sources.filter(
    (path) => readFileSync(join(root, path), 'utf8').split('\n').length > MOST_LINES + 1,
  );
  expect(tooLong).toEqual([]);
});
