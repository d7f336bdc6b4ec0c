// Reads the tar archives that come with the test browser: plain files with short names, which is all they hold.

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;
const REGULAR = new Set(['0', '\0']);

/** Text of a header field: up to its first NUL. */
const field = (archive: Buffer, start: number, length: number): string =>
  archive.toString('latin1', start, start + length).replace(/\0.*$/s, '');

export function unpackTar(archive: Buffer, to: string): void {
  for (let at = 0; at < archive.length && field(archive, at, 100) !== ''; ) {
    const path = normalize(field(archive, at, 100));
    const size = Number.parseInt(field(archive, at + 124, 12), 8);
    const type = archive.toString('latin1', at + 156, at + 157);
    if (path.startsWith('..') || path.startsWith('/')) throw new Error(`${path} leaves the archive's folder`);
    if (REGULAR.has(type)) {
      const file = join(to, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, archive.subarray(at + BLOCK, at + BLOCK + size));
      chmodSync(file, 0o755);
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
