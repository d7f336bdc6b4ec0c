/** Powers that take an adventure from whoever would win it, and shields against them. */
import { addMember, copyState } from '@hortus/kernel';
import { winnerOf } from '../src/arithmetic/winner.ts';
import type { Design } from '../src/cards/types.ts';
import { personsOf, playerOf } from '../src/state/players.ts';
import { currentIn, pendingOf } from '../src/state/values.ts';
import { groundOf, isIn, moveCard, opsOf, wreckOf } from '../src/state/zones.ts';
import { eachIn } from '../src/turn/targets.ts';
import { at, type CgsState, COMPETITION, isSingle, NONE, POWERS } from '../src/types.ts';
import { planCover } from './cover.ts';
import { factsOf, sumIn } from './facts.ts';
import { readHand } from './hand.ts';
import { standing } from './standing.ts';

/** What a power costs besides its card: the turn. */
const EFFORT = 1;

/** The table after a power has hit a card. */
function afterHit(state: CgsState, player: number, power: number, card: number, layer: number): CgsState {
  const next = copyState(state);
  const { ints } = next;
  if (power >= 4) moveCard(ints, card, groundOf(layer), wreckOf(player));
  else if (power >= 2) moveCard(ints, card, groundOf(layer), groundOf(personsOf(state, player)[0]!));
  else moveCard(ints, card, groundOf(layer), opsOf(layer));
  if (power < 2 || power >= 4) addMember(ints, at.barred, card);
  return next;
}

/** In a Competition what loses goes home (CGS-WRAP-5, -6): striking costs next to nothing, and diverted cards are kept. */
const [TROUBLE, LOOT] = [0.3, 0.5];

/** In points: what this power takes from the player who would otherwise win an adventure of this worth. */
function harmBy(state: CgsState, owner: number, design: number, victim: number, prize: number): number {
  const { cards } = state.rules;
  const { targets } = cards.designs[design]!;
  const adventure = cards.designOf[currentIn(state.ints)]!;
  let most = 0;
  for (let power = 0; power < POWERS.length; power++) {
    const set = targets[power];
    if (set === undefined) continue;
    const isKept = POWERS[power]!.startsWith('divert') && adventure.roleplay === COMPETITION;
    // A power for several cards hits all that it can.
    let all = state;
    let loot = 0;
    for (const layer of personsOf(state, victim))
      eachIn(state, groundOf(layer), set, (card) => {
        all = afterHit(isSingle(power) ? state : all, owner, power, card, layer);
        loot = (isSingle(power) ? 0 : loot) + (isKept ? LOOT * sumIn(cards.ar, card) : 0);
        most = Math.max(most, harmIn(all, victim, adventure) * prize + loot);
      });
  }
  return most;
}

/** From 0 to 1: how much of the adventure is lost to a player who would have won it. */
function harmIn(state: CgsState, victim: number, adventure: Design): number {
  if (winnerOf(state) === victim) return 0;
  const again = planCover(readHand(state, victim), standing(state, victim).need, adventure);
  return again.isWhole ? Math.min(0.4, 0.1 * again.owes) : 1;
}

/** A power card against the rival who would win now; undefined where none is worth it. */
export function strikeFor(state: CgsState, me: number, prize: number): number | undefined {
  const winner = winnerOf(state);
  if (winner === NONE || winner === me) return undefined;
  const hand = readHand(state, me);
  const { designs, designOf, is } = hand.cards;
  const isFree = designOf[currentIn(state.ints)]!.roleplay === COMPETITION;
  const loss = (0.9 * prize) / (state.rules.players - 1);
  let best: number | undefined;
  let most = 0;
  for (const { index, first, powers } of designs) {
    if (hand.can[index] === 0 || (powers === 0 && !isIn(is.rewind, first))) continue;
    const harm = powers === 0 ? loss : harmBy(state, me, index, winner, loss);
    // CGS-REW-3 A rewinding card is wrecked wherever it is played.
    const value = harm - (isFree && powers !== 0 ? TROUBLE : hand.owes[index]! + EFFORT);
    if (value > most) [best, most] = [index, value];
  }
  return best;
}

/** In a Cooperation: a power that brings a rival's stock over. */
export function lootFor(state: CgsState, me: number): number | undefined {
  const hand = readHand(state, me);
  const { designs, designOf } = hand.cards;
  let best: number | undefined;
  let most = 0;
  for (const { index, powers, targets } of designs) {
    if (hand.can[index] === 0 || powers === 0) continue;
    let loot = 0;
    for (const [power, set] of targets.entries()) {
      if (set === undefined || !POWERS[power]!.startsWith('divert')) continue;
      for (let seat = 0; seat < state.rules.seats; seat++)
        if (playerOf(state, seat) !== me)
          eachIn(state, groundOf(seat), set, (card) => {
            const worth = 2 * hand.facts.stock[designOf[card]!.index]!;
            loot = isSingle(power) ? Math.max(loot, worth) : loot + worth;
          });
    }
    const value = loot - hand.owes[index]! - EFFORT;
    if (value > most) [best, most] = [index, value];
  }
  return best;
}

/** In a special round: what keeps a power from doing harm; undefined where nothing does, or nothing has to. */
export function shieldFor(state: CgsState, me: number): number | undefined {
  const { ints, rules } = state;
  const { designs, designOf, is } = rules.cards;
  const adventure = designOf[currentIn(ints)]!;
  const { prize } = factsOf(rules.cards);
  for (let rival = 0; rival < rules.players; rival++) {
    const source = pendingOf(ints, rival);
    if (rival === me || source === NONE) continue;
    const isFreeze = isIn(is.freeze, source);
    const harm = isFreeze
      ? stopsMe(state, me, adventure)
        ? prize[adventure.index]!
        : 0
      : harmBy(state, rival, designOf[source]!.index, me, prize[adventure.index]!);
    if (harm === 0) continue;
    const hand = readHand(state, me);
    for (const { index, shields, first } of designs) {
      if (hand.can[index] === 0 || hand.owes[index]! + EFFORT > harm) continue;
      // Who takes the card back that would be hit can lay it again.
      const saves = shields === undefined ? !isFreeze && isIn(is.recover, first) : isIn(shields, source);
      if (saves) return index;
    }
  }
  return undefined;
}

/** CGS-FRZ-3 A Freeze ends the adventure as it stands. */
const stopsMe = (state: CgsState, me: number, adventure: Design): boolean =>
  winnerOf(state) !== me && planCover(readHand(state, me), standing(state, me).need, adventure).isWhole;

/** For whoever would win: what keeps a rival from stopping it any more; undefined where none can, or nothing does. */
export function guardFor(state: CgsState, me: number, isStoppable: () => boolean): number | undefined {
  const hand = readHand(state, me);
  const { designs, is } = hand.cards;
  const guard = designs.find(
    ({ index, first }) =>
      hand.can[index] === 1 &&
      (isIn(is.freezeAcc, first) || (isIn(is.freeze, first) && winnerOf(state) === me)),
  );
  return guard !== undefined && isStoppable() ? guard.index : undefined;
}
