/** Everything a seat can choose; the widest takes 23 of 31 bits. */
import { moveKinds } from '@hortus/kernel';
import { ABILITIES, FULL, MOST_CARDS, MOST_LOOKED, MOST_SWAY } from '../types.ts';

export const MOVES = moveKinds({
  /** `by` is an index of BY; `as` an announced ability + 1; `quiet` skips a sentence without a choice. */
  engage: { card: MOST_CARDS, by: 16, as: ABILITIES.length + 1, quiet: 2 },
  interrupt: { card: MOST_CARDS, as: ABILITIES.length + 1 },
  draw: { by: ABILITIES.length, count: FULL + 1 },
  /** 0 if it only trims. */
  refill: { count: FULL + 1 },
  negotiate: {},
  omen: { count: MOST_LOOKED + 1 },
  /** Omen's card, or in the finale one from the shared experience. */
  take: { card: MOST_CARDS },
  under: { card: MOST_CARDS },
  /** The place in `engaged`, which is public; a card's number would reveal a hidden one. */
  persuade: { index: MOST_CARDS },
  send: { card: MOST_CARDS },
  done: {},
  name: { index: MOST_CARDS, ability: ABILITIES.length },
  /** Limit 0: draft, recruitable, ending round; 1 to 6: enlist of that sway. */
  recruit: { card: MOST_CARDS, limit: MOST_SWAY + 1 },
  unlock: { ability: ABILITIES.length },
  bring: { card: MOST_CARDS },
  recall: {},
  discard: { card: MOST_CARDS },
  give: { card: MOST_CARDS },
  finish: {},
  /** Finishes and stores this card in one action (GEN-R-50). */
  store: { card: MOST_CARDS },
  pass: {},
  /** "I pass for this plot." */
  waive: {},
  /** Negotiation that stops at this many cards, short of making the counts equal (GEN-DEF-17, WA-DEF-21). */
  negotiateFor: { count: FULL + 1 },
});
