import { learnGame } from '../app/words.ts';
import type { GameTable } from './game-table.ts';

/** One line a game; its table is loaded when it is first needed. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly table: GameTable }>>> = {
  gnostica: () => import('./gnostica/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
  genesis: () => import('./genesis/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
  'worlds-asunder': () =>
    import('./worlds-asunder/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
  garden: () => import('./garden/index.ts') as unknown as Promise<{ readonly table: GameTable }>,
};

/** A game's table, and the words it speaks. */
export async function tableOf(game: string): Promise<GameTable | undefined> {
  if (!Object.hasOwn(TABLES, game)) return undefined;
  const [loaded] = await Promise.all([TABLES[game]?.(), learnGame(game)]);
  return loaded?.table;
}
