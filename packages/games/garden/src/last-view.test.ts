import { FastLuck, lowestBit, type Move, moveList, type PackedJson, type Seat } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { EVENTS, type GardenState, garden, resign, time, type View } from './index.ts';
import { lastView } from './last-view.ts';

const list = moveList(garden);

/** Plays the move and returns its events. */
function told(state: GardenState, seat: Seat, move: Move, rng: FastLuck): PackedJson[] {
  const events: PackedJson[] = [];
  garden.play(state, seat, move, rng, {
    tell(event) {
      events.push(EVENTS.toJson(event));
    },
  });
  return events;
}

/** Played as a match of its own, the same game ends in the position we are looking for. */
function alone(state: GardenState, seat: Seat, move: Move, rng: FastLuck): View {
  const options = { ...state.rules.options, format: 'single' } as const;
  const single = garden.create(options, 2);
  single.ints.set(state.ints);
  garden.play(single, seat, move, rng);
  return garden.view(single, 'table');
}

function match(rng: FastLuck, fullBoard: 'block' | 'draw'): number {
  const state = garden.create({ format: 'vp20', fullBoard, first: 'random', garden: '' }, 2);
  let found = 0;
  for (let toAct = garden.setup(state, rng), n = 1; toAct !== 0; toAct = garden.toAct(state), n++) {
    const mover = lowestBit(toAct);
    const count = garden.legal(state, mover, list);
    const gives = n % 40 === 0;
    const seat = gives ? rng.below(2) : mover;
    const move = gives ? (n % 80 === 0 ? time : resign).pack() : list[rng.below(count)];
    const before = garden.view(state, 'table');
    const expected = alone(state, seat, move, new FastLuck(1));
    const last = lastView(before, told(state, seat, move, rng), garden.view(state, 'table'));
    if (last === undefined) continue;
    found++;
    expect({ ...last, score: expected.score, format: 'single' }).toEqual(expected);
    expect(last.score).toEqual(garden.view(state, 'table').score);
  }
  return found;
}

test('[GAR-MAT-6] the last position of a game that another follows is that of the same game alone', () => {
  const rng = new FastLuck(11);
  let found = 0;
  for (let n = 0; n < 30; n++) found += match(rng, n % 2 === 0 ? 'block' : 'draw');
  expect(found).toBeGreaterThan(60);
});
