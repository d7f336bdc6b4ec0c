/**
 * Where each field of a state begins, as LAYOUT declares it; a test compares the two, and `npx vitest run offsets -u`
 * rewrites this file. Plain numbers, because every bundler and engine folds those, in whatever chunk they are.
 */
export const phase = 0;
export const era = 1;
export const first = 2;
export const turn = 3;
export const step = 4;
export const turns = 5;
export const hero = 6;
export const current = 7;
export const ops = 8;
export const ground = 200;
export const site = 392;
export const wreck = 488;
export const common = 584;
export const barred = 600;
export const immune = 616;
export const open = 712;
export const pending = 808;
export const asked = 814;
export const request = 820;
export const answers = 821;
export const out = 822;
export const offers = 823;
export const made = 871;
export const doing = 883;
export const doCard = 884;
export const doFrom = 885;
export const doLeft = 886;
export const doPower = 887;
export const queue = 888;
export const queued = 952;
export const claimed = 953;
export const wins = 959;
export const latest = 965;
export const ready = 971;
export const gone = 972;
export const lost = 973;
export const lastRoleplay = 974;
export const lastWon = 975;
export const lastBy = 976;
export const adventures = 977;
export const idle = 978;
export const busy = 979;
export const quietTurns = 980;

export const size = 981;
