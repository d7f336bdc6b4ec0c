/** The goal of every game can be read in whole: in both languages, at every size. */
import { cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';
import { visitPrepared } from './prepared.ts';
import { eventually } from './visit.ts';

const SIZES = [
  [360, 740],
  [740, 360],
  [1024, 640],
  [1280, 800],
  [1920, 1080],
] as const;

/** Where the text of these is cut off, by a line or by an ellipsis. */
const cut = (text: Locator): Promise<string[]> =>
  text.evaluateAll((all) =>
    all
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent ?? ''),
  );

export function goalTests(): void {
  test.each(
    [garden, genesis, worldsAsunder, gnostica, cgs].flatMap((game) =>
      ['en-GB', 'de-DE'].map((locale) => ({ game, id: game.id, locale })),
    ),
  )('the goal of $id is read in whole at every size ($locale)', async ({ game, locale }) => {
    const page = await visitPrepared(game, 2, {}, { wish: { locale } });
    const goal = page.locator('.guide-goal');
    await goal.waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await eventually(() => cut(goal), `${width} × ${height}`).toEqual([]);
    }
  });
}
