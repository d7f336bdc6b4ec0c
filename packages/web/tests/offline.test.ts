import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precacheList, publicFiles } from '../build/offline.ts';

const built = new Map<string, string>([
  ['index.html', '<html>'],
  ['assets/index-1.js', 'a'],
  ['assets/index-1.js.map', '{}'],
  ['assets/style-1.css', 'b'],
  ['sw.js', 'c'],
  ['icons/icon-192.png', 'd'],
]);

test('every built file is kept except maps and the worker itself; the page under its own address', () => {
  expect(Object.keys(precacheList(built).files)).toEqual([
    '/',
    '/assets/index-1.js',
    '/assets/style-1.css',
    '/icons/icon-192.png',
  ]);
});

test('the version changes with any file, and with nothing else', () => {
  const { version } = precacheList(built);
  expect(precacheList(new Map([...built].reverse())).version).toBe(version);
  expect(precacheList(new Map(built).set('sw.js', 'other')).version).toBe(version);
  for (const path of ['index.html', 'assets/index-1.js', 'icons/icon-192.png'])
    expect(precacheList(new Map(built).set(path, 'other')).version).not.toBe(version);
  const fewer = new Map(built);
  fewer.delete('assets/style-1.css');
  expect(precacheList(fewer).version).not.toBe(version);
});

test('files that are copied unchanged belong to the version', () => {
  const files = publicFiles(join(import.meta.dirname, '../public'));
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['icon.svg', 'manifest.webmanifest', 'icons/icon-512.png']),
  );
});
