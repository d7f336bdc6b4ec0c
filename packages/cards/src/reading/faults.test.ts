import { expect, test } from 'vitest';
import { drawPlace, inOrder, tellFault } from './faults.ts';

const TEXT = 'name: Small\n\nOld Gate · covrt 2 · Swifts\n\tHalf\tOpen · omen 1\n';

test('a place is drawn with a caret under its first character and a line to its last', () => {
  expect(drawPlace(TEXT, { line: 3, column: 12, end: 17 })).toBe(
    ['  3 | Old Gate · covrt 2 · Swifts', '    |            ^~~~~'].join('\n'),
  );
});

test('tabs stay tabs, so that the caret is under its word', () => {
  expect(drawPlace(TEXT, { line: 4, column: 7, end: 11 })).toBe(
    ['  4 | \tHalf\tOpen · omen 1', '    | \t    \t^~~~'].join('\n'),
  );
});

test('a place at the end of a line, or without an end, is one caret', () => {
  expect(drawPlace(TEXT, { line: 1, column: 12, end: 13 })).toBe('  1 | name: Small\n    |            ^');
  expect(drawPlace(TEXT, { line: 1, column: 1 })).toBe('  1 | name: Small\n    | ^');
});

test('a long line is cut on both sides of its caret', () => {
  const drawn = drawPlace(`${'x'.repeat(500)}here${'y'.repeat(500)}`, { line: 1, column: 501, end: 505 })!;
  const [line, caret] = drawn.split('\n') as [string, string];
  expect(line.length).toBeLessThan(115);
  expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('~') + 1)).toBe('here');
});

test('a place without a column, or beyond the text, is not drawn', () => {
  expect(drawPlace(TEXT, { line: 3 })).toBeUndefined();
  expect(drawPlace(TEXT, { line: 30, column: 1 })).toBeUndefined();
  expect(drawPlace(TEXT, { path: 'cards[0]' })).toBeUndefined();
});

test('a fault is reported in one line, with whatever it knows', () => {
  const fault = { code: 'x', message: 'there is no ability covrt' };
  expect(
    tellFault({ ...fault, line: 3, column: 12, hint: 'did you mean covert?', clause: 'A-1' }, 'c.txt'),
  ).toBe('c.txt:3:12: there is no ability covrt (did you mean covert?) [A-1]');
  expect(tellFault({ ...fault, line: 3 }, 'c.txt')).toBe('c.txt:3:1: there is no ability covrt');
  expect(tellFault({ ...fault, path: 'cards[0]' }, 'c.txt')).toBe(
    'c.txt cards[0]: there is no ability covrt',
  );
});

test('faults come in the order of their places', () => {
  const at = (line: number, column: number) => ({ code: 'x', message: '', line, column });
  expect([at(2, 1), at(1, 9), at(1, 2)].sort(inOrder)).toEqual([at(1, 2), at(1, 9), at(2, 1)]);
});
