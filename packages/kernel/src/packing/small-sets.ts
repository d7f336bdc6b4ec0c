/**
 * Sets of at most sixteen members in one number, listed without a loop or a call, for games that rely on playouts:
 * there is nothing for the processor to mispredict, and nothing that makes the engine re-check what it knows.
 * bench/README.md says what that gains.
 */

const MOST_MEMBERS = 16;
/** This many members are listed in one go. */
const AT_ONCE = 6;

/** What belongs to each member (a move), by the member's bit. Only a few bytes of its 32 KB are ever read. */
export function byBit(members: number, of: (member: number) => number): Uint8Array {
  const table = new Uint8Array((1 << (MOST_MEMBERS - 1)) + 1);
  for (let member = 0; member < members; member++) table[1 << member] = of(member);
  return table;
}

/** What belongs to the seventh to twelfth members of a set: for the one set that has more than six. */
export function beyondSix(set: number, of: Uint8Array): Uint8Array {
  const found: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) found.push(of[left & -left] ?? 0);
  return Uint8Array.from(found.slice(AT_ONCE));
}

/**
 * Writes what belongs to each member of a set, lowest first, and returns their number. Six are always written; what
 * comes after the count is noise. One set may have up to twelve, always the same one: `beyond` has its others.
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

/** The number of members of each set of eight: a small table stays in cache, one for all sets wouldn't. */
const COUNTS = new Uint8Array(256);
for (let set = 1; set < 256; set++) COUNTS[set] = COUNTS[set >> 1] + (set & 1);

/**
 * Scratch memory at a fixed address: an array over a buffer of its own doesn't move, so the engine writes its address
 * into the code. Otherwise one of up to 64 bytes would live among objects that are moved around.
 */
export const scratchInts = (length: number): Int32Array => new Int32Array(new ArrayBuffer(4 * length));
