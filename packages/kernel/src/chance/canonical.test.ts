import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, frame, hashOf, packHash } from './canonical.ts';

/** Any JSON whose numbers are all whole. */
const whole = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
  ),
})).value;

/** The same value with the keys of its objects in another order. */
const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reordered(part)]),
  );
};

test('it is JSON, and says the same', () => {
  fc.assert(fc.property(whole, (value) => void expect(JSON.parse(canonicalJson(value))).toEqual(value)));
});

test('the order of keys does not matter', () => {
  fc.assert(
    fc.property(whole, (value) => void expect(canonicalJson(reordered(value))).toBe(canonicalJson(value))),
  );
});

test('different values are written differently', () => {
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      fc.pre(JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b)));
      expect(canonicalJson(a)).not.toBe(canonicalJson(b));
    }),
  );
});
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [`key ${key}`, sorted(part)]);
};

test('the form is pinned: no spaces, keys by code unit, undefined left out', () => {
  expect(canonicalJson({ b: [1, -0, { d: undefined, c: null }], a: 'é"\n', B: true, '10': 1, '9': 2 })).toBe(
    '{"10":1,"9":2,"B":true,"a":"é\\"\\n","b":[1,0,{"c":null}]}',
  );
  expect(canonicalJson('\ud800')).toBe('"\\ud800"');
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, undefined, () => 1, Symbol('s'), 1n])(
  '%s has no canonical form',
  (value) => {
    expect(() => canonicalJson(value)).toThrow('no canonical form');
    expect(() => canonicalJson([value])).toThrow('no canonical form');
  },
);

const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 12 }));
const bytesOf = (one: string | Uint8Array): string => Buffer.from(one as Uint8Array).toString('hex');

test('no two different lists of parts, nor two tags, give the same bytes', () => {
  const tag = fc.constantFrom('hortus a 1', 'hortus b 1', 'hortus a 11');
  const list = fc.tuple(tag, fc.array(part, { maxLength: 4 }));
  fc.assert(
    fc.property(list, list, ([tagA, a], [tagB, b]) => {
      const same =
        tagA === tagB && a.length === b.length && a.every((one, i) => bytesOf(one) === bytesOf(b[i]));
      expect(Buffer.compare(frame(tagA, ...a), frame(tagB, ...b)) === 0).toBe(same);
    }),
    { numRuns: 500 },
  );
});

test('what is between two parts cannot be moved', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255), { minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(), (bytes, i, j) => {
      const cut = (at: number) => [Uint8Array.from(bytes.slice(0, at)), Uint8Array.from(bytes.slice(at))];
      const [a, b] = [i % (bytes.length + 1), j % (bytes.length + 1)];
      expect(Buffer.compare(frame('t', ...cut(a)), frame('t', ...cut(b))) === 0).toBe(a === b);
    }),
  );
});

test('the frame is pinned: tag, zero byte, then length in four bytes and the part', () => {
  expect(Buffer.from(frame('hortus x 1', 'é', Uint8Array.of(1, 2, 3), '')).toString('hex')).toBe(
    `${Buffer.from('hortus x 1\0').toString('hex')}00000002c3a90000000301020300000000`,
  );
});

test('a hash is SHA-256 of the frame', () => {
  const bytes = Buffer.concat([Buffer.from('hortus x 1\0'), Buffer.from([0, 0, 0, 2]), Buffer.from('ab')]);
  expect(hashOf('hortus x 1', 'ab')).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('a pack is known by what is in it', () => {
  expect(packHash({ a: 1, b: [2] })).toBe(packHash({ b: [2], a: 1 }));
  expect(packHash({ a: 1, b: [2] })).not.toBe(packHash({ a: 1, b: [3] }));
  expect(packHash({ cards: 12 })).toBe('3a5b9e9865ad28992497a31179e9b31bfe104e6f69652addd1dfc6c6bfb292f2');
});
