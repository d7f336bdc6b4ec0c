/**
 * Where each field of a state begins, as LAYOUT declares it; a test compares the two, and `npx vitest run offsets -u`
 * writes this file again. Plain numbers, because every bundler and engine folds those, in whatever chunk they stand.
 */
export const phase = 0;
export const task = 1;
export const asked = 2;
export const steps = 3;
export const turn = 4;
export const first = 5;
export const faction = 6;
export const turns = 7;
export const idle = 8;
export const span = 9;
export const plotted = 10;
export const loser = 11;
export const finale = 12;
export const trims = 13;
export const trimFrom = 14;
export const owed = 15;
export const barred = 16;
export const waived = 17;
export const unseen = 18;
export const unseenCount = 23;
export const under = 24;
export const underFrom = 184;
export const underCount = 185;
export const looked = 186;
export const lookedCount = 190;
export const lookedTook = 191;
export const sent = 192;
const void_ = 193;

export { void_ as void };
export const ops = 198;
export const opsCount = 218;
export const experience = 222;
export const experienceCount = 242;
export const reserve = 246;
export const reserveCount = 256;
export const marked = 258;
export const markedCount = 263;
export const fresh = 264;
export const drawn = 269;
export const gone = 270;
export const strike = 271;
export const engaged = 272;
export const engagedCount = 432;
export const lineCount = 433;
export const lineSway = 435;
export const lineEpics = 437;
export const lineCoverts = 439;
export const lineFights = 441;
export const hidden = 443;
export const nextSlot = 444;
export const pool = 445;
export const countdown = 470;
export const unlocked = 478;
export const ruin = 482;
export const triumph = 484;
export const lore = 486;
export const lored = 966;
export const traced = 971;
export const quitter = 976;
export const quit = 977;
export const winner = 978;
export const why = 979;

export const size = 980;
