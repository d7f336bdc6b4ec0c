/** Bots and solver at the other end of a message channel: requests and replies, all structured-clonable. */

import type { Analysis, PlayedMove, Review } from '@hortus/bots';
import { FastLuck, type MatchLog, type Move, type Seat } from '@hortus/kernel';
import { analyse, botFor, review } from './at-hand.ts';

interface BotRequest {
  /** Repeated in the answer. */
  readonly id: number | string;
  readonly game: string;
  readonly ms: number;
}

export type Question =
  | (BotRequest & {
      readonly do: 'choose';
      readonly level: string;
      readonly view: unknown;
      readonly seat: Seat;
      /** The bot's luck. */
      readonly seed: number;
    })
  | (BotRequest & { readonly do: 'analyse'; readonly view: unknown; readonly seat: Seat })
  | (BotRequest & { readonly do: 'review'; readonly played: MatchLog | readonly PlayedMove[] });

export type BotReply = { readonly id: number | string } /** Without a move: the bot declines. */ & (
  | { readonly ok: true; readonly move?: Move }
  | { readonly ok: true; readonly analysis: Analysis }
  | { readonly ok: true; readonly review: Review }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } }
);

/** A bug inside (such as an invalid view) gets a reply too: the waiting side must hear something. */
export function answer(question: Question, now: () => number): BotReply {
  const { id } = question;
  try {
    return { id, ...answered(question, now) };
  } catch (bug) {
    return { id, ...refused('bug', String(bug)) };
  }
}

/** `Omit` on each member of a union. */
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

const refused = (code: string, message: string) => ({ ok: false as const, error: { code, message } });

function answered(question: Question, now: () => number): WithoutId<BotReply> {
  const { game, ms } = question;
  const time = { ms, now };
  if (question.do === 'choose') {
    const bot = botFor(game, question.level);
    if (bot === undefined) return refused('no-such-bot', `${game} has no level ${question.level}`);
    const rng = new FastLuck(question.seed);
    const move = bot.choose(question.view, question.seat, { ...time, rng });
    return move === undefined ? { ok: true } : { ok: true, move };
  }
  if (question.do === 'analyse') {
    const analysis = analyse(game, question.view, question.seat, time);
    return analysis === undefined
      ? refused('nothing-to-analyse', `${game}: no solver, or this seat is not to move`)
      : { ok: true, analysis };
  }
  if (question.do === 'review') {
    const reviewed = review(game, question.played, time);
    return reviewed === undefined
      ? refused('nothing-to-review', `${game}: no solver, or the log cannot be replayed`)
      : { ok: true, review: reviewed };
  }
  return refused('unknown-question', 'known: choose, analyse, review');
}
