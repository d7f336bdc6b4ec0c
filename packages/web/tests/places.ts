/** A walk through every page and every state of a table. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { GAMES } from '../src/pages/rules/ledgers.ts';
import { action, again, disabledCells, grid, hereWith, lit, myTurn, take } from './board.ts';
import { axe, letters, look } from './checks.ts';
import { PAGES } from './pages.ts';
import { eventually, PHONE, say, visit } from './visit.ts';

const tab = (page: Page, key: Parameters<typeof say>[0]): Promise<void> =>
  page.getByRole('tab', { name: say(key) }).click();

export function placeTests(): void {
  test('every page', async () => {
    const page = await visit('/', { expected: /404/ });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await look(page, name);
    }
  });

  test('the rules of every game, with their terms', async () => {
    const page = await visit();
    for (const game of GAMES) {
      await page.goto(`/rules/${game}`);
      await page.locator('.glossary[open] > dl').waitFor();
      await page.locator('.glossary:not([open]) > summary').click();
      await look(page, `rules of ${game}`);
    }
  });

  test('a text that is hard to read is found among thousands that are drawn like it', async () => {
    const page = await visit('/rules/garden');
    const rules = page.locator('main li[id^=GAR-]').filter({ visible: true });
    await eventually(() => rules.count()).toBeGreaterThan(20);
    const hard = (): Promise<string[]> => axe(page, ['color-contrast']);
    await eventually(hard).toEqual([]);
    const last = rules.last();
    await last.evaluate((rule) => {
      rule.style.color = '#aaa';
    });
    await eventually(async () => (await hard()).length).toBeGreaterThan(0);
    await last.evaluate((rule) => {
      rule.style.color = '';
    });
    await eventually(hard).toEqual([]);
    // What lies below it is as important.
    await last.evaluate((rule) => {
      rule.style.background = '#777';
    });
    await eventually(async () => (await hard()).length).toBeGreaterThan(0);
  });

  test('the rules answer players first, and fold away what is for developers', async () => {
    const page = await visit('/rules/garden');
    await page.getByText(say('web.rules.done')).waitFor();
    const behind = page.locator('.rules-behind');
    await eventually(() => behind.getAttribute('open')).toBeNull();
    // Tiles have their names although no table has been opened.
    await page.locator('.summary-tiles').getByText('Maple, Sun').waitFor();
    await page.getByRole('searchbox').fill('how do I win');
    await eventually(() => page.locator('.rules-found .rule-id').first().textContent()).toBe('GAR-AIM-1');
    // A link to an example still leads to it.
    await page.goto('/rules/garden#GAR-S-9');
    await page.locator('#GAR-S-9').waitFor();
  });

  test('a new table and its lobby', async () => {
    const page = await visit('/new/garden?with=friend');
    await page.getByText(say('web.new.more')).click();
    await look(page, 'a new table');
    await page.getByRole('button', { name: say('web.new.start.friend') }).click();
    await page.getByRole('textbox', { name: say('web.lobby.link') }).waitFor();
    await look(page, 'a lobby');
  });

  test('a table in play', async () => {
    const page = await visit(hereWith({ level: 'novice', 'o.format': 'vp10' }));
    await take(page);
    await myTurn(page);
    await look(page, 'in play');
    await disabledCells(page).first().click({ force: true });
    const bubble = page.getByRole('group', { name: say('web.why-not') });
    await bubble.getByRole('button', { name: /GAR-/ }).click();
    await bubble.getByRole('link').waitFor();
    await look(page, 'why not');
    await page.keyboard.press('Escape');
    await action(page, 'web.table.look-back').click();
    await page.getByRole('group', { name: say('web.past') }).waitFor();
    await look(page, 'a look back');
    await page.keyboard.press('Escape');
    await tab(page, 'web.info');
    await page.getByText(say('web.fair'), { exact: true }).click();
    await look(page, 'what was agreed');
    await action(page, 'web.table.help').click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'help');
    await page.goto('/mine');
    await page.getByRole('link', { name: say('web.mine.resume') }).waitFor();
    await look(page, 'my games');
  });

  test('a table after its end', async () => {
    const page = await visit(hereWith({ level: 'novice' }));
    await take(page);
    await myTurn(page);
    await action(page, 'web.table.resign').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.resign.yes') })
      .click();
    await again(page).waitFor();
    await look(page, 'the end');
    await again(page).click();
    await tab(page, 'web.replay.verify');
    await page.getByRole('button', { name: say('web.replay.check') }).click();
    await page.locator('.verify-verdict').waitFor();
    await look(page, 'a replay, checked');
    await tab(page, 'web.replay.review');
    await page.getByText(say('web.replay.table')).click();
    await look(page, 'a review');
  });

  test('on a phone the whole garden is in sight, and each tile is large enough for a thumb', async () => {
    const page = await visit(hereWith({ level: 'novice' }), {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await lit(page).first().waitFor();
    const inSight = (): Promise<number> =>
      grid(page)
        .getByRole('button')
        .evaluateAll(
          (cells) =>
            cells.filter((cell) => {
              const { left, top, right, bottom, width } = cell.getBoundingClientRect();
              return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width >= 44;
            }).length,
        );
    await eventually(inSight).toBe(16);
    await lit(page).first().tap();
    await myTurn(page);
    // The same with type twice as large, wherever the garden has moved to.
    await letters(page, '32px');
    await take(page, lit(page).first());
    await myTurn(page);
  });
}
