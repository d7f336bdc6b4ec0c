// Declares a game's options once: the parser, its diagnostics, the defaults and the JSON Schema all follow from that.

import { type Diagnostic, hintFor, nearest } from './fault.ts';
import { fail, ok, type Result } from './result.ts';

export type OptionKind =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly initial: string;
      readonly about: string;
    }
  | {
      readonly kind: 'integer';
      readonly least: number;
      readonly most: number;
      readonly initial: number;
      readonly about: string;
    }
  | { readonly kind: 'flag'; readonly initial: boolean; readonly about: string }
  | { readonly kind: 'text'; readonly longest: number; readonly initial: string; readonly about: string };

/** The first value is the default. */
export const choice = <const V extends readonly [string, ...string[]]>(about: string, values: V) =>
  ({ kind: 'choice', values, initial: values[0], about }) as const;
export const integer = (about: string, initial: number, least: number, most: number) =>
  ({ kind: 'integer', least, most, initial, about }) as const;
export const flag = (about: string, initial: boolean) => ({ kind: 'flag', initial, about }) as const;
export const text = (about: string, longest: number) =>
  ({ kind: 'text', longest, initial: '', about }) as const;

export type OptionTable = Readonly<Record<string, OptionKind>>;
export type OptionsOf<T extends OptionTable> = {
  readonly [K in keyof T]: T[K] extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
    ? V
    : T[K]['initial'] extends boolean
      ? boolean
      : T[K]['initial'] extends number
        ? number
        : string;
};

/** Omitted options get their defaults; anything unknown or out of range is a fault, all reported at once. */
export function parseOptionTable<const T extends OptionTable>(
  table: T,
  input: unknown,
): Result<OptionsOf<T>, Diagnostic[]> {
  if (input === undefined || input === null) return parseOptionTable(table, {});
  if (typeof input !== 'object' || Array.isArray(input))
    return fail([{ code: 'not-an-object', message: 'options must be an object', path: 'options' }]);
  const given = input as Record<string, unknown>;
  const faults: Diagnostic[] = [];
  for (const name of Object.keys(given))
    if (!Object.hasOwn(table, name))
      faults.push({
        code: 'unknown-option',
        message: `there is no option ${name}`,
        path: `options.${name}`,
        hint: hintFor(name, Object.keys(table)),
      });
  const options: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(table)) {
    const value = Object.hasOwn(given, name) && given[name] !== undefined ? given[name] : kind.initial;
    const fault = faultOf(kind, value);
    if (fault === undefined) options[name] = value;
    else {
      const meant =
        kind.kind === 'choice' && typeof value === 'string' ? nearest(value, kind.values) : undefined;
      faults.push({
        code: 'bad-option',
        message: `${name} ${fault}`,
        path: `options.${name}`,
        ...(meant === undefined ? {} : { hint: `did you mean ${meant}?` }),
      });
    }
  }
  return faults.length > 0 ? fail(faults) : ok(options as OptionsOf<T>);
}

function faultOf(kind: OptionKind, value: unknown): string | undefined {
  switch (kind.kind) {
    case 'choice':
      return typeof value === 'string' && kind.values.includes(value)
        ? undefined
        : `must be one of ${kind.values.join(', ')}`;
    case 'integer':
      return Number.isInteger(value) && (value as number) >= kind.least && (value as number) <= kind.most
        ? undefined
        : `must be a whole number from ${kind.least} to ${kind.most}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'text':
      return typeof value === 'string' && [...value].length <= kind.longest
        ? undefined
        : `must be a text of at most ${kind.longest} characters`;
  }
}

export interface JsonSchema {
  readonly [key: string]: unknown;
}

export function optionSchema(table: OptionTable): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(table).map(([name, kind]) => [name, propertyOf(kind)]),
  );
  return { type: 'object', properties, additionalProperties: false };
}

function propertyOf(kind: OptionKind): JsonSchema {
  const common = { description: kind.about, default: kind.initial };
  switch (kind.kind) {
    case 'choice':
      return { type: 'string', enum: kind.values, ...common };
    case 'integer':
      return { type: 'integer', minimum: kind.least, maximum: kind.most, ...common };
    case 'flag':
      return { type: 'boolean', ...common };
    case 'text':
      return { type: 'string', maxLength: kind.longest, ...common };
  }
}
