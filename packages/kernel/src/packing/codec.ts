// Packs a kind and its fields into 31 bits, and turns the number back into readable JSON. Moves and events use it.

import { type Diagnostic, hintFor } from '../contract/fault.ts';
import { fail, invariant, ok, type Result } from '../contract/result.ts';

/**
 * A field is declared by its number of values (`cell: 16` is 0 to 15). The kind is in the low bits, its fields above it
 * in the declared order.
 */
export type KindFields = Readonly<Record<string, number>>;
export type KindTable = Readonly<Record<string, KindFields>>;
export type Packed = number;
export type Values<F extends KindFields> = { readonly [K in keyof F]: number };
/** A packed thing as data: `{ kind: 'take', cell: 5 }`. */
export type PackedJson = { readonly kind: string } & { readonly [field: string]: number | string };

export interface Kind<F extends KindFields> {
  readonly name: string;
  readonly tag: number;
  readonly fields: F;
  is(packed: Packed): boolean;
  /** Is it of this kind, with every field in range? */
  holds(packed: Packed): boolean;
  make(values: Values<F>): Packed;
  /** The same with the fields in declared order, for move generators. */
  pack(...values: number[]): Packed;
  read(packed: Packed): Values<F>;
  toJson(packed: Packed): PackedJson;
  readonly get: { readonly [K in keyof F]: (packed: Packed) => number };
}

export type Codec<T extends KindTable> = {
  readonly kinds: { readonly [K in keyof T]: Kind<T[K]> };
  readonly names: readonly string[];
  kindOf(packed: Packed): string | undefined;
  /** The tag of its kind, if it has a valid one. */
  tagOf(packed: Packed): number;
  /** Could a declared kind have made this number, with every field in range? */
  knows(packed: Packed): boolean;
  toJson(packed: Packed): PackedJson;
  fromJson(input: unknown): Result<Packed, Diagnostic[]>;
};

const bitsFor = (values: number): number => 32 - Math.clz32(values - 1);

export function codec<const T extends KindTable>(table: T): Codec<T> {
  const names = Object.keys(table);
  const tagBits = bitsFor(Math.max(2, names.length));
  const tagMask = (1 << tagBits) - 1;
  const kinds: Record<string, Kind<KindFields>> = {};
  names.forEach((name, tag) => {
    kinds[name] = makeKind(name, tag, tagBits, table[name] ?? {});
  });
  const kindAt = (packed: Packed): Kind<KindFields> | undefined =>
    Number.isInteger(packed) && packed >= 0 ? kinds[names[packed & tagMask] ?? ''] : undefined;

  return {
    kinds: kinds as unknown as Codec<T>['kinds'],
    names,
    kindOf: (packed) => kindAt(packed)?.name,
    tagOf: (packed) => packed & tagMask,
    knows: (packed) => kindAt(packed)?.holds(packed) ?? false,
    toJson(packed) {
      const kind = kindAt(packed);
      invariant(kind !== undefined, `${packed} is of no declared kind`);
      return kind.toJson(packed);
    },
    fromJson: (input) => fromJson(kinds, names, input),
  };
}

