/** docs/adding-a-game.md is true to the code: its excerpts, links, laws and commands are compared with it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAWS } from './laws/index.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const guide = read('docs/adding-a-game.md');

test('every excerpt stands in the file it names', () => {
  const excerpts = [...guide.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  expect(excerpts.length).toBeGreaterThan(4);
  for (const [, path, code] of excerpts) expect(read(path), path).toContain(code);
});

test('every link leads somewhere', () => {
  const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => !existsSync(new URL(link, new URL('docs/', root))))).toEqual([]);
});

test('every command exists, and every law in the table', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...guide.matchAll(/`npm (?:run )?(\w+)/g)].map(([, name]) => name);
  expect(commands).toContain('clauses');
  for (const command of commands) expect(Object.keys(scripts)).toContain(command);
  const rows = guide.slice(guide.indexOf('| law |')).split('\n').slice(2);
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, law]) => law),
  );
  expect(named.length).toBeGreaterThan(8);
  for (const law of named) expect(LAWS.map(({ name }) => name)).toContain(law);
});
