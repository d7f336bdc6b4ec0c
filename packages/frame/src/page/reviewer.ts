/** Who says where a finished match turned. The site knows which players can judge; a table only asks. */
import type { MatchLog, Seat } from '@hortus/kernel';
import type { GameTable } from '../board/game-table.ts';

/** The turn that decided a match, in words, and its first and last entry. */
export interface Turning {
  /** Undefined if no turn decided it: nobody made a mistake. */
  readonly entries?: { readonly first: number; readonly last: number };
  /** The entry that decided it, among those. */
  readonly key?: number;
  readonly told: string;
}

export type Reviewer = (
  log: MatchLog,
  table: GameTable,
  reader: Seat | undefined,
) => Promise<Turning | undefined>;

/** Absent if nobody can judge, as in tests of the frame. */
export const reviewing: { load?: () => Promise<Reviewer> } = {};
