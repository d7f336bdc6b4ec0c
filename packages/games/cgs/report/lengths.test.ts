/** The length of a session is measured once, and a new table states the same figure. */
import { readFile } from 'node:fs/promises';
import { TABLE_PACE, turnTimes } from '@hortus/host';
import { expect, test } from 'vitest';
import { MINUTES } from '../table/minutes.ts';
import { isInTime, minutesAmongBots, minutesRows, PACE } from './figures.ts';
import { lengthWords } from './page.ts';

const BALANCE = new URL('../../../../docs/balance/', import.meta.url);

const pageOf = (name: string): Promise<string> => readFile(new URL(`${name}.md`, BALANCE), 'utf8');

async function lengthIn(name: string): Promise<{ median: number; between: [number, number] }> {
  const told = /^Median (\d+) turns, nine sessions of ten between (\d+) and (\d+)/m;
  const [median, low, high] = (told.exec(await pageOf(name)) ?? []).slice(1).map(Number);
  return { median: median!, between: [low!, high!] };
}

const middle = ([low, high]: readonly [number, number]): number => (low + high) / 2;

test.each([
  ['quick', 'cgs-comet-year-quick', [15, 20]],
  ['club', 'cgs-comet-year', [45, 60]],
] as const)(
  '[CGS-PK-17, CGS-PK-20, CGS-PK-24] a new table says how long a %s session takes, as it was measured and is meant',
  async (preset, page, meant) => {
    const { median: turns } = await lengthIn(page);
    expect(MINUTES[preset]).toBe(Math.round((turns * middle(PACE)) / 60));
    expect(isInTime(turns, meant)).toBe(true);
    // Against a bot half of the turns take as long as a bot does.
    const bot = middle(turnTimes(TABLE_PACE)) / 1000;
    expect(MINUTES.againstBot[preset]).toBe(Math.round((turns * (middle(PACE) + bot)) / 2 / 60));
  },
);

test('[CGS-PK-17] among bots only one turn of each round is at the pace of people', () => {
  // Of 40 turns 20 at 25 to 30 s, and 20 at 0.9 to 1.8 s.
  expect(minutesAmongBots(40, 2)).toEqual([9, 11]);
  expect(minutesAmongBots(40, 4)).toEqual([5, 6]);
});

test.each([
  ['cgs-comet-year', 2, [45, 60]],
  ['cgs-comet-year-quick', 2, [15, 20]],
  ['cgs-comet-year-three', 3, [45, 60]],
  ['cgs-comet-year-four', 4, [45, 60]],
  ['cgs-lowwater', 2, [60, 120]],
] as const)('%s says its minutes as the report counts them now', async (name, seats, meant) => {
  const [length, page] = [await lengthIn(name), await pageOf(name)];
  expect(page).toContain(`\n${minutesRows(length.median, seats, meant)}\n`);
  expect(page).toContain(`\n${lengthWords(length, seats)}\n`);
});
