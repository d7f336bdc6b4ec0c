/** What a player could still add to the adventure in progress, name by name. */
import { membersOf } from '@hortus/kernel';
import { addableMask } from '../moves/playable.ts';
import { personsOf } from '../state/players.ts';
import { at, type CgsState, NONE, WORDS } from '../types.ts';

const mask = new Int32Array(WORDS);

/** CGS-PSUP-7 Each identification number counts once, since only one card with it can be played. */
export function reachOf(state: CgsState, player: number): readonly number[] {
  const { ints, rules } = state;
  const { cards } = rules;
  const reach = cards.names.map(() => 0);
  if (ints[at.current] === NONE) return reach;
  const counted = new Set<number>();
  const { from, name, value } = cards.ar;
  for (const seat of personsOf(state, player)) {
    addableMask(state, seat, mask);
    for (const copy of membersOf(mask, 0, cards.setSize)) {
      const { number } = cards.designOf[copy].card;
      if (counted.has(number)) continue;
      counted.add(number);
      for (let i = from[copy]; i < from[copy + 1]; i++) reach[name[i]] += value[i];
    }
  }
  return reach;
}
