/**
 * Positions as text: options that differ from the defaults, then every field that isn't empty. See *Notation* in the
 * ledgers.
 */
import {
  canonicalJson,
  type Diagnostic,
  fail,
  hintFor,
  type OptionTable,
  ok,
  type Result,
  type Rng,
} from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { clear } from '../edition/setup.ts';
import type { Clauses } from '../game/refusals.ts';
import { settle } from '../game/to-act.ts';
import { at } from '../state/layout.ts';
import { recountLines } from '../state/lines.ts';
import { PHASE, type SwayOptions } from '../types.ts';
import { faultsOf } from './check.ts';
import { type Field, fieldsOf } from './fields.ts';
import { Loading, NOWHERE } from './loading.ts';
import { isPlain, plainlyAsked } from './parts/course.ts';
import { type CardFields, readOptions, writeOptions } from './position-options.ts';
import { FIRST_PARTS, OPTION_KEYS, PART_OF, PARTS } from './position-parts.ts';

/** What positions need to know about an edition. */
export interface Writing {
  readonly options: OptionTable;
  readonly clauses: Clauses;
  parseOptions(input: unknown, seats: number): Result<SwayOptions, Diagnostic[]>;
  create(options: SwayOptions, seats: number): SwayState;
}

/** Longer texts can't be positions: this is twice the length of one with a deck and all custom cards. */
const LONGEST = 60_000;

export function makePosition(state: SwayState, { options }: Pick<Writing, 'options'>): string {
  const lines = writeOptions(state.rules.options, options);
  for (const { key, write } of PARTS)
    for (const value of write(state)) lines.push(value === '' ? key : `${key} ${value}`);
  return lines.join('\n');
}

export function parsePosition(
  text: string,
  given: SwayOptions,
  seats: number,
  rng: Rng,
  writing: Writing,
): Result<SwayState, Diagnostic[]> {
  if (text.length > LONGEST)
    return fail([{ code: 'too-long', message: `a position has at most ${LONGEST} characters` }]);
  const fields = fieldsOf(text);
  const faults: Diagnostic[] = [];
  const written: CardFields = { deck: [], custom: [] };
  const options = optionsOf(fields, given, seats, writing, faults, written);
  if (!options.ok) return fail([...faults, ...placed(options.fault, fields, written)]);
  const state = writing.create(options.value, seats);
  clear(state.ints);
  const loading = new Loading(state, faults);
  readFields(loading, fields);
  loading.deal(rng);
  if (faults.length === 0) finish(loading, fields);
  return faults.length > 0 ? fail(faults.sort(inOrder)) : ok(state);
}

/** The last result of reading option fields, by the given options: positions of one match say the same. */
const lastRead = new WeakMap<SwayOptions, { readonly said: string; readonly options: SwayOptions }>();

/**
 * Returns the given options object itself if the text says
 * nothing else, since a match's rules are made once per object.
 */
function optionsOf(
  fields: readonly Field[],
  given: SwayOptions,
  seats: number,
  writing: Writing,
  faults: Diagnostic[],
  written: CardFields,
): Result<SwayOptions, Diagnostic[]> {
  const told = fields.filter(({ key }) => OPTION_KEYS.includes(key));
  if (told.length === 0) return ok(given);
  const said = told.map(({ key, value }) => `${key} ${value.text}`).join('\n');
  const last = lastRead.get(given);
  if (last?.said === said) return ok(last.options);
  const read = writing.parseOptions(readOptions(told, given, writing.options, faults, written), seats);
  if (!read.ok || faults.length > 0) return read;
  const options = canonicalJson(read.value) === canonicalJson(given) ? given : read.value;
  lastRead.set(given, { said, options });
  return ok(options);
}

const inOrder = (a: Diagnostic, b: Diagnostic): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** Places faults of options where the options are written, and those of a card on its own line. */
function placed(
  faults: readonly Diagnostic[],
  fields: readonly Field[],
  { deck, custom }: CardFields,
): Diagnostic[] {
  const about = (key: string): Field | undefined => fields.find((field) => field.key === key);
  return faults.map((fault) => {
    const [, list, card] = /^options\.(deck|custom)\b(?:\.?cards)?\W*(\d+)?/.exec(fault.path ?? '') ?? [];
    const written = list === 'deck' ? deck : custom;
    const whole = list === 'deck' ? (about('deck') ?? deck[0]) : custom[0];
    const field = list === undefined ? about('set') : (written[Number(card)] ?? whole);
    return field === undefined ? fault : { ...fault, line: field.at.line, column: field.at.column };
  });
}

/** Sides, turn and phase first; every fault is kept, and reading continues. */
function readFields(loading: Loading, fields: readonly Field[]): void {
  const seen = new Set<string>();
  const known = fields.filter((field) => {
    const part = PART_OF.get(field.key);
    if (OPTION_KEYS.includes(field.key)) return false;
    if (part === undefined)
      loading.fault(
        field.at,
        'unknown-field',
        `there is no field ${field.key}`,
        hintFor(field.key, [...PART_OF.keys(), ...OPTION_KEYS]),
      );
    else if (seen.has(field.key) && part.many !== true)
      loading.fault(field.at, 'field-twice', `${field.key} is given twice`);
    const isFirst = !seen.has(field.key);
    seen.add(field.key);
    return part !== undefined && (part.many === true || isFirst);
  });
  for (const { key } of FIRST_PARTS) for (const field of known) if (field.key === key) read(loading, field);
  for (const field of known) if (FIRST_PARTS.every(({ key }) => key !== field.key)) read(loading, field);
  if (!seen.has('phase'))
    loading.fault(NOWHERE, 'no-phase', 'which phase is it?', 'phase plot, and whose turn: turn a');
}

const read = (loading: Loading, { key, value, at: where }: Field): void =>
  PART_OF.get(key)?.read(
    loading,
    value.text === '' ? { ...value, line: where.line, column: where.column } : value,
  );

/**
 * Fills in derived counts and, if the text doesn't say,
 * who is asked; rejects states that no match could be in.
 */
function finish(loading: Loading, fields: readonly Field[]): void {
  const { state } = loading;
  const { ints } = state;
  recountLines(state);
  if (loading.seatAsked !== undefined) ints[at.asked] = loading.seatAsked;
  else if (isPlain(state)) ints[at.asked] = plainlyAsked(state);
  else if (ints[at.phase] !== PHASE.over && faultsOf(state, false).length === 0) settle(state);
  loading.checkRecruiting();
  for (const [key, message, clause] of faultsOf(state)) {
    const field = fields.find((one) => one.key === key) ?? fields.find((one) => one.key === 'phase');
    loading.faults.push({
      code: `bad-${key}`,
      message,
      ...(clause === undefined ? {} : { clause }),
      path: key,
      ...(field === undefined ? {} : { line: field.at.line, column: field.at.column }),
    });
  }
}
