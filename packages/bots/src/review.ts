/** A finished match looked at move by move. */
import {
  contentsOf,
  type Diagnostic,
  fail,
  type Game,
  livingEntries,
  Match,
  type MatchLog,
  type Move,
  ok,
  type Result,
  type Seat,
} from '@hortus/kernel';

/** A move, and what its seat saw before it. */
export interface PlayedMove {
  readonly view: unknown;
  readonly seat: Seat;
  readonly move: Move;
}

export interface ReviewedMove {
  readonly seat: Seat;
  readonly move: Move;
  /** Which game of the match, from 1. */
  readonly game: number;
  /** For this seat, with perfect play from then on: 1 won, 0 drawn, -1 lost. */
  readonly before: 1 | 0 | -1;
  readonly after: 1 | 0 | -1;
  /** If points are scored: what this seat could win (below 0: had to lose), and still can after the move. */
  readonly points?: { readonly before: number; readonly after: number };
  /** What would have been best; the move itself, if it was. */
  readonly best: readonly Move[];
}

export interface Review {
  /** As far as time allowed. */
  readonly moves: readonly ReviewedMove[];
  /** The mistakes: indices of the moves that changed who wins. */
  readonly turns: readonly number[];
  /** In each game with a turning point, the last one: where it was decided. */
  readonly decided: readonly number[];
  /** False if time ran out before the last move. */
  readonly exact: boolean;
}

export function summed(moves: readonly ReviewedMove[], exact: boolean): Review {
  const turns = moves.flatMap(({ before, after }, i) => (after < before ? [i] : []));
  const decided = turns.filter((turn, i) => moves[turns[i + 1] ?? -1]?.game !== moves[turn].game);
  return { moves, turns, decided, exact };
}

/**
 * The moves of a log that nobody took back, each with its seat's view. The log must contain its secret, as it does
 * after the end.
 */
export function playedIn(game: Game, log: MatchLog): Result<PlayedMove[], Diagnostic[]> {
  if (log.secret === undefined)
    return fail([{ code: 'no-secret', message: 'only a finished match can be reviewed', path: 'secret' }]);
  const match = Match.begin(game, log.terms, log.entropy, log.secret, contentsOf(log.contents));
  if (!match.ok) return match;
  const living = new Set(livingEntries(log.entries).map(({ seq }) => seq));
  const played: PlayedMove[] = [];
  for (const [i, entry] of log.entries.entries()) {
    const { seat, seq } = entry;
    const view = match.value.view(seat);
    const applied = match.value.apply(entry);
    if (!applied.ok)
      return fail([{ code: applied.fault.code, message: `entry ${seq} is refused`, path: `entries.${i}` }]);
    if (entry.kind !== 'moves' || !living.has(seq)) continue;
    // If several moves were submitted as one, the first is what the seat decided on this view.
    const move = game.moves.fromJson(entry.moves[0]);
    if (move.ok) played.push({ view, seat, move: move.value });
  }
  return ok(played);
}
