/**
 * Sets of at most sixteen members in one number, listed without a loop or a call, for games that live on playouts: there
 * is nothing for the processor to mispredict, and nothing after which the engine checks again what it knows.
 * bench/README.md says what that is worth.
 */

const MOST_MEMBERS = 16;
/** So many members are listed at once. */
const AT_ONCE = 6;

/** What belongs to each member (a move), by the member's bit. Of its 32 KB only a few bytes are ever looked at. */
export function byBit(members: number, of: (member: number) => number): Uint8Array {
  const table = new Uint8Array((1 << (MOST_MEMBERS - 1)) + 1);
  for (let member = 0; member < members; member++) table[1 << member] = of(member);
  return table;
}

/** What belongs to the members of a set from the seventh to the twelfth: for the one set that has more than six. */
export function beyondSix(set: number, of: Uint8Array): Uint8Array {
  const found: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) found.push(of[left & -left] ?? 0);
  return Uint8Array.from(found.slice(AT_ONCE));
}

/**
 * Writes what belongs to each member of a set, lowest first, and returns how many there are. Six are always written, and
 * what stands behind the count is noise. One set may have up to twelve, always the same: `beyond` has its others.
 */
export function listSmallSet(set: number, of: Uint8Array, beyond: Uint8Array, out: Int32Array): number {
  const from2nd = set & (set - 1);
  const from3rd = from2nd & (from2nd - 1);
  const from4th = from3rd & (from3rd - 1);
  const from5th = from4th & (from4th - 1);
  const from6th = from5th & (from5th - 1);
  const from7th = from6th & (from6th - 1);
  out[0] = of[set ^ from2nd];
  out[1] = of[from2nd ^ from3rd];
  out[2] = of[from3rd ^ from4th];
  out[3] = of[from4th ^ from5th];
  out[4] = of[from5th ^ from6th];
  out[5] = of[from6th ^ from7th];
  if (from7th !== 0) {
    out[6] = beyond[0];
    out[7] = beyond[1];
    out[8] = beyond[2];
    out[9] = beyond[3];
    out[10] = beyond[4];
    out[11] = beyond[5];
  }
  return COUNTS[set & 255] + COUNTS[set >>> 8];
}

/** How many members each set of eight has: a small table stays near, one of all sets would not. */
const COUNTS = new Uint8Array(256);
for (let set = 1; set < 256; set++) COUNTS[set] = COUNTS[set >> 1] + (set & 1);

/**
 * Scratch that stays where it is: an array over a buffer of its own has a fixed address, which the engine writes into its
 * code. One of up to 64 bytes would otherwise lie among the objects that are moved about.
 */
export const scratchInts = (length: number): Int32Array => new Int32Array(new ArrayBuffer(4 * length));
