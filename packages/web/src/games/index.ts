/** What a page loads from a game's kit. */
import { kitOf } from '@hortus/catalogue';
import { tableIn } from '@hortus/frame/board/define-table.ts';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { learnBook, learnGame } from '@hortus/frame/page/words.ts';
import type { Kit } from '@hortus/kit';

/** A game's table, and the words it speaks. */
export async function tableOf(game: string): Promise<GameTable | undefined> {
  const kit = kitOf(game);
  if (kit === undefined) return undefined;
  const [table] = await Promise.all([
    kit.table === undefined ? plainTable(kit) : kit.table().then(tableIn),
    learnGame(kit.words),
  ]);
  return table;
}

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
  const [{ lessons }] = await Promise.all([kit.lessons(), learnBook(kit.words.lessons)]);
  return lessons as readonly Lesson[];
}
