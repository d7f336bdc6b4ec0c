/**
 * The rules of a game by version. New matches get the newest; one that was dealt under earlier rules is played,
 * replayed and verified under those, which its kit keeps frozen.
 */
import type { Players } from '@hortus/bots';
import { defineGame } from '@hortus/kernel';

/** Rules and players as they were, in one file that nobody edits: `npm run rules -- freeze GAME` makes it. */
export interface FormerVersion {
  readonly players: () => Promise<{ readonly players: Players }>;
  /**
   * Its views, moves and events are shaped like today's, so that today's board and face can show them. Without it a
   * match is shown as text, with a button for each move.
   */
  readonly looksAsNow?: boolean;
}

/** One version of a game's rules, loaded. */
export interface GameVersion {
  readonly players: Players;
  readonly looksAsNow: boolean;
}

/** The parts of a kit that are about versions. */
interface Versions {
  players(): Promise<Players>;
  readonly former: Readonly<Record<number, FormerVersion>>;
}

/** Undefined if there never were such rules, or if they are no longer kept. */
export async function versionIn(kit: Versions, rulesVersion: number): Promise<GameVersion | undefined> {
  const former = Object.hasOwn(kit.former, rulesVersion) ? kit.former[rulesVersion] : undefined;
  if (former === undefined) {
    const players = await kit.players();
    return players.game.rulesVersion === rulesVersion ? { players, looksAsNow: true } : undefined;
  }
  const { players } = await former.players();
  // Defined again: what the contract has gained since gets its default, and all games share one hidden class.
  return { players: { ...players, game: defineGame(players.game) }, looksAsNow: former.looksAsNow ?? false };
}

/** Every version that is kept, oldest first. */
export async function versionsIn(kit: Versions): Promise<number[]> {
  const { game } = await kit.players();
  return [...new Set([...Object.keys(kit.former).map(Number), game.rulesVersion])].sort((a, b) => a - b);
}
