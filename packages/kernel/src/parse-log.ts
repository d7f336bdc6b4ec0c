import { SECRET_BYTES, isHex } from './fairness.ts';
import type { Diagnostic } from './fault.ts';
import type { MatchLog } from './log.ts';
import { fail, ok, type Result } from './result.ts';

/** A saved file becomes a log only through here: its shape is checked, what it says is for `verify`. */
export function parseLog(text: string): Result<MatchLog, Diagnostic[]> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return fail([{ code: 'not-json', message: `this is not JSON: ${(error as Error).message}` }]);
  }
  const faults: Diagnostic[] = [];
  const expect = (condition: boolean, path: string, what: string): void => {
    if (!condition) faults.push({ code: 'bad-log', message: `${path} must be ${what}`, path });
  };
  if (!isObject(input) || input.hortus !== 'match')
    return fail([{ code: 'not-a-match', message: 'this is not the log of a Hortus match', hint: 'expected "hortus": "match"' }]);
  if (input.format !== 1)
    return fail([{ code: 'unknown-format', message: `this log has format ${JSON.stringify(input.format)}; known: 1`, path: 'format' }]);
  expect(isHex(input.commitment, 32), 'commitment', '64 hex digits');
  expect(input.secret === undefined || isHex(input.secret, SECRET_BYTES), 'secret', '64 hex digits, or absent');
  expect(input.hash === undefined || isHex(input.hash, 32), 'hash', '64 hex digits, or absent');
  checkTerms(input.terms, expect);
  if (!Array.isArray(input.entropy)) expect(false, 'entropy', 'a list');
  else
    for (const [i, one] of input.entropy.entries())
      expect(
        isObject(one) && isCount(one.seat) && isHex(one.commitment, 32) && isHex(one.reveal, SECRET_BYTES),
        `entropy.${i}`,
        'a seat with its commitment and reveal',
      );
  if (!Array.isArray(input.entries)) expect(false, 'entries', 'a list');
  else for (const [i, entry] of input.entries.entries()) checkEntry(entry, `entries.${i}`, expect);
  return faults.length > 0 ? fail(faults) : ok(input as unknown as MatchLog);
}

type Expect = (condition: boolean, path: string, what: string) => void;

function checkTerms(terms: unknown, expect: Expect): void {
  if (!isObject(terms)) return expect(false, 'terms', 'an object');
  expect(typeof terms.id === 'string', 'terms.id', 'a text');
  expect(typeof terms.game === 'string', 'terms.game', 'the id of a game');
  expect(isCount(terms.rulesVersion), 'terms.rulesVersion', 'a whole number');
  expect(isObject(terms.packs) && Object.values(terms.packs).every((hash) => isHex(hash, 32)), 'terms.packs', 'names with hashes');
  expect(terms.position === undefined || typeof terms.position === 'string', 'terms.position', 'a text, or absent');
  const isSeat = (seat: unknown): boolean => isObject(seat) && typeof seat.name === 'string' && (seat.kind === 'person' || seat.kind === 'bot');
  expect(Array.isArray(terms.seats) && terms.seats.every(isSeat), 'terms.seats', 'a list of names with a kind, person or bot');
}

function checkEntry(entry: unknown, path: string, expect: Expect): void {
  if (!isObject(entry)) return expect(false, path, 'an object');
  expect(isCount(entry.seq), `${path}.seq`, 'a whole number');
  expect(isCount(entry.seat), `${path}.seat`, 'a whole number');
  expect(entry.at === undefined || Number.isSafeInteger(entry.at), `${path}.at`, 'a whole number, or absent');
  expect(entry.id === undefined || typeof entry.id === 'string', `${path}.id`, 'a text, or absent');
  if (entry.kind === 'moves') expect(Array.isArray(entry.moves) && entry.moves.every(isObject), `${path}.moves`, 'a list of moves');
  else if (entry.kind === 'back' || entry.kind === 'pause' || entry.kind === 'resume') {
    expect(Array.isArray(entry.granted) && entry.granted.every(isCount), `${path}.granted`, 'a list of seats');
    if (entry.kind === 'back') expect(isCount(entry.to), `${path}.to`, 'a whole number');
  } else expect(false, `${path}.kind`, 'moves, back, pause or resume');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
