// Replays a log, entry by entry, into a match.

import type { Hex } from '../chance/canonical.ts';
import type { Diagnostic } from '../contract/fault.ts';
import type { Game, State } from '../contract/game.ts';
import { fail, type Result } from '../contract/result.ts';
import { Match } from '../match/match.ts';
import { type Contents, contentsOf } from './content.ts';
import type { MatchLog } from './log.ts';

/**
 * Replays a whole log. Reports the first entry the rules refuse, with its number. Content that the log names but
 * doesn't include is looked up in `contents`.
 */
export function replay<S extends State, Options, View>(
  game: Game<S, Options, View>,
  log: MatchLog,
  secret: Hex | undefined = log.secret,
  contents?: Contents,
): Result<Match<S, Options, View>, Diagnostic[]> {
  if (secret === undefined && log.terms.removed === undefined)
    return fail([
      {
        code: 'no-secret',
        message: 'the log has no secret yet: it is published when the match is over',
        path: 'secret',
      },
    ]);
  const begun = Match.begin(game, log.terms, log.entropy, secret ?? '', contentsOf(log.contents, contents));
  if (!begun.ok) return begun;
  for (const [i, entry] of log.entries.entries()) {
    const applied = begun.value.apply(entry);
    if (!applied.ok) {
      const { code, clause } = applied.fault;
      const message = `entry ${entry.seq} is refused: ${code}${clause === undefined ? '' : ` (${clause})`}`;
      return fail([{ code, message, path: `entries.${i}`, ...(clause === undefined ? {} : { clause }) }]);
    }
  }
  return begun;
}
