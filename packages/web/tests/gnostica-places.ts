/** The table of Gnostica for everybody: axe, phones, thumbs, low windows, six seats. */
import { gnostica } from '@hortus/gnostica';
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { look } from './checks.ts';
import {
  board,
  choose,
  control,
  hand,
  held,
  hereWith,
  LOVERS,
  man,
  men,
  script,
  space,
  standing,
  useTheLovers,
  visitAt,
} from './gnostica-board.ts';
import { placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { eventually, PHONE, SIDEWAYS, say, saying, visit } from './visit.ts';

const SIX = ['me.', ...Array.from({ length: 5 }, () => 'bot.novice')];

/** Those covered at the upper or lower edge, or hidden. */
const covered = (things: Locator): Promise<string[]> =>
  things.evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, top, bottom, width } = one.getBoundingClientRect();
        return [top + 3, bottom - 3].some((y) => !one.contains(document.elementFromPoint(x + width / 2, y)));
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

/** Nothing was scrolled, no part of the board is covered or outside, and the whole question is inside. */
async function seenTogether(page: Page): Promise<void> {
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  await eventually(() => covered(board(page).locator('[data-space]'))).toEqual([]);
  await eventually(() => covered(page.locator('.gno-controls button'))).toEqual([]);
}

/** Pages and states of the game, for everybody: axe by day and by night, 360 px, a thumb, letters twice as large. */
export function gnosticaPlaceTests(): void {
  test('bidding, and a card of the hand', async () => {
    const page = await visit(hereWith(['me.', 'bot.novice'], { 'o.start': 'bid' }));
    await eventually(() => hand(page).count()).toBe(6);
    await look(page, 'bidding');
    await hand(page).first().click({ button: 'right' });
    await page.getByRole('dialog').waitFor();
    await page.mouse.move(0, 0);
    await look(page, 'a card');
  });

  test.each(['en-GB', 'de-DE'])('bidding on a phone covers neither pile (%s)', async (locale) => {
    const page = await visit('/here/tested?game=gnostica&level=novice', { viewport: PHONE, locale });
    await page.locator('.gno-tray .open').first().waitFor();
    await eventually(async () => {
      const [[piles], [tray]] = await Promise.all(
        ['.gno-piles', '.gno-tray'].map((one) => placesOf(page.locator(one))),
      );
      return piles !== undefined && tray !== undefined && piles.bottom <= tray.top;
    }).toBe(true);
  });

  test('cards that one knows in other hands', async () => {
    const page = await visitPrepared(gnostica, 2, { start: 'bid' }, { moves: 4 });
    await page.getByRole('button', { name: saying('web.gnostica.known') }).click();
    await page.getByRole('dialog').getByRole('button', { name: /\. / }).first().waitFor();
    await page.mouse.move(0, 0);
    await look(page, 'known cards');
  });

  test('the rules on one page, opened first: cards and pieces have their colours', async () => {
    const page = await visit('/rules/gnostica');
    const fills = (part: string): Promise<string[]> =>
      page.locator(`.summary ${part}`).evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    for (const part of ['.gno-paper', '.gno-body']) {
      await eventually(async () => (await fills(part)).length).toBeGreaterThan(2);
      await eventually(async () => (await fills(part)).filter((fill) => fill === 'rgb(0, 0, 0)')).toEqual([]);
    }
  });

  test('a turn under way, and a lesson', async () => {
    const page = await visitAt(LOVERS);
    await useTheLovers(page);
    await choose(man(page, 'a1E@0,0'));
    await look(page, 'a turn');
    await page.goto('/learn/gnostica');
    await board(page).waitFor();
    await look(page, 'a lesson');
  });

  test('six seats on a phone: all of the board and what is asked are seen at once, and a turn is made by thumb', async () => {
    const page = await visit(hereWith(SIX), { viewport: PHONE, hasTouch: true, isMobile: true });
    await eventually(() => hand(page).count()).toBe(6);
    await seenTogether(page);
    await space(page, '0,0').tap();
    await control(page, 'put', 'E').waitFor();
    await seenTogether(page);
    await control(page, 'put', 'E').tap();
    await man(page, 'a1E@0,0').waitFor();
    await seenTogether(page);
    await control(page, 'rest').tap();
    await eventually(() => men(page).count()).toBe(6);
    await control(page, 'draw').waitFor();
    await seenTogether(page);
    // Whose turn it is: by a sign, not by colour alone.
    await eventually(() =>
      standing(page)
        .filter({ has: page.locator('.icon') })
        .count(),
    ).toBe(1);
    await eventually(() =>
      standing(page)
        .filter({ has: page.locator('.icon') })
        .innerText(),
    ).toMatch(/You/);
    await man(page, 'a1E@0,0').tap();
    await control(page, 'turn').first().waitFor();
    await seenTogether(page);
    // The players in one row; a press shows everything about them.
    const row = page.getByRole('button', { name: say('web.gnostica.standing.whole') });
    const stash = standing(page).last().locator('.gno-stash');
    const tall = async (): Promise<number> => (await stash.boundingBox())?.height ?? 0;
    await eventually(tall).toBeLessThan(2);
    await row.tap();
    await eventually(tall).toBeGreaterThan(10);
    await row.tap();
    await eventually(() => standing(page).count()).toBe(6);
    await look(page, 'six seats');
  });

  test('a card in use on a phone: its script, the board and what is asked are seen at once', async () => {
    const page = await visitAt(LOVERS);
    await page.setViewportSize(PHONE);
    await useTheLovers(page);
    await seenTogether(page);
    await choose(man(page, 'a1E@0,0'));
    await seenTogether(page);
  });

  test('on a phone, a question never keeps the piles out of sight: a key or a thumb brings them above it', async () => {
    const page = await visitAt(LOVERS);
    await page.setViewportSize(PHONE);
    await useTheLovers(page);
    await choose(man(page, 'a1E@0,0'));
    const piles = page.locator('.gno-piles > *');
    await eventually(() => piles.count()).toBeGreaterThan(1);
    await piles.last().focus();
    await eventually(() => covered(piles)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await eventually(() => covered(piles)).toEqual([]);
    // What was asked is still within reach.
    await eventually(() => covered(page.locator('.gno-controls button'))).toEqual([]);
  });

  test('many ways to use a card on a phone: they are asked for one by one, and cover nothing', async () => {
    const page = await visitAt({ men: 'a2E@0,0 a1U@-1,0 b1W@1,0 b2U@1,0', hand: 'S9,C4,R7' });
    await page.setViewportSize(PHONE);
    await choose(held(page, 'S9'));
    await control(page, 'play').click();
    await script(page).waitFor();
    await seenTogether(page);
    await control(page, 'sword').first().click();
    await choose(man(page, 'a2E@0,0'));
    await seenTogether(page);
    await choose(man(page, 'b2U@1,0'));
    await seenTogether(page);
    await control(page, 'sword').last().click();
    await man(page, 'b2U@1,0').waitFor({ state: 'detached' });
  });

  test('many kinds of step on a phone: they are offered beside one another, and cover nothing', async () => {
    const page = await visitAt({ men: 'a1E@0,0 a2N@1,0 b1U@-1,0 a1U@0,1', hand: '01,C5,S4,R3' });
    await page.setViewportSize(PHONE);
    await choose(held(page, '01'));
    await control(page, 'play').click();
    await script(page).waitFor();
    await eventually(() => page.locator('.gno-answers > button').count()).toBeGreaterThan(6);
    await seenTogether(page);
    await look(page, 'many kinds of step');
  });

  test('six seats in a low window: nothing covers what is asked, nor the hand', async () => {
    const page = await visit(hereWith(SIX), { viewport: { width: 1024, height: 640 } });
    await eventually(() => hand(page).count()).toBe(6);
    await choose(space(page, '0,0'));
    await eventually(() => covered(control(page, 'put'))).toEqual([]);
    await control(page, 'put', 'E').click();
    await control(page, 'announce').click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'announcing');
    await page.keyboard.press('Escape');
    await control(page, 'rest').click();
    await control(page, 'play').waitFor();
    await eventually(() => page.getByRole('list', { name: say('web.gnostica.recap') }).count()).toBe(1);
    await eventually(() => covered(hand(page))).toEqual([]);
    await eventually(() => covered(control(page, 'draw'))).toEqual([]);
  });

  test.each(['en-GB', 'de-DE'])(
    'a phone held sideways: the whole hand beside the board, whatever is asked (%s)',
    async (locale) => {
      const position = { men: 'a1E@0,0 b1U@-1,-1', hand: 'C5,S4,DP,01,17,R7' };
      const page = await visitAt({ ...position, wish: { locale, viewport: SIDEWAYS } });
      const cards = page.locator('.gno-hand-card');
      await eventually(() => cards.count()).toBe(6);
      const cut = async (): Promise<number> => {
        const [[tray], places] = await Promise.all([placesOf(page.locator('.gno-tray')), placesOf(cards)]);
        const lowest = Math.min(tray?.bottom ?? 0, SIDEWAYS.height);
        return places.filter(({ bottom }) => bottom > lowest).length;
      };
      await eventually(cut).toBe(0);
    },
  );
}
