/** What a page loads from a game's kit. */

import type { Puzzle } from '@hortus/bots';
import { kitOf } from '@hortus/catalogue';
import { tableIn } from '@hortus/frame/board/define-table.ts';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { learnBook, learnGame } from '@hortus/frame/page/words.ts';
import type { Kit } from '@hortus/kit';

/** A game's table, and the words it speaks: for a new match, or for one that was dealt under these rules. */
export async function tableOf(game: string, rulesVersion?: number): Promise<GameTable | undefined> {
  const kit = kitOf(game);
  if (kit === undefined) return undefined;
  const isFormer = rulesVersion !== undefined && Object.hasOwn(kit.former, rulesVersion);
  const [table] = await Promise.all([
    isFormer ? formerTable(kit, rulesVersion) : newestTable(kit),
    learnGame(kit.words),
  ]);
  // A page without these rules could misread the match, so it shows nothing.
  return rulesVersion === undefined || table?.game.rulesVersion === rulesVersion ? table : undefined;
}

const newestTable = (kit: Kit): Promise<GameTable> =>
  kit.table === undefined ? plainTable(kit) : kit.table().then(tableIn);

const formerTable = async (kit: Kit, rulesVersion: number): Promise<GameTable | undefined> =>
  (await import('./former.ts')).formerTable(kit, rulesVersion, newestTable);

/** For games without a board. */
async function plainTable(kit: Kit): Promise<GameTable> {
  const [{ genericTable }, players] = await Promise.all([
    import('@hortus/frame/board/generic.tsx'),
    kit.players(),
  ]);
  return genericTable(players);
}

/** A game's lessons in order; empty if it has none. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const kit = kitOf(game);
  if (kit?.lessons === undefined) return [];
  // If lessons have no book of their own, their words are in the game's.
  const [{ lessons }] = await Promise.all([kit.lessons(), learnBook(kit.words.lessons ?? kit.words.book)]);
  return lessons as readonly Lesson[];
}

/** A game's puzzles from easy to hard; empty if it has none. */
export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> =>
  (await kitOf(game)?.puzzles()) ?? [];
