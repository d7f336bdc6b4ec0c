import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every file of the kernel says at its head what it is for', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[\w/-]+\.ts$/.test(name));
  expect(files).toContain('contract/game.ts');
  const silent = files.filter(
    (name) => !/^(?:\/\/ |\/\*\*)/.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  );
  expect(silent).toEqual([]);
});
