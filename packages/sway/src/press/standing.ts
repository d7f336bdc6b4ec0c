/** Sums that a view implies. */
import type { Rules } from '../rules.ts';
import type { SwayView } from '../types.ts';

/** WA-EPI-1, WA-EPI-2 How much of a side's total comes from epic cards that the viewer sees. */
export function epicShare(view: SwayView, side: number, { deck, epicCap }: Rules): number {
  const line = view.engaged.filter(({ seat }) => (seat & 1) === side);
  const epics = line.filter(
    ({ card }) => card !== null && deck.cards.some((one) => one.name === card && one.epic),
  );
  return epics.length * Math.min(line.length, epicCap);
}

/** Cards left in the destiny, with those that omen looks at. */
export const destinyLeft = ({ destiny, looked }: SwayView): number =>
  destiny.unseen + destiny.under.length + (looked?.count ?? 0);

/** GEN-OBS-11 The destiny is spent and the finale still to come; before the deal there is no destiny. */
export const finaleNears = (view: SwayView): boolean =>
  !view.finale && destinyLeft(view) === 0 && view.phase !== 'draft' && view.phase !== 'opening';

export interface LivesLeft {
  readonly left: number;
  /** With those that are lost. */
  readonly all: number;
}

/** A card, as far as lives go. */
interface Life {
  readonly name: string;
  readonly ability: string;
  readonly faction?: string;
}

/**
 * What a side loses the game without. GEN-WIN-4: its reserve cards. WA-RND-5, WA-RND-6, where nothing is kept in
 * reserve: ruins and triumphs of its faction, all of them recruited at the start, and lost once they are in the void.
 */
export function livesIn(view: SwayView, side: 0 | 1, cards: readonly Life[], hasReserve: boolean): LivesLeft {
  const lives = cards.filter(
    ({ ability, faction }) => faction === view.sides[side] && (ability === 'ruin' || ability === 'triumph'),
  );
  const left = hasReserve
    ? (view.reserve[side]?.length ?? 0)
    : lives.filter(({ name }) => !view.void.includes(name)).length;
  return { left, all: Math.max(left, lives.length) };
}

export interface Lead {
  readonly mine: number;
  readonly theirs: number;
  /** What the turning side still lacks. */
  readonly missing: number;
  /** The other side has cards whose sway is not seen. */
  readonly faceDown: boolean;
}

/** How the turning side stands. */
export function leadOf({ turn, totals, engaged }: SwayView): Lead {
  const side = turn & 1;
  const [mine, theirs] = [totals[side], totals[1 - side]];
  return {
    mine,
    theirs,
    missing: Math.max(0, theirs - mine),
    faceDown: engaged.some(({ seat, card }) => (seat & 1) !== side && card === null),
  };
}
