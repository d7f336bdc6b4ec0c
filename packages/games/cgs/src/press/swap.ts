/** What a trade would change for a player: adventures it makes possible or impossible, and the one in progress. */
import { copyState, type Seat } from '@hortus/kernel';
import { copyIn } from '../state/faces.ts';
import { playerOf } from '../state/players.ts';
import { cardsIn, isIn, moveCard, opsOf, wreckOf } from '../state/zones.ts';
import { type CgsState, NONE } from '../types.ts';
import { isLockedOut, outlookOf } from './outlook.ts';

export interface Swap {
  /** Adventures in hand (by design) whose costs the player's own supports cover afterwards but not before. */
  readonly unlocks: readonly number[];
  readonly loses: readonly number[];
  /** In the adventure in progress: the trade ends a lock-out, or causes one. */
  readonly breaksIn: boolean;
  readonly locksOut: boolean;
}

/** Adventures in a seat's ops that its own supports could cover, each identification number once (CGS-PSUP-7). */
function coverable(state: CgsState, seat: Seat): ReadonlySet<number> {
  const { ar, acc, designOf, names } = state.rules.cards;
  const held = cardsIn(state, opsOf(seat));
  const sums = names.map(() => 0);
  const numbers = new Set<number>();
  for (const copy of held) {
    const { card, isAdventure } = designOf[copy];
    if (isAdventure || numbers.has(card.number)) continue;
    numbers.add(card.number);
    for (let i = ar.from[copy]; i < ar.from[copy + 1]; i++) sums[ar.name[i]] += ar.value[i];
  }
  const covered = new Set<number>();
  for (const copy of held) {
    const { isAdventure, index } = designOf[copy];
    if (!isAdventure) continue;
    let all = true;
    for (let i = acc.from[copy]; i < acc.from[copy + 1]; i++) all &&= sums[acc.name[i]] >= acc.value[i];
    if (all) covered.add(index);
  }
  return covered;
}

/** For `seat`, if it gave `mine` to `other` for `theirs`; undefined if one of them doesn't hold the card. */
export function swapBrings(
  state: CgsState,
  seat: Seat,
  mine: number,
  other: Seat,
  theirs: number,
): Swap | undefined {
  const next = copyState(state);
  const [here, there] = [copyIn(next, opsOf(seat), mine), copyIn(next, opsOf(other), theirs)];
  if (here === NONE || there === NONE) return undefined;
  moveCard(next.ints, here, opsOf(seat), opsOf(other));
  moveCard(next.ints, there, opsOf(other), opsOf(seat));
  return changeOf(state, next, seat);
}

/** CGS-REU-2 In the wreckages of a seat's rivals: the designs that could be reused, and those that can't. */
export function reuseOf(state: CgsState, seat: Seat): { can: readonly number[]; not: readonly number[] } {
  const { designOf, is } = state.rules.cards;
  const player = playerOf(state, seat);
  const wrecked = Array.from({ length: state.rules.players }, (_, one) => one)
    .filter((one) => one !== player)
    .flatMap((one) => cardsIn(state, wreckOf(one)));
  const designs = (isReusable: boolean): number[] => [
    ...new Set(
      wrecked.filter((card) => isIn(is.reusable, card) === isReusable).map((card) => designOf[card].index),
    ),
  ];
  return { can: designs(true), not: designs(false) };
}

/** For `seat`, if it also had one card of `other`, or one of its own less. */
export function movedBrings(state: CgsState, seat: Seat, other: Seat, face: number): Swap | undefined {
  const next = copyState(state);
  const [from, to] = copyIn(next, opsOf(seat), face) === NONE ? [other, seat] : [seat, other];
  const copy = copyIn(next, opsOf(from), face);
  if (copy === NONE) return undefined;
  moveCard(next.ints, copy, opsOf(from), opsOf(to));
  return changeOf(state, next, seat);
}

function changeOf(state: CgsState, next: CgsState, seat: Seat): Swap {
  const player = playerOf(state, seat);
  const [before, after] = [coverable(state, seat), coverable(next, seat)];
  const [was, is] = [isLockedOut(outlookOf(state), player), isLockedOut(outlookOf(next), player)];
  return {
    unlocks: [...after].filter((design) => !before.has(design)),
    loses: [...before].filter((design) => !after.has(design)),
    breaksIn: was && !is,
    locksOut: is && !was,
  };
}
