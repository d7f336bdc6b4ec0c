/**
 * Keeps PostgreSQL's log short while it runs. Its own rotation goes by time only, or by size without ever deleting
 * anything; it appends to a file that may be emptied at any time.
 */
import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

/** Bytes. There is one older file, so twice as many in all. */
const LOG_LIMIT = 4 * 1024 * 1024;
const LOOK_EVERY = 60_000;

/** What was written goes into `FILE.1`; a line that arrives in between may be lost. */
export function shorten(file: string, limit = LOG_LIMIT): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= limit) return;
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    // The disk is full, so both go.
    rmSync(`${file}.1`, { force: true });
  }
  truncateSync(file);
}

/** @returns how to stop it */
export function keepShort(file: string, limit = LOG_LIMIT, every = LOOK_EVERY): () => void {
  const timer = setInterval(() => {
    try {
      shorten(file, limit);
    } catch {
      // On Windows a file that is being written may be locked: the next start renames it.
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
