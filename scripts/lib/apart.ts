/**
 * Which test files get a process of their own. All others share processes, one per worker: starting one and importing
 * what a file needs takes longer than the tests of most files. The shared ones must leave everything as they found it,
 * which `no-traces.ts` checks after each of them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST } from './longest-first.ts';
import { filesBelow, root } from './paths.mjs';

const FOLDERS = ['packages', 'scripts', 'bench'] as const;

/** Replacing modules or globals, or moving the process to another folder, is felt by every file that comes after. */
const FELT_BY_OTHERS = /\bvi\b[^;]*from 'vitest'|process\.chdir\(/;

/** In a process that has played other games the engine's guesses about ours are worse, which costs long files more. */
const isLong = (path: string): boolean => LONGEST.some((pattern) => pattern.test(path));

export const needsOwnProcess = (path: string, text: string): boolean =>
  isLong(path) || FELT_BY_OTHERS.test(text);

/** Paths from the root. */
export const apart = (): string[] =>
  FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder), (path) => /\.test\.tsx?$/.test(path)).map((path) => `${folder}/${path}`),
  ).filter((path) => needsOwnProcess(path, readFileSync(join(root, path), 'utf8')));
