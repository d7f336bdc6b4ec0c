/** Without a network, after the first visit. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { again, playOn } from './board.ts';
import { eventually, ofGarden, say, visit } from './visit.ts';

/** Waits until the service worker controls the site: it has cached what it caches. */
export const controlled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });

export function offlineTests(): void {
  test('after the first visit the site is there without a network: games against bots, rules, replays', async () => {
    const page = await visit('/', { keepsSite: true, expected: /ERR_INTERNET_DISCONNECTED|unknown\.js/ });
    await controlled(page);
    await page.context().setOffline(true);
    await page.getByText(say('web.foot.offline')).waitFor();
    // Neither the page nor the worker that answers for the site gets through any more.
    for (const path of ['/health', '/assets/unknown.js'])
      await eventually(() => page.evaluate((at) => fetch(at).catch(() => 'lost'), path)).toBe('lost');
    await page.reload();
    await page.getByRole('button', { name: ofGarden('web.home.play.of') }).click();
    expect(await playOn(page)).toBeGreaterThan(1);
    await page.reload();
    await again(page).click();
    await page.getByRole('group', { name: say('web.replay.time') }).waitFor();
    await page.goto('/rules/garden#GAR-MOV-4');
    await page.locator('[id="GAR-MOV-4"]').waitFor();
    await page.goto('/learn/garden');
    await page.getByRole('grid').waitFor();
    await page.goto('/puzzles/garden');
    await page.getByRole('grid').waitFor();
    await page.goto('/mine');
    await page.getByRole('link', { name: say('web.mine.look') }).waitFor();
    // A table with a friend needs the server, and the page says so.
    await page.goto('/new/garden?with=friend');
    await page.getByRole('button', { name: say('web.new.start.friend') }).click();
    await page.getByText(say('web.new.no-server')).waitFor();
  });
}
