/** How long a session takes is measured once, and a new table says the same. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MINUTES } from '../table/minutes.ts';
import { PACE } from './figures.ts';

const BALANCE = new URL('../../../../docs/balance/', import.meta.url);

async function medianIn(name: string): Promise<number> {
  const page = await readFile(new URL(`${name}.md`, BALANCE), 'utf8');
  return Number(/^Median (\d+) turns/m.exec(page)?.[1]);
}

test.each([
  ['quick', 'cgs-comet-year-quick'],
  ['club', 'cgs-comet-year'],
] as const)(
  '[CGS-PK-17] a new table says how long a %s session takes, as it was measured',
  async (preset, page) => {
    const seconds = (await medianIn(page)) * ((PACE[0] + PACE[1]) / 2);
    expect(MINUTES[preset]).toBe(Math.round(seconds / 60));
  },
);
