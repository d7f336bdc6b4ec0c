/** Ties a report to what plays: its first games in eight digits, which change with the rules, the cards and the bots. */
import { createHash } from 'node:crypto';
import { type Facts, PLAYED_AGAIN } from '@hortus/kit';

/** Undefined if fewer games than that were played. */
export function fingerprintOf(facts: readonly Facts[]): string | undefined {
  const first = facts.filter(({ seed }) => seed <= PLAYED_AGAIN).sort((a, b) => a.seed - b.seed);
  if (first.length < PLAYED_AGAIN) return undefined;
  return createHash('sha256').update(JSON.stringify(first)).digest('hex').slice(0, 8);
}
