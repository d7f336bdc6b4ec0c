/**
 * Sets of small whole numbers as bits in the words of a state, so that a zone of cards is a few words and
 * moving a card is two. A set of `n` members takes `wordsFor(n)` words from its offset on.
 */
export const wordsFor = (members: number): number => (members + 31) >>> 5;

export const hasMember = (words: Int32Array, at: number, member: number): boolean =>
  ((words[at + (member >>> 5)] >>> (member & 31)) & 1) === 1;

export function addMember(words: Int32Array, at: number, member: number): void {
  words[at + (member >>> 5)] |= 1 << (member & 31);
}

export function removeMember(words: Int32Array, at: number, member: number): void {
  words[at + (member >>> 5)] &= ~(1 << (member & 31));
}

export function countMembers(words: Int32Array, at: number, size: number): number {
  let count = 0;
  for (let i = 0; i < size; i++) count += bitCount(words[at + i]);
  return count;
}

/** Writes the members in ascending order to `out` and returns how many there are. */
export function listMembers(words: Int32Array, at: number, size: number, out: Int32Array): number {
  let count = 0;
  for (let i = 0; i < size; i++)
    for (let bits = words[at + i]; bits !== 0; bits &= bits - 1) out[count++] = (i << 5) + lowestBit(bits);
  return count;
}

export const membersOf = (words: Int32Array, at: number, size: number): number[] => {
  const out = new Int32Array(size << 5);
  return [...out.subarray(0, listMembers(words, at, size, out))];
};

/** The number of the lowest bit set in a word that has one. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
