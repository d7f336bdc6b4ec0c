// Reads a log from a file that anyone may have written, and reports everything that's wrong with its shape.

import { isHex, SECRET_BYTES } from '../chance/fairness.ts';
import { type Diagnostic, hintFor } from '../contract/fault.ts';
import { fail, ok, type Result } from '../contract/result.ts';
import type { MatchLog } from './log.ts';

/**
 * A saved file becomes a log only through here: this checks its shape; `verify` checks what it says. An unknown field
 * is a fault, so that a log that verifies contains nothing unchecked.
 */
export function parseLog(text: string): Result<MatchLog, Diagnostic[]> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return fail([{ code: 'not-json', message: `this is not JSON: ${(error as Error).message}` }]);
  }
  if (!isObject(input) || input.hortus !== 'match')
    return fail([
      {
        code: 'not-a-match',
        message: 'this is not the log of a Hortus match',
        hint: 'expected "hortus": "match"',
      },
    ]);
  if (input.format !== 1)
    return fail([
      {
        code: 'unknown-format',
        message: `this log has format ${JSON.stringify(input.format)}; known: 1`,
        path: 'format',
      },
    ]);
  const faults: Diagnostic[] = [];
  new Reading(faults).log(input);
  return faults.length > 0 ? fail(faults) : ok(input as unknown as MatchLog);
}

/** Nothing in a log is nested deeper, not even the options of a game. */
const DEEPEST = 32;

/** Entries that others have to grant. */
const GRANTED = ['back', 'pause', 'resume', 'draw'];

const FIELDS = {
  log: [
    'hortus',
    'format',
    'terms',
    'commitment',
    'entropy',
    'entries',
    'secret',
    'hash',
    'outcome',
    'seal',
    'contents',
    'names',
  ],
  content: ['name', 'hash', 'text'],
  terms: ['id', 'game', 'rulesVersion', 'options', 'packs', 'seats', 'position', 'removed'],
  removed: ['seats', 'commitment', 'key', 'seal'],
  seat: ['name', 'kind', 'level'],
  contribution: ['seat', 'commitment', 'reveal'],
  moves: ['seq', 'kind', 'seat', 'at', 'moves', 'id'],
  back: ['seq', 'kind', 'seat', 'at', 'to', 'granted', 'keeps'],
  pause: ['seq', 'kind', 'seat', 'at', 'granted'],
  outcome: ['winners', 'reasons', 'scores'],
  reason: ['code', 'clause'],
} as const;

class Reading {
  readonly #faults: Diagnostic[];

  constructor(faults: Diagnostic[]) {
    this.#faults = faults;
  }

  log(log: Fields): void {
    this.#onlyKnown(log, FIELDS.log, '');
    this.#expect(isHex(log.commitment, 32), 'commitment', '64 hex digits');
    this.#expect(absentOr(isSecret)(log.secret), 'secret', '64 hex digits, or absent');
    this.#expect(absentOr(isHash)(log.hash), 'hash', '64 hex digits, or absent');
    this.#expect(absentOr(isHash)(log.seal), 'seal', '64 hex digits, or absent');
    this.#terms(log.terms);
    const removed = isObject(log.terms) && log.terms.removed !== undefined;
    this.#each(log.entropy, 'entropy', (one, path) => this.#contribution(one, path, removed));
    this.#each(log.entries, 'entries', (entry, path) => this.#entry(entry, path));
    if (log.outcome !== undefined) this.#outcome(log.outcome);
    if (log.contents !== undefined)
      this.#each(log.contents, 'contents', (content, path) => this.#content(content, path));
    this.#expect(absentOr(isListOf(isText))(log.names), 'names', 'a list of texts, or absent');
  }

