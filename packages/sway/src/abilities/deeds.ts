/**
 * What every ability does, as data. The sentence that players read on a card is made from it (face/sentence.ts), and
 * the rules execute it: permissions and what follows a draw (ability.ts, drawing.ts), immediate effects (at-once.ts),
 * limits and rights (sets.ts), and the numbers of the rest.
 */
import type { AbilityName } from '../types.ts';

export type Deed =
  /** Permissions: this many more cards, only valor cards, counted double, or face down in a plot. */
  | { readonly do: 'cards'; readonly count: number; readonly of?: 'valor' | 'doubled' }
  | { readonly do: 'hide'; readonly count: number; readonly must: boolean; readonly executed: boolean }
  /** Any number of cards, up to a sum of sways, its own included. */
  | { readonly do: 'budget'; readonly sway: number }
  /** Any number of cards, none of them drawn (or brought in any way) by abilities in this phase. */
  | { readonly do: 'any'; readonly from: 'anywhere' | 'ops' }
  | { readonly do: 'draw'; readonly count: number; readonly next?: Deed }
  | { readonly do: 'persuade'; readonly next: Deed }
  | { readonly do: 'refill' | 'match' | 'recruit' }
  | { readonly do: 'look'; readonly count: number }
  | { readonly do: 'send'; readonly count: number }
  | { readonly do: 'name'; readonly from: 'any' | 'rival' }
  /** Counts the other side's next turns; the counting side wins at the last, or at the first success. */
  | { readonly do: 'countdown'; readonly turns: number; readonly wins: 'last' | 'first' }
  /** Keeps fighting out of the rival's next obstruction. */
  | { readonly do: 'bar' }
  | { readonly do: 'life' | 'stay' }
  /** Rights: out of turn in the rival's plot; without permission in one's own obstruction. */
  | { readonly do: 'interrupt' | 'unasked' }
  /** What must not be in its timeline: covert, or cards that fight. */
  | { readonly do: 'beside'; readonly not: 'covert' | 'fighting' };

export type Deeds = readonly Deed[];

const cards = (count: number): Deed => ({ do: 'cards', count });
const draw = (count: number, next?: Deed): Deed =>
  next === undefined ? { do: 'draw', count } : { do: 'draw', count, next };

export const DEEDS = {
  battle: [cards(2), { do: 'interrupt' }, { do: 'beside', not: 'covert' }],
  covert: [cards(1), { do: 'bar' }, { do: 'beside', not: 'fighting' }],
  engineering: [draw(1, cards(1))],
  leadership: [cards(2)],
  logistics: [{ do: 'refill' }],
  navigation: [draw(2)],
  omen: [{ do: 'look', count: 4 }],
  persuasion: [{ do: 'persuade', next: cards(1) }],
  rescue: [cards(1), { do: 'unasked' }],
  ruin: [{ do: 'life' }, cards(1)],
  triumph: [{ do: 'life' }, cards(1)],
  valor: [draw(1, { do: 'cards', count: 1, of: 'valor' })],
  vengeance: [draw(2, { do: 'send', count: 2 })],
  vision: [{ do: 'budget', sway: 7 }],
  warfare: [cards(1), { do: 'beside', not: 'covert' }],
  negotiation: [{ do: 'match' }],
  sabotage: [{ do: 'hide', count: 2, must: false, executed: false }],
  strike: [{ do: 'any', from: 'anywhere' }],
  dread: [cards(1), { do: 'countdown', turns: 2, wins: 'last' }],
  endurance: [{ do: 'stay' }],
  insurgence: [{ do: 'cards', count: 1, of: 'doubled' }],
  maven: [{ do: 'name', from: 'any' }],
  replication: [{ do: 'name', from: 'rival' }],
  enlist: [{ do: 'recruit' }],
  sacrifice: [cards(1), { do: 'countdown', turns: 2, wins: 'first' }],
} as const satisfies Readonly<Record<AbilityName, Deeds>>;

/**
 * WA-SAB-2, WA-SAB-3: the cards must be hidden, and are
 * executed once turned up. WA-STR-1, WA-STR-2: ops cards only.
 */
export const SABOTAGE_EXECUTED: Deeds = [{ do: 'hide', count: 2, must: true, executed: true }];
export const STRIKE_FROM_OPS: Deeds = [{ do: 'any', from: 'ops' }];

/** GEN-R-5 Without an experience nothing is stored there. */
export const withoutStoring = (deeds: Deeds): Deeds =>
  deeds.map((deed) =>
    deed.do === 'draw' && deed.next?.do === 'send' ? { do: 'draw', count: deed.count } : deed,
  );

/** The first deed of a kind; an ability has at most one of each. */
export const deedOf = <K extends Deed['do']>(
  deeds: Deeds | undefined,
  kind: K,
): Extract<Deed, { readonly do: K }> | undefined =>
  deeds?.find((deed): deed is Extract<Deed, { readonly do: K }> => deed.do === kind);
