import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE } from '../../../../scripts/lib/patience.ts';

export { PATIENCE };

/** Looks until it holds; if it never does, fails with a message instead of hanging. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  limit = PATIENCE,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited ${limit / 1000} s in vain for ${what}`);
    await delay(2);
  }
}
