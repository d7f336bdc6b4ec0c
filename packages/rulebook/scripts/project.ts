// Reads the project's files for the checks of this package.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRulebook, type Rulebook } from '../src/book.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SKIPPED = new Set([
  'node_modules',
  '.git',
  'dist',
  'build',
  'coverage',
  'generated',
  '.hortus',
  '.cache',
]);
const LARGEST = 2e6;

export interface TextFile {
  /** From the root of the project, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** All wanted files below a folder of the project, in order of their paths. */
export function textFiles(folder: string, wanted: (path: string) => boolean, root = ROOT): TextFile[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return textFiles(path, wanted, root);
      if (!wanted(path) || statSync(join(root, path)).size > LARGEST) return [];
      return [{ path, text: readFileSync(join(root, path), 'utf8') }];
    });
}

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);
const isLedger = (path: string): boolean => path.endsWith('.md') && !path.endsWith('/README.md');

/** The ledgers as they are on disk now. */
export const rulebookOnDisk = (root = ROOT): Rulebook =>
  makeRulebook(
    textFiles('docs/rules', isLedger, root).map(({ path, text }) => ({ file: path, markdown: text })),
  );
