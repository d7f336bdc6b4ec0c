/** The line that says what just happened: the same room for it at every size, and all of it within reach. */
import { cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { gnostica } from '@hortus/gnostica';
import type { Game } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './checks.ts';
import { type Prepared, visitPrepared } from './prepared.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, settled } from './visit.ts';

const SIZES = [DESK, SIDEWAYS, PHONE] as const;
const STEPS = 6;

/** Tips come and go above the log, and are tested elsewhere. */
const withoutTips = (): void => localStorage.setItem('hortus.tips', 'all');
const begun = (game: Game, how: Prepared): Promise<Page> =>
  visitPrepared(game, 2, {}, { ...how, first: withoutTips });

/** How tall the words are, and how far below them the tabs of the log begin. */
const room = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const box = (at: string) => document.querySelector(at)?.getBoundingClientRect() ?? new DOMRect();
    const words = box('.status');
    return [words.height, box('.table-words').bottom - words.top, box('.table-side').top + scrollY].map(
      Math.round,
    );
  });

const GAMES: readonly (readonly [string, Game, Prepared])[] = [
  ['garden', garden, { luck: 'a', moves: 9 }],
  ['genesis', genesis, { moves: 30 }],
  ['worlds-asunder', worldsAsunder, { moves: 30 }],
  ['gnostica', gnostica, { moves: 40, level: 'novice' }],
  ['cgs', cgs, { moves: 40 }],
];

/** The parts that are cut off. */
const hidden = (page: Page): Promise<string[]> =>
  page
    .locator('.status-told > p')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.scrollHeight - one.clientHeight > Number.parseFloat(getComputedStyle(one).lineHeight) * 0.9,
        )
        .map((one) => one.textContent ?? ''),
    );

export function toldTests(): void {
  test.each(GAMES)(
    'in %s the words about what happened take the same room, however long they are',
    async (_, game, how) => {
      const page = await begun(game, how);
      await page.locator('.guide-strip').waitFor();
      const live = [];
      for (const size of SIZES) {
        await page.setViewportSize(size);
        live.push((await settled(page, () => room(page)))[0]);
      }
      await page.getByRole('button', { name: say('web.table.look-back') }).click();
      const [back, forth] = (['web.past.previous', 'web.past.next'] as const).map((name) =>
        page.getByRole('button', { name: say(name) }),
      ) as [Locator, Locator];
      await back.waitFor();
      for (const [i, size] of SIZES.entries()) {
        await page.setViewportSize(size);
        const first = await settled(page, () => room(page));
        if (game !== genesis && game !== worldsAsunder) expect(first[0]).toBe(live[i]);
        for (let step = 0; step < STEPS; step++) {
          // Back, and then forth again: some matches are short.
          await (i % 2 === 0 ? back : forth).click();
          const happened = await page.locator('.status').innerText();
          const now = await settled(page, () => room(page));
          // On a phone the log may be below the board, which has a height of its own.
          const [mine, theirs] = size === DESK ? [now, first] : [now.slice(0, 2), first.slice(0, 2)];
          expect(mine, `${size.width} × ${size.height}: ${happened}`).toEqual(theirs);
        }
      }
    },
  );

  test('what is cut there is shown by a press, over what lies below, until something else happens', async () => {
    const page = await begun(cgs, { moves: 60, level: 'novice' });
    await page.setViewportSize(SIDEWAYS);
    const lines = page.locator('.log-line');
    await eventually(() => lines.count()).toBeGreaterThan(10);
    const lengths = (await lines.allInnerTexts()).map(({ length }) => length);
    await lines.nth(lengths.indexOf(Math.max(...lengths))).click();
    const more = page.getByRole('button', { name: say('web.status.more'), exact: true });
    await more.waitFor();
    const before = await settled(page, () => room(page));
    await eventually(async () => (await hidden(page)).length).toBe(1);
    await more.click();
    const less = page.getByRole('button', { name: say('web.status.less'), exact: true });
    await less.waitFor();
    await eventually(() => hidden(page)).toEqual([]);
    expect(await settled(page, () => room(page))).toEqual(before);
    // What it covers can't be pressed meanwhile, so sizes aren't checked.
    await eventually(() => axe(page)).toEqual([]);
    await less.click();
    await more.waitFor();
    await more.click();
    await less.waitFor();
    await page.getByRole('button', { name: say('web.past.previous') }).click();
    await less.waitFor({ state: 'detached' });
  });
}
