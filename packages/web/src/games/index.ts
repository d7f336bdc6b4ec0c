import type { GameTable } from './game-table.ts';

/** One line a game; its table is loaded when it is first needed. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly table: GameTable }>>> = {
  garden: () => import('./garden/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
};

export const tableOf = async (game: string): Promise<GameTable | undefined> =>
  (await TABLES[game]?.())?.table;