function makeKind(name: string, tag: number, tagBits: number, fields: KindFields): Kind<KindFields> {
  const shifts: number[] = [];
  const places: {
    readonly field: string;
    readonly shift: number;
    readonly mask: number;
    readonly range: number;
  }[] = [];
  const get: Record<string, (packed: Packed) => number> = {};
  let bit = tagBits;
  for (const [field, values] of Object.entries(fields)) {
    invariant(
      field !== 'kind' && Number.isInteger(values) && values > 0 && values <= 2 ** 30,
      `${name}.${field} has a strange range`,
    );
    const shift = bit;
    const mask = (1 << bitsFor(Math.max(2, values))) - 1;
    shifts.push(shift);
    places.push({ field, shift, mask, range: values });
    get[field] = (packed) => (packed >>> shift) & mask;
    bit += bitsFor(Math.max(2, values));
  }
  invariant(bit <= 31, `${name} takes ${bit} bits, more than 31`);
  const pack = packer(tag, shifts);
  const names = Object.keys(fields);
  const tagMask = (1 << tagBits) - 1;
  const limit = 2 ** bit;
  return {
    name,
    tag,
    fields,
    is: (packed) => (packed & tagMask) === tag,
    holds: (packed) =>
      (packed & tagMask) === tag &&
      packed >= 0 &&
      packed < limit &&
      places.every(({ shift, mask, range }) => ((packed >>> shift) & mask) < range),
    make: (values) =>
      pack(
        ...names.map((field) => {
          const value = values[field];
          const range = fields[field] ?? 0;
          invariant(
            Number.isInteger(value) && value >= 0 && value < range,
            `${name}.${field} cannot be ${value}`,
          );
          return value;
        }),
      ),
    pack,
    read(packed) {
      const values: Record<string, number> = {};
      for (const { field, shift, mask } of places) values[field] = (packed >>> shift) & mask;
      return values;
    },
    toJson(packed) {
      const json: Record<string, number | string> & { kind: string } = { kind: name };
      for (const { field, shift, mask } of places) json[field] = (packed >>> shift) & mask;
      return json;
    },
    get,
  };
}

/** One closure per number of fields: move generators call these, and a loop over fields would halve their speed. */
function packer(
  tag: number,
  [a = 0, b = 0, c = 0, d = 0, e = 0, ...more]: number[],
): (...values: number[]) => Packed {
  if (a === 0) return () => tag;
  if (b === 0) return (u) => tag | ((u ?? 0) << a);
  if (c === 0) return (u, v) => tag | ((u ?? 0) << a) | ((v ?? 0) << b);
  if (d === 0) return (u, v, w) => tag | ((u ?? 0) << a) | ((v ?? 0) << b) | ((w ?? 0) << c);
  if (e === 0)
    return (u, v, w, x) => tag | ((u ?? 0) << a) | ((v ?? 0) << b) | ((w ?? 0) << c) | ((x ?? 0) << d);
  return (u, v, w, x, y, ...rest) => {
    let packed =
      tag | ((u ?? 0) << a) | ((v ?? 0) << b) | ((w ?? 0) << c) | ((x ?? 0) << d) | ((y ?? 0) << e);
    for (let i = 0; i < more.length; i++) packed |= (rest[i] ?? 0) << (more[i] ?? 0);
    return packed;
  };
}

function fromJson(
  kinds: Readonly<Record<string, Kind<KindFields>>>,
  names: readonly string[],
  input: unknown,
): Result<Packed, Diagnostic[]> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail([{ code: 'not-an-object', message: 'expected an object with a kind' }]);
  const given = input as Record<string, unknown>;
  const name = given.kind;
  const kind = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined)
    return fail([
      {
        code: 'unknown-kind',
        message: `unknown kind ${JSON.stringify(name)}`,
        path: 'kind',
        hint: hintFor(typeof name === 'string' ? name : '', names),
      },
    ]);
  const faults: Diagnostic[] = [];
  const fields = Object.keys(kind.fields);
  for (const field of Object.keys(given))
    if (field !== 'kind' && !Object.hasOwn(kind.fields, field))
      faults.push({
        code: 'unknown-field',
        message: `${kind.name} has no field ${field}`,
        path: field,
        hint: hintFor(field, fields),
      });
  const values: Record<string, number> = {};
  for (const field of fields) {
    const value = given[field];
    const most = (kind.fields[field] ?? 0) - 1;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most)
      values[field] = value;
    else
      faults.push({
        code: 'out-of-range',
        message: `${field} must be a whole number from 0 to ${most}`,
        path: field,
      });
  }
  return faults.length > 0 ? fail(faults) : ok(kind.make(values));
}
