/** The fields of requests: each verb declares its own, and their readers are here. */
import { GAMES, gameById } from '@hortus/catalogue';
import { fail, type Game, hintFor, nearest, ok, type Result, type Seat, type Viewer } from '@hortus/kernel';
import type { Held, Session } from './session.ts';
import { isTurnLine } from './turn-line.ts';

/** Why a request fails: what goes into `error`. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly clause?: string;
  /** Which move of a list, from 0. */
  readonly at?: number;
  /** A legal move that may have been meant. */
  readonly hint?: string;
  /** Where in a position, both from 1. */
  readonly line?: number;
  readonly column?: number;
}

export const trouble = (code: string, message: string): { readonly ok: false; readonly fault: Trouble } =>
  fail({ code, message });

/** Reads one field; its value is undefined if the request doesn't have it. */
export type Reader<T> = (value: unknown, name: string, session: Session) => Result<T, Trouble>;

/** Nobody needs longer texts, and some patterns take time quadratic in their length. */
const LONGEST_MOVE = 200;
/** Even with a deck of its own and all custom cards, a position has half of this. */
export const LONGEST_POSITION = 60_000;
export const LONGEST_SEED = 1000;
/** A whole turn in one line. */
const LONGEST_LINE = 2000;
const MOST_MOVES_AT_ONCE = 1000;

const missing = (name: string) => trouble('missing-field', `the request needs ${name}`);
const bad = (name: string, what: string) => trouble('bad-field', `${name} must be ${what}`);

/** Quotes a stranger's word in a message, shortened so that the reply stays short. */
export const quote = (word: string): string =>
  JSON.stringify(word.length > 60 ? `${word.slice(0, 60)}…` : word);

export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, name, session) =>
    value === undefined || value === null ? ok(undefined) : reader(value, name, session);

export const text =
  (longest: number): Reader<string> =>
  (value, name) => {
    if (value === undefined) return missing(name);
    if (typeof value !== 'string') return bad(name, 'a text');
    return value.length <= longest ? ok(value) : bad(name, `at most ${longest} characters long`);
  };

export const whole =
  (least: number, most: number): Reader<number> =>
  (value, name) => {
    if (value === undefined) return missing(name);
    return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? ok(value as number)
      : bad(name, `a whole number from ${least} to ${most}`);
  };

/** A bot or an analysis may be asked to think for at most ten minutes. */
export const milliseconds: Reader<number> = (value, name) =>
  typeof value === 'number' && value >= 0 && value <= 600_000
    ? ok(value)
    : bad(name, 'a number of milliseconds from 0 to 600000');

export const seat: Reader<Seat> = whole(0, 15);

export const viewer: Reader<Viewer> = (value, name, session) => {
  if (value === 'table' || value === 'all') return ok(value);
  if (value === undefined) return missing(name);
  return seat(value, name, session).ok
    ? ok(value as Seat)
    : bad(name, 'a seat from 0 up, "table" or, after the end, "all"');
};

/** A move, or a whole turn in one line. */
export const move: Reader<string> = (value, name, session) =>
  text(typeof value === 'string' && isTurnLine(value) ? LONGEST_LINE : LONGEST_MOVE)(value, name, session);

/** One move, or several as a list. */
export const moves: Reader<readonly string[]> = (value, name, session) => {
  if (value === undefined) return missing(name);
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  if (list.length === 0 || list.length > MOST_MOVES_AT_ONCE)
    return bad(name, `a text or a list of 1 to ${MOST_MOVES_AT_ONCE} texts`);
  for (const one of list) {
    const read = move(one, name, session);
    if (!read.ok) return read;
  }
  return ok(list as string[]);
};

/** Passed on to the game, which reports its own faults. */
export const options: Reader<unknown> = (value, name) =>
  typeof (value ?? {}) === 'object' && !Array.isArray(value) ? ok(value) : bad(name, 'an object');

export const game: Reader<Game> = (value, name, session) => {
  const id = text(100)(value, name, session);
  if (!id.ok) return id;
  const found = gameById(id.value);
  if (found !== undefined) return ok(found);
  const known = GAMES.map((one) => one.id);
  return trouble('unknown-game', `there is no game ${quote(id.value)}; ${hintFor(id.value, known)}`);
};

export const match: Reader<Held> = (value, name, session) => {
  const id = text(100)(value, name, session);
  if (!id.ok) return id;
  const held = session.find(id.value);
  return held === undefined ? trouble('unknown-match', `there is no match ${quote(id.value)}`) : ok(held);
};

/** `did you mean legal?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? '' : `; did you mean ${near}?`;
}
