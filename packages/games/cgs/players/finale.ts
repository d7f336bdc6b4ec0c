/** The finales in a player's hand: what it still lacks for them (CGS-EOE-2 … 5). */
import type { Design } from '../src/cards/types.ts';
import { personsOf } from '../src/state/players.ts';
import { firstIn, nextIn, opsOf } from '../src/state/zones.ts';
import { type CgsState, DOOMSDAY, EPIC } from '../src/types.ts';
import { strengthIn } from './cover.ts';
import type { Hand } from './hand.ts';
import { needFor } from './worth.ts';

/** In points: a finale that the hand covers, and each point that is missing. */
const [HOPE, STEP] = [7, 1.5];

const isFinale = ({ roleplay }: Design): boolean => roleplay === EPIC || roleplay === DOOMSDAY;

/** How much of an adventure's costs the hand couldn't bring, all names together. */
function missingFor(hands: readonly Hand[], player: number, design: Design): number {
  const hand = hands[player]!;
  const { short } = needFor(hands, player, design);
  const named = new Uint8Array(short.length);
  let missing = 0;
  for (let name = 0; name < short.length; name++) {
    if (short[name]! <= 0) continue;
    named[name] = 1;
    missing += Math.max(0, short[name]! - strengthIn(hand, { short, named }, design));
    named[name] = 0;
  }
  return missing;
}

/** In points: how near a hand is to a finale that it holds. */
export function finaleHope(state: CgsState, hands: readonly Hand[], player: number): number {
  const { designOf } = state.rules.cards;
  let most = 0;
  for (const seat of personsOf(state, player))
    for (let card = firstIn(state, opsOf(seat)); card >= 0; card = nextIn(state, opsOf(seat), card)) {
      const design = designOf[card]!;
      if (isFinale(design)) most = Math.max(most, HOPE - STEP * missingFor(hands, player, design));
    }
  return most;
}
