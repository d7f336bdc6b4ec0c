/** Networks load with their bot: they stay small, and neither the first page nor a table's worker waits for them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './lib/paths.mjs';
import { builtWeb } from './lib/web.mjs';

/** Per game, with what it shares with others. */
const MOST_BYTES = 200_000;
/** Enough characters to recognise a network. */
const MARK = 60;

interface Network {
  readonly path: string;
  readonly bytes: number;
  readonly mark: string;
}

const isNetwork = (path: string): boolean =>
  path.endsWith('.json') && /"hortus":\s*"network"/.test(readFileSync(path, 'utf8'));

const networksIn = (folder: string): Network[] =>
  filesBelow(join(root, folder), (path) => path.endsWith('.json'))
    .map((path) => join(root, folder, path))
    .filter(isNetwork)
    .map((path) => ({
      path,
      bytes: statSync(path).size,
      mark: (JSON.parse(readFileSync(path, 'utf8')) as { weights: string }).weights.slice(0, MARK),
    }));

const games = readdirSync(join(root, 'packages/games'));
const shared = networksIn('packages/sway');
const own = new Map(games.map((game) => [game, networksIn(`packages/games/${game}`)]));

test('the networks of each game are at most 200 KB together', () => {
  expect([...own.values()].flat().length).toBeGreaterThan(0);
  for (const [game, networks] of own) {
    const bytes = [...shared, ...networks].reduce((sum, network) => sum + network.bytes, 0);
    expect(bytes, game).toBeLessThanOrEqual(MOST_BYTES);
  }
});

/** A script and its static imports. */
function withImports(folder: string, entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const code = readFileSync(join(folder, entry), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(folder, name, found);
  return found;
}

test('no network is part of the first page or of a worker; each is in a script of its own bot', async () => {
  const dist = await builtWeb(() => {});
  const assets = join(dist, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const marks = [...shared, ...[...own.values()].flat()].map(({ mark }) => mark);
  const codes = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const holdersOf = (mark: string): string[] => scripts.filter((name) => codes.get(name)?.includes(mark));
  // Each must be found, or the check below would be empty.
  for (const mark of marks) expect(holdersOf(mark)).toHaveLength(1);
  const holding = marks.flatMap(holdersOf);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="[^"]*?assets\/([^"/]+\.js)"/g)].map(([, name = '']) => name);
  const workers = scripts.filter((name) => name.includes('worker'));
  const entries = [...first, ...workers];
  const needed = new Set(entries.flatMap((entry) => [...withImports(assets, entry)]));
  expect(Math.min(first.length, workers.length)).toBeGreaterThan(0);
  expect(needed.size).toBeGreaterThan(new Set(entries).size);
  expect([...needed].filter((name) => holding.includes(name))).toEqual([]);
});
