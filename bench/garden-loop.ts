/**
 * The yardstick for random playouts of Garden: as tight as TypeScript allows, and useful for nothing else. What is
 * measured against it does the same work through the general contract: for each game the sixteen tiles in order,
 * a fresh shuffle of them, a random first player, and every choice exactly as likely, by sfc32 and rejection.
 * (Without these three, shuffling on from the last garden, always with the same first player and with choices uneven
 * by 0.1 %, it would be 5 % faster.)
 *
 * - Tiles, not cells, carry the free set, so that the tiles matching the top one are two groups of four bits:
 *   its vegetation and its symbol. `bit[tile]` is the cell a tile lies on, as a mask; the shuffle permutes it.
 * - A choice is one lookup by those 8 bits and a number below 60, which every count of legal tiles divides; the
 *   number does not wait for the position (this alone was worth a third).
 * - Each choice takes half a random word by multiply-shift; the word is drawn again where one half would be uneven.
 * - Nobody can win before move 7 (GAR-R-9), so the first six moves aren't tested. The shuffle, X's move and O's move
 *   are written out by hand, since the compiler doesn't unroll them.
 */
const SHAPES: number[] = [0x8421, 0x1248];
for (let i = 0; i < 4; i++) SHAPES.push(0xf << (4 * i), 0x1111 << i);
for (const corner of [0, 1, 2, 4, 5, 6, 8, 9, 10]) SHAPES.push(0x33 << corner);

/** One bit for each set of cells: does it hold a shape? 8 kB stay in the first cache, 64 kB would not. */
const WON = new Int32Array(0x10000 / 32);
for (let set = 0; set < 0x10000; set++)
  if (SHAPES.some((shape) => (set & shape) === shape)) WON[set >> 5] |= 1 << (set & 31);

/**
 * By matching tiles (low half: same vegetation, by symbol; high half: same symbol, by vegetation) and a number
 * below 60: what the tile taken keeps of the top tile (high half) and what it has instead (low half).
 */
const PICK = new Uint8Array(256 * 64);
for (let matching = 1; matching < 256; matching++) {
  const choices = [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => (matching >> i) & 1);
  for (let number = 0; number < 60; number++) {
    const choice = choices[Math.floor((number * choices.length) / 60)];
    PICK[(matching << 6) | number] = choice < 4 ? 0xc0 | choice : 0x30 | ((choice - 4) << 2);
  }
}

const BORDER = 0xf99f;
const bit = new Int32Array(16);

export interface Playouts {
  /** Moves made in all. */
  readonly moves: number;
  /** Games won by the first player; the second won the others. */
  readonly firstWins: number;
  /** Games won by seat A, which is the first player in half of the games, at random. */
  readonly winsOfA: number;
  /** Of the first player's final tokens, so that nothing can be optimised away. */
  readonly checksum: number;
}

