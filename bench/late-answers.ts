/**
 * What a table sees of a busy server: a bot that hasn't finished thinking when a window ends counts as silent, whatever
 * it holds. Expert's answers of Genesis on the real thread, by the clock on the wall, while every core is busy.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { whileBusy } from './busy.ts';
import { ROOT } from './paths.ts';
import type { Measured } from './row.ts';

const run = promisify(execFile);

const COUNT = 200;
const NAME = 'Genesis on a busy server: answers too late for a window';

/** In a process of its own: it has a thread, and modules that no bundle can hold. */
export async function lateAnswers(): Promise<Measured[]> {
  const script = ['--import', 'tsx', 'scripts/late-answers.ts', String(COUNT)];
  const { stdout } = await whileBusy(() => run(process.execPath, script, { cwd: ROOT }));
  const late = Number(stdout);
  return [
    { name: NAME, unit: 'late', against: 'of answers', own: late, other: COUNT, ratio: 1 - late / COUNT },
  ];
}
