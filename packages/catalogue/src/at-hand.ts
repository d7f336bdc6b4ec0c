/**
 * Everything about every game at once, for programs that have it all on disk: `await loadGames()` first, then the
 * rest is synchronous. A page loads single parts of a kit instead.
 */
import {
  type Advice,
  type Analysis,
  adviceOf,
  type Bot,
  botOf,
  type Means,
  type PlayedMove,
  type Players,
  type Review,
  reviewOf,
  type Setting,
  type Time,
} from '@hortus/bots';
import { type Game, invariant, type MatchLog, type Seat } from '@hortus/kernel';
import { type Face, plainFace } from '@hortus/kit';
import type { Words } from '@hortus/words';
import { KITS, loadAllWords, loadVersion } from './kits.ts';

interface AtHand {
  readonly players: Players;
  readonly face: Face;
}

const atHand = new Map<string, AtHand>();
let english: Words | undefined;
let loading: Promise<void> | undefined;

/** Filled by `loadGames`. */
export const GAMES: Game[] = [];

/** Loads rules, players, terminal faces and English words of all games, once. */
export function loadGames(): Promise<void> {
  loading ??= (async () => {
    const [words, ...games] = await Promise.all([
      loadAllWords('en'),
      ...KITS.map(async (kit) => ({ id: kit.id, players: await kit.players(), face: await kit.face() })),
    ]);
    english = words;
    for (const { id, players, face } of games) {
      atHand.set(id, { players, face });
      GAMES.push(players.game);
    }
  })();
  return loading;
}

/** A game by its id, under its newest rules, or a game itself, under its own. */
type Which = string | Game;

/** Rules that aren't the newest, once somebody has asked for them. */
const former = new WeakMap<Game, AtHand>();

function found(which: Which): AtHand | undefined {
  invariant(english !== undefined, 'await loadGames() first');
  return typeof which === 'string' ? atHand.get(which) : (former.get(which) ?? atHand.get(which.id));
}

export const gameById = (id: string): Game | undefined => found(id)?.players.game;

/**
 * A game under exactly these rules, which are loaded if they aren't the newest; everything below then knows it.
 * Undefined if they aren't kept here.
 */
export async function loadRules(id: string, rulesVersion: number): Promise<Game | undefined> {
  const newest = found(id);
  if (newest === undefined || newest.players.game.rulesVersion === rulesVersion) return newest?.players.game;
  const version = await loadVersion(id, rulesVersion);
  if (version === undefined) return undefined;
  const { players, looksAsNow } = version;
  former.set(players.game, { players, face: looksAsNow ? newest.face : plainFace });
  return players.game;
}

/** How strong each level of a game is, if it was measured. */
export const RATINGS = (game: Which): Readonly<Record<string, number>> => found(game)?.players.ratings ?? {};

/** A game's levels from the weakest up. */
export const LEVELS = (game: Which): readonly string[] => Object.keys(found(game)?.players.levels ?? {});

/** A bot of this level, `random`, which every game has, or `thumb`, which some have; undefined if there is none. */
export function botFor(game: Which, level: string): Bot | undefined {
  const players = found(game)?.players;
  return players && botOf(players, level);
}

/** Can a game's moves be evaluated exactly? Then hints are proofs, and finished matches can be reviewed. */
export const isSolved = (game: Which): boolean => found(game)?.players.analyse !== undefined;

/** What every move of this seat is worth, best first; undefined where the game has no solver or the seat no move. */
export const analyse = (
  game: Which,
  view: unknown,
  seat: Seat,
  time: Time,
  setting?: Setting,
): Analysis | undefined => found(game)?.players.analyse?.(view, seat, time, setting);

/** What the game's adviser would do in this seat, and what would come of it; undefined if it declines. */
export function advise(
  game: Which,
  view: unknown,
  seat: Seat,
  means: Means,
  more: Means,
): Advice | undefined {
  const players = found(game)?.players;
  return players && adviceOf(players, view, seat, means, more);
}

export function review(
  game: Which,
  source: MatchLog | readonly PlayedMove[],
  time: Time,
): Review | undefined {
  const players = found(game)?.players;
  return players && reviewOf(players, source, time);
}

/** A game as a terminal shows it. */
export function faceOf(game: Game): Face {
  const face = found(game)?.face;
  invariant(face !== undefined, `${game.id} is not in the catalogue`);
  return face;
}

/** All English words. */
export function englishWords(): Words {
  invariant(english !== undefined, 'await loadGames() first');
  return english;
}
