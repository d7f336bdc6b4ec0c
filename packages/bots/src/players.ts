/** Players for every game that has some, and what a solver knows. The one list of bots is `GAMES` below. */
import { garden, type View } from '@hortus/garden';
import type { Game, MatchLog, Seat } from '@hortus/kernel';
import type { AnalysedMove, Analysis, Bot, Time } from './bot.ts';
import { analyseGarden } from './garden/analyse.ts';
import { humanBot } from './garden/human.ts';
import { perfectBot } from './garden/perfect.ts';
import { reviewGarden } from './garden/review.ts';
import { worldOf } from './garden/world.ts';
import { randomBot } from './random.ts';
import { type PlayedMove, playedIn, type Review } from './review.ts';

interface Players {
  readonly game: Game;
  /** From the weakest to the strongest. */
  readonly levels: Readonly<Record<string, () => Bot>>;
  /** Plays at random: for tests and measures, not listed. */
  readonly random: () => Bot;
  readonly analyse?: (view: unknown, seat: Seat, time: Time) => Analysis | undefined;
  readonly review?: (played: readonly PlayedMove[], time: Time) => Review;
}

const GAMES: Readonly<Record<string, Players>> = {
  garden: {
    game: garden,
    levels: {
      novice: () => humanBot('novice', { plies: 2, overlooks: { own: 100, later: 250 } }),
      club: () => humanBot('club', { plies: 5, overlooks: { own: 20, later: 30 } }),
      perfect: perfectBot,
    },
    random: () => randomBot(garden, (view) => worldOf(view as View)),
    analyse: (view, seat, time) => analyseGarden(view as View, seat, time),
    review: reviewGarden,
  },
};

export const BOT_GAMES: readonly string[] = Object.keys(GAMES);

export const gameFor = (gameId: string): Game | undefined => playersOf(gameId)?.game;

/** The levels of a game from the weakest up; none where the game has no bots yet. */
export const LEVELS = (gameId: string): readonly string[] => Object.keys(playersOf(gameId)?.levels ?? {});

/** A bot of this level, or `random`, which every game with bots has; undefined if there is none. */
export function botFor(gameId: string, level: string): Bot | undefined {
  const players = playersOf(gameId);
  if (players === undefined) return undefined;
  if (level === 'random') return players.random();
  return Object.hasOwn(players.levels, level) ? players.levels[level]?.() : undefined;
}

/** What every move of this seat is worth, best first; undefined where the game has no solver or the seat no move. */
export const analyse = (gameId: string, view: unknown, seat: Seat, time: Time): Analysis | undefined =>
  playersOf(gameId)?.analyse?.(view, seat, time);

/** The best move, and what it is worth; undefined where `analyse` knows nothing. */
export const hint = (gameId: string, view: unknown, seat: Seat, time: Time): AnalysedMove | undefined =>
  analyse(gameId, view, seat, time)?.moves[0];

/**
 * Where a finished match turned, from its log or from the moves with what was seen before each. Undefined where the
 * game has no solver or the log cannot be replayed; `playedIn` tells why.
 */
export function review(
  gameId: string,
  source: MatchLog | readonly PlayedMove[],
  time: Time,
): Review | undefined {
  const players = playersOf(gameId);
  if (players?.review === undefined) return undefined;
  if (!('hortus' in source)) return players.review(source, time);
  const played = playedIn(players.game, source);
  return played.ok ? players.review(played.value, time) : undefined;
}

const playersOf = (gameId: string): Players | undefined =>
  Object.hasOwn(GAMES, gameId) ? GAMES[gameId] : undefined;
