import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMember,
  bitCount,
  countMembers,
  hasMember,
  listMembers,
  lowestBit,
  membersOf,
  removeMember,
  wordsFor,
} from './sets.ts';

test('a set of bits in the words of a state is a set', () => {
  const steps = fc.array(fc.record({ add: fc.boolean(), member: fc.nat(99) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.nat(3), (actions, at) => {
      const size = wordsFor(100);
      const words = new Int32Array(at + size + 1).fill(0);
      words[at + size] = -1; // a neighbour, to be left alone
      const model = new Set<number>();
      for (const { add, member } of actions) {
        if (add) addMember(words, at, member);
        else removeMember(words, at, member);
        if (add) model.add(member);
        else model.delete(member);
        expect(hasMember(words, at, member)).toBe(add);
      }
      const sorted = [...model].sort((a, b) => a - b);
      expect(membersOf(words, at, size)).toEqual(sorted);
      expect(countMembers(words, at, size)).toBe(sorted.length);
      const out = new Int32Array(128).fill(-7);
      expect(listMembers(words, at, size, out)).toBe(sorted.length);
      expect([...out.subarray(0, sorted.length)]).toEqual(sorted);
      expect(out[sorted.length]).toBe(-7);
      expect(words[at + size]).toBe(-1);
      expect(words.subarray(0, at)).toEqual(new Int32Array(at));
    }),
  );
});

test('words for so many members', () => {
  expect([0, 1, 32, 33, 64, 65].map(wordsFor)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('bits are counted and found up to the sign bit', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      const written = (bits >>> 0).toString(2);
      expect(bitCount(bits)).toBe(written.split('1').length - 1);
      if (bits !== 0) expect(lowestBit(bits)).toBe(written.length - 1 - written.lastIndexOf('1'));
    }),
  );
  expect(bitCount(-1)).toBe(32);
  expect(lowestBit(1 << 31)).toBe(31);
});
