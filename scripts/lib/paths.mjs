// @ts-check
// Where things are in a clone. Only Node built-ins: this runs before anything is installed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Locks, and the data of a server that wasn't given another folder. @param {string} dir */
export const stateDir = (dir) => join(dir, '.hortus');

/** Files that may be thrown away at any time, as a new installation does. */
export const cacheDir = (/** @type {string} */ name) => join(root, 'node_modules', '.cache', 'hortus', name);

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The folders of the workspaces, as `packages/kernel`, in the order of package.json. Knows `*` only as a last step.
 * @param {string} dir
 * @returns {string[]}
 */
export function workspaces(dir = root) {
  /** @type {string[]} */
  const patterns = readJson(join(dir, 'package.json')).workspaces ?? [];
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(join(dir, parent))
        .sort()
        .map((name) => `${parent}/${name}`);
    })
    .filter((workspace) => existsSync(join(dir, workspace, 'package.json')));
}

/**
 * All files below a folder, with paths relative to it and `/` between the steps, in order.
 * @param {string} dir
 * @param {(path: string) => boolean} wanted
 * @returns {string[]}
 */
export function filesBelow(dir, wanted = () => true, prefix = '') {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`;
      if (entry.name === 'node_modules' || entry.name === '.git') return [];
      if (entry.isDirectory()) return filesBelow(join(dir, entry.name), wanted, `${path}/`);
      return wanted(path) ? [path] : [];
    });
}
