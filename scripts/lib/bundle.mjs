// @ts-check
// Bundles TypeScript entry points into files that Node runs, and keeps the result until an input changes.
//
// A build goes to a folder named after its content, and a stamp file beside the folders says which one is current and
// what it was made from. Both appear by `rename`, so processes that start together never see half a build, and a
// running one keeps its own folder (worker threads load from it later).

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { makeFolder, replaceFile } from './files.mjs';
import { readJson, root } from './paths.mjs';
import { Trouble } from './trouble.mjs';

/** Builds that nobody can be starting any more are removed after a day. */
const KEEP = 24 * 3600 * 1000;

/** Gives older packages the `require` they expect. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** @typedef {[path: string, size: number, mtimeMs: number]} Input */
/** @typedef {{ key: string, folder: string, inputs: Input[] }} Stamp */

/**
 * @typedef {object} Bundle
 * @property {string} [dir] where the sources are, by default the root of the clone
 * @property {string[]} entries paths from there; `src/main.ts` becomes `main.mjs`
 * @property {string} outDir a folder inside the node_modules whose packages the bundle should find
 * @property {boolean} [inline] put all packages into the bundle, where Node would not find them otherwise
 * @property {string} key changes when something other than the inputs asks for a new build
 */

/** @param {string} dir @param {string} path @returns {Input} */
function look(dir, path) {
  try {
    const { size, mtimeMs } = statSync(join(dir, path));
    return [path, size, mtimeMs];
  } catch {
    return [path, -1, -1];
  }
}

/** @param {string} file @returns {Stamp | undefined} */
function readStamp(file) {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
}

/** @param {Stamp} stamp @param {string} key @param {string} dir @param {string} outDir */
const isFresh = (stamp, key, dir, outDir) =>
  stamp.key === key &&
  existsSync(join(outDir, stamp.folder)) &&
  stamp.inputs.every(([path, size, mtimeMs]) => {
    const [, sizeNow, mtimeNow] = look(dir, path);
    return size === sizeNow && mtimeMs === mtimeNow;
  });

/**
 * The folder that holds the built entries, after building them if need be.
 * @param {Bundle} bundle
 * @returns {Promise<string>}
 */
export async function bundle({ dir = root, entries, outDir, key, inline = false }) {
  const stampFile = join(outDir, 'current.json');
  const fullKey = JSON.stringify([key, entries, inline, look(root, 'scripts/lib/bundle.mjs')]);
  const stamp = readStamp(stampFile);
  if (stamp && isFresh(stamp, fullKey, dir, outDir)) return join(outDir, stamp.folder);
  const built = await build(dir, entries, outDir, inline);
  replaceFile(stampFile, JSON.stringify({ key: fullKey, ...built }));
  removeOld(outDir, built.folder);
  return join(outDir, built.folder);
}

/**
 * @param {string} dir
 * @param {string[]} entries
 * @param {string} outDir
 * @param {boolean} inline
 * @returns {Promise<Omit<Stamp, 'key'>>}
 */
async function build(dir, entries, outDir, inline) {
  const start = Date.now();
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map();
  /** @type {Set<string>} */
  const read = new Set();
  for (const entry of entries) await buildEntry(dir, entry, outDir, inline, files, read);
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  const folder = hash.digest('hex').slice(0, 16);
  await makeFolder(join(outDir, folder), (temporary) => {
    for (const [name, content] of files) writeFileSync(join(temporary, name), content);
  });
  // A file that changed while we built counts as changed after it.
  const inputs = [...read].map((path) => {
    const input = look(dir, path);
    return input[2] < start ? input : /** @type {Input} */ ([path, -2, -2]);
  });
  return { folder, inputs };
}

/**
 * Books of words as one value. As modules of thousands of names they came out wrong if one was loaded both by
 * `import()` and by `import`: names were exported that had been dropped.
 * @type {import('rolldown').Plugin}
 */
