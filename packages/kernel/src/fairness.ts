import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, frame, type Hex, hashOf } from './canonical.ts';
import { type Refusal, refuse } from './fault.ts';
import type { Contribution, Terms } from './log.ts';
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

/** Bound to the match and to who commits, so that nobody can repeat another's commitment as their own. */
export const commitTo = (match: string, who: Seat | 'host', secret: Hex): Hex =>
  hashOf('hortus commit 1', match, String(who), hexToBytes(secret));

/** The key of all luck in the match: from the host's secret, everyone's entropy and the terms they agreed to. */
export function matchKey(terms: Terms, entropy: readonly Contribution[], secret: Hex): Uint8Array {
  const reveals = entropy.map(({ seat, reveal }) => ({ seat, reveal }));
  return hmac(sha256, hexToBytes(secret), frame('hortus key 1', canonicalJson(terms), canonicalJson(reveals)));
}

/** The luck of the host's bots comes from the secret too, so the commitment binds it and anyone can check it. */
export const botLuck = (terms: Terms, secret: Hex, seat: Seat, entry: number): Rng =>
  new KeyedLuck(hmac(sha256, hexToBytes(secret), frame('hortus bot 1', terms.id, String(seat))), entry, 0);

/** A secret made from a text, for games that shall be dealt alike again: tests, puzzles, the referee's `seed`. */
export const secretFromSeed = (seed: string): Hex => hashOf('hortus seed 1', seed);

export const freshSecret = (randomBytes: (bytes: number) => Uint8Array): Hex => bytesToHex(randomBytes(SECRET_BYTES));

/**
 * Gathers the persons' entropy before the deal: first every commitment, then every reveal, and nothing is
 * revealed while a commitment is still out. Who does not reveal leaves, and the seats that stay are dealt anew.
 */
export class Gathering {
  readonly #match: string;
  readonly #waiting: Set<Seat>;
  readonly #commitments = new Map<Seat, Hex>();
  readonly #reveals = new Map<Seat, Hex>();

  constructor(match: string, persons: Iterable<Seat>) {
    this.#match = match;
    this.#waiting = new Set(persons);
  }

  get phase(): 'commit' | 'reveal' | 'done' {
    if (this.#commitments.size < this.#waiting.size) return 'commit';
    return this.#reveals.size < this.#waiting.size ? 'reveal' : 'done';
  }

  /** Seats whose commitment or reveal is still out. */
  get awaited(): readonly Seat[] {
    const given = this.phase === 'commit' ? this.#commitments : this.#reveals;
    return [...this.#waiting].filter((seat) => !given.has(seat));
  }

  commit(seat: Seat, commitment: Hex): Refusal | undefined {
    if (!this.#waiting.has(seat)) return refuse('no-such-person');
    if (!isHex(commitment, 32)) return refuse('not-a-commitment');
    const before = this.#commitments.get(seat);
    if (before !== undefined) return before === commitment ? undefined : refuse('already-committed');
    this.#commitments.set(seat, commitment);
    return undefined;
  }

  reveal(seat: Seat, reveal: Hex): Refusal | undefined {
    if (!this.#waiting.has(seat)) return refuse('no-such-person');
    if (this.phase === 'commit') return refuse('too-early');
    if (!isHex(reveal, SECRET_BYTES)) return refuse('not-a-reveal');
    if (commitTo(this.#match, seat, reveal) !== this.#commitments.get(seat)) return refuse('not-what-was-committed');
    this.#reveals.set(seat, reveal);
    return undefined;
  }

  /** A person who does not reveal, or goes, leaves before the deal. */
  leave(seat: Seat): void {
    this.#waiting.delete(seat);
    this.#commitments.delete(seat);
    this.#reveals.delete(seat);
  }

  done(): Result<readonly Contribution[], Refusal> {
    if (this.phase !== 'done') return fail(refuse('still-waiting'));
    const seats = [...this.#waiting].sort((a, b) => a - b);
    return ok(
      seats.map((seat) => ({ seat, commitment: this.#commitments.get(seat) ?? '', reveal: this.#reveals.get(seat) ?? '' })),
    );
  }
}
