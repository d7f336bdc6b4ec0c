import fc from 'fast-check';
import { expect, test } from 'vitest';
import { membersOf } from './sets.ts';
import { beyondSix, byBit, listSmallSet, scratchInts } from './small-sets.ts';

const of = byBit(16, (member) => 100 + member);
const expected = (set: number): number[] => membersOf(Int32Array.of(set), 0, 1).map((member) => 100 + member);

test('a set of up to six members is listed, lowest first, whatever the larger one is', () => {
  const members = fc.uniqueArray(fc.nat(15), { maxLength: 6 });
  fc.assert(
    fc.property(members, (some) => {
      const set = some.reduce((sum, member) => sum | (1 << member), 0);
      const out = new Int32Array(12).fill(-7);
      const count = listSmallSet(set, of, beyondSix(0xf99f, of), out);
      expect([...out.subarray(0, count)]).toEqual(expected(set));
      expect([...out.subarray(6)]).toEqual(Array(6).fill(-7));
    }),
  );
});

test('the one set that has more than six is listed whole', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(15), { minLength: 12, maxLength: 12 }), (some) => {
      const set = some.reduce((sum, member) => sum | (1 << member), 0);
      const out = new Int32Array(12);
      expect(listSmallSet(set, of, beyondSix(set, of), out)).toBe(12);
      expect([...out]).toEqual(expected(set));
    }),
  );
});

test('scratch is empty and as long as it was asked for', () => {
  expect([...scratchInts(5)]).toEqual([0, 0, 0, 0, 0]);
});
