/** Totals that a view implies. */
import type { Seat } from '@hortus/kernel';
import type { Rules } from '../edition/rules.ts';
import type { SwayView } from '../types.ts';

/** WA-EPI-1, WA-EPI-2 How much of a side's total comes from epic cards that the viewer sees. */
export function epicShare(view: SwayView, side: number, { deck, epicCap }: Rules): number {
  const line = view.engaged.filter(({ seat }) => (seat & 1) === side);
  const epics = line.filter(
    ({ card }) => card !== null && deck.cards.some((one) => one.name === card && one.epic),
  );
  return epics.length * Math.min(line.length, epicCap);
}

/** Is somebody recruiting from the void? */
export const isRecruiting = ({ phase, task }: SwayView): boolean =>
  phase === 'draft' || phase === 'recruit' || task === 'recruit';

/** Cards left in the destiny, including those that omen looks at. */
export const destinyLeft = ({ destiny, looked }: SwayView): number =>
  destiny.unseen + destiny.under.length + (looked?.count ?? 0);

/**
 * GEN-OBS-11 The destiny is spent and the finale hasn't happened yet; before the deal there is no destiny.
 */
export const finaleNears = (view: SwayView): boolean =>
  !view.finale && destinyLeft(view) === 0 && view.phase !== 'draft' && view.phase !== 'opening';

export interface LivesLeft {
  readonly left: number;
  /** Of those, how many lie in a timeline and go to the void with it. */
  readonly staked: number;
  /** Including the lost ones. */
  readonly all: number;
}

/** What counting lives needs to know about a card. */
interface Life {
  readonly name: string;
  readonly ability: string;
  readonly faction?: string;
}

/**
 * What a side loses the game without. GEN-WIN-4: its reserve cards. WA-RND-5, WA-RND-6, where nothing is kept
 * in reserve: the ruins and triumphs of its faction, all recruited at the start and lost once in the void.
 */
export function livesIn(view: SwayView, side: 0 | 1, cards: readonly Life[], hasReserve: boolean): LivesLeft {
  const lives = cards.filter(
    ({ ability, faction }) => faction === view.sides[side] && (ability === 'ruin' || ability === 'triumph'),
  );
  if (hasReserve) {
    const left = view.reserve[side]?.length ?? 0;
    return { left, staked: 0, all: Math.max(left, lives.length) };
  }
  const engaged = new Set(view.engaged.map(({ card }) => card));
  const left = lives.filter(({ name }) => !view.void.includes(name)).length;
  const staked = lives.filter(({ name }) => engaged.has(name)).length;
  return { left, staked, all: lives.length };
}

/** GEN-DRE-2, WA-SAC-2 A countdown on the table, as one side sees it. */
export interface Counting {
  readonly mine: boolean;
  /** Attacks by the other side that must still be answered; 0: the one on the table or under way decides. */
  readonly attacks: number;
}

/** The nearest one for each side. `early`: an answer after the first of the two turns decides (WA-SAC-3). */
export function countingFor(view: SwayView, seat: Seat, early: boolean): readonly Counting[] {
  const { countdowns, turn, phase } = view;
  const all = countdowns.map(({ side, left }) => {
    const isAttacked = (turn & 1) !== side && phase === 'plot';
    return {
      mine: side === (seat & 1),
      attacks: Math.max(0, left - (early ? 1 : 0) - (isAttacked ? 1 : 0)),
    };
  });
  return [true, false].flatMap(
    (mine) =>
      all.filter((one) => one.mine === mine).sort((one, other) => one.attacks - other.attacks)[0] ?? [],
  );
}

/** WA-RND-11 How many cards the player who is asked may still recruit. */
export const recruitsLeft = ({ steps }: SwayView): number => 2 - (steps % 2);

/** WA-OBS-1 An answer to an empty timeline: whatever is played for it is discarded before the plot (WA-S-13). */
export const answersNothing = (view: SwayView): boolean =>
  view.phase === 'obstruct' && !view.engaged.some(({ seat }) => (seat & 1) !== (view.turn & 1));

/** The answer suffices as it stands: nothing visible or face down asks for more. */
export const answersEnough = (view: SwayView): boolean => {
  const { missing, faceDown } = leadOf(view);
  return view.phase === 'obstruct' && missing === 0 && !faceDown;
};

/**
 * No card to plot with: none in hand or in the experience,
 * and none in the reserve that may be brought (GEN-TRN-4).
 */
export const hasNoCards = (view: SwayView, seat: Seat): boolean =>
  (view.ops[seat]?.count ?? 0) === 0 &&
  ((view.experience[seat] ?? view.experience[seat & 1])?.count ?? 0) === 0 &&
  (destinyLeft(view) > 0 || (view.reserve[seat & 1]?.length ?? 0) === 0);

export interface Lead {
  readonly mine: number;
  readonly theirs: number;
  /** What the turning side still lacks. */
  readonly missing: number;
  /** The other side has cards whose sway isn't visible. */
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
