import type { MatchLog } from '@hortus/kernel';
import type { HostedTable } from './table.ts';

/** The table of a match whose players all share one screen: no clocks, and nobody else to ask. */
export const tableAlone = (
  { terms, entropy, secret = '' }: Pick<MatchLog, 'terms' | 'entropy' | 'secret'>,
  takeBacks = true,
): HostedTable => ({
  id: terms.id,
  version: 1,
  seats: terms.seats,
  time: { kind: 'none' },
  takeBacks,
  asks: [],
  secret,
  terms,
  entropy,
  madeAt: 0,
  oneScreen: true,
});