  #terms(terms: unknown): void {
    if (!isObject(terms)) return this.#expect(false, 'terms', 'an object');
    this.#onlyKnown(terms, FIELDS.terms, 'terms.');
    this.#expect(isText(terms.id), 'terms.id', 'a text');
    this.#expect(isText(terms.game), 'terms.game', 'the id of a game');
    this.#expect(isCount(terms.rulesVersion), 'terms.rulesVersion', 'a whole number');
    this.#expect(
      isObject(terms.packs) && Object.values(terms.packs).every(isHash),
      'terms.packs',
      'names with hashes',
    );
    this.#expect(absentOr(isText)(terms.position), 'terms.position', 'a text, or absent');
    this.#canonical(terms.options, 'terms.options', DEEPEST);
    this.#each(terms.seats, 'terms.seats', (seat, path) => {
      if (!isObject(seat)) return this.#expect(false, path, 'an object');
      this.#onlyKnown(seat, FIELDS.seat, `${path}.`);
      this.#expect(isText(seat.name), `${path}.name`, 'a text');
      this.#expect(seat.kind === 'person' || seat.kind === 'bot', `${path}.kind`, 'person or bot');
      this.#expect(absentOr(isText)(seat.level), `${path}.level`, 'a text, or absent');
    });
    if (terms.removed !== undefined) this.#removed(terms.removed);
  }

  #removed(removed: unknown): void {
    if (!isObject(removed)) return this.#expect(false, 'terms.removed', 'an object, or absent');
    this.#onlyKnown(removed, FIELDS.removed, 'terms.removed.');
    this.#expect(isListOf(isCount)(removed.seats), 'terms.removed.seats', 'a list of seats');
    for (const name of ['commitment', 'key', 'seal'] as const)
      this.#expect(isHash(removed[name]), `terms.removed.${name}`, '64 hex digits');
  }

  #contribution(one: unknown, path: string, removed: boolean): void {
    if (!isObject(one)) return this.#expect(false, path, 'an object');
    this.#onlyKnown(one, FIELDS.contribution, `${path}.`);
    this.#expect(isCount(one.seat), `${path}.seat`, 'a whole number');
    this.#expect(isHash(one.commitment), `${path}.commitment`, '64 hex digits');
    const isReveal = removed ? one.reveal === '' : isSecret(one.reveal);
    this.#expect(isReveal, `${path}.reveal`, removed ? 'empty' : '64 hex digits');
  }

  #entry(entry: unknown, path: string): void {
    if (!isObject(entry)) return this.#expect(false, path, 'an object');
    this.#expect(isCount(entry.seq), `${path}.seq`, 'a whole number');
    this.#expect(isCount(entry.seat), `${path}.seat`, 'a whole number');
    this.#expect(absentOr(Number.isSafeInteger)(entry.at), `${path}.at`, 'a whole number, or absent');
    if (entry.kind === 'moves') {
      this.#onlyKnown(entry, FIELDS.moves, `${path}.`);
      this.#expect(absentOr(isText)(entry.id), `${path}.id`, 'a text, or absent');
      this.#each(entry.moves, `${path}.moves`, (move, at) =>
        this.#expect(isMove(move), at, 'a move: its kind, and whole numbers'),
      );
    } else if (GRANTED.includes(entry.kind as string)) {
      this.#onlyKnown(entry, entry.kind === 'back' ? FIELDS.back : FIELDS.pause, `${path}.`);
      this.#expect(isListOf(isCount)(entry.granted), `${path}.granted`, 'a list of seats');
      if (entry.kind === 'back') {
        this.#expect(isCount(entry.to), `${path}.to`, 'a whole number');
        this.#expect(
          absentOr(isListOf(isCount))(entry.keeps),
          `${path}.keeps`,
          'a list of entries, or absent',
        );
      }
    } else this.#expect(false, `${path}.kind`, 'moves, back, pause, resume or draw');
  }

  #outcome(outcome: unknown): void {
    if (!isObject(outcome)) return this.#expect(false, 'outcome', 'an object, or absent');
    this.#onlyKnown(outcome, FIELDS.outcome, 'outcome.');
    this.#expect(isListOf(isCount)(outcome.winners), 'outcome.winners', 'a list of seats');
    this.#expect(isListOf(Number.isSafeInteger)(outcome.scores), 'outcome.scores', 'a list of whole numbers');
    this.#each(outcome.reasons, 'outcome.reasons', (reason, path) => {
      if (!isObject(reason)) return this.#expect(false, path, 'an object');
      this.#onlyKnown(reason, FIELDS.reason, `${path}.`);
      this.#expect(isText(reason.code) && isText(reason.clause), path, 'a code with a clause');
    });
  }

  #content(content: unknown, path: string): void {
    if (!isObject(content)) return this.#expect(false, path, 'an object');
    this.#onlyKnown(content, FIELDS.content, `${path}.`);
    this.#expect(isText(content.name), `${path}.name`, 'a text');
    this.#expect(isHash(content.hash), `${path}.hash`, '64 hex digits');
    this.#expect(isText(content.text), `${path}.text`, 'a text');
  }

  /** What goes into a hash must have a canonical form. */
  #canonical(value: unknown, path: string, depth: number): void {
    if (typeof value === 'number') this.#expect(Number.isSafeInteger(value), path, 'a whole number');
    else if (typeof value === 'object' && value !== null) {
      if (depth === 0) return this.#expect(false, path, `nested less than ${DEEPEST} deep`);
      for (const [key, part] of Object.entries(value)) this.#canonical(part, `${path}.${key}`, depth - 1);
    }
  }

  #each(list: unknown, path: string, check: (one: unknown, path: string) => void): void {
    if (!Array.isArray(list)) return this.#expect(false, path, 'a list');
    for (const [i, one] of list.entries()) check(one, `${path}.${i}`);
  }

  #onlyKnown(object: Fields, known: readonly string[], prefix: string): void {
    for (const name of Object.keys(object))
      if (!known.includes(name))
        this.#faults.push({
          code: 'unknown-field',
          message: `a log has no field ${prefix}${name}`,
          path: `${prefix}${name}`,
          hint: hintFor(name, known),
        });
  }

  #expect(condition: boolean, path: string, what: string): void {
    if (!condition) this.#faults.push({ code: 'bad-log', message: `${path} must be ${what}`, path });
  }
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isMove = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(([name, part]) => (name === 'kind' ? isText : isCount)(part));
const isHash = (value: unknown): boolean => isHex(value, 32);
const isSecret = (value: unknown): boolean => isHex(value, SECRET_BYTES);
const absentOr =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || is(value);
const isListOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);
