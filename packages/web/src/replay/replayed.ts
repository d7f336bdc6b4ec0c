/** A replayed log: what each viewer saw, whether it is valid, and what a solver says about it. Runs in a worker. */
import { type Analysis, type Players, type Review, reviewOf } from '@hortus/bots';
import { historyOf } from '@hortus/host';
import {
  type Diagnostic,
  type Finding,
  fail,
  type Game,
  livingEntries,
  type MatchLog,
  ok,
  type Result,
  replay,
  type Seat,
  type SeenEntry,
  type Viewer,
  verify,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';

export interface Seen {
  readonly sights: readonly Sight[];
  readonly entries: readonly SeenEntry[];
}

/**
 * A finished match may be seen from any seat, or with everything shown; a running one only by its own player.
 */
export function viewersOf({ terms, outcome }: MatchLog): readonly Viewer[] {
  if (outcome !== undefined) return ['all', 'table', ...terms.seats.keys()];
  const persons = terms.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons : ['table'];
}

const fault = (code: string, message: string): Result<never, Diagnostic[]> => fail([{ code, message }]);

/** Can this log be shown at all? Every entry is played once to find out. */
export function checkLog(game: Game | undefined, log: MatchLog): Result<Game, Diagnostic[]> {
  const { terms } = log;
  if (game === undefined) return fault('unknown-game', terms.game);
  if (game.rulesVersion !== terms.rulesVersion) return fault('other-rules', String(terms.rulesVersion));
  if (log.secret === undefined) return fault('no-secret', '');
  const played = replay(game, log);
  return played.ok ? ok(game) : fail(played.fault);
}

export function seeLog(game: Game, log: MatchLog, viewer: Viewer): Seen {
  const played = replay(game, log);
  if (!played.ok) throw new Error(played.fault.map(({ message }) => message).join('; '));
  return {
    sights: historyOf(game, log, viewer, 0, log.entries.length),
    entries: played.value.seen(viewer),
  };
}

export interface ReviewedLog {
  readonly review: Review;
  /** The entry of each reviewed move. */
  readonly seqs: readonly number[];
}

/** Only for a finished match: while it's running, nobody may learn what a move is worth. */
export function reviewLog(
  players: Players,
  log: MatchLog,
  time: { readonly ms: number; now(): number },
): ReviewedLog | undefined {
  if (log.outcome === undefined) return undefined;
  const found = reviewOf(players, log, time);
  if (found === undefined) return undefined;
  return { review: found, seqs: livingEntries(log.entries).map(({ seq }) => seq) };
}

/** What every move was worth at one point of a finished match. */
export function valuesAt(
  players: Players,
  log: MatchLog,
  sight: Sight,
  time: { readonly ms: number; now(): number },
): Analysis | undefined {
  const seat: Seat | undefined = sight.toAct[0];
  if (log.outcome === undefined || seat === undefined || sight.outcome !== undefined) return undefined;
  return players.analyse?.(sight.view, seat, time);
}

export const verifyLog = (game: Game, log: MatchLog, noted: string | undefined): readonly Finding[] =>
  verify(game, log, noted);
