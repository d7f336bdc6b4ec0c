/** The one place where a game's table, which knows its own view, becomes a table that the frame can hold. */
import type { GameTable } from './game-table.ts';

/** What `table/index.ts` of a game exports as `table`. */
export const defineTable = <View>(table: GameTable<View>): GameTable => table as unknown as GameTable;

/** The table in that module, as a kit loads it. */
export const tableIn = ({ table }: { readonly table: unknown }): GameTable => table as GameTable;
