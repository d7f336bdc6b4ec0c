/** A copy of this clone to try something out in, with its own files and links to installed packages. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { wantedState } from './install.mjs';
import { readJson, root, workspaces } from './paths.mjs';

/** The copy's folder. Has everything that git tracks or would track, except pictures. */
export function copyClone(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'hortus-copy-')));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
  for (const path of listed.stdout.split('\0'))
    if (path !== '' && !path.startsWith('docs/pictures/')) copyIfThere(path, dir);
  return dir;
}

/** Git still lists a file that was deleted without telling it. */
function copyIfThere(path: string, dir: string): void {
  if (existsSync(join(root, path))) cpSync(join(root, path), join(dir, path), { recursive: true });
}

/** What `npm install` would leave: our own packages linked to the copy, all others to where they already are. */
export function linkPackages(dir: string): void {
  const link = (name: string, target: string): void => {
    const path = join(dir, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  };
  const modules = join(root, 'node_modules');
  for (const name of readdirSync(modules)) {
    if (name === '@hortus' || name === '.cache' || name === '.hortus-installed') continue;
    link(name, join(modules, name));
  }
  for (const folder of workspaces(dir)) {
    const { name } = readJson(join(dir, folder, 'package.json')) as { readonly name: string };
    link(name, relative(join(dir, 'node_modules', dirname(name)), join(dir, folder)));
  }
  writeFileSync(join(dir, 'node_modules', '.hortus-installed'), wantedState(dir));
}
