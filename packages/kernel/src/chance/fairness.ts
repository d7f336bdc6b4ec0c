// The fair shuffle: secrets, commitments, the key of a match, and the seal of a finished log. docs/fairness.md
// explains it.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../contract/seats.ts';
import type { Contribution, MatchLog, Terms } from '../log/log.ts';
import { canonicalJson, frame, type Hex, hashOf } from './canonical.ts';
import { KeyedLuck, type Rng } from './luck.ts';

/**
 * The host commits to a secret, and each person to entropy of their own; then everybody reveals, and the match key is
 * derived from all of it. Nobody can choose the shuffle as long as one person is honest, and a commitment gives
 * nothing away.
 */
export const SECRET_BYTES = 32;

export const isHex = (value: unknown, bytes: number): value is Hex =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);

/** The seats whose entropy a deal under these terms needs. */
export const personsOf = (terms: Terms): readonly Seat[] =>
  terms.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** What the terms of an online match call a person: their name can then be removed without touching the log. */
export const placeName = (seat: Seat): string => `№ ${seat + 1}`;

/** What to call each seat. */
export const namesIn = ({ terms, names }: Pick<MatchLog, 'terms' | 'names'>): string[] =>
  terms.seats.map(({ name }, seat) => names?.[seat] || name);

/**
 * Bound to its author, so that nobody can repeat another's commitment as their own, and to all of the terms, so that
 * nobody can bend the key afterwards by changing a name or an option.
 */
export const commitTo = (terms: Terms, who: Seat | 'host', secret: Hex): Hex =>
  hashOf('hortus commit 1', canonicalJson(terms), String(who), hexToBytes(secret));

/**
 * All the commitments in one, computed by each person's own client before it reveals: anyone who writes it down can
 * tell at the end that nobody, including the host's friends at the table, chose anything after seeing a reveal.
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

/**
 * Covers everything in a finished log except the content, which the terms bind by hash, and what the players call
 * themselves. It binds what the final position no longer shows, such as moves taken back.
 */
export const sealOf = ({ seal: _, contents: _contents, names: _names, ...rest }: MatchLog): Hex =>
  hashOf('hortus log 1', canonicalJson(rest));

/** The key of all luck in the match: derived from the host's secret, everyone's entropy and the agreed terms. */
export function matchKey(terms: Terms, entropy: readonly Contribution[], secret: Hex): Uint8Array {
  if (terms.removed !== undefined) return hexToBytes(terms.removed.key);
  const reveals = entropy.map(({ seat, reveal }) => ({ seat, reveal }));
  return hmac(
    sha256,
    hexToBytes(secret),
    frame('hortus key 1', canonicalJson(terms), canonicalJson(reveals)),
  );
}

/** The key of a bot's luck: all its thread gets of the secret, which can't be computed back from it. */
export const botKey = (terms: Terms, secret: Hex, seat: Seat): Uint8Array =>
  hmac(sha256, hexToBytes(secret), frame('hortus bot 1', canonicalJson(terms), String(seat)));

/** The luck of the host's bots comes from the secret too, so the commitment binds it and anyone can check it. */
export const botLuck = (terms: Terms, secret: Hex, seat: Seat, entry: number): Rng =>
  new KeyedLuck(botKey(terms, secret, seat), entry, 0);

/**
 * A secret made from a text, for games that should be dealt the same way again: tests, puzzles, the referee's `seed`.
 * It hides no better than the text: anyone who guesses the text knows every card.
 */
export const secretFromSeed = (seed: string): Hex => hashOf('hortus seed 1', seed);

export const freshSecret = (randomBytes: (bytes: number) => Uint8Array): Hex =>
  bytesToHex(randomBytes(SECRET_BYTES));
