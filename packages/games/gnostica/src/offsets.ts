/**
 * Where each field of a state begins, as LAYOUT declares it; a test compares the two, and `npx vitest run offsets -u`
 * rewrites this file. Plain numbers, because every bundler and engine folds those, in whatever chunk they are.
 */
export const phase = 0;
export const turn = 1;
export const open = 2;
export const gone = 3;
export const quietRounds = 4;
export const turns = 5;
export const depth = 6;
export const frames = 7;
export const all = 10;
export const todo = 11;
export const owed = 12;
export const men = 13;
export const man = 14;
export const lands = 104;
export const land = 105;
export const pile = 183;
export const piled = 184;
export const out = 262;
export const hands = 265;
export const known = 283;
export const age = 304;
export const round = 382;
export const bids = 383;
export const pool = 389;
export const first = 392;
export const took = 393;
export const end = 394;
export const winner = 395;
export const fate = 396;
export const seen = 397;

export const size = 421;
