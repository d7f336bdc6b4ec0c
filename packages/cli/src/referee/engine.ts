/** The requests that think: values of moves, counting trees, bots. */

import type { Bot } from '@hortus/bots';
import { analyse as analyseMoves, botFor, LEVELS } from '@hortus/catalogue';
import { botLuck, hasSeat, hintFor, invariant, ok } from '@hortus/kernel';
import { count as countSequences } from '@hortus/search';
import * as field from './fields.ts';
import { actingSeat, legalMoves, seatIn, verb } from './verb.ts';

const THINK = { analyse: 10_000, bot: 1000 } as const;

/** `count` checks whether to stop once per this many positions. */
const NODES_BETWEEN_STOPS = 1024;
const DEEPEST_COUNT = 100;

const ms = field.optional(field.milliseconds);

export const analyse = verb(
  { match: field.match, seat: field.seat, ms },
  ({ match: held, seat, ms }, session) => {
    const found = seatIn(held, seat);
    if (!found.ok) return found;
    const { game, match } = held;
    const time = { ms: ms ?? THINK.analyse, now: session.world.now };
    const analysis = analyseMoves(game.id, match.view(seat), seat, time);
    if (analysis === undefined)
      return actingSeat(held, seat).ok
        ? field.trouble('no-engine', `no engine can evaluate moves of ${game.title}`)
        : ok({ moves: [], exact: true });
    // Without time for a single evaluation nothing is known, but the moves are listed anyway.
    const known =
      analysis.moves.length > 0 ? analysis.moves : legalMoves(held, seat).map((move) => ({ move, value: 0 }));
    const moves = known.map(({ move, ...worth }) => ({
      move: game.notation.makeMove(match.state, seat, move),
      ...worth,
    }));
    return ok({ moves, exact: analysis.exact });
  },
);

export const count = verb(
  { match: field.match, depth: field.whole(1, DEEPEST_COUNT) },
  ({ match: { game, match }, depth }, { limits }) => {
    let allowance = limits.nodes / NODES_BETWEEN_STOPS;
    const nodes = countSequences(game, match.state, depth, () => --allowance <= 0);
    return nodes === undefined
      ? field.trouble(
          'too-many-nodes',
          `there are more than ${limits.nodes} positions within this depth: ask for less`,
        )
      : ok({ nodes });
  },
);

const made = new Map<string, Bot | undefined>();

/** Bots are created once: some build tables first, and no decision should have to wait for that. */
function botOf(game: string, level: string): Bot | undefined {
  const name = `${game} ${level}`;
  if (!made.has(name) && isLevel(game, level)) made.set(name, botFor(game, level));
  return made.get(name);
}

const isLevel = (game: string, level: string): boolean => level === 'random' || LEVELS(game).includes(level);

export const makeBotsReady = (game: string): void => {
  for (const level of LEVELS(game)) botOf(game, level);
};

export const bot = verb(
  { match: field.match, seat: field.seat, level: field.text(100), ms },
  ({ match: held, seat, level, ms }, session) => {
    const { game, match, secret } = held;
    const found = botOf(game.id, level);
    if (found === undefined) {
      const hint = hintFor(level, ['random', ...LEVELS(game.id)]);
      return field.trouble('unknown-level', `${game.title} has no bot ${field.quote(level)}; ${hint}`);
    }
    const acting = hasSeat(match.invited, seat) ? seatIn(held, seat) : actingSeat(held, seat);
    if (!acting.ok) return acting;
    const rng = botLuck(match.terms, secret, seat, match.seq + 1);
    const setting = { options: match.options, seats: match.terms.seats.length };
    const means = { rng, ms: ms ?? THINK.bot, now: session.world.now, setting };
    const move = found.choose(match.view(seat), seat, means);
    if (move === undefined) return ok({ declines: true });
    invariant(
      game.judge(match.state, seat, move) === undefined,
      `the ${level} bot chose a move that is not legal`,
    );
    return ok({ move: game.notation.makeMove(match.state, seat, move) });
  },
);
