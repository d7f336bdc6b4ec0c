import { expect, test } from 'vitest';
import { hintFor, nearest, refuse } from './fault.ts';

test('a refusal has a clause only where a rule refuses', () => {
  expect(refuse('stale')).toEqual({ code: 'stale' });
  expect(refuse('no-match', 'GAR-MOV-4')).toEqual({ code: 'no-match', clause: 'GAR-MOV-4' });
});

test('the nearest known word is found, whatever its case', () => {
  const known = ['garden', 'gnostica', 'genesis', 'worlds-asunder', 'cgs'];
  expect(nearest('gardne', known)).toBe('garden');
  expect(nearest('Gnostika', known)).toBe('gnostica');
  expect(nearest('world-asunder', known)).toBe('worlds-asunder');
  expect(nearest('CGS', known)).toBe('cgs');
});

test('a word that is like none is not guessed at', () => {
  expect(nearest('chess', ['garden'])).toBeUndefined();
  expect(nearest('xy', ['go', 'no'])).toBeUndefined();
  expect(nearest('', ['go'])).toBeUndefined();
  expect(nearest('anything', [])).toBeUndefined();
  expect(nearest('x'.repeat(1_000_000), ['garden'])).toBeUndefined();
});

test('a hint names the near word, or all words', () => {
  expect(hintFor('tkae', ['take', 'pass'])).toBe('did you mean take?');
  expect(hintFor('zzzz', ['take', 'pass'])).toBe('known: take, pass');
  expect(hintFor('zzzz', [])).toBe('known: none');
});
