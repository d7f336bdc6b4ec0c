// @ts-check
// Installs the pinned packages of a folder with `npm ci`, once for each state of its lock file.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { run } from './children.mjs';
import { replaceFile } from './files.mjs';
import { withLock } from './lock.mjs';
import { readJson, stateDir, workspaces } from './paths.mjs';
import { Trouble } from './trouble.mjs';

/** @typedef {(line: string) => void} Say */

/**
 * What an installation depends on: the lock file, every package.json, and the platform (for native parts).
 * @param {string} dir
 */
export function wantedState(dir) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const manifests = ['.', ...workspaces(dir)].map((workspace) => join(workspace, 'package.json'));
  for (const file of ['package-lock.json', ...manifests])
    hash.update(file).update(readFileSync(join(dir, file)));
  return hash.digest('hex');
}

/** Where npm puts them. @param {string} dir */
export const modulesDir = (dir) => join(dir, 'node_modules');

/** @param {string} dir */
const markerOf = (dir) => join(modulesDir(dir), '.hortus-installed');

/** @param {string} dir */
export function isInstalled(dir) {
  const marker = markerOf(dir);
  return existsSync(marker) && readFileSync(marker, 'utf8') === wantedState(dir);
}

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * True if somebody ran `npm ci` or `npm install` by hand: what is in node_modules is what the lock file asks for,
 * and the lock file is up to date with every package.json.
 * @param {string} dir
 */
export function isInstalledByHand(dir) {
  const record = join(dir, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const lock = readJson(join(dir, 'package-lock.json')).packages;
  const present = readJson(record).packages;
  const inStep = ['', ...workspaces(dir)].every((workspace) => {
    const manifest = readJson(join(dir, workspace, 'package.json'));
    return DEPENDENCY_FIELDS.every((field) =>
      isDeepStrictEqual(manifest[field] ?? {}, lock[workspace]?.[field] ?? {}),
    );
  });
  return (
    inStep &&
    Object.entries(lock).every(([path, wanted]) => {
      if (!path.startsWith('node_modules/') || wanted.optional) return true;
      return existsSync(join(dir, path)) && isDeepStrictEqual(present[path]?.version, wanted.version);
    })
  );
}

/** The npm that started us, if one did; otherwise the one on the PATH. */
function npmCommand() {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(script)) return { command: process.execPath, first: [script], shell: false };
  return { command: 'npm', first: [], shell: process.platform === 'win32' };
}

/** Leaves out what npm tells the programs it starts: the npm that we start would take it to be about its own folder. */
function npmEnvironment() {
  const ours =
    /^npm_config_(local_prefix|prefix|package|call|workspaces?|include_workspace_root|omit|global)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** @param {string} dir @param {(pid: number) => void} hold */
function npmCi(dir, hold) {
  const { command, first, shell } = npmCommand();
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: dir, env: npmEnvironment(), shell, stdio: ['ignore', 'pipe', 'pipe'] };
  return run(command, args, options, hold);
}

/**
 * Installs what `dir` needs unless it is there already.
 * @param {string} dir
 * @param {string} what for the progress lines: "Hortus", "the bench"
 * @param {Say} say
 */
export async function install(dir, what, say) {
  if (isInstalled(dir)) return;
  const lock = join(stateDir(dir), 'install.lock');
  /** @param {(pid: number) => void} hold */
  const work = async (hold) => {
    if (isInstalled(dir)) return;
    if (!isInstalledByHand(dir)) await installNow(dir, what, say, hold);
    replaceFile(markerOf(dir), wantedState(dir));
  };
  await withLock(lock, work, (pid) => say(`Process ${pid} is installing already; waiting for it …`));
}

/** @param {string} dir @param {string} what @param {Say} say @param {(pid: number) => void} hold */
async function installNow(dir, what, say, hold) {
  say(`Installing the packages that ${what} is built from. This happens once and may take a minute …`);
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const progress = setInterval(() => say(`… still installing, ${seconds()} s`), 15_000);
  const { code, output } = await npmCi(dir, hold);
  clearInterval(progress);
  if (code !== 0) throw new Trouble(`The installation failed. npm said:\n\n${output.trimEnd()}\n`);
  say(`Installed in ${seconds()} s.`);
}
