/** When a bot opens a Competition that a rival can stop. */
import { FastLuck, membersOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { moveCard, opsOf, wreckOf } from '../src/state/zones.ts';
import { at, type CgsState } from '../src/types.ts';
import { triesSpoilt } from './spoil.ts';
import type { Prospect } from './worth.ts';

function dealt(): CgsState {
  const options = cgs.parseOptions({ pack: 'lowwater' }, 2);
  if (!options.ok) throw new Error('these are no options');
  const state = cgs.create(options.value, 2);
  cgs.setup(state, new FastLuck(1));
  // Between two times at which everything is tried again, and one of those at which card 0 may be.
  state.ints[at.adventures] = 4;
  return state;
}

const OF_FIRST = { design: { index: 0 } } as Prospect;

test('a Competition is tried against a rival who has lost no obstacle, and hardly against one who has', () => {
  const state = dealt();
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(true);
  const { acc, is, setSize } = state.rules.cards;
  const obstacle = membersOf(state.ints, opsOf(1), setSize).find(
    (card) => is.support[card >> 5]! & (1 << (card & 31)) && acc.from[card] !== acc.from[card + 1],
  )!;
  moveCard(state.ints, obstacle, opsOf(1), wreckOf(1));
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(false);
  expect(triesSpoilt(state, 1, OF_FIRST), 'his own obstacles say nothing to him').toBe(true);
  state.ints[at.adventures] = 12;
  expect(triesSpoilt(state, 0, OF_FIRST)).toBe(true);
});
