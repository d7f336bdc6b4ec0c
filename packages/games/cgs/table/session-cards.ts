/** Cards and eras of a match, from its terms. */
import type { TableInfo } from '@hortus/protocol';
import { type Cards, cgs, isFinaleEra, type View } from '../src/index.ts';

export function sessionCards(options: TableInfo['options'], seats: number): Cards | undefined {
  const parsed = cgs.parseOptions(options, seats);
  return parsed.ok ? cgs.create(parsed.value, seats).rules.cards : undefined;
}

/** A finale decides the era on screen, rather than points. */
export function isDecidedByFinale({ era, ops }: View, options: TableInfo['options']): boolean {
  const cards = sessionCards(options, ops.length);
  return cards !== undefined && isFinaleEra(cards, era);
}
