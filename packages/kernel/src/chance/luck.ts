// Random numbers: a keyed stream for matches, which anyone can check afterwards, and a small fast generator for
// search.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '../contract/result.ts';

/** Luck is an argument: rules use it and have no generator of their own. */
export interface Rng {
  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number;
  shuffle(items: Int32Array | Uint8Array): void;
}

/** Fisher–Yates on a range of integers: the one way to shuffle in Hortus, except for FastLuck's draws. */
export function shuffleRange(items: Int32Array | Uint8Array, from: number, count: number, rng: Rng): void {
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const item = items[from + i];
    items[from + i] = items[from + j];
    items[from + j] = item;
  }
}

/**
 * The small fast generator for search, bots and tests: sfc32 (Chris Doty-Humphrey, PractRand), with all choices
 * equally likely. Anyone who sees enough of it can predict the rest, so matches use KeyedLuck.
 */
export class FastLuck implements Rng {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 0;

  constructor(seed: number) {
    this.reseed(seed);
  }

  reseed(seed: number): void {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 0x100000000) | 0;
    this.#c = 0x9e3779b9 | 0;
    this.#counter = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next 32 bits, as a signed number. Each `| 0` keeps a field a 32-bit number, which the engine needs to be fast. */
  next(): number {
    const b = this.#b;
    const c = this.#c;
    const result = (((this.#a + b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = b ^ (b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result;
  }

  below(n: number): number {
    if (n > 4096) return this.#belowMany(n);
    const product = Math.imul(this.next() >>> 16, n);
    return (product & 0xffff) < n ? this.#settle(product, n) : product >>> 16;
  }

  /** The rare case in which multiply and shift could favour a number: draws again if it would (Lemire 2019). */
  #settle(product: number, n: number): number {
    let drawn = product;
    while ((drawn & 0xffff) < 0x10000 % n) drawn = Math.imul(this.next() >>> 16, n);
    return drawn >>> 16;
  }

  #belowMany(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const number = this.next() >>> 0;
      if (number < limit) return number % n;
    }
  }

  /** Two draws from each word, discarded together if one would be uneven; the generator is in local variables. */
  shuffle(items: Int32Array | Uint8Array): void {
    if (items.length > 4096) return shuffleRange(items, 0, items.length, this);
    let a = this.#a;
    let b = this.#b;
    let c = this.#c;
    let counter = this.#counter;
    for (let i = items.length - 1; i > 0; ) {
      const word = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + word) | 0;
      const upper = Math.imul(word >>> 16, i + 1);
      const lower = Math.imul(word & 0xffff, i);
      if ((upper & 0xffff) <= i && (upper & 0xffff) < 0x10000 % (i + 1)) continue;
      if ((lower & 0xffff) < i && (lower & 0xffff) < 0x10000 % i) continue;
      const last = items[i];
      items[i] = items[upper >>> 16];
      items[upper >>> 16] = last;
      const next = items[i - 1];
      items[i - 1] = items[lower >>> 16];
      items[lower >>> 16] = next;
      i -= 2;
    }
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#counter = counter;
  }
}

const LUCK_TAG = utf8ToBytes('hortus luck 1\0');

/**
 * The luck of one move of a match: HMAC-SHA-256 under the match key over (tag, entry, move, block), eight 32-bit
 * numbers per block, with rejection so that all choices are exactly equally likely. Seeing any number of shuffles
 * reveals nothing about the next. Pinned for ever by the vectors in luck.test.ts.
 */
export class KeyedLuck implements Rng {
  readonly #key: Uint8Array;
  readonly #entry: number;
  readonly #move: number;
  #block: DataView | undefined;
  #blocks = 0;
  #used = 32;

  constructor(key: Uint8Array, entry: number, move: number) {
    this.#key = key;
    this.#entry = entry;
    this.#move = move;
  }

  #next(): number {
    if (this.#used === 32 || this.#block === undefined) {
      const message = new Uint8Array(LUCK_TAG.length + 12);
      message.set(LUCK_TAG);
      const tail = new DataView(message.buffer, LUCK_TAG.length);
      tail.setUint32(0, this.#entry);
      tail.setUint32(4, this.#move);
      tail.setUint32(8, this.#blocks++);
      const bytes = hmac(sha256, this.#key, message);
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, 32);
      this.#used = 0;
    }
    const number = this.#block.getUint32(this.#used);
    this.#used += 4;
    return number;
  }

  below(n: number): number {
    invariant(Number.isInteger(n) && n > 0 && n <= 2 ** 32, `no number is below ${n}`);
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const number = this.#next();
      if (number < limit) return number % n;
    }
  }

  shuffle(items: Int32Array | Uint8Array): void {
    shuffleRange(items, 0, items.length, this);
  }
}

/** For moves that the caller knows need no luck: using it is a bug. */
export const NO_LUCK: Rng = {
  below: () => invariant(false, 'luck was asked where there is none') as never,
  shuffle: () => invariant(false, 'luck was asked where there is none'),
};
