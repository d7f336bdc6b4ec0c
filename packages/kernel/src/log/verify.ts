// Checks everything a log claims: commitments, entropy, moves, hash, outcome and seal, and reports what doesn't hold.

import { canonicalJson, type Hex } from '../chance/canonical.ts';
import { commitTo, personsOf, promiseOf, sealOf } from '../chance/fairness.ts';
import type { Game } from '../contract/game.ts';
import { packsOf } from '../match/deal.ts';
import { type Contents, contentsOf, referencesIn, resolveOptions } from './content.ts';
import type { MatchLog } from './log.ts';
import { replay } from './replay.ts';

/** One check; the words for people are made from its code. */
export interface Finding {
  readonly check:
    | 'published' // the promise, or at least the commitment, is the one the checker noted before the deal
    | 'secret' // the secret, and the terms, are what the host committed to
    | 'removed' // names were removed from the terms: the shuffle can no longer be shown to follow from the commitments
    | 'seal' // nothing in the log was changed since it was written
    | 'entropy' // each person's entropy is what they committed to under these terms, one per person
    | 'content' // what the terms name by hash is there, unaltered, and the log holds no other
    | 'packs' // the packs are those that this program plays with under these options
    | 'replay' // every entry is legal, with the luck recomputed from the key
    | 'end' // the match had ended where the log says
    | 'outcome'
    | 'hash';
  readonly holds: boolean;
  readonly detail: string;
}

/**
 * Recomputes everything a finished log claims. `published` is what the checker wrote down before the deal, if
 * anything: the table's promise, or the host's commitment, which doesn't cover the other people. Content that the log
 * names but doesn't include is looked up in `elsewhere`.
 */
export function verify(game: Game, log: MatchLog, published?: Hex, elsewhere?: Contents): Finding[] {
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
  if (log.terms.removed !== undefined) {
    const { commitment, seal } = log.terms.removed;
    found('removed', commitment === log.commitment && log.secret === undefined, seal);
    found('seal', sealOf(log) === log.seal, sealOf(log));
  } else if (log.secret === undefined) {
    found('secret', false, 'the log has no secret: the match is not over, or it was taken out');
    return findings;
  } else shuffleFindings(log, log.secret, found);
  const contents = contentsOf(log.contents, elsewhere);
  const content = contentFinding(game, log, contents);
  if (content !== undefined && !found('content', content.holds, content.detail)) return findings;
  const packs = packsOf(game, log.terms.options, log.terms.seats.length, contents);
  found(
    'packs',
    canonicalJson(log.terms.packs) === canonicalJson(packs),
    Object.keys(log.terms.packs).join(', ') || 'none',
  );
  const replayed = replay(game, log, log.secret, contents);
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

/** The shuffle is the one that everybody committed to, under these terms. */
function shuffleFindings(
  log: MatchLog,
  secret: Hex,
  found: (check: Finding['check'], holds: boolean, detail: string) => boolean,
): void {
  found('secret', commitTo(log.terms, 'host', secret) === log.commitment, log.commitment);
  found('seal', sealOf(log) === log.seal, sealOf(log));
  const persons = personsOf(log.terms);
  const given = log.entropy.map(({ seat }) => seat);
  const wrong = log.entropy.filter((one) => commitTo(log.terms, one.seat, one.reveal) !== one.commitment);
  found(
    'entropy',
    wrong.length === 0 && persons.join() === given.join(),
    wrong.length > 0
      ? `seat ${wrong.map(({ seat }) => seat).join(', ')}`
      : persons.length === 0
        ? 'nobody'
        : `${given.length} of ${persons.length}`,
  );
}

/** A match without content has nothing to check here. */
function contentFinding(
  game: Game,
  { terms, contents: held = [] }: MatchLog,
  contents: Contents,
): Pick<Finding, 'holds' | 'detail'> | undefined {
  const named = referencesIn(game, terms.options);
  if (named.length === 0 && held.length === 0) return undefined;
  const resolved = resolveOptions(game, terms.options, contents);
  const strange = held.filter(({ hash }) => !named.some((one) => one.hash === hash));
  const faults = [
    ...(resolved.ok ? [] : resolved.fault.map(({ message, hint }) => [message, hint].join(', '))),
    ...strange.map(({ name }) => `the log holds “${name}”, which this match does not name`),
  ];
  return faults.length > 0
    ? { holds: false, detail: faults.join('; ') }
    : { holds: true, detail: named.map(({ name }) => name).join(', ') };
}
