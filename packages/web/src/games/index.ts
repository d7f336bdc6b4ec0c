import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { learnGame } from '@hortus/frame/page/words.ts';

/** One line a game; its table is loaded when it is first needed. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly table: GameTable }>>> = {
  gnostica: () =>
    import('@hortus/gnostica/table/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
  genesis: () =>
    import('@hortus/genesis/table/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
  'worlds-asunder': () =>
    import('@hortus/worlds-asunder/table/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
  garden: () => import('@hortus/garden/table/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
};

/** A game's table, and the words it speaks. */
export async function tableOf(game: string): Promise<GameTable | undefined> {
  if (!Object.hasOwn(TABLES, game)) return undefined;
  const [loaded] = await Promise.all([TABLES[game]?.(), learnGame(game)]);
  return loaded?.table;
}
