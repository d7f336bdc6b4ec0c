/** What a page loads of a game's kit. */
import { kitOf } from '@hortus/catalogue';
import { tableIn } from '@hortus/frame/board/define-table.ts';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { genericTable } from '@hortus/frame/board/generic.tsx';
import { type Lesson, lessonsIn } from '@hortus/frame/lesson/lesson.ts';
import { learnBook, learnGame } from '@hortus/frame/page/words.ts';

/** A game's table, and the words it speaks. */
export async function tableOf(game: string): Promise<GameTable | undefined> {
  const kit = kitOf(game);
  if (kit === undefined) return undefined;
  const [table] = await Promise.all([
    kit.table === undefined ? kit.players().then(genericTable) : kit.table().then(tableIn),
    learnGame(kit.words),
  ]);
  return table;
}

/** The lessons of a game in their order; none where it has none. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const kit = kitOf(game);
  if (kit?.lessons === undefined) return [];
  const [lessons] = await Promise.all([kit.lessons().then(lessonsIn), learnBook(kit.words.lessons)]);
  return lessons;
}
