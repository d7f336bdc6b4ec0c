/** What is lost has a link to its rule. */
import { rulebook } from '@hortus/rulebook';
import { expect, test } from 'vitest';
import { ROLEPLAYS } from '../../src/index.ts';
import { CAUSES } from '../../src/telling.ts';
import { clauseOf, endedClause } from './telling.ts';

const isKnown = (id: string): boolean => rulebook.all('CGS').some((clause) => clause.id === id);

test.each([
  ['disabled', 'CGS-DIS-1'],
  ['diverted', 'CGS-DIV-1'],
  ['wrecked', 'CGS-WRK-1'],
  ['seized', 'CGS-SZE-1'],
  ['reused', 'CGS-REU-2'],
])('a card that was %s', (kind, clause) => {
  expect(
    clauseOf([
      { kind: 'turns', seat: 0 },
      { kind, seat: 1, card: 3 },
    ]),
  ).toBe(clause);
  expect(isKnown(clause)).toBe(true);
});

test('an adventure that ended, whatever it wrecked, and an era', () => {
  const ended = (won: number, cause = 0) =>
    clauseOf([
      { kind: 'wrecked', seat: 0, card: 1 },
      { kind: 'resolved', seat: 0, won, cause },
    ]);
  expect([ended(0), ended(1), ended(0, CAUSES.indexOf('rewind'))]).toEqual([
    'CGS-WRAP-7',
    'CGS-WRAP-8',
    'CGS-REW-2',
  ]);
  expect(
    clauseOf([
      { kind: 'resolved', won: 0, cause: 0 },
      { kind: 'eraWon', seat: 1 },
    ]),
  ).toBe('CGS-EOE-11');
  expect(clauseOf([{ kind: 'played', seat: 0, card: 1 }])).toBeUndefined();
});

test('how the last adventure ended links to who can win one of its kind', () => {
  const clauses = ROLEPLAYS.flatMap((roleplay) =>
    [true, false].flatMap((won) => [true, false].map((tied) => endedClause({ roleplay, won, by: 0 }, tied))),
  );
  expect(clauses.every(isKnown)).toBe(true);
  expect(new Set(clauses).size).toBe(6);
  expect(endedClause({ roleplay: 'Competition', won: false, by: 0 }, true)).toBe('CGS-WIN-3');
  expect(endedClause({ roleplay: 'Solo', won: false, by: 0 }, false)).toBe('CGS-WIN-6');
});
