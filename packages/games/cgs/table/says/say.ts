import { words } from '@hortus/frame/page/words.ts';
import type { Key } from '@hortus/words';

/** A message whose key is made of parts; empty if no book has it. */
export function said(key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const found = words.value.find(`web.cgs.${key}`);
  return found === undefined ? '' : words.value.say(found as Key, values as never);
}

/** With a minus sign instead of a hyphen. */
export const signed = (points: number): string => String(points).replace('-', '−');
