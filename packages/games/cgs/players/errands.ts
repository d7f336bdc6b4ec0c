/** Errands: cards that fetch others from rivals, played when there is nothing else to do and it pays (CGS-RRS). */
import { copyState } from '@hortus/kernel';
import type { Design } from '../src/cards/types.ts';
import { personsOf, playerOf } from '../src/state/players.ts';
import { setCurrent } from '../src/state/values.ts';
import { moveCard, opsOf, wreckOf } from '../src/state/zones.ts';
import { eachIn } from '../src/turn/targets.ts';
import { type CgsState, COMPETITION, COOPERATION, NONE } from '../src/types.ts';
import { sumIn } from './facts.ts';
import type { Hand } from './hand.ts';
import type { Now } from './now.ts';
import { lockedNames, promiseOf } from './worth.ts';

/** What a turn and a card are worth besides what the card owes. */
const EFFORT = 0.8;
/** A card on its own: what it gives may be useful later. */
const BARE = 0.45;

/** A support that fetches a card worth fetching; undefined if none does. */
export function errandFor({ state, isQuick }: Now, hand: Hand, adventure: Design): number | undefined {
  if (adventure.roleplay === COMPETITION) return undefined;
  let best: number | undefined;
  let most = 0;
  const isLocked = isQuick === true || lockedNames(state, hand.player).length > 0;
  for (const design of hand.cards.designs) {
    if (hand.can[design.index] === 0 || (isLocked && design.reuse > 0)) continue;
    const gain = gainBy(state, hand, design, adventure);
    const value = gain - hand.owes[design.index]! - EFFORT;
    if (value > most) [best, most] = [design.index, value];
  }
  return best;
}

function gainBy(state: CgsState, hand: Hand, design: Design, adventure: Design): number {
  const { player, cards, facts } = hand;
  const { seizes, seizes1, reuse } = design;
  if (seizes === undefined && seizes1 === undefined && reuse === 0) return 0;
  let most = 0;
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const rival = playerOf(state, seat);
    if (rival === player) continue;
    const worthOf = (card: number): number =>
      BARE * sumIn(cards.ar, card) + facts.stock[cards.designOf[card]!.index]!;
    let all = 0;
    let single = 0;
    if (seizes !== undefined)
      eachIn(state, opsOf(seat), seizes, (card) => {
        all += 1.5 * worthOf(card);
      });
    if (seizes1 !== undefined)
      eachIn(state, opsOf(seat), seizes1, (card) => {
        single = Math.max(single, 1.5 * worthOf(card));
      });
    let salvaged = 0;
    if (reuse > 0) salvaged = reuse * salvageFrom(state, player, rival);
    if (reuse > 0 && adventure.roleplay === COOPERATION)
      salvaged = Math.max(salvaged, stockFrom(state, hand, rival, reuse));
    most = Math.max(most, all + single + salvaged);
  }
  return most;
}

/** What the best holdings of a rival's wreckage score in a Cooperation. */
function stockFrom(state: CgsState, { cards, facts }: Hand, rival: number, count: number): number {
  const scores: number[] = [];
  eachIn(state, wreckOf(rival), cards.is.reusable, (card) => {
    const score = facts.stock[cards.designOf[card]!.index]!;
    if (score > 0) scores.push(score);
  });
  return scores
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, score) => sum + score, 0);
}

/**
 * The best card of a rival's wreckage for future adventures. Taking it relieves the rival of what it owes.
 */
function salvageFrom(state: CgsState, player: number, rival: number): number {
  const { cards } = state.rules;
  let best = NONE;
  eachIn(state, wreckOf(rival), cards.is.reusable, (card) => {
    if (best === NONE || sumIn(cards.ar, card) > sumIn(cards.ar, best)) best = card;
  });
  if (best === NONE || sumIn(cards.ar, best) < 3) return 0;
  const after = copyState(state);
  // As between adventures, with everything open.
  setCurrent(after.ints, NONE);
  const before = promiseOf(after, player);
  moveCard(after.ints, best, wreckOf(rival), opsOf(personsOf(state, player)[0]!));
  return promiseOf(after, player) - before - sumIn(cards.ec, best);
}
