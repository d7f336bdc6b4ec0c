/** How far somebody has come in each game, kept in this browser: levels beaten, whether tips are still needed, the table left for a lesson. */
import { kept } from './kept.ts';

const wonAt = (game: string): string => `hortus.won.${game}`;
const levelAt = (game: string): string => `hortus.level.${game}`;

/** Players who haven't won yet meet only the weakest. */
const FIRST = 'beginner';

export const hasWon = (game: string): boolean => kept.get(wonAt(game)) !== undefined;

/** The opponent for the first click: the weakest until it is beaten, then the next. */
export const levelFor = (game: string): string => kept.get(levelAt(game)) ?? FIRST;

/** The level of this name if the game has it; its weakest level for a beginner, otherwise the usual one. */
export const levelIn = (levels: readonly string[], usual: string, level: string): string =>
  levels.includes(level) ? level : level === FIRST ? (levels[0] ?? usual) : usual;

/** The level after this one, if there is a stronger one. */
export const nextLevel = (levels: readonly string[], level: string): string | undefined =>
  levels[levels.indexOf(level) + 1];

/**
 * Records a win against bots of a level. The first click never
 * leads beyond `usual`: players choose stronger ones themselves.
 */
export function noteWin(game: string, level: string, levels: readonly string[], usual: string): void {
  kept.set(wonAt(game), 'yes');
  const most = levels.indexOf(usual);
  const reached = Math.max(levels.indexOf(levelFor(game)), levels.indexOf(level) + 1);
  kept.set(levelAt(game), levels[Math.min(reached, most < 0 ? reached : most)] ?? level);
}

const tableAt = (game: string): string => `hortus.table.${game}`;

/** Somebody leaves their table for a lesson, and finds the way back at its end. */
export const leaveTable = (game: string, place: string): void => kept.set(tableAt(game), place);
/** The address of the table left for a lesson. */
export const leftTable = (game: string): string | undefined => kept.get(tableAt(game));
export const returnToTable = (game: string): void => kept.forget(tableAt(game));
