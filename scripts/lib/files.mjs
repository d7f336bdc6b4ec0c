// @ts-check
// Files that appear whole or not at all, however many processes write them at once.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A name beside `path` that nobody else uses. @param {string} path */
const temporaryFor = (path) => `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;

/** @param {string} file @param {string} content */
export function replaceFile(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = temporaryFor(file);
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/**
 * Fills a folder whose name says what is in it; does nothing if it exists, whoever made it.
 * @param {string} folder
 * @param {(temporary: string) => void | Promise<void>} fill
 */
export async function makeFolder(folder, fill) {
  if (existsSync(folder)) return;
  const temporary = temporaryFor(folder);
  mkdirSync(temporary, { recursive: true });
  try {
    await fill(temporary);
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another process was quicker
  }
}
