/**
 * Where each field of a state begins, as LAYOUT declares it; a test compares the two, and `npx vitest run offsets -u`
 * rewrites this file. Plain numbers, because every bundler and engine folds those, in whatever chunk they are.
 */
export const tileAt = 0;
export const vegetation = 16;
export const symbol = 20;
export const held = 24;
export const free = 26;
export const open = 27;
export const ply = 28;
export const top = 29;
export const first = 30;
export const score = 31;
export const reasons = 33;
export const winner = 34;

export const size = 35;
