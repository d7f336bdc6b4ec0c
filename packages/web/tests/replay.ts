/** A match after its end: any moment by a link, reviewed, checked, saved and opened again. */
import { readFileSync } from 'node:fs';
import { cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { parseLog } from '@hortus/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { again, hereWith, lit, picture, take } from './board.ts';
import { look } from './checks.ts';
import { placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { eventually, PHONE, say, settled, visit } from './visit.ts';

const tiles = async (page: Page): Promise<string[]> =>
  (await picture(page)).map((label) => label.replace(/,.*/, ''));

/**
 * A whole game for two at one screen, always taking the
 * first allowed tile; returns the board after each move.
 */
async function played(): Promise<{ page: Page; stood: string[][] }> {
  const page = await visit(hereWith({}));
  await lit(page).first().waitFor();
  const stood = [await tiles(page)];
  while (!(await again(page).isVisible())) {
    await take(page);
    await lit(page).first().or(again(page)).first().waitFor();
    stood.push(await tiles(page));
  }
  await again(page).click();
  await page.getByRole('group', { name: say('web.replay.time') }).waitFor();
  return { page, stood };
}

const tab = (page: Page, key: Parameters<typeof say>[0]) => page.getByRole('tab', { name: say(key) });

export function replayTests(): void {
  test('a long log is in the page only where it can be seen, and scrolling finds its first line', async () => {
    const page = await visitPrepared(garden, 2, { format: 'vp20' }, { moves: 1000 });
    const chunk = (number: number) => page.locator(`.log-chunk[data-chunk="${number}"]`).getByRole('button');
    await chunk(2).first().waitFor();
    await eventually(() => chunk(0).count()).toBe(0);
    await page.locator('.log').evaluate((box) => {
      box.scrollTop = 0;
    });
    await eventually(() => chunk(0).count()).toBe(40);
    // A replay begins at the deal, and so does its log.
    await page.goto('/replay/here/prepared');
    await page.getByRole('group', { name: say('web.replay.time') }).waitFor();
    await eventually(() => chunk(0).count()).toBe(40);
    await eventually(() => page.locator('.log').evaluate((box) => box.scrollTop)).toBe(0);
  });

  test('a link shows its moment, and the moments before and after it', async () => {
    const { page, stood } = await played();
    // It begins where the match began.
    await eventually(() => tiles(page)).toEqual(stood[0]);
    await page.getByRole('button', { name: say('web.past.end') }).click();
    await eventually(() => tiles(page)).toEqual(stood.at(-1));
    const link = new URL(page.url());
    link.searchParams.set('at', '3');
    await page.goto(link.href);
    await eventually(() => tiles(page)).toEqual(stood[3]);
    await eventually(() => lit(page).count()).toBe(0);
    await page.getByRole('button', { name: say('web.past.previous') }).click();
    await eventually(() => tiles(page)).toEqual(stood[2]);
    await eventually(() => new URL(page.url()).searchParams.get('at')).toBe('2');
    await page.keyboard.press(']');
    await eventually(() => tiles(page)).toEqual(stood[3]);
    await page.getByRole('button', { name: say('web.past.first') }).click();
    await eventually(() => tiles(page)).toEqual(stood[0]);
  });

  test('the review marks where it turned, the check finds that all holds, the file is a log', async () => {
    const { page, stood } = await played();
    await tab(page, 'web.replay.review').click();
    const turns = page.locator('.review-turns').getByRole('button');
    await turns.first().waitFor();
    const turn = await turns.first().innerText();
    const move = Number(/^Move (\d+): /.exec(turn)?.[1]);
    await turns.first().click();
    await page.locator('.verdict.turned').getByText(turn).waitFor();
    // Before the mistake, where the board shows what was better.
    await eventually(() => tiles(page)).toEqual(stood[move - 1]);
    await eventually(() => new URL(page.url()).searchParams.get('at')).toBe(String(move - 1));
    const better = page.locator('.better-mark rect.better-ring');
    const [cell] = /[a-d][1-4](?= (?:or|would))/.exec(turn) ?? [];
    const named = page.getByRole('gridcell').getByRole('button', { name: `${cell}: ` });
    await eventually(async () => {
      const [mark, tile] = [await better.boundingBox(), await named.boundingBox()];
      return mark !== null && tile !== null && Math.hypot(mark.x - tile.x, mark.y - tile.y) < 9;
    }).toBe(true);
    // The curve has the slider's axis: a press at its end goes to the end.
    const curve = page.getByRole('group', { name: say('web.replay.time') }).getByRole('img');
    const { width = 0 } = (await curve.boundingBox()) ?? {};
    await curve.click({ position: { x: width - 1, y: 5 } });
    await eventually(() => page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
      /: (?:won|lost|drawn)$/,
    );
    await eventually(() => better.count()).toBe(0);
    await page.getByRole('button', { name: say('web.replay.curve.next') }).click();
    await eventually(() => new URL(page.url()).searchParams.get('at')).toBe(String(move - 1));
    await page.getByText(say('web.replay.table'), { exact: true }).click();
    await eventually(() => page.locator('.review-table').getByRole('row').count()).toBe(stood.length);

    await tab(page, 'web.replay.verify').click();
    await page.getByRole('button', { name: say('web.replay.check') }).click();
    await page.locator('.verify-verdict.holds').waitFor();
    await eventually(() => page.locator('.verify-verdict').innerText()).toMatch(/checks passed/);
    await eventually(() => page.locator('.findings .fails').count()).toBe(0);

    await tab(page, 'web.replay.save').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('web.replay.json') }).click();
    const file = await (await saving).path();
    const log = parseLog(readFileSync(file, 'utf8'));
    expect(log.ok && log.value.entries.length).toBe(stood.length - 1);

    // Somebody else opens the file.
    const other = await visit('/replay');
    await other.locator('input[type=file]').setInputFiles(file);
    await other.getByRole('group', { name: say('web.replay.time') }).waitFor();
    await other.getByRole('button', { name: say('web.past.end') }).click();
    await eventually(() => tiles(other)).toEqual(stood.at(-1));
  });

  test('what no solver knows is judged by the bots’ search: chances, the turns that mattered, and it can be stopped', async () => {
    const page = await visitPrepared(genesis, 2, {}, { moves: 5000, names: ['Anna', 'Ben'] });
    // However fast the search is, it can't begin before it has been stopped.
    let held = 0;
    let goOn = (): void => {};
    const stopped = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route(/\/assets\/course-[^/]*\.js$/, async (route) => {
      held++;
      await stopped;
      await route.continue();
    });
    await page.goto('/replay/here/prepared');
    await tab(page, 'web.replay.review').click();
    await page.getByRole('button', { name: say('web.replay.course.stop') }).click();
    await page.getByText(say('web.replay.course.stopped')).waitFor();
    await eventually(() => held).toBe(1);
    goOn();
    await look(page, 'a course that was stopped');
    await page.getByRole('button', { name: say('web.replay.course.again') }).click();
    await page.getByRole('img', { name: say('web.replay.course.chart') }).waitFor();
    const turns = page.locator('.review-turns').getByRole('button');
    await eventually(() => turns.count()).toBeGreaterThan(0);
    await eventually(() => turns.count()).toBeLessThanOrEqual(3);
    await eventually(() => turns.first().innerText()).toMatch(/(?:Anna|Ben)’s chances .+ \d+% .+ \d+%/);
    await turns.first().click();
    await eventually(() => Number(new URL(page.url()).searchParams.get('at'))).toBeGreaterThan(0);
    await look(page, 'a course');
    // On a phone, what is said about the turn and the slider are seen together, with the board between them.
    await page.setViewportSize(PHONE);
    await turns.first().click();
    await eventually(async () => {
      const [said, board, time] = (
        await Promise.all(
          ['.verdict', '.table-board', '.replay .scrubber'].map((one) => placesOf(page.locator(one))),
        )
      ).flat();
      if (said === undefined || board === undefined || time === undefined) return false;
      const isWhole = said.top >= 0 && time.bottom <= PHONE.height;
      return isWhole && said.bottom <= board.top && board.top < time.top;
    }).toBe(true);
  });

  test('a session of the Card Game System is reviewed', async () => {
    const page = await visitPrepared(cgs, 2, { pack: 'small', adventureCap: 3 }, { moves: 2000 });
    await page.goto('/replay/here/prepared');
    await tab(page, 'web.replay.review').click();
    await page.getByText(say('web.replay.course.legend')).waitFor();
  });

  test('where nobody can judge a game there is no tab for a review', async () => {
    const page = await visitPrepared(garden, 2, {}, { moves: 5000 });
    await page.route(/replay\.worker/, async (route) => {
      const response = await route.fetch();
      const unjudged = `{ const { postMessage } = self; self.postMessage = (said, ...more) => {
        for (const key in said) if (said[key] === 'solver') said[key] = 'nobody';
        postMessage.call(self, said, ...more);
      }; }`;
      await route.fulfill({ response, body: `${unjudged}\n${await response.text()}` });
    });
    await page.goto('/replay/here/prepared');
    await tab(page, 'web.replay.verify').waitFor();
    const tabs = await settled(page, () => page.getByRole('tab').allInnerTexts());
    expect(tabs).not.toContain(say('web.replay.review'));
  });
}
