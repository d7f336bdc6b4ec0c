/** Recorded games: a file in the golden/ folder of the package, compared with what the game does today. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@hortus/kernel';
import { diff } from './diff.ts';
import { movesIn, type Recorded, record } from './recording.ts';

/**
 * Replays the moves of `golden/NAME.txt` and compares every line. `test` is the `import.meta.url` of the test.
 * Without a file, or with a different result, it fails and says how to accept the current one: only then is a file
 * written.
 */
export function golden(game: Game, name: string, test: string, recorded: Recorded = {}): void {
  const testFile = fileURLToPath(test);
  const folder = join(packageOf(testFile), 'golden');
  const file = join(folder, `${name}.txt`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const moves = before === undefined ? (recorded.moves ?? []) : movesIn(before);
  const after = record(game, name, { ...recorded, moves });
  if (before === after) return;
  if (process.env.HORTUS_ACCEPT === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, after);
    return;
  }
  const here = (path: string): string => relative(process.cwd(), path) || path;
  const accept = `To accept it: HORTUS_ACCEPT=1 npx vitest run ${here(testFile)}`;
  if (before === undefined) throw new Error(`There is no recorded game ${here(file)}.\n${accept}`);
  throw new Error(
    `${game.id} does not play as in ${here(file)} (- recorded, + now):\n${diff(before, after)}\n${accept}`,
  );
}

/** The folder with the package.json nearest above a file. */
function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
