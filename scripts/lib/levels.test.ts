import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLevels } from './levels.mjs';

let dir = '';
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A small tree of packages, linked as npm links workspaces. The keys of `files` are paths below packages/. */
function tree(files: Record<string, string>): string {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'hortus-levels-')));
  const names = [...new Set(Object.keys(files).map((path) => /^(?:games\/)?[^/]+/.exec(path)?.[0] ?? ''))];
  write(
    'package.json',
    JSON.stringify({ type: 'module', workspaces: names.map((name) => `packages/${name}`) }),
  );
  for (const name of names) {
    const id = `@hortus/${name.replace('games/', '')}`;
    const manifest = {
      name: id,
      type: 'module',
      exports: { '.': './src/index.ts', './table': './table/index.ts' },
    };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    mkdirSync(join(dir, 'node_modules/@hortus'), { recursive: true });
    symlinkSync(join(dir, 'packages', name), join(dir, 'node_modules', id), 'junction');
  }
  for (const [path, text] of Object.entries(files)) write(`packages/${path}`, text);
  return dir;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

const kernel = { 'kernel/src/index.ts': 'export const one = 1;' };
const usesKernel = "import { one } from '@hortus/kernel';\nexport const two = one + one;";

test('imports from below are fine, and are seen', async () => {
  const { faults, seen } = await checkLevels(tree({ ...kernel, 'games/garden/src/index.ts': usesKernel }));
  expect(faults).toEqual([]);
  expect(seen).toEqual({ modules: 2, imports: 1 });
});

test.each([
  ['upwards', 'kernel/src/index.ts', "import { x } from '@hortus/garden';\nexport const y = x;", 'level-0'],
  [
    'upwards for a type',
    'kernel/src/index.ts',
    "import type { X } from '@hortus/garden';\nexport type Y = X;",
    'level-0',
  ],
  [
    'sideways to another game',
    'games/chess/src/index.ts',
    "import { x } from '@hortus/garden';\nexport { x };",
    'level-3',
  ],
  ['by path', 'search/src/index.ts', "export { x } from '../../games/garden/src/index.ts';", 'by-name'],
  ['of a Node built-in', 'search/src/index.ts', "import 'node:fs';\nexport {};", 'node-built-ins'],
  ['of nothing', 'search/src/index.ts', "import './gone.ts';\nexport {};", 'every-import-found'],
  ['in a circle', 'search/src/index.ts', "export * from './b.ts';\nexport const a = 1;", 'no-circles'],
])('an import %s is a fault', async (_, path, text, rule) => {
  const garden = { 'games/garden/src/index.ts': 'export const x = 1;\nexport type X = number;' };
  const circle = { 'search/src/b.ts': "import { a } from './index.ts';\nexport const b = a;" };
  const { faults } = await checkLevels(
    tree({ ...kernel, ...garden, ...(rule === 'no-circles' ? circle : {}), [path]: text }),
  );
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toContain(rule);
});

/** A miniature server in which a move goes one way. */
const oneWay = {
  'server/src/index.ts': "export * from './socket/answer.ts';",
  'server/src/socket/answer.ts': "export * from '../service/matches.ts';\nexport type Asker = string;",
  'server/src/service/matches.ts': "export * from '../match/live-table.ts';",
  'server/src/match/live-table.ts': "export * from './telling.ts';\nexport type Live = string;",
  'server/src/match/telling.ts': 'export type Follower = string;',
};

test('a server where a move goes one way is fine', async () => {
  expect((await checkLevels(tree(oneWay))).faults).toEqual([]);
});

test.each([
  ['service/matches.ts', "import type { Asker } from '../socket/answer.ts';", 'requests-know-no-sockets'],
  ['match/live-table.ts', "import type { Asker } from '../socket/answer.ts';", 'matches-know-no-requests'],
  ['match/telling.ts', "import type { Live } from './live-table.ts';", 'telling-comes-last'],
  ['match/telling.ts', "import type { Live } from './live-table.ts';", 'a-move-goes-one-way'],
] as const)('on the way of a move, a type that points back from %s is a fault', async (path, back, rule) => {
  const file = `server/src/${path}` as keyof typeof oneWay;
  const { faults } = await checkLevels(tree({ ...oneWay, [file]: `${back}\n${oneWay[file]}` }));
  expect(faults.some((fault) => fault.includes(rule))).toBe(true);
});

test('seeing no module is a fault', async () => {
  const { faults, seen } = await checkLevels(tree({ 'kernel/README.md': 'empty' }));
  expect(seen.modules).toBe(0);
  expect(faults).toEqual(['no module was seen', 'no module of packages/kernel was seen']);
});

test('a package without a level is a fault', async () => {
  const { faults } = await checkLevels(tree({ ...kernel, 'attic/src/index.ts': 'export {};' }));
  expect(faults).toEqual(['packages/attic has no level']);
});

test('an import that is not followed is a fault', async () => {
  const root = tree({ ...kernel, 'games/garden/src/index.ts': usesKernel });
  rmSync(join(root, 'node_modules'), { recursive: true });
  const { faults } = await checkLevels(root);
  expect(faults).toContain(
    'the import of packages/kernel in packages/games/garden/src/index.ts was not seen',
  );
});

/** A game with parts beside its rules. */
const kitOf = (files: Record<string, string>): Record<string, string> => ({
  ...kernel,
  'frame/src/index.ts': 'export const frame = 1;',
  'kit/src/index.ts': 'export const kit = 1;',
  'games/garden/src/index.ts': usesKernel,
  'games/garden/players/index.ts': 'export const players = 1;',
  'games/garden/table/index.ts': "import { two } from '../src/index.ts';\nexport const table = two;",
  'games/garden/terminal/face.ts': 'export const face = 1;',
  ...files,
});

test('parts of a kit import its rules, and a screen the frame', async () => {
  const table = "import { frame } from '@hortus/frame';\nexport const table = frame;";
  const { faults, seen } = await checkLevels(tree(kitOf({ 'games/garden/table/index.ts': table })));
  expect(faults).toEqual([]);
  expect(seen.modules).toBe(7);
});

test.each([
  ['rules import players', 'games/garden/src/index.ts', '../players/index.ts', 'rules-know-no-other-part'],
  ['rules import the kit', 'games/garden/src/index.ts', '../kit.ts', 'rules-know-no-other-part'],
  ['players import a board', 'games/garden/players/index.ts', '../table/index.ts', 'no-screen-behind-words'],
  ['players import the frame', 'games/garden/players/index.ts', '@hortus/frame', 'no-screen-behind-words'],
  [
    'a terminal imports a board',
    'games/garden/terminal/face.ts',
    '../table/index.ts',
    'no-screen-behind-words',
  ],
  ['a board imports a terminal', 'games/garden/table/index.ts', '../terminal/face.ts', 'no-terminal-behind'],
  ['the frame imports a kit', 'frame/src/index.ts', '@hortus/garden', 'level-7'],
])('%s: a fault', async (_, path, target, rule) => {
  const files = kitOf({
    'games/garden/kit.ts': 'export const garden = 1;',
    [path]: `import '${target}';\nexport const x = 1;`,
  });
  // The frame reaches for a part, not for the rules, which are below it.
  if (path.startsWith('frame')) files[path] = "import '@hortus/garden/table';\nexport const x = 1;";
  const { faults } = await checkLevels(tree(files));
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toContain(rule);
});
