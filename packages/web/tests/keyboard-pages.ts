/** Pages without a board, by keyboard alone on a phone: the focus is seen, nothing lies over it. And axe has nothing to say at that width. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { axe } from './checks.ts';
import { focusIsSeen } from './keyboard.ts';
import { eventually, PHONE, visit } from './visit.ts';

/** Enough for everything above the footer of these pages, and for the first clauses of the rules. */
const STOPS = 24;

interface Stop {
  /** What covers the middle of the focused element. */
  readonly over: string;
  readonly isBody: boolean;
}

const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const one = document.activeElement ?? document.body;
    const place = one.closest('label') ?? one;
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const isFree = hit !== null && (place.contains(hit) || hit.contains(place));
    return {
      over: isFree ? '' : `${one.outerHTML.slice(0, 60)} below ${hit?.outerHTML.slice(0, 60)}`,
      isBody: one === document.body,
    };
  });

export function keyboardPageTests(): void {
  test.each([
    '/new/garden',
    '/new/cgs',
    '/new/worlds-asunder',
    '/learn',
    '/puzzles',
    '/rules',
    '/rules/garden',
    '/mine',
  ])('%s on a phone', async (path) => {
    const page = await visit(path, { viewport: PHONE });
    await page.locator('main h1').first().waitFor();
    await eventually(() => axe(page), path).toEqual([]);
    for (let i = 0; i < STOPS; i++) {
      await page.keyboard.press('Tab');
      if ((await stop(page)).isBody) break;
      await focusIsSeen(page);
      await eventually(async () => (await stop(page)).over, `stop ${i}`).toBe('');
    }
  });
}
