import type { MatchLog } from '@hortus/kernel';
import type { HostedTable } from './table.ts';

/** What the people at this screen have agreed on. */
export interface AloneTerms {
  readonly takeBacks?: boolean | undefined;
  readonly botsResign?: boolean | undefined;
}

/** The table of a match whose players all share one screen: no clocks, and nobody else to ask. */
export const tableAlone = (
  { terms, entropy, secret = '' }: Pick<MatchLog, 'terms' | 'entropy' | 'secret'>,
  { takeBacks = true, botsResign = false }: AloneTerms = {},
): HostedTable => ({
  id: terms.id,
  version: 1,
  seats: terms.seats,
  time: { kind: 'none' },
  takeBacks,
  botsResign,
  asks: [],
  secret,
  terms,
  entropy,
  madeAt: 0,
  oneScreen: true,
});
