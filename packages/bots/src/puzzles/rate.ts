/** How hard a puzzle is: which bots find it, on the scale of their own ratings. */
import { FastLuck, type Game } from '@hortus/kernel';
import { botOf, type Players } from '../of-game.ts';
import { after, askedIn, type Puzzle, puzzleState, readMove } from './puzzle.ts';

/** Each level tries this often, with other luck. */
const TRIES = 8;
/** Ratings are multiples of this: eight tries tell no more. */
const STEP = 50;
/** How far beyond the weakest and the strongest level a rating may be. */
const BEYOND = 200;
/** 400 points mean ten games won for every one lost, as in the ladder of the bots. */
const TENFOLD = 400;

type Unrated = Omit<Puzzle, 'rating'>;

/** Does a bot of this level find every move of the line, from nothing but its seat's view? */
function finds(players: Players, level: string, puzzle: Unrated, seed: number): boolean {
  const game: Game = players.game;
  const bot = botOf(players, level);
  const rng = new FastLuck(seed);
  let state = puzzleState(game, puzzle);
  for (const { move: text, answers } of puzzle.line) {
    const move = readMove(game, state, puzzle.seat, text);
    const setting = { options: {}, seats: puzzle.seats };
    const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
    if (move === undefined || bot?.choose(game.view(state, puzzle.seat), puzzle.seat, means) !== move)
      return false;
    state = after(game, state, puzzle.seat, move);
    for (const told of answers) {
      const other = askedIn(game, state) ?? 0;
      const answer = readMove(game, state, other, told);
      if (answer !== undefined) state = after(game, state, other, answer);
    }
  }
  return true;
}

/** The rating that fits best to how often each level finds it. */
export function ratingOf(players: Players, puzzle: Unrated): number {
  const shares = Object.entries(players.ratings ?? {}).map(([level, rating]) => {
    let found = 0;
    for (let seed = 1; seed <= TRIES; seed++) if (finds(players, level, puzzle, seed)) found++;
    return { rating, share: found / TRIES };
  });
  if (shares.length === 0) return 1500;
  const ratings = shares.map(({ rating }) => rating);
  const from = Math.ceil((Math.min(...ratings) - BEYOND) / STEP) * STEP;
  const to = Math.max(...ratings) + BEYOND;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let rating = from; rating <= to; rating += STEP) {
    const miss = shares.reduce(
      (sum, one) => sum + (one.share - 1 / (1 + 10 ** ((rating - one.rating) / TENFOLD))) ** 2,
      0,
    );
    if (miss < least) [best, least] = [rating, miss];
  }
  return best;
}
