import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeIsTooOld } from '../setup.mjs';
import { isInstalled, isInstalledByHand, wantedState } from './install.mjs';

let dir = '';
const left = { version: '1.0.0' };

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), JSON.stringify(value));
}

/** A folder as `npm install` leaves it: one workspace, which depends on one package. */
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hortus-install-'));
  write('package.json', { workspaces: ['packages/*'] });
  write('packages/a/package.json', { dependencies: { left: '1.0.0' } });
  write('package-lock.json', {
    packages: {
      '': { workspaces: ['packages/*'] },
      'packages/a': { dependencies: { left: '1.0.0' } },
      'node_modules/a': { resolved: 'packages/a', link: true },
      'node_modules/left': left,
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    },
  });
  write('node_modules/a/package.json', {});
  write('node_modules/left/package.json', {});
  write('node_modules/.package-lock.json', { packages: { 'node_modules/left': left } });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('an installation made by hand is recognised', () => {
  expect(isInstalledByHand(dir)).toBe(true);
});

test.each([
  [
    'another version is there',
    'node_modules/.package-lock.json',
    { packages: { 'node_modules/left': { version: '2.0.0' } } },
  ],
  [
    'a package.json asks for more',
    'packages/a/package.json',
    { dependencies: { left: '1.0.0', right: '1.0.0' } },
  ],
  ['a package.json asks for less', 'packages/a/package.json', {}],
])('it is not when %s', (_, path, value) => {
  write(path, value);
  expect(isInstalledByHand(dir)).toBe(false);
});

test('it is not when a package or everything is missing', () => {
  rmSync(join(dir, 'node_modules/left'), { recursive: true });
  expect(isInstalledByHand(dir)).toBe(false);
  rmSync(join(dir, 'node_modules'), { recursive: true });
  expect(isInstalledByHand(dir)).toBe(false);
});

test('the marker is for one state of the lock file and of every package.json', () => {
  expect(isInstalled(dir)).toBe(false);
  writeFileSync(join(dir, 'node_modules/.hortus-installed'), wantedState(dir));
  expect(isInstalled(dir)).toBe(true);
  write('packages/a/package.json', { dependencies: { left: '1.0.0' }, version: '2.0.0' });
  expect(isInstalled(dir)).toBe(false);
});

test('Node 20.19 is the oldest that will do', () => {
  expect(['18.20.8', '20.18.3', '20.9.0'].filter(nodeIsTooOld)).toHaveLength(3);
  expect(['20.19.0', '20.20.2', '22.0.0', '24.1.0'].filter(nodeIsTooOld)).toEqual([]);
});
