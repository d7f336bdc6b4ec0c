import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from './lib/paths.mjs';

interface Locked {
  link?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const packages = Object.entries<Locked>(readJson(join(root, 'package-lock.json')).packages);
const paths = new Set(packages.map(([path]) => path));

/** True if the package at `path` would find `name`: below itself, or below one of the folders above. */
function finds(path: string, name: string): boolean {
  if (paths.has(`${path}/node_modules/${name}`.replace(/^\//, ''))) return true;
  return path !== '' && finds(path.slice(0, Math.max(0, path.lastIndexOf('/'))), name);
}

test('the lock file holds no download address', () => {
  const addresses = packages.flatMap(([, { link, resolved }]) => (resolved && !link ? [resolved] : []));
  expect(addresses).toEqual([]);
});

// Otherwise `npm ci` refuses the lock file, while `npm install` says nothing: it happens when a release lacks the
// binaries of some systems. The remedy is an older release, pinned in "overrides".
test('the parts for all systems are locked', () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !finds(path, name)),
  );
  expect(missing).toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});
