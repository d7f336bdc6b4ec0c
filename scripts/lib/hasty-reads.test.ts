import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hastyReads } from './hasty-reads.mjs';
import { filesBelow, root } from './paths.mjs';

const folder = join(root, 'packages/web/tests');
/** All but the helpers that wait or make others wait. */
const browserTests = filesBelow(folder, (path) => !['visit.ts', 'slow.ts', 'tsconfig.json'].includes(path));

test('no browser test judges what it read once, waits for a time, or throws dice', () => {
  expect(browserTests.length).toBeGreaterThan(35);
  const hasty = browserTests.flatMap((file) =>
    hastyReads(readFileSync(join(folder, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(hasty).toEqual([]);
});

test.each([
  ['at once', 'expect(await list.allInnerTexts()).toEqual(names);'],
  ['softly', 'expect.soft(await axe(page), place).toEqual([]);'],
  ['as a part', 'expect([await list.count(), 1]).toEqual([2, 1]);'],
  ['by its address', 'expect(new URL(page.url()).hash).toBe("");'],
  ['beforehand', '{ const [first] = await list.allInnerTexts(); if (here) { expect(first).toBe("x"); } }'],
  ['one by one', 'for (const text of await list.allInnerTexts()) expect(text).toBe("x");'],
  ['as what is wanted', 'await eventually(() => names(one)).toEqual(await names(other));'],
  ['after a while', 'await page.waitForTimeout(100);'],
  ['by luck', 'await page.goto(place + crypto.randomUUID());'],
  ['for a while', 'await list.waitFor({ timeout: 5000 });'],
])('what is read %s is found', (_, text) => {
  expect(hastyReads(`async () => {\n${text}\n}`)).toEqual([2]);
});

test.each([
  'await eventually(() => list.count()).toBe(2);',
  'await eventually(async () => (await list.allInnerTexts()).join()).toBe("x");',
  '{ const before = await list.count(); await eventually(() => list.count()).toBe(before + 1); }',
  '{ const [place] = await settled(page, () => placesOf(list)); expect(place?.top).toBe(0); }',
  'expect(await settled(page, tops)).toEqual(before);',
  '{ const text = await list.innerText(); for (const text of words) expect(text).toBe("x"); }',
])('what waits is let be: %s', (text) => {
  expect(hastyReads(`async () => {\n${text}\n}`)).toEqual([]);
});

test('no browser test is retried: one that passes only the second time has a fault', () => {
  const again = browserTests.filter((file) => /\bretry\b/.test(readFileSync(join(folder, file), 'utf8')));
  expect(again).toEqual([]);
});
