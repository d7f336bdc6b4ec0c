/** docs/library.md is true: its example runs, its excerpts stand in it, and what it names is exported. */
import { readFileSync } from 'node:fs';
import { GAMES, loadGames } from '@hortus/catalogue';
import * as kernel from '@hortus/kernel';
import { expect, test, vi } from 'vitest';

await loadGames();

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/library.md');

test('every excerpt is in the file it names', () => {
  const excerpts = [...page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  expect(excerpts.length).toBeGreaterThan(3);
  for (const [, path = '', code = ''] of excerpts) expect(read(path), path).toContain(code);
});

test('the example plays every game and says so', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import(new URL('docs/examples/random-games.ts', root).pathname);
  const lines = told.mock.calls.map(([line]) => String(line));
  told.mockRestore();
  for (const { title } of GAMES)
    expect(lines.some((line) => line.startsWith(`${title}: `) && line.endsWith(' moves a random game'))).toBe(
      true,
    );
  expect(lines.filter((line) => line.includes('would play'))).toHaveLength(GAMES.length);
});

test('everything it calls by name exists', () => {
  for (const name of [
    'copyState',
    'copyInto',
    'moveList',
    'seatsOf',
    'FastLuck',
    'Match',
    'replay',
    'verify',
  ]) {
    expect(page).toContain(`\`${name}`.replace('`FastLuck', '`new FastLuck'));
    expect(kernel).toHaveProperty(name);
  }
  for (const game of GAMES)
    for (const name of ['toJson', 'fromJson']) expect(game.moves).toHaveProperty(name);
});
