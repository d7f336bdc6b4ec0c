import type { State } from '@hortus/kernel';
import type { GameTable } from './game-table.ts';

/**
 * What a game's `table/index.ts` exports as `table`: type-checked here against the views and worlds of its own rules,
 * then held as any game's.
 */
export const defineTable = <View, World extends State>(table: GameTable<View, World>): GameTable => table;

/** The table in that module, as a kit loads it. */
export const tableIn = ({ table }: { readonly table: unknown }): GameTable => table as GameTable;
