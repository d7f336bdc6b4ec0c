import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMember,
  bitCount,
  countMembers,
  firstMember,
  hasBit,
  hasMember,
  intsFor,
  listMembers,
  lowestBit,
  membersOf,
  NO_MEMBER,
  nextMember,
  nthBit,
  nthMember,
  removeMember,
  withoutLowest,
} from './sets.ts';

test('a set of bits in the ints of a state is a set', () => {
  const steps = fc.array(fc.record({ add: fc.boolean(), member: fc.nat(99) }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.nat(3), (actions, at) => {
      const size = intsFor(100);
      const ints = new Int32Array(at + size + 1).fill(0);
      ints[at + size] = -1; // a neighbour, to be left alone
      const model = new Set<number>();
      for (const { add, member } of actions) {
        if (add) addMember(ints, at, member);
        else removeMember(ints, at, member);
        if (add) model.add(member);
        else model.delete(member);
        expect(hasMember(ints, at, member)).toBe(add);
      }
      const sorted = [...model].sort((a, b) => a - b);
      expect(membersOf(ints, at, size)).toEqual(sorted);
      expect(countMembers(ints, at, size)).toBe(sorted.length);
      const out = new Int32Array(128).fill(-7);
      expect(listMembers(ints, at, size, out)).toBe(sorted.length);
      expect([...out.subarray(0, sorted.length)]).toEqual(sorted);
      expect(out[sorted.length]).toBe(-7);
      expect(walk(ints, at, size)).toEqual(sorted);
      for (let nth = 0; nth < sorted.length; nth++) expect(nthMember(ints, at, size, nth)).toBe(sorted[nth]);
      expect(nthMember(ints, at, size, sorted.length)).toBe(NO_MEMBER);
      expect(ints[at + size]).toBe(-1);
      expect(ints.subarray(0, at)).toEqual(new Int32Array(at));
    }),
  );
});

function walk(ints: Int32Array, at: number, size: number): number[] {
  const found: number[] = [];
  for (let one = firstMember(ints, at, size); one !== NO_MEMBER; one = nextMember(ints, at, size, one))
    found.push(one);
  return found;
}

test('a walk through a set meets its last bits, and nothing where there is none', () => {
  const ints = Int32Array.of(1 << 31, 0, (1 << 31) | 1, -1);
  expect(walk(ints, 0, 3)).toEqual([31, 64, 95]);
  expect(walk(ints, 1, 1)).toEqual([]);
  expect(walk(ints, 0, 0)).toEqual([]);
});

test('a walk goes on when its member was taken out', () => {
  const ints = Int32Array.of(0x80000101 | 0, 6);
  const found: number[] = [];
  for (let one = firstMember(ints, 0, 2); one !== NO_MEMBER; one = nextMember(ints, 0, 2, one)) {
    removeMember(ints, 0, one);
    found.push(one);
  }
  expect(found).toEqual([0, 8, 31, 33, 34]);
  expect(ints).toEqual(new Int32Array(2));
});

test('how many words a number of members takes', () => {
  expect([0, 1, 32, 33, 64, 65].map(intsFor)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('bits are counted and found up to the sign bit', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      const written = (bits >>> 0).toString(2);
      expect(bitCount(bits)).toBe(written.split('1').length - 1);
      if (bits !== 0) expect(lowestBit(bits)).toBe(written.length - 1 - written.lastIndexOf('1'));
      let left = bits;
      for (let nth = 0; left !== 0; nth++, left = withoutLowest(left))
        expect(nthBit(bits, nth)).toBe(lowestBit(left));
    }),
  );
  expect(bitCount(-1)).toBe(32);
  expect(lowestBit(1 << 31)).toBe(31);
});

test('the bits of one number, the sign among them', () => {
  const set = (1 << 31) | (1 << 4) | 1;
  expect([0, 1, 4, 30, 31].map((i) => hasBit(set, i))).toEqual([true, false, true, false, true]);
});
