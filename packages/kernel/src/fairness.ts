import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, frame, type Hex, hashOf } from './canonical.ts';
import { type Refusal, refuse } from './fault.ts';
import type { Contribution, MatchLog, Terms } from './log.ts';
import { KeyedLuck, type Rng } from './luck.ts';
import { fail, ok, type Result } from './result.ts';
import type { Seat } from './seats.ts';

/**
 * Fair shuffles. The host commits to a secret, each person to entropy of their own; then all reveal, and the
 * match key is drawn from all of it. Nobody can choose the shuffle while one person is honest, and a commitment
 * gives nothing away. docs/fairness.md explains it to players and to cryptographers.
 */
export const SECRET_BYTES = 32;

export const isHex = (value: unknown, bytes: number): value is Hex =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);

/** The seats whose entropy a deal under these terms needs. */
export const personsOf = (terms: Terms): readonly Seat[] =>
  terms.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/**
 * Bound to who commits, so that nobody can repeat another's commitment as their own, and to all of the terms,
 * so that nobody can bend the key afterwards by changing a name or an option.
 */
export const commitTo = (terms: Terms, who: Seat | 'host', secret: Hex): Hex =>
  hashOf('hortus commit 1', canonicalJson(terms), String(who), hexToBytes(secret));

/**
 * All the commitments in one, made by each person's own client before it reveals: whoever notes it can tell at
 * the end that nobody, the host's friends at the table included, chose anything after having seen a reveal.
 */
export const promiseOf = (
  commitment: Hex,
  persons: readonly Pick<Contribution, 'seat' | 'commitment'>[],
): Hex =>
  hashOf(
    'hortus promise 1',
    commitment,
    canonicalJson(persons.map((one) => ({ seat: one.seat, commitment: one.commitment }))),
  );

/** Over everything in a finished log. It binds what the final position no longer shows, such as moves taken back. */
export const sealOf = ({ seal: _, ...rest }: MatchLog): Hex => hashOf('hortus log 1', canonicalJson(rest));

/** The key of all luck in the match: from the host's secret, everyone's entropy and the terms they agreed to. */
export function matchKey(terms: Terms, entropy: readonly Contribution[], secret: Hex): Uint8Array {
  const reveals = entropy.map(({ seat, reveal }) => ({ seat, reveal }));
  return hmac(
    sha256,
    hexToBytes(secret),
    frame('hortus key 1', canonicalJson(terms), canonicalJson(reveals)),
  );
}

/** The luck of the host's bots comes from the secret too, so the commitment binds it and anyone can check it. */
export const botLuck = (terms: Terms, secret: Hex, seat: Seat, entry: number): Rng =>
  new KeyedLuck(
    hmac(sha256, hexToBytes(secret), frame('hortus bot 1', canonicalJson(terms), String(seat))),
    entry,
    0,
  );

/**
 * A secret made from a text, for games that shall be dealt alike again: tests, puzzles, the referee's `seed`.
 * It hides no better than the text does: whoever guesses the text knows every card.
 */
export const secretFromSeed = (seed: string): Hex => hashOf('hortus seed 1', seed);

export const freshSecret = (randomBytes: (bytes: number) => Uint8Array): Hex =>
  bytesToHex(randomBytes(SECRET_BYTES));

/**
 * Gathers the persons' entropy before the deal: first every commitment, then every reveal, and nothing is
 * revealed while a commitment is still out. If one of them leaves, it is void: the terms change, and those who
 * stay begin again with new entropy. Kept reveals would let a host with friends pick who leaves by the deal.
 */
export class Gathering {
  readonly #terms: Terms;
  readonly #persons: readonly Seat[];
  readonly #commitments = new Map<Seat, Hex>();
  readonly #reveals = new Map<Seat, Hex>();
  #left = false;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#persons = personsOf(terms);
  }

  get phase(): 'commit' | 'reveal' | 'done' | 'void' {
    if (this.#left) return 'void';
    if (this.#commitments.size < this.#persons.length) return 'commit';
    return this.#reveals.size < this.#persons.length ? 'reveal' : 'done';
  }

  /** Seats whose commitment or reveal is still out. */
  get awaited(): readonly Seat[] {
    if (this.#left) return [];
    const given = this.phase === 'commit' ? this.#commitments : this.#reveals;
    return this.#persons.filter((seat) => !given.has(seat));
  }

  /** What everybody must have seen before they reveal. */
  get commitments(): readonly Pick<Contribution, 'seat' | 'commitment'>[] {
    return this.#persons.flatMap((seat) => {
      const commitment = this.#commitments.get(seat);
      return commitment === undefined ? [] : [{ seat, commitment }];
    });
  }

  commit(seat: Seat, commitment: Hex): Refusal | undefined {
    const refusal = this.#outsider(seat);
    if (refusal !== undefined) return refusal;
    if (!isHex(commitment, 32)) return refuse('not-a-commitment');
    const before = this.#commitments.get(seat);
    if (before !== undefined) return before === commitment ? undefined : refuse('already-committed');
    if ([...this.#commitments.values()].includes(commitment)) return refuse('commitment-of-another');
    this.#commitments.set(seat, commitment);
    return undefined;
  }

  reveal(seat: Seat, reveal: Hex): Refusal | undefined {
    const refusal = this.#outsider(seat);
    if (refusal !== undefined) return refusal;
    if (this.phase === 'commit') return refuse('too-early');
    if (!isHex(reveal, SECRET_BYTES)) return refuse('not-a-reveal');
    if (commitTo(this.#terms, seat, reveal) !== this.#commitments.get(seat))
      return refuse('not-what-was-committed');
    this.#reveals.set(seat, reveal);
    return undefined;
  }

  /** A person who does not reveal, or goes, leaves before the deal. */
  leave(seat: Seat): void {
    if (this.#persons.includes(seat)) this.#left = true;
  }

  done(): Result<readonly Contribution[], Refusal> {
    if (this.phase === 'void') return fail(refuse('somebody-left'));
    if (this.phase !== 'done') return fail(refuse('still-waiting'));
    return ok(this.commitments.map((one) => ({ ...one, reveal: this.#reveals.get(one.seat) ?? '' })));
  }

  #outsider(seat: Seat): Refusal | undefined {
    if (this.#left) return refuse('somebody-left');
    return this.#persons.includes(seat) ? undefined : refuse('no-such-person');
  }
}