/** Plays `n` games; the same seed gives the same games. */
// biome-ignore format: one step per line
export const playouts = (n: number, seed: number): Playouts => {
  let a = seed | 0, b = 0x9e3779b9 | 0, c = 0x243f6a88, d = 1;
  let t = 0, m = 0, v = 0, j = 0, y = 0, p = 0, q = 0, lot = 0, moves = 0, firstWins = 0, winsOfA = 0, checksum = 0;
  for (let warm = 0; warm < 16; warm++) {
    t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0;
  }
  for (let game = 0; game < n; game++) {
    bit[0] = 1; bit[1] = 2; bit[2] = 4; bit[3] = 8; bit[4] = 16; bit[5] = 32; bit[6] = 64; bit[7] = 128; bit[8] = 256; bit[9] = 512; bit[10] = 1024; bit[11] = 2048; bit[12] = 4096; bit[13] = 8192; bit[14] = 16384; bit[15] = 32768;
    do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 16); q = Math.imul(t & 0xffff, 15); } while ((q & 0xffff) < 1);
    j = p >>> 16; y = bit[15]; bit[15] = bit[j]; bit[j] = y; j = q >>> 16; y = bit[14]; bit[14] = bit[j]; bit[j] = y;
    do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 14); q = Math.imul(t & 0xffff, 13); } while ((p & 0xffff) < 2 || (q & 0xffff) < 3);
    j = p >>> 16; y = bit[13]; bit[13] = bit[j]; bit[j] = y; j = q >>> 16; y = bit[12]; bit[12] = bit[j]; bit[j] = y;
    do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 12); q = Math.imul(t & 0xffff, 11); } while ((p & 0xffff) < 4 || (q & 0xffff) < 9);
    j = p >>> 16; y = bit[11]; bit[11] = bit[j]; bit[j] = y; j = q >>> 16; y = bit[10]; bit[10] = bit[j]; bit[j] = y;
    do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 10); q = Math.imul(t & 0xffff, 9); } while ((p & 0xffff) < 6 || (q & 0xffff) < 7);
    j = p >>> 16; y = bit[9]; bit[9] = bit[j]; bit[j] = y; j = q >>> 16; y = bit[8]; bit[8] = bit[j]; bit[j] = y;
    do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 8); q = Math.imul(t & 0xffff, 7); } while ((q & 0xffff) < 2);
    j = p >>> 16; y = bit[7]; bit[7] = bit[j]; bit[j] = y; j = q >>> 16; y = bit[6]; bit[6] = bit[j]; bit[j] = y;
    do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 6); q = Math.imul(t & 0xffff, 5); } while ((p & 0xffff) < 4 || (q & 0xffff) < 1);
    j = p >>> 16; y = bit[5]; bit[5] = bit[j]; bit[j] = y; j = q >>> 16; y = bit[4]; bit[4] = bit[j]; bit[j] = y;
    do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 4); q = Math.imul(t & 0xffff, 3); } while ((q & 0xffff) < 1);
    j = p >>> 16; y = bit[3]; bit[3] = bit[j]; bit[j] = y; j = q >>> 16; y = bit[2]; bit[2] = bit[j]; bit[j] = y;
    t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0;
    j = t >>> 31; y = bit[1]; bit[1] = bit[j]; bit[j] = y; lot = t & 1;

    let tile = 0;
    do {
      t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0;
      tile = t >>> 28; q = Math.imul(t & 0xffff, 60);
    } while ((bit[tile] & BORDER) === 0 || (q & 0xffff) < 16);
    let x = bit[tile], o = 0, free = 0xffff ^ (1 << tile), made = 2;
    m = ((free >> (tile & 12)) & 15) | ((Math.imul((free >> (tile & 3)) & 0x1111, 0x1248) >>> 8) & 0xf0);
    v = PICK[(m << 6) | (q >>> 16)]; tile = (tile & (v >> 4)) | (v & 15); free ^= 1 << tile; o |= bit[tile];
    for (; made < 6; made += 2) {
      do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 60); q = Math.imul(t & 0xffff, 60); } while ((p & 0xffff) < 16 || (q & 0xffff) < 16);
      m = ((free >> (tile & 12)) & 15) | ((Math.imul((free >> (tile & 3)) & 0x1111, 0x1248) >>> 8) & 0xf0);
      v = PICK[(m << 6) | (p >>> 16)]; tile = (tile & (v >> 4)) | (v & 15); free ^= 1 << tile; x |= bit[tile];
      m = ((free >> (tile & 12)) & 15) | ((Math.imul((free >> (tile & 3)) & 0x1111, 0x1248) >>> 8) & 0xf0);
      v = PICK[(m << 6) | (q >>> 16)]; tile = (tile & (v >> 4)) | (v & 15); free ^= 1 << tile; o |= bit[tile];
    }
    m = ((free >> (tile & 12)) & 15) | ((Math.imul((free >> (tile & 3)) & 0x1111, 0x1248) >>> 8) & 0xf0);
    for (;;) {
      do { t = (a + b + d) | 0; d = (d + 1) | 0; a = b ^ (b >>> 9); b = (c + (c << 3)) | 0; c = (((c << 21) | (c >>> 11)) + t) | 0; p = Math.imul(t >>> 16, 60); q = Math.imul(t & 0xffff, 60); } while ((p & 0xffff) < 16 || (q & 0xffff) < 16);
      v = PICK[(m << 6) | (p >>> 16)]; tile = (tile & (v >> 4)) | (v & 15); free ^= 1 << tile; x |= bit[tile];
      made++;
      m = ((free >> (tile & 12)) & 15) | ((Math.imul((free >> (tile & 3)) & 0x1111, 0x1248) >>> 8) & 0xf0);
      if (((WON[x >> 5] >>> x) & 1) !== 0 || m === 0) { firstWins++; break; }
      v = PICK[(m << 6) | (q >>> 16)]; tile = (tile & (v >> 4)) | (v & 15); free ^= 1 << tile; o |= bit[tile];
      made++;
      m = ((free >> (tile & 12)) & 15) | ((Math.imul((free >> (tile & 3)) & 0x1111, 0x1248) >>> 8) & 0xf0);
      if (((WON[o >> 5] >>> o) & 1) !== 0 || m === 0) break;
    }
    moves += made;
    winsOfA += (made ^ lot) & 1;
    checksum = (checksum + x) | 0;
  }
  return { moves, firstWins, winsOfA, checksum };
};