const wholeJson = {
  name: 'whole-json',
  transform: {
    // Not those of other packages, which are read by `require` and must not get a `default`.
    filter: { id: { include: /\.json$/, exclude: /node_modules/ } },
    handler: (code) => ({ code: `export default ${code};`, moduleType: 'js' }),
  },
};

/**
 * One entry into a file of its own, and all it imports into one beside it. The engine folds a top-level `const` of ours
 * (offsets of packed states, tables, kinds of moves), and play is less than half as fast where it can't
 * (docs/decisions/0001). A bundler takes that away in two ways, so we leave it no room for either:
 * - Everything in one file: a module reached by `import()` is wrapped in an initialiser, its `const` becomes a `var`.
 * - Files as the bundler likes: what two of them share is exported, and an export is never folded.
 *
 * The entry has to stay outside: a file that awaits the import of a part of itself never starts. For the same reason no
 * other module may `await import()` at its top level.
 * @param {string} dir
 * @param {string} entry
 * @param {string} outDir
 * @param {boolean} inline
 * @param {Map<string, string | Uint8Array>} files what was built is added here
 * @param {Set<string>} read and the paths that were read, here
 */
async function buildEntry(dir, entry, outDir, inline, files, read) {
  const { rolldown } = await import('rolldown');
  const input = join(dir, entry);
  const name = basename(entry).replace(/\.ts$/, '');
  /** @type {Awaited<ReturnType<typeof rolldown>> | undefined} */
  let built;
  try {
    built = await rolldown({
      cwd: dir,
      input,
      platform: 'node',
      logLevel: 'silent', // the error thrown says what's wrong
      moduleTypes: { '.md': 'text', '.txt': 'text', '.py': 'text' },
      plugins: [wholeJson],
      // Node would take `main`; what that names in older packages can't always be bundled.
      resolve: { mainFields: ['module', 'main'] },
      optimization: { inlineConst: { mode: 'all' } },
      // Our own packages go into the bundle, all others stay imports.
      external: inline
        ? [/^node:/]
        : (id, importer) => importer !== undefined && !/^[./#]/.test(id) && !id.startsWith('@hortus/'),
    });
    const { output } = await built.generate({
      format: 'esm',
      dir: join(outDir, 'folder'), // nothing is written there, but paths in source maps start from it
      entryFileNames: `${name}.mjs`,
      chunkFileNames: `${name}.[name].mjs`,
      codeSplitting: { groups: [{ name: 'modules', test: (id) => id !== input }] },
      sourcemap: true,
      banner: inline ? REQUIRE : '',
    });
    for (const part of output) {
      if (files.has(part.fileName)) throw new Error(`two entries would both write ${part.fileName}`);
      files.set(part.fileName, part.type === 'chunk' ? part.code : part.source);
    }
    for (const path of await built.watchFiles) read.add(relative(dir, path));
  } catch (error) {
    throw new Trouble(/** @type {Error} */ (error).message);
  } finally {
    await built?.close();
  }
}

/**
 * Our own modules that the built code wraps in an initialiser, so that nothing in them is a constant. Third-party
 * packages may be wrapped: many are CommonJS, which needs it.
 * @param {string} code
 * @returns {string[]} their paths
 */
export function wrappedModules(code) {
  let path = '';
  /** @type {Set<string>} */
  const wrapped = new Set();
  for (const line of code.split('\n')) {
    path = /^\/\/(?:#region)? (\S+\.\w+)$/.exec(line)?.[1] ?? path;
    if (/^var \w+ = .*\b__(esm|commonJS)\w*\(\(/.test(line) && !path.includes('node_modules/'))
      wrapped.add(path);
  }
  return [...wrapped];
}

/** @param {string} outDir @param {string} current */
function removeOld(outDir, current) {
  for (const name of readdirSync(outDir)) {
    const path = join(outDir, name);
    if (name === current || name === 'current.json') continue;
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < KEEP) continue;
    rmSync(path, { recursive: true, force: true });
  }
}
