import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(readFileSync(new URL('./package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { resolved?: string; version?: string }>;
};

test('the lock file of the bench holds no download address, and the peer in the version named', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(packages['node_modules/boardgame.io'].version).toBe('0.50.2');
});
