/**
 * How soon games start on a slow phone: a processor slowed down four times, and nothing kept from an earlier visit.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.ts';
import type { Goal, Measured } from './row.ts';

const run = promisify(execFile);

/** In milliseconds. */
const ALLOWED = 2000;

const PAGE = 'slow phone: the first page';
/** By game. */
const NAMES = {
  garden: 'slow phone: a game is begun',
  genesis: 'slow phone: Genesis is begun',
  'worlds-asunder': 'slow phone: Worlds Asunder is begun',
} as const;
type Timed = keyof typeof NAMES;

export const PHONE_GOALS: readonly Goal[] = Object.values(NAMES).map((name) => ({
  name,
  against: 'allowed',
  valueAtMost: ALLOWED,
}));

/** In a process of its own: it has a server, a browser, and modules that no bundle can hold. */
export async function slowPhone(): Promise<Measured[]> {
  const script = ['--import', 'tsx', 'scripts/slow-phone.ts'];
  const { stdout } = await run(process.execPath, script, { cwd: ROOT });
  const begun = JSON.parse(stdout) as Readonly<Record<Timed, Readonly<Record<'page' | 'game', number>>>>;
  const row = (name: string, own: number): Measured => ({
    name,
    unit: 'ms',
    against: 'allowed',
    own,
    other: ALLOWED,
    ratio: ALLOWED / own,
  });
  const games = Object.entries(NAMES) as [Timed, string][];
  return [row(PAGE, begun.garden.page), ...games.map(([id, name]) => row(name, begun[id].game))];
}
