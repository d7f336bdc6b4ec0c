import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root, workspaces } from './paths.mjs';
import { approximations, impurities } from './purity.mjs';

const pure = workspaces().filter((folder) => /^packages\/(?:kernel$|games\/)/.test(folder));

test('the kernel and at least one game are looked at', () => {
  expect(pure).toContain('packages/kernel');
  expect(pure.length).toBeGreaterThan(1);
});

test.each(pure)('%s touches no clock, luck, network, storage, locale or machine', (folder) => {
  const sources = filesBelow(join(root, folder, 'src'), (path) => /(?<!\.test|\.soak)\.ts$/.test(path));
  expect(sources.length).toBeGreaterThan(0);
  const found = sources.flatMap((path) =>
    impurities(readFileSync(join(root, folder, 'src', path), 'utf8')).map((what) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const n = Math.random();', 'Math.random:1'],
  ['const { random } = Math;', 'Math.random:1'],
  ["const n = Math['random']();", 'Math.random:1'],
  ['\nconst t = Date.now();', 'Date:2'],
  ['const t = new Date();', 'Date:1'],
  ['const t = performance.now();', 'performance:1'],
  ['const e = process.env;', 'process:1'],
  ['const e = globalThis.process;', 'globalThis:1'],
  ["await fetch('/x');", 'fetch:1'],
  ['setTimeout(() => {}, 1);', 'setTimeout:1'],
  ["localStorage.setItem('a', 'b');", 'localStorage:1'],
  ['const c = new Intl.Collator();', 'Intl:1'],
  ['const s = (5).toLocaleString();', 'toLocaleString:1'],
  ['names.sort((a, b) => a.localeCompare(b));', 'localeCompare:1'],
  ["console.log('x');", 'console:1'],
  ["import { readFileSync } from 'node:fs';", 'node:fs:1'],
  ["export * from 'node:fs';", 'node:fs:1'],
  ["const fs = await import('node:fs');", 'import():1'],
  ['const here = import.meta.url;', 'import.meta:1'],
])('a planted fault is caught: %s', (text, what) => {
  expect(impurities(text)).toContain(what);
});

test.each([
  'const n = Math.floor(x / 2);',
  '/** Math.random and Date are not used. */ const text = "Date";',
  'type Move = { process: number }; const p = move.process;',
  "import { expect } from './console.ts';",
])('what only looks like one is left alone: %s', (text) => {
  expect(impurities(text)).toEqual([]);
});

test('players choose by arithmetic that is the same on every engine', () => {
  const isSource = (path: string): boolean =>
    /(?:^|\/)players\/(?:.*\/)?[^/]+(?<!\.test|\.soak|\.testing)\.ts$/.test(path) &&
    !path.includes('/testing/');
  const sources = filesBelow(join(root, 'packages'), isSource).map((path) => `packages/${path}`);
  expect(sources).toContain('packages/sway/players/worth.ts');
  expect(sources.length).toBeGreaterThan(60);
  const found = sources.filter((path) => approximations(readFileSync(join(root, path), 'utf8')).length > 0);
  expect(found).toEqual([]);
});

test.each([
  ['const y = Math.exp(x);', 'Math.exp:1'],
  ['\nconst y = 1 / Math.log2(x);', 'Math.log2:2'],
  ['const y = Math.tanh(x) + Math.pow(x, 2);', 'Math.pow:1'],
  ['const y = x ** 2;', '**:1'],
  ['const { sin } = Math;', 'Math:1'],
])('a planted approximation is caught: %s', (text, what) => {
  expect(approximations(text)).toContain(what);
});

test('plain arithmetic is left alone', () => {
  expect(
    approximations('/** Math.exp ** */ const y = Math.sqrt(x) + Math.floor(x * x) - Math.max(x, 1);'),
  ).toEqual([]);
});
