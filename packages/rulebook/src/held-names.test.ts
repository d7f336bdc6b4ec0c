// No official name of a card, faction, place or person comes back: see scripts/held-names.ts.

import { expect, test } from 'vitest';
import { finder, type HeldNames, heldNames, hold } from '../scripts/held-names.ts';
import { textFiles } from '../scripts/project.ts';

const isText = (path: string): boolean => /\.(?:md|txt|ts|tsx|js|mjs|json|css|html|svg|py|card)$/.test(path);

/** The numbers of a network are written as random letters, so that short names come up in them by chance. */
const withoutWeights = (text: string): string =>
  text.includes('"hortus": "network"') ? text.replace(/^ *"weights": ".*"$/m, '') : text;

test('[CGS-GEP-7] no text of the project holds an official name', () => {
  const files = [...textFiles('docs', isText), ...textFiles('packages', isText)];
  expect(files.length).toBeGreaterThan(20);
  const find = finder(heldNames());
  const found = files.flatMap(({ path, text }) =>
    [path, withoutWeights(text)].flatMap((part) =>
      find(part).map(({ line, name }) => `${path}:${line} ${name}`),
    ),
  );
  expect(found).toEqual([]);
});

test('the data holds names', () => {
  const { names, heads, salt } = heldNames();
  expect(names.length).toBeGreaterThan(50);
  expect(heads.length).toBeGreaterThan(40);
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
});

// Planted: names made up for this test.
const none: HeldNames = { salt: 'salt', heads: [], names: [] };
const held = hold(hold(hold(none, 'any', 'Mirror of Frozen Lakes'), 'named', 'Lantern'), 'upper', 'ZOG');
const names = (text: string) => finder(held)(text).map(({ name }) => name);

test.each([
  ['in prose', 'They met at the Mirror of Frozen Lakes, late.', ['Mirror of Frozen Lakes']],
  ['in small letters', 'a mirror of frozen lakes', ['mirror of frozen lakes']],
  ['over a line end', 'Mirror of\nFrozen Lakes', ['Mirror of Frozen Lakes']],
  ['as an identifier', 'const mirrorOfFrozenLakes = 1', ['mirror Of Frozen Lakes']],
  ['as an id', '"mirror-of-frozen-lakes"', ['mirror of frozen lakes']],
  ['in part', 'Mirror of Frozen Water', []],
  ['an ordinary word as a name', 'plays Lantern (vision 2)', ['Lantern']],
  ['an ordinary word as an id', "card('lantern')", ['lantern']],
  ['an ordinary word as such', 'by the light of a lantern', []],
  ['capitals', 'the ZOG fleet', ['ZOG']],
  ['capitals as small letters', 'zog, Zog', []],
])('a held name %s', (_, text, found) => {
  expect(names(text)).toEqual(found);
});

test('a finding tells its line', () => {
  expect(finder(held)('one\ntwo Lantern\nthree')).toEqual([{ line: 2, name: 'Lantern' }]);
});

test('a name of more than four words cannot be held', () => {
  expect(() => hold(none, 'any', 'a b c d e')).toThrow('1 to 4 words');
});
