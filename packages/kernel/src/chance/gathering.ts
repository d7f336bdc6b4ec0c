// The steps before a deal: everybody commits to entropy, then everybody reveals it, in that order.

import { type Refusal, refuse } from '../contract/fault.ts';
import { fail, ok, type Result } from '../contract/result.ts';
import type { Seat } from '../contract/seats.ts';
import type { Contribution, Terms } from '../log/log.ts';
import type { Hex } from './canonical.ts';
import { commitTo, isHex, personsOf, SECRET_BYTES } from './fairness.ts';

/**
 * Nothing is revealed while a commitment is missing. If somebody leaves, all of it is void: the terms change, and the
 * others start over with new entropy. If reveals were kept, a host with friends at the table could foresee the deal
 * and have one of them leave.
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

  /** Seats whose commitment or reveal is still missing. */
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

  /** Somebody went away before the deal, or didn't reveal. */
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
