// Checks everything a log claims: commitments, entropy, moves, hash, outcome and seal. Says in words what does
// not hold.

import { canonicalJson, type Hex } from './canonical.ts';
import { commitTo, personsOf, promiseOf, sealOf } from './fairness.ts';
import type { Game } from './game.ts';
import type { MatchLog } from './log.ts';
import { replay } from './replay.ts';

/** One thing that was checked; words for people are made from its code. */
export interface Finding {
  readonly check:
    | 'published' // the promise, or at least the commitment, is the one the checker noted before the deal
    | 'secret' // the secret, and the terms, are what the host committed to
    | 'seal' // nothing in the log was changed since it was written
    | 'entropy' // each person's entropy is what they committed to under these terms, one a person
    | 'packs' // the packs are those that this program plays with under these options
    | 'replay' // every entry is legal, with the luck recomputed from the key
    | 'end' // the match had ended where the log says
    | 'outcome'
    | 'hash';
  readonly holds: boolean;
  readonly detail: string;
}

/**
 * Recomputes everything that a finished log claims. `published` is what the checker noted before the deal, if
 * anything: the promise of the table, or the host's commitment alone, which says nothing of the other persons.
 */
export function verify(game: Game, log: MatchLog, published?: Hex): Finding[] {
  const findings: Finding[] = [];
  const found = (check: Finding['check'], holds: boolean, detail: string): boolean => {
    findings.push({ check, holds, detail });
    return holds;
  };
  if (published !== undefined) {
    const noted = published.trim().toLowerCase();
    const promise = promiseOf(log.commitment, log.entropy);
    if (noted === log.commitment) found('published', true, 'commitment');
    else found('published', noted === promise, noted === promise ? 'promise' : promise);
  }
  if (log.secret === undefined) {
    found('secret', false, 'the log has no secret: the match is not over, or it was taken out');
    return findings;
  }
  found('secret', commitTo(log.terms, 'host', log.secret) === log.commitment, log.commitment);
  found('seal', sealOf(log) === log.seal, sealOf(log));
  const persons = personsOf(log.terms);
  const given = log.entropy.map(({ seat }) => seat);
  const wrong = log.entropy.filter((one) => commitTo(log.terms, one.seat, one.reveal) !== one.commitment);
  const entropyHolds = wrong.length === 0 && persons.join() === given.join();
  found(
    'entropy',
    entropyHolds,
    wrong.length > 0
      ? `seat ${wrong.map(({ seat }) => seat).join(', ')}`
      : persons.length === 0
        ? 'nobody'
        : `${given.length} of ${persons.length}`,
  );
  const options = game.parseOptions(log.terms.options, log.terms.seats.length);
  found(
    'packs',
    options.ok && canonicalJson(log.terms.packs) === canonicalJson(game.packs(options.value)),
    Object.keys(log.terms.packs).join(', ') || 'none',
  );
  const replayed = replay(game, log);
  if (!replayed.ok) {
    found('replay', false, replayed.fault.map(({ message }) => message).join('; '));
    return findings;
  }
  const match = replayed.value;
  found('replay', true, String(log.entries.length));
  if (!found('end', match.over, String(match.seq))) return findings;
  found(
    'outcome',
    canonicalJson(match.outcome) === canonicalJson(log.outcome ?? null),
    canonicalJson(match.outcome),
  );
  found('hash', match.hash === log.hash, match.hash);
  return findings;
}
