/**
 * Luck is the same in every run: properties are tried with the same examples, and every test draws the same secrets
 * and ids, so that it is dealt the same cards. `HORTUS_SEED=7 npm test` tries others. Child processes draw their own
 * numbers.
 */
import { relative } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, vi } from 'vitest';

const seed = Number(process.env.HORTUS_SEED ?? 1);
fc.configureGlobal({ seed });

/** One for all files of a process, since modules that an earlier file imported draw from it too. */
const drawing = vi.hoisted((): { whose: string; drawn: number } => {
  const shared = globalThis as { hortusDrawing?: { whose: string; drawn: number } };
  shared.hortusDrawing ??= { whose: '', drawn: 0 };
  return shared.hortusDrawing;
});

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const block = (): Buffer =>
    crypto
      .createHash('sha256')
      .update(`${seed} ${drawing.whose} ${drawing.drawn++}`)
      .digest();
  const randomBytes = (size: number): Buffer =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, block)).subarray(0, size);
  return { ...crypto, randomBytes };
});

const file = relative(process.cwd(), expect.getState().testPath ?? '');
drawing.whose = file;
drawing.drawn = 0;
beforeEach(({ task }) => {
  drawing.whose = `${file} ${task.id.slice(task.file.id.length)}`;
  drawing.drawn = 0;
});
