import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundle, wrappedModules } from './bundle.mjs';
import { root } from './paths.mjs';
import { programs } from './programs.mjs';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hortus-bundle-'));
  mkdirSync(join(dir, 'src'));
  write('src/main.ts', "import { word } from './word.ts';\nconsole.log(word as string);");
  write('src/word.ts', "export const word: string = 'rose';");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Writes a file with an old date, so that it doesn't count as changed during the build. */
function write(path: string, text: string, time = 1_000): void {
  writeFileSync(join(dir, path), text);
  utimesSync(join(dir, path), time, time);
}

const build = (key = '', ...more: string[]) =>
  bundle({ dir, entries: ['src/main.ts', ...more], outDir: join(dir, 'out'), key });

const says = (folder: string, file = 'main.mjs') =>
  spawnSync(process.execPath, [join(folder, file)], { encoding: 'utf8' }).stdout.trim();

const stampTime = () => statSync(join(dir, 'out/current.json'), { bigint: true }).mtimeNs;

test('a bundle runs', async () => {
  expect(says(await build())).toBe('rose');
});

test('an error is reported at its place in the source', async () => {
  write('src/word.ts', "export const word: string = 'rose';\nthrow new Error('thorn');");
  const main = join(await build(), 'main.mjs');
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', main], { encoding: 'utf8' });
  expect(stderr).toContain(`${join(realpathSync(dir), 'src', 'word.ts')}:2:7`);
});

test('nothing is built again while nothing changes', async () => {
  const folder = await build();
  const time = stampTime();
  expect(await build()).toBe(folder);
  expect(stampTime()).toBe(time);
});

test('a change of an imported file is seen, even one that keeps its size', async () => {
  await build();
  write('src/word.ts', "export const word: string = 'iris';", 2_000);
  expect(says(await build())).toBe('iris');
});

test('a file that vanished or was lost from the cache is seen', async () => {
  const folder = await build();
  rmSync(folder, { recursive: true });
  expect(says(await build())).toBe('rose');
  rmSync(join(dir, 'src/word.ts'));
  await expect(build()).rejects.toThrow('word.ts');
});

test('a file that changes during the build counts as changed after it', async () => {
  write('src/word.ts', "export const word: string = 'rose';", Date.now() / 1000 + 60);
  await build();
  const time = stampTime();
  await build();
  expect(stampTime()).not.toBe(time);
});

test('another key asks for another build', async () => {
  await build('a');
  const time = stampTime();
  await build('b');
  expect(stampTime()).not.toBe(time);
});

test('what is loaded when needed runs too, whoever else imports it', async () => {
  write('src/book.json', '{ "rose": "Rose", "iris": "Iris" }');
  write('src/word.ts', "import book from './book.json';\nexport const word: string = book.rose;");
  write(
    'src/main.ts',
    `import { word } from './word.ts';
const { default: book } = await import('./book.json');
const again = await import('./word.ts');
console.log(word, book.iris, again.word);`,
  );
  expect(says(await build())).toBe('Rose Iris Rose');
});

const wrappedIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => wrappedModules(readFileSync(join(folder, name), 'utf8')));

test.each(Object.keys(programs) as (keyof typeof programs)[])(
  'no module of ours is wrapped in the bundle of %s, so that its constants stay constants',
  async (name) => {
    const { entries } = programs[name];
    const folder = await bundle({ dir: root, entries, outDir: join(dir, 'out'), key: '' });
    expect(wrappedIn(folder)).toEqual([]);
  },
);

test('a wrapped module is found, but not one of a package', async () => {
  mkdirSync(join(dir, 'node_modules/older'), { recursive: true });
  write('node_modules/older/index.js', 'exports.older = 1;');
  write('src/word.ts', "import { older } from 'older';\nexport const word: number = older;");
  write('src/main.ts', "console.log(require('./word.ts').word);");
  const folder = await bundle({
    dir,
    entries: ['src/main.ts'],
    outDir: join(dir, 'out'),
    key: '',
    inline: true,
  });
  expect(wrappedIn(folder)).toEqual(['src/word.ts']);
});

test('workers lie beside the program', async () => {
  write('src/dig.worker.ts', "console.log('dig' satisfies string);");
  const folder = await build('', 'src/dig.worker.ts');
  expect(says(folder, 'dig.worker.mjs')).toBe('dig');
});

test('several builds at once agree and leave nothing half-made', async () => {
  const folders = await Promise.all([build(), build(), build()]);
  expect(new Set(folders).size).toBe(1);
  expect(readdirSync(join(dir, 'out'))).toHaveLength(2);
  expect(says(folders[0] ?? '')).toBe('rose');
});
