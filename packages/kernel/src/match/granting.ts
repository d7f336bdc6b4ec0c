// Entries that play nothing and that every other seat has to grant: pauses, their ends, and draws by agreement.

import { type Refusal, refuse } from '../contract/fault.ts';
import type { Game, Outcome, State } from '../contract/game.ts';
import type { Move } from '../contract/moves.ts';
import { fail, ok, type Result } from '../contract/result.ts';
import type { Seat } from '../contract/seats.ts';
import type { DrawEntry, MovesEntry, PauseEntry } from '../log/log.ts';

export type GrantedEntry = PauseEntry | DrawEntry;

/** The entry, if everybody else has granted it. */
export function grantedEntry(
  start: Pick<GrantedEntry, 'seq' | 'kind' | 'seat'>,
  others: readonly Seat[],
  granted: readonly Seat[],
  at: number | undefined,
): Result<GrantedEntry, Refusal> {
  if (!others.every((other) => granted.includes(other))) return fail(refuse('not-granted'));
  return ok({ ...start, granted: others, ...(at === undefined ? {} : { at }) } as GrantedEntry);
}

/** How a match ends if all agree on a draw; undefined if its rules have none. */
export function agreedOutcome(game: Game, state: State, seats: number): Outcome | undefined {
  const { agreement } = game;
  if (agreement === undefined) return undefined;
  const scores = game.outcome(state)?.scores ?? Array.from({ length: seats }, () => 0);
  return { winners: [], reasons: [{ code: 'agreed', clause: agreement }], scores };
}

/** The moves of an entry; undefined if one of them can't be read. */
export function movesIn({ moves }: Game, entry: MovesEntry): Move[] | undefined {
  const read = entry.moves.map((json) => moves.fromJson(json));
  const packed = read.flatMap((move) => (move.ok ? [move.value] : []));
  return packed.length < read.length ? undefined : packed;
}
