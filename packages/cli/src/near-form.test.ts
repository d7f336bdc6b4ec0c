import { expect, test } from 'vitest';
import { nearForm } from './near-form.ts';

const FORMS = [
  'engage Hemp by vision',
  'engage Hemp by vision 5',
  'draw 2 by navigation',
  'draw 1 by navigation',
  'finish',
  'b1',
  'a2E@-1,0 fetch D2',
  'a2E@-1,0 sword 1 b1N',
  'turn a2E@-1,0>N',
];

test.each([
  ['what is left out: by what a card is paid for', 'engage hemp', 'engage Hemp by vision'],
  ['the number that fits best', 'draw 3 by navigation', 'draw 2 by navigation'],
  ['nothing, where another cell would be meant', 'b2', undefined],
  ['nothing, where another card would be meant', 'engage Hops', undefined],
])('the near form of a refused move: %s', (_, text, near) => {
  expect(nearForm(text, FORMS, false)).toBe(near);
});

test('for a text that names no move: the nearest form, if one is near', () => {
  expect(nearForm('finsh', FORMS, true)).toBe('finish');
  expect(nearForm('finsh', FORMS, false)).toBeUndefined();
  expect(nearForm('something else', FORMS, true)).toBeUndefined();
  expect(nearForm('f'.repeat(500), FORMS, true)).toBeUndefined();
});

test('for a step without its piece: the step with one', () => {
  expect(nearForm('Fetch D2', FORMS, true)).toBe('a2E@-1,0 fetch D2');
  expect(nearForm('fetch D2', FORMS, false)).toBeUndefined();
  expect(nearForm('fetch D3', FORMS, true)).toBeUndefined();
  expect(nearForm('sword 2 b1N', FORMS, true)).toBe('a2E@-1,0 sword 1 b1N');
});

test('for a list of cards: the step with the first one', () => {
  expect(nearForm('fetch D2,D3', FORMS, true)).toBe('a2E@-1,0 fetch D2');
  expect(nearForm('a2E@-1,0 fetch D2,D3', FORMS, true)).toBe('a2E@-1,0 fetch D2');
  expect(nearForm('fetch D3,D2', FORMS, true)).toBeUndefined();
});

test('for words that a form has in the same order: that form', () => {
  expect(nearForm('turn a2E to N', FORMS, true)).toBe('turn a2E@-1,0>N');
  expect(nearForm('engage the hemp vision', FORMS, true)).toBe('engage Hemp by vision');
  expect(nearForm('N a2E', FORMS, true)).toBeUndefined();
});
