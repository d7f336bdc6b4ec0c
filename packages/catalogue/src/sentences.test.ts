import {
  entryWords,
  eventWords,
  fill,
  findingWords,
  optionWords,
  outcomeWords,
  refusalWords,
  verdictWords,
} from '@hortus/words';
import { expect, test } from 'vitest';
import { loadAllWords } from './kits.ts';

const en = await loadAllWords('en');
const names = ['Anna', 'Ben'];
const reason = (code: string) => ({ code, clause: 'GAR-AIM-2' });

test('parameters are filled in, and one without a value stays visible', () => {
  expect(fill('{who} takes {cell}', { who: 'Anna' }, 'en')).toBe('Anna takes {cell}');
  expect(fill('{toString}', {}, 'en')).toBe('{toString}');
  expect(fill('{n}', { n: 12345 }, 'en')).toBe('12,345');
  expect(fill('{n}', { n: 12345 }, 'de')).toBe('12.345');
});

test('plurals follow the language, and the reader is spoken to', () => {
  const tiles = { one: '{count} pole', few: '{count} pole (2)', other: '{count} polí' };
  expect([1, 3, 7].map((count) => fill(tiles, { count }, 'cs'))).toEqual(['1 pole', '3 pole (2)', '7 polí']);
  const wins = { you: 'You win', other: '{who} wins' };
  expect(fill(wins, { who: 'Anna', you: true }, 'en')).toBe('You win');
  expect(fill(wins, { who: 'Anna', you: false, count: 1 }, 'en')).toBe('Anna wins');
});

test("a game's own sentence goes before the common one, and any code gets an answer", () => {
  expect(refusalWords(en, 'garden', { code: 'over' })).toBe('The game is over.');
  expect(refusalWords(en, 'toy', { code: 'over' })).toBe('The match is over.');
  expect(refusalWords(en, 'toy', { code: 'never-heard' })).toBe('That isn’t allowed (never-heard).');
});

test('events of Garden are told as sentences', () => {
  const tell = (event: { kind: string; [field: string]: number | string }, you?: number) =>
    eventWords(en, 'garden', event, { names, you });
  expect(tell({ kind: 'took', seat: 0, cell: 1, tile: 1 })).toBe('Anna takes b4, Maple and Poem.');
  expect(tell({ kind: 'took', seat: 0, cell: 15, tile: 15 }, 0)).toBe('You take d1, Iris and Rain.');
  expect(tell({ kind: 'ended', winner: 1, reasons: 5, points: 1 })).toBe(
    'Ben wins the game and 1 point: a row of four and no tile left for the other player to take.',
  );
  expect(tell({ kind: 'ended', winner: 1, reasons: 2, points: 8 }, 1)).toBe(
    'You win the game and 8 points: a square of four.',
  );
  expect(tell({ kind: 'ended', winner: 2, reasons: 8, points: 0 })).toBe(
    'The game is a draw: the last tile was taken.',
  );
  expect(tell({ kind: 'dealt', first: 1 })).toBe('A fresh garden is laid out, and Ben starts.');
  expect(tell({ kind: 'decided', winner: 0 })).toBe('That decides the match.');
  expect(tell({ kind: 'decided', winner: 2 })).toBe('The match ends without a winner.');
});

test('an event of a game without words is told by its name and fields', () => {
  const event = { kind: 'took', seat: 1, pebbles: 2 };
  expect(eventWords(en, 'toy', event, { names })).toBe('Ben: took, pebbles 2');
});

test('entries that are no moves are told too', () => {
  const back = { seq: 3, kind: 'back', seat: 1, to: 1, told: [] } as const;
  expect(entryWords(en, 'garden', back, { names })).toEqual(['Ben takes back a move.']);
  expect(entryWords(en, 'garden', back, { names, you: 1 })).toEqual(['You take back a move.']);
});

test('an outcome names who won and every reason', () => {
  const outcome = (winners: number[], ...codes: string[]) =>
    outcomeWords(en, 'garden', { winners, reasons: codes.map(reason), scores: [] }, { names });
  expect(outcome([0], 'row', 'block')).toBe(
    'Anna wins: a row of four and no tile left for the other player to take.',
  );
  expect(outcome([], 'full-board')).toBe('Nobody wins: the last tile was taken.');
  expect(outcome([0, 1], 'points')).toBe('Anna and Ben win together: enough points to win the match.');
});

test('findings and their sum', () => {
  const hash = { check: 'hash', holds: false, detail: 'ab' } as const;
  expect(findingWords(en, hash)).toContain('should be ab');
  expect(findingWords(en, { check: 'published', holds: true, detail: 'promise' })).toContain('Everybody');
  expect(verdictWords(en, [hash, { ...hash, holds: true }])).toBe('1 of 2 checks failed.');
  expect(verdictWords(en, [{ ...hash, holds: true }])).toBe('1 check passed.');
});

test('options and their values have names', () => {
  expect(optionWords(en, 'garden', 'format', 'wins3')).toBe('first to three wins');
  expect(optionWords(en, 'garden', 'format')).toBe('length of the match');
  expect(optionWords(en, 'toy', 'speed', 'fast')).toBe('fast');
  expect(optionWords(en, 'garden', 'garden', 'Ms Mt')).toBe('Ms Mt');
});
