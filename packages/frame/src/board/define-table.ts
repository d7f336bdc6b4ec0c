import type { GameTable } from './game-table.ts';

/**
 * What a game's `table/index.ts` exports as `table`: type-checked against the game's own view here, then held as any
 * game's.
 */
export const defineTable = <View>(table: GameTable<View>): GameTable => table;

/** The table in that module, as a kit loads it. */
export const tableIn = ({ table }: { readonly table: unknown }): GameTable => table as GameTable;
