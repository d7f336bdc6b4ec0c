// The markdown that divides a ledger.

export const HEADING = /^(#{1,6}) +(.+?) *$/;
export const FENCE = /^ *(```|~~~)/;
