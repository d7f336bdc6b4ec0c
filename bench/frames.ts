/** How smoothly a full table of Gnostica is drawn by a processor slowed down four times, while five bots play. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.ts';
import type { Goal, Measured } from './row.ts';

const run = promisify(execFile);

/** Frames per second. */
const WANTED = 50;

const NAMES = {
  phone: 'Gnostica with six players, slow phone: frames drawn',
  desk: 'Gnostica with six players, slow desktop: frames drawn',
} as const;

export const FRAMES_GOALS: readonly Goal[] = Object.values(NAMES).map((name) => ({
  name,
  against: 'wanted',
  ratioAtLeast: 1,
}));

/** In a process of its own, as the slow phone has one. */
export async function fullTable(): Promise<Measured[]> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/frames.ts'], { cwd: ROOT });
  const frames = JSON.parse(stdout) as Readonly<Record<keyof typeof NAMES, number>>;
  return (['phone', 'desk'] as const).map((screen) => ({
    name: NAMES[screen],
    unit: 'per s',
    against: 'wanted',
    own: frames[screen],
    other: WANTED,
    ratio: frames[screen] / WANTED,
  }));
}
