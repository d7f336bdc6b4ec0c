// What a take-back would void, what would stay, and whether it's free, needs consent or is refused.

import { canonicalJson } from '../chance/canonical.ts';
import { KeyedLuck } from '../chance/luck.ts';
import type { EventKinds } from '../contract/events.ts';
import { type Refusal, refuse } from '../contract/fault.ts';
import { copyInto, copyState, type Game, type State } from '../contract/game.ts';
import { fail, invariant, ok, type Result } from '../contract/result.ts';
import type { Seat } from '../contract/seats.ts';
import type { Terms } from '../log/log.ts';
import { deal } from './deal.ts';
import type { Standing } from './living.ts';
import { binds, type Past } from './past.ts';
import { playOn } from './playing.ts';

/** A match as far as take-backs are concerned. */
export interface Undoable<S extends State> {
  readonly game: Game<S>;
  readonly terms: Terms;
  readonly options: unknown;
  readonly key: Uint8Array;
  readonly past: Past;
}

/** What a take-back would void, the asides that would stay, and the state they would lead to, if any. */
interface Undoing<S extends State> {
  readonly undone: readonly Standing[];
  readonly kept: readonly number[];
  readonly state?: S;
}

/** What would be void and what would stay if everything after entry `to` were taken back. */
export function undoing<S extends State>(match: Undoable<S>, to: number): Result<Undoing<S>, Refusal> {
  const living = match.past.living();
  if (to !== 0 && !living.some(({ seq }) => seq === to)) return fail(refuse('no-such-entry'));
  const after = living.filter(({ seq }) => seq > to);
  if (after.every(({ aside }) => aside !== true)) return ok({ undone: after, kept: [] });
  const state = stateAfter(match, to);
  const kept = after.filter((entry) => entry.aside === true && stands(match, entry, state));
  return ok({
    undone: after.filter((entry) => !kept.includes(entry)),
    kept: kept.map(({ seq }) => seq),
    state,
  });
}

export function mayUndo(
  past: Past,
  events: EventKinds,
  seat: Seat,
  undone: readonly Standing[],
): 'free' | 'ask' | Refusal {
  if (undone.length === 0) return refuse('nothing-to-take-back');
  if (undone.some(({ seq }) => binds({ told: past.told(seq) }, events)))
    return refuse('something-was-revealed');
  if (!undone.some((entry) => entry.seat === seat)) return refuse('not-your-move');
  return undone.every((entry) => entry.seat === seat && past.alone(entry.seq)) ? 'free' : 'ask';
}

/** The state after entry `to`, without what was taken back: dealt and replayed. */
export function stateAfter<S extends State>({ game, terms, options, key, past }: Undoable<S>, to: number): S {
  const dealt = deal(game, terms, options, key);
  invariant(dealt.ok, 'a match that was dealt can be dealt again');
  const state = dealt.value;
  for (const { seq, seat } of past.living()) {
    if (seq > to) break;
    for (const [i, move] of past.moves(seq).entries())
      game.play(state, seat, move, new KeyedLuck(key, seq, i));
  }
  return state;
}

/** Plays an aside on a state that its log didn't lead to. It stands if it's legal there and has the same events. */
function stands<S extends State>(
  { game, key, past }: Undoable<S>,
  { seq, seat }: Standing,
  into: S,
): boolean {
  const before = copyState(into);
  const played = playOn(game, key, into, seq, { seat, moves: past.moves(seq) });
  const same =
    played.ok && played.value.aside && canonicalJson(played.value.told) === canonicalJson(past.told(seq));
  if (!same) copyInto(before, into);
  return same;
}
