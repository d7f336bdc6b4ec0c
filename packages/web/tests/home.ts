/** The first page: every game in sight, and a small board in each. */
import { gzipSync } from 'node:zlib';
import { KITS } from '@hortus/catalogue';
import type { Locator, Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { bodiesOf, DECORATION } from './load.ts';
import { DESK, eventually, PHONE, SIDEWAYS, visit } from './visit.ts';

/** All pictures and small boards together, compressed. */
const MOST_DECORATION = 15_000;

const LAPTOP = { width: 1366, height: 768 } as const;
/** What the browser leaves of a small laptop's screen. */
const LOW = { width: 1366, height: 650 } as const;

const tiles = (page: Page): Locator => page.locator('.game-tile');
const plays = (page: Page): Locator => tiles(page).locator('.game-play');

/** How many are completely inside the window. */
const inSight = (things: Locator): Promise<number> =>
  things.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom, left, right, height } = one.getBoundingClientRect();
        return height > 40 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      }).length,
  );

/** Whatever a tile cuts off, and titles that touch what is below them. */
const crowded = (page: Page): Promise<string[]> =>
  tiles(page).evaluateAll((all) =>
    all.flatMap((tile) => {
      const { bottom, right } = tile.getBoundingClientRect();
      const cut = [...tile.querySelectorAll('h2, p, a, button')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.bottom > bottom || box.right > right;
      });
      const title = tile.querySelector('h2')!;
      const below = tile.querySelector('.game-play')!.getBoundingClientRect().top;
      const touching = below - title.getBoundingClientRect().bottom < 3 ? [title] : [];
      return [...cut, ...touching].map(({ textContent }) => textContent);
    }),
  );

/** The small boards of the home page, opened with a fake clock. */
async function boardsOf(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/');
  await tiles(page).last().waitFor();
  await page.clock.runFor(1000);
  const boards = page.locator('.live-board');
  await eventually(() => boards.count()).toBe(KITS.length);
  return boards;
}

export function homeTests(): void {
  test.each(['en-GB', 'de-DE'])(
    'all games are seen at once on a laptop, and each Play on a phone, upright and sideways (%s)',
    async (locale) => {
      const page = await visit('/', { viewport: DESK, locale });
      await eventually(() => inSight(tiles(page))).toBe(KITS.length);
      for (const viewport of [DESK, LAPTOP, LOW, PHONE, SIDEWAYS]) {
        await page.setViewportSize(viewport);
        await eventually(() => inSight(plays(page)), JSON.stringify(viewport)).toBe(KITS.length);
        await eventually(() => crowded(page), JSON.stringify(viewport)).toEqual([]);
      }
    },
  );

  test.each(['en-GB', 'de-DE'])(
    'so it is beside games in progress, of which two are shown (%s)',
    async (locale) => {
      const page = await visit('/here/one?game=garden&level=novice', { viewport: PHONE, locale });
      for (const id of ['two', 'three', 'four']) {
        await page.locator('.garden-cell.open').first().waitFor();
        await page.goto(`/here/${id}?game=garden&level=novice`);
      }
      await page.locator('.garden-cell.open').first().waitFor();
      await page.goto('/');
      for (const viewport of [PHONE, SIDEWAYS, DESK, LAPTOP]) {
        await page.setViewportSize(viewport);
        await eventually(() => inSight(page.locator('.go-on-match'))).toBe(2);
        await eventually(() => inSight(plays(page)), JSON.stringify(viewport)).toBe(KITS.length);
      }
    },
  );

  test('each game shows a real position, which stands still where motion is unwelcome', async () => {
    const scripts: Response[] = [];
    const page = await visit('/nowhere');
    page.on('response', (response) => {
      if (DECORATION.test(new URL(response.url()).pathname) && response.url().endsWith('.js'))
        scripts.push(response);
    });
    const boards = await boardsOf(page);
    const pictures = (): Promise<string[]> =>
      boards.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    const before = await pictures();
    await page.clock.runFor(10_000);
    await eventually(pictures).toEqual(before);
    const sizes = await bodiesOf(scripts, (body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(KITS.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_DECORATION);
  });

  test('a board plays on while its game is pointed at', async () => {
    const page = await visit('/nowhere', { reducedMotion: 'no-preference' });
    const boards = await boardsOf(page);
    // By itself it plays for a few seconds only.
    await page.clock.runFor(10_000);
    const board = boards.first();
    const before = await board.innerHTML();
    await page.clock.runFor(5000);
    await eventually(() => board.innerHTML()).toBe(before);
    await tiles(page).first().hover();
    await page.clock.runFor(1500);
    await eventually(() => board.innerHTML()).not.toBe(before);
  });
}
