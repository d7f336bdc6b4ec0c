import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FastLuck } from '../chance/luck.ts';
import { pips } from '../testing/pips.ts';
import { copyInto, copyState, defineGame, stateHash } from './game.ts';
import { moveList } from './moves.ts';

const fresh = (seed = 1) => {
  const state = pips.create({ rounds: 2, open: false }, 3);
  pips.setup(state, new FastLuck(seed));
  return state;
};

test('a defined game has all parts of its declaration and nothing else', () => {
  const { ...parts } = pips;
  const again = defineGame(parts);
  expect({ ...again }).toEqual(parts);
  const { clock: _, ...without } = parts;
  expect(Object.keys(defineGame(without as typeof parts))).toEqual(Object.keys(parts));
});

test('a copy is apart from its original and shares its rules', () => {
  const state = fresh();
  const copy = copyState(state);
  expect(copy).toEqual(state);
  expect(copy.rules).toBe(state.rules);
  copy.ints[0] = 99;
  expect(state.ints[0]).toBe(0);
});

test('a state is overwritten in place', () => {
  const [from, into] = [fresh(1), fresh(2)];
  const ints = into.ints;
  expect(into.ints).not.toEqual(from.ints);
  copyInto(from, into);
  expect(into.ints).toBe(ints);
  expect(into.ints).toEqual(from.ints);
});

test('the hash of a state is that of its position, game and rules', () => {
  const state = fresh();
  const hash = createHash('sha256').update('hortus state 1\0');
  for (const part of ['pips', '3', pips.notation.makePosition(state)]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  }
  expect(stateHash(pips, state)).toBe(hash.digest('hex'));
  expect(stateHash(defineGame({ ...pips, rulesVersion: 4 }), state)).not.toBe(stateHash(pips, state));
  const loaded = pips.notation.parsePosition(
    pips.notation.makePosition(state),
    { rounds: 2, open: false },
    3,
    new FastLuck(9),
  );
  expect(loaded.ok && stateHash(pips, loaded.value)).toBe(stateHash(pips, state));
});

test('a list of moves has room for as many as the game says', () => {
  expect(moveList(pips)).toEqual(new Int32Array(pips.mostMoves));
});
