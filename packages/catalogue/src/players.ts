/** Players for every game, for programs that have all of them at hand. The one list of bots is `GAMES` below. */

import type { AnalysedMove, Analysis, Bot, PlayedMove, Review, Setting, Time } from '@hortus/bots';
import { botOf, type Players, reviewOf } from '@hortus/bots';
import { players as garden } from '@hortus/garden/players/index.ts';
import { players as genesis } from '@hortus/genesis/players/index.ts';
import { players as gnostica } from '@hortus/gnostica/players/index.ts';
import type { Game, MatchLog, Seat } from '@hortus/kernel';
import { players as worldsAsunder } from '@hortus/worlds-asunder/players/index.ts';

const GAMES: Readonly<Record<string, Players>> = {
  garden,
  genesis,
  gnostica,
  'worlds-asunder': worldsAsunder,
};

export const BOT_GAMES: readonly string[] = Object.keys(GAMES);

export const gameFor = (gameId: string): Game | undefined => playersOf(gameId)?.game;

/** The levels of a game from the weakest up; none where the game has no bots yet. */
export const LEVELS = (gameId: string): readonly string[] => Object.keys(playersOf(gameId)?.levels ?? {});

/** A bot of this level, or `random`, which every game with bots has; undefined if there is none. */
export function botFor(gameId: string, level: string): Bot | undefined {
  const players = playersOf(gameId);
  return players && botOf(players, level);
}

/** Whether the worth of a game's moves can be told: then there are hints, and reviews of finished matches. */
export const isSolved = (gameId: string): boolean => playersOf(gameId)?.analyse !== undefined;

/** What every move of this seat is worth, best first; undefined where the game has no solver or the seat no move. */
export const analyse = (
  gameId: string,
  view: unknown,
  seat: Seat,
  time: Time,
  setting?: Setting,
): Analysis | undefined => playersOf(gameId)?.analyse?.(view, seat, time, setting);

/** The best move, and what it is worth; undefined where `analyse` knows nothing. */
export const hint = (gameId: string, view: unknown, seat: Seat, time: Time): AnalysedMove | undefined =>
  analyse(gameId, view, seat, time)?.moves[0];

export function review(
  gameId: string,
  source: MatchLog | readonly PlayedMove[],
  time: Time,
): Review | undefined {
  const players = playersOf(gameId);
  return players && reviewOf(players, source, time);
}

const playersOf = (gameId: string): Players | undefined =>
  Object.hasOwn(GAMES, gameId) ? GAMES[gameId] : undefined;
