import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveKinds } from '../contract/moves.ts';
import { codec, type KindTable } from './codec.ts';

const word = fc.stringMatching(/^[a-z]{1,6}$/).filter((name) => name !== 'kind' && !(name in {}));
/** Kinds with up to six fields whose bits, the kind's included, fit in 31. */
const tables: fc.Arbitrary<KindTable> = fc.dictionary(
  word,
  fc.dictionary(word, fc.integer({ min: 1, max: 16 }), { maxKeys: 6, noNullPrototype: true }),
  { minKeys: 1, maxKeys: 20, noNullPrototype: true },
);
const tableWithMove = tables.chain((table) =>
  fc.constantFrom(...Object.keys(table)).chain((kind) => {
    const fields = Object.entries(table[kind]).map(([name, range]) => [
      name,
      fc.integer({ min: 0, max: range - 1 }),
    ]);
    return fc.record({
      table: fc.constant(table),
      kind: fc.constant(kind),
      values: fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<number>>),
    });
  }),
);

test('what a declared kind makes reads back the same, packed, by field and as JSON', () => {
  fc.assert(
    fc.property(tableWithMove, ({ table, kind: name, values }) => {
      const moves = codec(table);
      const kind = moves.kinds[name];
      const packed = kind.make(values);
      expect(packed).toBeGreaterThanOrEqual(0);
      expect(packed).toBeLessThan(2 ** 31);
      expect(kind.read(packed)).toEqual(values);
      expect(kind.pack(...Object.keys(table[name]).map((field) => values[field]))).toBe(packed);
      for (const field of Object.keys(values)) expect(kind.get[field](packed)).toBe(values[field]);
      expect(moves.kindOf(packed)).toBe(name);
      expect(moves.knows(packed)).toBe(true);
      for (const other of Object.values(moves.kinds)) expect(other.is(packed)).toBe(other.name === name);
      const json = moves.toJson(packed);
      expect(json).toEqual({ kind: name, ...values });
      expect(moves.fromJson(JSON.parse(JSON.stringify(json)))).toEqual({ ok: true, value: packed });
    }),
  );
});

test('any whole number is either known, and then survives JSON, or is of no use', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: -5, max: 2 ** 32 }), (table, number) => {
      const moves = codec(table);
      const json = moves.kindOf(number) === undefined ? undefined : moves.toJson(number);
      const back = json === undefined ? undefined : moves.fromJson(json);
      expect(moves.knows(number)).toBe(back?.ok === true && back.value === number);
    }),
    { numRuns: 300 },
  );
});

const toy = codec({ take: { cell: 10, by: 4 }, pass: {} });

test('a number outside its declaration is not known', () => {
  const { take, pass } = toy.kinds;
  const inRange = take.make({ cell: 9, by: 3 });
  expect(toy.knows(inRange)).toBe(true);
  expect(toy.knows(take.pack(10, 3))).toBe(false);
  expect(toy.knows(inRange | (1 << 20))).toBe(false);
  expect(toy.knows(pass.pack() | (1 << 1))).toBe(false);
  for (const strange of [-1, 0.5, Number.NaN, 2 ** 31, 2 ** 40]) expect(toy.knows(strange)).toBe(false);
  const five = codec({ a: {}, b: {}, c: {}, d: {}, e: {} });
  expect(five.knows(5)).toBe(false);
  expect(five.kindOf(5)).toBeUndefined();
  expect(() => five.toJson(5)).toThrow('no declared kind');
});

test('making with a value out of its range is a bug, not another move', () => {
  expect(() => toy.kinds.take.make({ cell: 10, by: 0 })).toThrow('take.cell cannot be 10');
  expect(() => toy.kinds.take.make({ cell: -1, by: 0 })).toThrow('take.cell');
  expect(() => toy.kinds.take.make({ cell: 1 } as { cell: number; by: number })).toThrow('take.by');
});

test('kinds fill 31 bits and not one more', () => {
  const full = codec({ a: { x: 2 ** 15, y: 2 ** 15 }, b: {} });
  const most = full.kinds.a.make({ x: 2 ** 15 - 1, y: 2 ** 15 - 1 });
  expect(most).toBe(2 ** 31 - 2);
  expect(full.kinds.a.read(most)).toEqual({ x: 2 ** 15 - 1, y: 2 ** 15 - 1 });
  expect(codec({ a: { x: 2 ** 30 }, b: {} }).kinds.a.get.x(2 ** 31 - 2)).toBe(2 ** 30 - 1);
  expect(() => codec({ a: { x: 2 ** 15, y: 2 ** 15 }, b: {}, c: {} })).toThrow('a takes 32 bits');
  expect(() => codec({ a: { x: 2 ** 15 + 1, y: 2 ** 15 }, b: {} })).toThrow('a takes 32 bits');
});

test.each([0, -1, 1.5, 2 ** 30 + 1, 2 ** 32 + 1, Number.NaN])('a field cannot have %d values', (range) => {
  expect(() => codec({ a: { x: range } })).toThrow('strange range');
});

test('no field is called kind', () => {
  expect(() => codec({ a: { kind: 3 } })).toThrow('strange range');
});

test('JSON: all faults are reported at once, each with its place and a hint if a word is near', () => {
  const result = toy.fromJson({ kind: 'take', cel: 3, by: 4 });
  expect(result).toEqual({
    ok: false,
    fault: [
      { code: 'unknown-field', message: 'take has no field cel', path: 'cel', hint: 'did you mean cell?' },
      { code: 'out-of-range', message: 'cell must be a whole number from 0 to 9', path: 'cell' },
      { code: 'out-of-range', message: 'by must be a whole number from 0 to 3', path: 'by' },
    ],
  });
});

test('JSON: an unknown kind is reported with the nearest known one', () => {
  const fault = (input: unknown) => {
    const result = toy.fromJson(input);
    return result.ok ? undefined : result.fault[0];
  };
  expect(fault({ kind: 'tkae', cell: 1 })).toMatchObject({
    code: 'unknown-kind',
    hint: 'did you mean take?',
  });
  expect(fault({ kind: 'surrender' })).toMatchObject({ code: 'unknown-kind', hint: 'known: take, pass' });
  expect(fault({ kind: 'constructor' })).toMatchObject({ code: 'unknown-kind' });
  expect(fault({ kind: { toString: 1 } })).toMatchObject({ code: 'unknown-kind' });
  expect(fault({ kind: 'pass', at: 1 })).toMatchObject({ code: 'unknown-field', hint: 'known: none' });
  for (const input of [undefined, null, 3, 'take', [], [{ kind: 'take' }]])
    expect(fault(input)).toMatchObject({ code: 'not-an-object' });
});

test('JSON: anything at all is answered, never thrown at', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      for (const given of [input, { kind: input }, { kind: 'take', cell: input, by: 0 }]) {
        const result = toy.fromJson(given);
        if (result.ok) expect(toy.knows(result.value)).toBe(true);
        else expect(result.fault.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('every game has resign and time, as its first two kinds', () => {
  const moves = moveKinds({ take: { cell: 16 } });
  expect(moves.names).toEqual(['resign', 'time', 'take']);
  expect(moves.kinds.resign.pack()).toBe(0);
  expect(moves.kinds.time.pack()).toBe(1);
});
