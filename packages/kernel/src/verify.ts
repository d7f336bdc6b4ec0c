import { canonicalJson, type Hex } from './canonical.ts';
import { commitTo } from './fairness.ts';
import type { Game } from './game.ts';
import type { MatchLog } from './log.ts';
import { replay } from './match.ts';

/** One thing that was checked; words for people are made from its code. */
export interface Finding {
  readonly check:
    | 'published' // the commitment is the one the checker was shown before the deal
    | 'secret' // the secret is what the host committed to
    | 'entropy' // each person's entropy is what they committed to, one a person
    | 'packs' // the packs are those of this program
    | 'replay' // every entry is legal, with the luck recomputed from the key
    | 'end' // the match had ended where the log says
    | 'outcome'
    | 'hash';
  readonly holds: boolean;
  readonly detail: string;
}

/** Recomputes everything that a finished log claims. `published` is the commitment seen before the first move, if it was kept. */
export function verify(game: Game, log: MatchLog, published?: Hex): Finding[] {
  const findings: Finding[] = [];
  const found = (check: Finding['check'], holds: boolean, detail: string): boolean => {
    findings.push({ check, holds, detail });
    return holds;
  };
  if (published !== undefined) found('published', published.toLowerCase() === log.commitment, log.commitment);
  if (log.secret === undefined) {
    found('secret', false, 'the log has no secret: the match is not over, or it was taken out');
    return findings;
  }
  found('secret', commitTo(log.terms.id, 'host', log.secret) === log.commitment, log.commitment);
  const persons = log.terms.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const given = log.entropy.map(({ seat }) => seat);
  const wrong = log.entropy.filter((one) => commitTo(log.terms.id, one.seat, one.reveal) !== one.commitment);
  const entropyHolds = wrong.length === 0 && persons.join() === given.join();
  found(
    'entropy',
    entropyHolds,
    wrong.length > 0 ? `seat ${wrong.map(({ seat }) => seat).join(', ')}` : `${given.length} of ${persons.length}`,
  );
  found('packs', canonicalJson(log.terms.packs) === canonicalJson(game.packs), Object.keys(log.terms.packs).join(', ') || 'none');
  const replayed = replay(game, log);
  if (!replayed.ok) {
    found('replay', false, replayed.fault.map(({ message }) => message).join('; '));
    return findings;
  }
  const match = replayed.value;
  found('replay', true, String(log.entries.length));
  if (!found('end', match.over, String(match.seq))) return findings;
  found('outcome', canonicalJson(match.outcome) === canonicalJson(log.outcome ?? null), canonicalJson(match.outcome));
  found('hash', match.hash === log.hash, match.hash);
  return findings;
}
