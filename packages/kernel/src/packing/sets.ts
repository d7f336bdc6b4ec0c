/**
 * Sets of small whole numbers as bits in the ints of a state, so that a zone of cards is a few ints and moving a card
 * is two operations. A set of `n` members takes `intsFor(n)` ints from its offset on.
 */
export const intsFor = (members: number): number => (members + 31) >>> 5;

/** Is the `i`-th of at most 32 in a set that is one number? */
export const hasBit = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;

export const hasMember = (ints: Int32Array, at: number, member: number): boolean =>
  ((ints[at + (member >>> 5)] >>> (member & 31)) & 1) === 1;

export function addMember(ints: Int32Array, at: number, member: number): void {
  ints[at + (member >>> 5)] |= 1 << (member & 31);
}

export function removeMember(ints: Int32Array, at: number, member: number): void {
  ints[at + (member >>> 5)] &= ~(1 << (member & 31));
}

export function countMembers(ints: Int32Array, at: number, size: number): number {
  let count = 0;
  for (let i = 0; i < size; i++) count += bitCount(ints[at + i]);
  return count;
}

/** Writes the members to `out` in ascending order and returns their number. */
export function listMembers(ints: Int32Array, at: number, size: number, out: Int32Array): number {
  let count = 0;
  for (let i = 0; i < size; i++)
    for (let bits = ints[at + i]; bits !== 0; bits = withoutLowest(bits))
      out[count++] = lowestMember(i, bits);
  return count;
}

export const membersOf = (ints: Int32Array, at: number, size: number): number[] => {
  const out = new Int32Array(size << 5);
  return [...out.subarray(0, listMembers(ints, at, size, out))];
};

/** Where a walk through a set ends. */
export const NO_MEMBER = -1;

/**
 * The lowest member, or NO_MEMBER. Together with `nextMember` it walks through a set in ascending order and costs as
 * much as a loop over its bits; the body may remove the member it was given: `for (let card = firstMember(ints, at,
 * size); card !== NO_MEMBER; card = nextMember(ints, at, size, card))`
 */
export const firstMember = (ints: Int32Array, at: number, size: number): number =>
  nextMember(ints, at, size, NO_MEMBER);

/** The lowest member above `after`, or NO_MEMBER. */
export function nextMember(ints: Int32Array, at: number, size: number, after: number): number {
  let word = (after + 1) >> 5;
  if (word >= size) return NO_MEMBER;
  let bits = ints[at + word] & (-1 << ((after + 1) & 31));
  while (bits === 0) {
    if (++word === size) return NO_MEMBER;
    bits = ints[at + word];
  }
  return lowestMember(word, bits);
}

/** The nth member from the lowest, counted from 0, or NO_MEMBER. */
export function nthMember(ints: Int32Array, at: number, size: number, nth: number): number {
  let skip = nth;
  for (let word = 0; word < size; word++) {
    const here = bitCount(ints[at + word]);
    if (skip < here) return (word << 5) + nthBit(ints[at + word], skip);
    skip -= here;
  }
  return NO_MEMBER;
}

/** The lowest member in one integer of a set, for loops that mask a set integer by integer. */
export const lowestMember = (word: number, bits: number): number => (word << 5) + lowestBit(bits);

/** The number of the lowest bit in a non-zero integer. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** All but the lowest: `for (let left = set; left !== 0; left = withoutLowest(left))` walks a set in one integer. */
export const withoutLowest = (bits: number): number => bits & (bits - 1);

/** By byte × 8 + nth: the number of the nth bit set in the byte. */
const NTH_OF_BYTE = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++)
  for (let bits = byte, nth = 0; bits !== 0; bits = withoutLowest(bits))
    NTH_OF_BYTE[byte * 8 + nth++] = lowestBit(bits);

/** The number of the nth bit set, counted from 0, in an integer that has that many: first the half, then the byte. */
export function nthBit(word: number, nth: number): number {
  let bits = word;
  let skip = nth;
  let base = 0;
  const inHalf = bitCount(bits & 0xffff);
  if (skip >= inHalf) {
    skip -= inHalf;
    bits >>>= 16;
    base = 16;
  }
  const inByte = bitCount(bits & 0xff);
  if (skip >= inByte) {
    skip -= inByte;
    bits >>>= 8;
    base += 8;
  }
  return base + NTH_OF_BYTE[(bits & 0xff) * 8 + skip];
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
