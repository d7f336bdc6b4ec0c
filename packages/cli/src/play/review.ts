/** Where a finished match turned, in sentences. */

import { playedIn } from '@hortus/bots';
import { review } from '@hortus/catalogue';
import {
  contentsOf,
  copyState,
  type Game,
  leavingOf,
  livingEntries,
  Match,
  type MatchLog,
  type State,
} from '@hortus/kernel';
import { type Cast, type Words, whoIs } from '@hortus/words';

const REVIEW_MS = 20_000;

/** The state before each move that stands, in order. */
function statesOf(game: Game, log: MatchLog): State[] {
  const living = new Set(livingEntries(log.entries).map(({ seq }) => seq));
  const begun = Match.begin(game, log.terms, log.entropy, log.secret ?? '', contentsOf(log.contents));
  if (!begun.ok) return [];
  return log.entries.flatMap((entry) => {
    const before = copyState(begun.value.state);
    begun.value.apply(entry);
    return living.has(entry.seq) ? [before] : [];
  });
}

export function reviewWords(
  game: Game,
  log: MatchLog,
  cast: Cast,
  words: Words,
  now: () => number,
): string[] {
  const played = playedIn(game, log);
  if (!played.ok) return [words.say('review.running')];
  const found = review(game, played.value, { ms: REVIEW_MS, now });
  if (found === undefined) return [words.say('review.none')];
  const states = statesOf(game, log);
  const manyGames = found.moves.some((one) => one.game > 1);
  const lines = found.turns.map((index) => {
    const { seat, move, before, after, best, game: which } = found.moves[index]!;
    const makeMove = (one: number): string => game.notation.makeMove(states[index]!, seat, one);
    const number = index - found.moves.findIndex((other) => other.game === which) + 1;
    const turned = before === 1 ? (after === 0 ? 'win-to-draw' : 'win-to-loss') : 'draw-to-loss';
    const left = leavingOf(game, move);
    const key = `review.${left ?? turned}` as const;
    const where = words.say(manyGames ? 'review.where' : 'review.where-in-one', { number, game: which });
    const params = { ...whoIs(cast, seat), where, move: makeMove(move) };
    const better =
      best.length === 0 || left === 'timed'
        ? []
        : [words.say('review.better', { best: words.either(best.slice(0, 4).map(makeMove)) })];
    const decided = found.decided.includes(index) ? [words.say('review.decided')] : [];
    return [words.say(key, params), ...better, ...decided].join(' ');
  });
  const end = found.exact ? [] : [words.say('review.cut')];
  if (lines.length > 0) return [...lines, ...end];
  const last = found.moves.at(-1);
  const left = last !== undefined && leavingOf(game, last.move) !== undefined;
  return found.exact ? [words.say(left ? 'review.steady' : 'review.flawless')] : end;
}
