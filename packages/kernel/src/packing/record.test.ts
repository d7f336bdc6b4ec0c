import { setFlagsFromString } from 'node:v8';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record } from './record.ts';

test('a layout of many fields isn’t a dictionary, so the engine can fold its offsets', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isFast = new Function('object', 'return %HasFastProperties(object)');
  // Parsed from text: an object built field by field would already have taught the engine this shape.
  const fields = JSON.parse(`{${Array.from({ length: 60 }, (_, i) => `"field${i}":1`)}}`);
  expect(isFast(record(fields).at)).toBe(true);
});

test('fields follow one another in the order declared', () => {
  const layout = record({ free: 1, tileAt: 16, top: 1 });
  expect(layout.at).toEqual({ free: 0, tileAt: 1, top: 17 });
  expect(layout.size).toBe(18);
});

test('fields never overlap and fill the record', () => {
  const fields = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.integer({ min: 1, max: 9 }), {
    minKeys: 1,
  });
  fc.assert(
    fc.property(fields, (declared) => {
      const { at, size } = record(declared);
      const owners = new Array<string | undefined>(size);
      for (const [name, count] of Object.entries(declared))
        for (let i = 0; i < count; i++) {
          expect(owners[at[name] + i]).toBeUndefined();
          owners[at[name] + i] = name;
        }
      expect(owners).not.toContain(undefined);
    }),
  );
});

test('the ints are described by name', () => {
  const layout = record({ round: 1, bids: 2 });
  expect(layout.describe(Int32Array.of(7, 1, -2))).toEqual({ round: 7, bids: [1, -2] });
});

test('a layout never changes', () => {
  const layout = record({ a: 1 });
  expect(Object.isFrozen(layout)).toBe(true);
  expect(Object.isFrozen(layout.at)).toBe(true);
});

test.each([0, -1, 1.5])('a field cannot take %d ints', (count) => {
  expect(() => record({ a: count })).toThrow('strange size');
});
