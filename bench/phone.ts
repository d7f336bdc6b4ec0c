/**
 * How soon a game starts on a slow phone: a processor slowed down four times, and nothing kept from an earlier visit.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.ts';
import type { Measured } from './row.ts';

const run = promisify(execFile);

/** In milliseconds. */
const ALLOWED = 2000;

/** In a process of its own: it has a server, a browser, and modules that no bundle can hold. */
export async function slowPhone(): Promise<Measured[]> {
  const script = ['--import', 'tsx', 'scripts/slow-phone.ts'];
  const { stdout } = await run(process.execPath, script, { cwd: ROOT });
  const { page, game } = JSON.parse(stdout) as { readonly page: number; readonly game: number };
  const row = (name: string, own: number): Measured => ({
    name,
    unit: 'ms',
    against: 'allowed',
    own,
    other: ALLOWED,
    ratio: ALLOWED / own,
  });
  return [row('slow phone: the first page', page), row('slow phone: a game is begun', game)];
}
