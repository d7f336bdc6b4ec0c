/** The Card Game System in the browser: one click from the first page, a card with its ghost, a trade, a phone. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { log } from './board.ts';
import { look } from './checks.ts';
import { eventually, PHONE, say, visit } from './visit.ts';

const actions = (page: Page): Locator => page.getByRole('group', { name: say('web.cgs.actions') });
const press = (page: Page, key: Parameters<typeof say>[0]): Locator =>
  actions(page).getByRole('button', { name: say(key) });
const hand = (page: Page): Locator => page.getByRole('region', { name: say('web.cgs.hand') });
/** Cards that may be laid now. */
const lit = (page: Page): Locator => hand(page).locator('.cgs-slip.lit');

/** Says ready, takes the first house that is offered, and waits for a turn; a bot that asks for the end is refused. */
async function myTurn(page: Page): Promise<void> {
  const waits = ['ready', 'refuse'] as const;
  for (;;) {
    const houses = actions(page).locator('button.house');
    const other = waits
      .map((kind) => press(page, `web.cgs.do.${kind}`))
      .reduce((all, one) => all.or(one), houses);
    await lit(page).first().or(other.first()).first().waitFor();
    if ((await lit(page).count()) > 0) return;
    await other.first().click();
  }
}

const choose = async (card: Locator): Promise<void> => {
  await card.click();
  await card.page().locator('.cgs-slip.chosen').waitFor();
};

export function cgsTests(): void {
  test('one click begins; an adventure is opened, a card added with its ghost and its sentence, and shown large', async () => {
    const page = await visit();
    const game = say('web.game.cgs');
    await page.getByRole('button', { name: say('web.home.play.of', { game }) }).click();
    // The second era alone, against the usual bot.
    await page.getByText('The Long Noon').waitFor();
    await page.getByText('Club bot').first().waitFor();
    await press(page, 'web.cgs.do.ready').click();
    await press(page, 'web.cgs.do.ready').waitFor({ state: 'detached' });
    // The same with the visitor first.
    await page.goto('/here/first?game=cgs&level=club&o.skip=1&o.first=a');
    await myTurn(page);
    await choose(lit(page).filter({ hasNotText: 'Solo' }).first());
    await press(page, 'web.cgs.do.play.pass').click();
    await page.getByRole('table', { name: say('web.cgs.ladders') }).waitFor();
    await myTurn(page);
    const told = await log(page).count();
    await choose(lit(page).first());
    await eventually(() => page.locator('.cgs-ghost-words').innerText()).not.toBe('');
    await press(page, 'web.cgs.do.large').click();
    await page.getByRole('dialog').locator('svg').first().waitFor();
    await look(page, 'a card of the system');
    await page.keyboard.press('Escape');
    await look(page, 'a card about to be played');
    await press(page, 'web.cgs.do.play.pass').click();
    await eventually(() => log(page).count()).toBeGreaterThan(told);
  });

  test('two at one screen: an offer is withdrawn, made again and accepted', async () => {
    const page = await visit('/here/traded?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo');
    await myTurn(page);
    const trade = page.getByRole('region', { name: say('web.cgs.trade') });
    const cards = trade.locator('.cgs-slip');
    const all = trade.getByRole('button', { name: say('web.cgs.filter.all'), exact: true });
    const offer = async (): Promise<void> => {
      await all.click();
      await cards.first().click();
      await trade.getByText(say('web.cgs.trade.wanted')).waitFor();
      await cards.last().click();
      await trade.getByRole('listitem').waitFor();
    };
    await page.getByRole('tab', { name: say('web.cgs.tab.trade') }).click();
    await offer();
    await trade.getByRole('button', { name: say('web.cgs.do.withdraw') }).click();
    await trade.getByRole('listitem').waitFor({ state: 'detached' });
    await offer();
    await look(page, 'an offer');
    await press(page, 'web.cgs.do.pass').click();
    await trade.getByRole('button', { name: say('web.cgs.do.accept') }).click();
    await trade.getByRole('listitem').waitFor({ state: 'detached' });
    expect(await log(page).last().innerText()).toMatch(/Ana|Bo/);
  });

  test('a plan lays one card per turn by itself', async () => {
    const page = await visit('/here/planned?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo');
    await myTurn(page);
    await choose(lit(page).filter({ hasText: 'Competition' }).first());
    await press(page, 'web.cgs.do.play.pass').click();
    await myTurn(page);
    const plan = page.getByRole('region', { name: say('web.cgs.plan') });
    for (const card of [0, 1]) {
      await choose(lit(page).nth(card));
      await press(page, 'web.cgs.plan.add').click();
    }
    await plan.getByRole('button', { name: say('web.cgs.plan.start') }).click();
    // Ana's turn: she has no plan, and passes; Bo's second card follows.
    await plan.waitFor({ state: 'detached' });
    await press(page, 'web.cgs.do.pass').click();
    const bo = page.locator('.cgs-ladders .cgs-of-1 .cgs-tag');
    await eventually(() => bo.count()).toBe(2);
  });

  test('on a phone the ladders and what can be done are seen together', async () => {
    const page = await visit('/here/small?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo', {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await myTurn(page);
    await lit(page).filter({ hasText: 'Competition' }).first().tap();
    await press(page, 'web.cgs.do.play.pass').tap();
    const ladders = page.getByRole('table', { name: say('web.cgs.ladders') });
    await ladders.waitFor();
    await myTurn(page);
    await lit(page).first().tap();
    await page.locator('.cgs-ghost-words').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const bottom = async (thing: Locator): Promise<number> => {
      const box = await thing.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const top = (await page.locator('.cgs-tray').boundingBox())?.y ?? 0;
    expect(await bottom(ladders)).toBeLessThanOrEqual(top);
    expect(await bottom(page.locator('.cgs-tray'))).toBeLessThanOrEqual(PHONE.height);
  });
}
