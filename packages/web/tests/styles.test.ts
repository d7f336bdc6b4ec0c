/**
 * Which stylesheet overrides which never depends on what a visitor loads first. Stylesheets that belong together are
 * joined by `@import`, in one order; the bundler keeps such a file whole. Modules import that one, never a part of it, so
 * no lazily loaded module can draw the parts apart and load them in another order.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from '../../../scripts/lib/paths.mjs';

const packages = join(root, 'packages');
const isOurs = (path: string): boolean =>
  !/(?:^|\/)(?:dist|node_modules|tests|testing)\/|\.test\.tsx?$/.test(path);

interface Import {
  readonly from: string;
  readonly sheet: string;
}

/** The stylesheets that a file imports, as paths from `packages`. */
function importsIn(from: string, text: string): Import[] {
  const found = text.matchAll(/^(?:import|@import) ['"]([^'"]+\.css)['"]/gm);
  return [...found].map(([, name = '']) => {
    const inFrame = /^@hortus\/frame\/(.*)$/.exec(name)?.[1];
    const sheet = inFrame === undefined ? normalize(join(dirname(from), name)) : `frame/src/${inFrame}`;
    return { from, sheet };
  });
}

/** What would let the order of two stylesheets depend on which module loads first. */
function faultsIn(imports: readonly Import[]): string[] {
  const joined = imports.filter(({ from }) => from.endsWith('.css'));
  const loaded = imports.filter(({ from }) => !from.endsWith('.css'));
  const parts = new Map(joined.map(({ from, sheet }) => [sheet, from]));
  const torn = loaded
    .filter(({ sheet }) => parts.has(sheet))
    .map(({ from, sheet }) => `${from} imports ${sheet}, a part of ${parts.get(sheet)}`);
  const twice = joined
    .filter(({ from, sheet }) => parts.get(sheet) !== from)
    .map(({ from, sheet }) => `${from} and ${parts.get(sheet)} both import ${sheet}`);
  const folders = new Map<string, string>();
  const apart = loaded.flatMap(({ from, sheet }) => {
    const place = `${from} ${dirname(sheet)}`;
    const other = folders.get(place);
    folders.set(place, sheet);
    return other === undefined ? [] : [`${from} imports ${other} and ${sheet}, which nothing joins`];
  });
  return [...torn, ...twice, ...apart];
}

const imports = filesBelow(packages, (path) => /\.(?:css|tsx?)$/.test(path) && isOurs(path)).flatMap((path) =>
  importsIn(path, readFileSync(join(packages, path), 'utf8')),
);

test('stylesheets that belong together are joined in one order, and nobody imports a part of them', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(faultsIn(imports)).toEqual([]);
});

test('the first page brings the stylesheets of every table’s frame, before those of any game', () => {
  const first = imports.filter(({ from }) => from === 'web/src/styles/index.css').map(({ sheet }) => sheet);
  const names = ['tokens', 'base', 'parts', 'table', 'table-words', 'guide', 'lobby'];
  expect(first).toEqual(expect.arrayContaining(names.map((name) => `frame/src/styles/${name}.css`)));
  expect(imports).toContainEqual({ from: 'web/src/main.tsx', sheet: 'web/src/styles/index.css' });
});

test('what would let the order depend on loading is found', () => {
  const whole = importsIn('a/styles/index.css', '@import "./one.css";\n@import "./two.css";\n');
  const board = (text: string) => faultsIn([...whole, ...importsIn('a/Board.tsx', text)]);
  expect(board("import './styles/index.css';\n")).toEqual([]);
  expect(board("import './styles/two.css';\n")).toEqual([
    'a/Board.tsx imports a/styles/two.css, a part of a/styles/index.css',
  ]);
  expect(board("import './styles/three.css';\nimport './styles/four.css';\n")).toEqual([
    'a/Board.tsx imports a/styles/three.css and a/styles/four.css, which nothing joins',
  ]);
  expect(
    faultsIn([...whole, ...importsIn('a/other/index.css', '@import "../styles/one.css";\n')]),
  ).toHaveLength(1);
});
