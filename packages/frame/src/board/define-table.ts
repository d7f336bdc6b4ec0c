import type { GameTable } from './game-table.ts';

/** What `table/index.ts` of a game exports as `table`: checked against the game's own view here, held as any game's after. */
export const defineTable = <View>(table: GameTable<View>): GameTable => table;

/** The table in that module, as a kit loads it. */
export const tableIn = ({ table }: { readonly table: unknown }): GameTable => table as GameTable;
