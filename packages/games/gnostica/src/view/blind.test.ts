/**
 * What a seat is asked and why it is refused follow from what it sees: they are the same in every world consistent
 * with its view. Players leave along the way, even during the bidding.
 */
import { FastLuck, hasSeat, type Seat } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';
import { at, type GnosticaState, kinds } from '../types.ts';

const list = new Int32Array(gnostica.mostMoves);
const TEXTS = [
  ...[
    'draw -C2 +1',
    'redraw -C4 +2',
    'play 00',
    'play C5',
    'bid C3',
    'take CK',
    'act 0,0',
    'act 1,0',
    'copy 06',
  ],
  ...['a1E@0,0 swap b', 'a1U@0,0 fetch 20', 'a1N@0,1 cup =C3', 'a1N@0,1 cup =top', 'flip', '!', 'time'],
];

const { legal, judge, view, toAct, clock } = gnostica;
const moves = (state: GnosticaState, seat: Seat): number[] => [...list.subarray(0, legal(state, seat, list))];

/** Moves from this and other moments, some with a bit changed. */
function tries(luck: FastLuck): number[] {
  const all = Array.from({ length: 30 }, () =>
    luck.below(3) === 0
      ? luck.below(2 ** 31 - 1)
      : list[luck.below(60)] ^ (luck.below(2) << (6 + luck.below(12))),
  );
  return all.filter(gnostica.moves.knows);
}

function expectBlind(state: GnosticaState, seat: Seat, luck: FastLuck): void {
  const world = gnostica.create(state.rules.options, state.rules.seats);
  gnostica.imagine(view(state, seat), world, luck);
  expect([toAct(world), clock(world)]).toEqual([toAct(state), clock(state)]);
  for (const move of tries(luck))
    expect(judge(world, seat, move), JSON.stringify(gnostica.moves.toJson(move))).toEqual(
      judge(state, seat, move),
    );
  for (const text of TEXTS)
    expect(gnostica.notation.parseMove(world, seat, text), text).toEqual(
      gnostica.notation.parseMove(state, seat, text),
    );
  expect(moves(world, seat)).toEqual(moves(state, seat));
}

test.each(gnostica.seats)(
  '[GNO-R-67] of %i players nobody learns from a refusal what another holds',
  (seats) => {
    let left = 0;
    for (let game = 0; game < 6; game++) {
      const luck = new FastLuck(100 * seats + game);
      const options = crowded.parseOptions({ start: game % 2 === 0 ? 'bid' : 'random', cap: 30 }, seats);
      if (!options.ok) throw new Error('options');
      const state = crowded.create(options.value, seats);
      crowded.setup(state, luck);
      while (toAct(state) !== 0) {
        const all = Array.from({ length: seats }, (_, seat) => seat);
        for (const seat of all) if (luck.below(3) === 0) expectBlind(state, seat, luck);
        const acting = all.filter((seat) => hasSeat(toAct(state), seat));
        const seat = acting[luck.below(acting.length)];
        const leaves = luck.below(25) === 0;
        if (leaves) left++;
        const count = crowded.legal(state, seat, list);
        crowded.play(state, seat, leaves ? kinds.resign.pack() : list[luck.below(count)], luck);
      }
      expect(state.ints[at.phase]).toBe(5);
    }
    expect(left).toBeGreaterThan(0);
  },
);
