/** The length of a session is measured once, and a new table states the same figure. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MINUTES } from '../table/minutes.ts';
import { isInTime, PACE } from './figures.ts';

const BALANCE = new URL('../../../../docs/balance/', import.meta.url);

async function medianIn(name: string): Promise<number> {
  const page = await readFile(new URL(`${name}.md`, BALANCE), 'utf8');
  return Number(/^Median (\d+) turns/m.exec(page)?.[1]);
}

test.each([
  ['quick', 'cgs-comet-year-quick', [15, 20]],
  ['club', 'cgs-comet-year', [45, 60]],
] as const)(
  '[CGS-PK-17, CGS-PK-20, CGS-PK-24] a new table says how long a %s session takes, as it was measured and is meant',
  async (preset, page, meant) => {
    const turns = await medianIn(page);
    expect(MINUTES[preset]).toBe(Math.round((turns * (PACE[0] + PACE[1])) / 2 / 60));
    expect(isInTime(turns, meant)).toBe(true);
  },
);
