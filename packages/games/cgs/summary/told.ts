import { words } from '@hortus/frame/page/words.ts';
import type { Key } from '@hortus/words';

/** A sentence of the summary; empty if no book has it. */
export function told(key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const found = words.value.find(`web.rules.cgs.${key}`);
  return found === undefined ? '' : words.value.say(found as Key, values as never);
}
