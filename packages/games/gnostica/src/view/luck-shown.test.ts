/** Whatever was left to luck reveals something; otherwise it could be taken back and tried again until it suits. */
import { FastLuck, Hearing, lowestBit, type Rng } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';
import { at } from '../types.ts';

/** Luck that records whether it was asked. */
class WatchedLuck implements Rng {
  asked = false;
  readonly #luck: Rng;
  constructor(luck: Rng) {
    this.#luck = luck;
  }
  below(n: number): number {
    this.asked = true;
    return this.#luck.below(n);
  }
  shuffle(items: Int32Array | Uint8Array): void {
    this.asked = true;
    this.#luck.shuffle(items);
  }
}

const list = new Int32Array(gnostica.mostMoves);

test.each(['eager', 'lazy'])(
  '[GNO-E-5] with %s reshuffles luck and the draw pile are touched by nothing that can be taken back',
  (reshuffle) => {
    const kinds = new Set<string>();
    for (let game = 0; game < 150; game++) {
      const luck = new FastLuck(game);
      const options = crowded.parseOptions(
        { reshuffle, start: game % 4 === 0 ? 'bid' : 'random', cap: 60 },
        2 + (game % 5),
      );
      if (!options.ok) throw new Error('options');
      const state = crowded.create(options.value, 2 + (game % 5));
      let toAct = crowded.setup(state, luck);
      while (toAct !== 0) {
        const seat = lowestBit(toAct);
        const move = list[luck.below(crowded.legal(state, seat, list))];
        const asked = new WatchedLuck(luck);
        const hearing = new Hearing();
        const pile = state.ints[at.pile];
        toAct = crowded.play(state, seat, move, asked, hearing);
        if (!asked.asked && state.ints[at.pile] === pile) continue;
        const kind = gnostica.moves.toJson(move).kind;
        kinds.add(kind);
        expect(hearing.told.some(gnostica.events.binds), kind).toBe(true);
      }
    }
    for (const kind of ['draw', 'redraw', 'flip', 'cupTop']) expect(kinds, kind).toContain(kind);
  },
);
