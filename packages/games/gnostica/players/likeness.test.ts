import { FastLuck, lowestBit, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cardNamed, gnostica, kinds } from '../src/index.ts';
import { kindOfPlay, whateverFacing } from './likeness.ts';

test('moves are alike if they differ by the facing alone', () => {
  const { rod, cup, turn } = kinds;
  expect(whateverFacing(rod.pack(3, 4, 1, 0))).toBe(whateverFacing(rod.pack(3, 4, 1, 4)));
  expect(whateverFacing(rod.pack(3, 4, 1, 0))).not.toBe(whateverFacing(rod.pack(3, 4, 2, 0)));
  expect(whateverFacing(rod.pack(3, 4, 1, 0))).not.toBe(whateverFacing(rod.pack(3, 5, 1, 0)));
  expect(whateverFacing(cup.pack(2, 1))).toBe(whateverFacing(cup.pack(2, 3)));
  expect(whateverFacing(cup.pack(2, 1))).not.toBe(whateverFacing(turn.pack(2, 1)));
  expect(whateverFacing(kinds.play.pack(5))).toBe(kinds.play.pack(5));
});

test('of all moves that are listed in random games, those alike have all other fields in common', () => {
  const options = gnostica.parseOptions({ cap: 60 }, 3);
  if (!options.ok) throw new Error('no options');
  const luck = new FastLuck(5);
  const list = moveList(gnostica);
  const state = gnostica.create(options.value, 3);
  const fields = (move: number) => ({ ...gnostica.moves.toJson(move), facing: 0 });
  let alike = 0;
  for (let toAct = gnostica.setup(state, luck); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    const count = gnostica.legal(state, seat, list);
    for (let i = 1; i < count; i++) {
      if (whateverFacing(list[i]) !== whateverFacing(list[i - 1])) continue;
      expect(fields(list[i])).toEqual(fields(list[i - 1]));
      alike++;
    }
    toAct = gnostica.play(state, seat, list[luck.below(count)], luck);
  }
  expect(alike).toBeGreaterThan(100);
});

test('cards of a suit are played alike, spot cards and royalty apart, majors each for itself', () => {
  const kindOf = (code: string) => kindOfPlay(kinds.play.pack(cardNamed(code) as number));
  expect(kindOf('C2')).toBe(kindOf('C9'));
  expect(kindOf('C2')).not.toBe(kindOf('CK'));
  expect(kindOf('C2')).not.toBe(kindOf('R2'));
  expect([kindOf('06'), kindOf('13')]).toEqual([0, 0]);
});
