/** Which puzzles somebody has solved, kept in this browser; and the puzzle of the day. */
import type { Puzzle } from '@hortus/bots';
import { kept } from '../page/kept.ts';

const keptAt = (game: string): string => `hortus.puzzles.${game}`;

export const solvedIn = (game: string): ReadonlySet<string> =>
  new Set(kept.get(keptAt(game))?.split(' ') ?? []);

export function noteSolved(game: string, id: string): void {
  kept.set(keptAt(game), [...new Set([...solvedIn(game), id])].join(' '));
}

/** The easiest one not solved yet, after this one if there is such; undefined once all are. */
export function nextUnsolved(
  puzzles: readonly Puzzle[],
  solved: ReadonlySet<string>,
  now?: string,
): Puzzle | undefined {
  const at = puzzles.findIndex(({ id }) => id === now);
  const ordered = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  return ordered.find(({ id }) => id !== now && !solved.has(id));
}

export const puzzleLink = (game: string, id?: string): string =>
  `/puzzles/${game}${id === undefined ? '' : `?id=${id}`}`;

const DAY_MS = 86_400_000;

/** The games take turns, and each goes through its puzzles in the order of their ids, which is as good as any. */
export function dailyOf(
  games: readonly (readonly [game: string, puzzles: readonly Puzzle[]])[],
  today: Date,
): { readonly game: string; readonly puzzle: Puzzle } | undefined {
  const playable = games.filter(([, puzzles]) => puzzles.length > 0);
  const day = Math.floor(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / DAY_MS);
  const [game, puzzles = []] = playable[day % playable.length] ?? [];
  const round = Math.floor(day / playable.length);
  const puzzle = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1))[round % puzzles.length];
  return game === undefined || puzzle === undefined ? undefined : { game, puzzle };
}
