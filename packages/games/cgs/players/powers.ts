/** Powers that take an adventure from whoever would win it, and shields against them. */
import { addMember, copyState } from '@hortus/kernel';
import { winnerOf } from '../src/arithmetic/winner.ts';
import { personsOf } from '../src/state/players.ts';
import { groundOf, isIn, moveCard, opsOf, wreckOf } from '../src/state/zones.ts';
import { eachIn } from '../src/turn/targets.ts';
import { at, type CgsState, NONE, POWERS } from '../src/types.ts';
import { standing } from './adventure.ts';
import { planCover } from './cover.ts';
import { readHand } from './hand.ts';

/** What a power costs besides its card: the turn. */
const EFFORT = 1;

/** The table after a power has hit a card. */
function afterHit(state: CgsState, player: number, power: number, card: number, layer: number): CgsState {
  const next = copyState(state);
  const { words } = next;
  if (power >= 4) moveCard(words, card, groundOf(layer), wreckOf(player));
  else if (power >= 2) moveCard(words, card, groundOf(layer), groundOf(personsOf(state, player)[0]!));
  else moveCard(words, card, groundOf(layer), opsOf(layer));
  if (power < 2 || power >= 4) addMember(words, at.barred, card);
  return next;
}

/** Of the adventure, from 0 to 1: how much of it a power of this design takes from the player who would win. */
function harmBy(state: CgsState, owner: number, design: number, victim: number): number {
  const { rules } = state;
  const { targets } = rules.cards.designs[design]!;
  const adventure = rules.cards.designOf[state.words[at.current]!]!;
  let most = 0;
  for (let power = 0; power < POWERS.length; power++) {
    const set = targets[power];
    if (set === undefined) continue;
    for (const layer of personsOf(state, victim))
      eachIn(state, groundOf(layer), set, (card) => {
        const next = afterHit(state, owner, power, card, layer);
        if (winnerOf(next) === victim) return;
        const { need } = standing(next, victim);
        const again = planCover(readHand(next, victim), need, adventure);
        most = Math.max(most, again.isWhole ? Math.min(0.4, 0.1 * again.owes) : 1);
      });
  }
  return most;
}

/** A power card against the rival who would win now; undefined where none is worth it. */
export function strikeFor(state: CgsState, me: number, prize: number): number | undefined {
  const winner = winnerOf(state);
  if (winner === NONE || winner === me) return undefined;
  const hand = readHand(state, me);
  const { designs, is } = hand.cards;
  let best: number | undefined;
  let most = 0;
  for (const { index, first, powers } of designs) {
    if (hand.can[index] === 0 || (powers === 0 && !isIn(is.rewind, first))) continue;
    const harm = powers === 0 ? 1 : harmBy(state, me, index, winner);
    const value = (harm * prize * 0.9) / (state.rules.players - 1) - hand.owes[index]! - EFFORT;
    if (value > most) [best, most] = [index, value];
  }
  return best;
}

/** In a special round: the shield against a power that would take the adventure; undefined where none is needed. */
export function shieldFor(state: CgsState, me: number): number | undefined {
  const { words, rules } = state;
  const { designs, designOf, is } = rules.cards;
  const wins = winnerOf(state) === me;
  for (let rival = 0; rival < rules.players; rival++) {
    const source = words[at.pending + rival]!;
    if (rival === me || source === NONE) continue;
    // CGS-FRZ-3 A Freeze ends the adventure as it stands.
    const isHarm = isIn(is.freeze, source)
      ? !wins &&
        planCover(readHand(state, me), standing(state, me).need, designOf[words[at.current]!]!).isWhole
      : wins && harmBy(state, rival, designOf[source]!.index, me) > 0.5;
    if (!isHarm) continue;
    const hand = readHand(state, me);
    for (const { index, shields } of designs)
      if (hand.can[index] === 1 && shields !== undefined && isIn(shields, source)) return index;
  }
  return undefined;
}
