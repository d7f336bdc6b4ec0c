/**
 * The built pages for tests: the same files, except that the worker which deals a match draws its numbers from a seed if
 * the page gives it one as its name. Replacing the worker on its way to each page would make the browser ask us about every
 * single file, and switch off its cache: a quarter of what it costs to open a page.
 */
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from './paths.mjs';

const WORKER = /^assets\/local\.worker-[\w-]+\.js$/;
/** Compressed copies of it would be sent instead. */
const COPY_OF_WORKER = /^assets\/local\.worker-[\w-]+\.js\.(?:br|gz)$/;
/** A file of its own, so that the worker stays as large as it is. */
const CHANCE = 'assets/chance.js';

/**
 * Chance that comes out the same whenever a test runs. If it is kept somewhere, a page that is reloaded or opened in another
 * tab continues and draws nothing twice.
 */
export const sameChance = (seed: string, kept: string): string => `{
  const kept = ${kept};
  crypto.getRandomValues = (into) => {
    let state = Number(kept.chance ?? ${seed});
    for (let i = 0; i < into.length; i++) {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      into[i] = mixed ^ (mixed >>> 15);
    }
    kept.chance = String(state);
    return into;
  };
}`;

/** A folder with these pages that lets tests decide the deals; whoever asked for it deletes it. */
export function withSameDeals(webFolder: string): string {
  const all = cacheDir('web-for-tests');
  mkdirSync(all, { recursive: true });
  const folder = mkdtempSync(join(all, 'pages-'));
  let workers = 0;
  for (const entry of readdirSync(webFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const path = from.slice(webFolder.length + 1);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (WORKER.test(path)) {
      workers++;
      writeFileSync(join(folder, path), `import './chance.js';\n${readFileSync(from, 'utf8')}`);
    } else if (!COPY_OF_WORKER.test(path)) linkSync(from, join(folder, path));
  }
  if (workers !== 1) throw new Error(`expected one worker that deals, found ${workers}`);
  writeFileSync(join(folder, CHANCE), `if (self.name !== '') ${sameChance('self.name', '{}')}`);
  return folder;
}
