/** The Card Game System in the browser: one click from the first page, a card with its ghost, a trade, a phone. */
import { cgs } from '@hortus/cgs';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { log } from './board.ts';
import { actions, choose, hand, ladders, lit, myTurn, panel, press, row, trade } from './cgs-board.ts';
import { look } from './checks.ts';
import { focusIsSeen, press as strike, tabTo } from './keyboard.ts';
import { placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { eventually, PHONE, SIDEWAYS, say, settled, visit } from './visit.ts';

/** Ana has won an adventure and asks to end the era; Bo has won nothing. */
const ASKED = 'first a | turn a | turns 4 | ops a 102 | ops b 103 | site a 22 | asked a era | answers b';

/** Bo sits out; Ana, the hero, can cover every cost, and could take a card from Bo. */
const ALONE =
  'first a | turn a | turns 4 | ground a 28 | hero a 28 | out b | ops a 102,106,112,116,146 | ops b 130';

export function cgsTests(): void {
  test('one click begins; an adventure is opened, a card added with its ghost and its sentence, and shown large', async () => {
    const page = await visit();
    const game = say('web.game.cgs');
    await page.getByRole('button', { name: say('web.home.play.of', { game }) }).click();
    // Only the second era; a player who hasn't won yet meets the beginner.
    await page.getByText('The Long Noon').waitFor();
    await page.getByText('Beginner bot').first().waitFor();
    await press(page, 'web.cgs.do.ready').click();
    await press(page, 'web.cgs.do.ready').waitFor({ state: 'detached' });
    // The same with the visitor first.
    await page.goto('/here/first?game=cgs&level=strong&o.skip=1&o.first=a');
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
    const cards = trade(page).locator('.cgs-slip');
    const all = trade(page).getByRole('button', { name: say('web.cgs.filter.all'), exact: true });
    const offer = async (): Promise<void> => {
      await all.click();
      await cards.first().click();
      await trade(page).getByText(say('web.cgs.trade.wanted')).waitFor();
      await cards.last().click();
      // Both cards are shown once more before anything is sent.
      await trade(page).getByText(say('web.cgs.trade.get')).waitFor();
      await eventually(() => cards.count()).toBe(2);
      await eventually(() => trade(page).getByRole('listitem').count()).toBe(0);
      await trade(page)
        .getByRole('button', { name: /^Offer it to/ })
        .click();
      await trade(page).getByRole('listitem').waitFor();
    };
    await panel(page, 'trade');
    await offer();
    await trade(page)
      .getByRole('button', { name: say('web.cgs.do.withdraw') })
      .click();
    await trade(page).getByRole('listitem').waitFor({ state: 'detached' });
    await offer();
    await look(page, 'an offer');
    await press(page, 'web.cgs.do.pass').click();
    await trade(page)
      .getByRole('button', { name: say('web.cgs.do.accept') })
      .click();
    await trade(page).getByRole('listitem').waitFor({ state: 'detached' });
    await eventually(() => log(page).last().innerText()).toMatch(/Ana|Bo/);
  });

  test('a counter-offer declines the offer and goes on with the card that was asked for', async () => {
    const page = await visit('/here/countered?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo');
    await myTurn(page);
    await panel(page, 'trade');
    const cards = trade(page).locator('.cgs-slip');
    const send = trade(page).getByRole('button', { name: /^Offer it to/ });
    const offers = trade(page).getByRole('listitem');
    await trade(page)
      .getByRole('button', { name: say('web.cgs.filter.all'), exact: true })
      .click();
    await cards.first().click();
    await trade(page).getByText(say('web.cgs.trade.wanted')).waitFor();
    await cards.last().click();
    await send.click();
    await offers.waitFor();
    await press(page, 'web.cgs.do.pass').click();
    const asked = / for ([^.]*)\./.exec(await offers.innerText())![1]!;
    await trade(page)
      .getByRole('button', { name: say('web.cgs.do.counter') })
      .click();
    await offers.waitFor({ state: 'detached' });
    await cards.last().click();
    await send.click();
    await offers.waitFor();
    await eventually(() => offers.innerText()).toContain(`You offer Ana ${asked} for `);
  });

  test('the button that wins is the main one, even if the others are asked first', async () => {
    const position =
      'first a | turn a | turns 4 | ground a 28,102,106,112,116 | hero a 28 | ops a 146 | ops b 130';
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position, names: ['Ana', 'Bo'] });
    await press(page, 'web.cgs.do.endAdventure').waitFor();
    await eventually(() => actions(page).locator('.main').allInnerTexts()).toEqual([
      expect.stringContaining(say('web.cgs.do.endAdventure')),
    ]);
  });

  test('what gives the era away is never the main button, and takes a second press', async () => {
    // Ana would win the era as it stands; Bo is asked.
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: ASKED, names: ['Ana', 'Bo'] });
    const agree = press(page, 'web.cgs.do.agree');
    await agree.waitFor();
    await eventually(() => actions(page).locator('.main').count()).toBe(0);
    await agree.click();
    await page
      .locator('.cgs-sure')
      .getByText(/Ana wins it/)
      .waitFor();
    await look(page, 'a press that gives the era away');
    await press(page, 'web.cgs.stake.no').click();
    await agree.click();
    await page.locator('.cgs-sure').getByRole('button').last().click();
    await eventually(() => log(page).last().innerText()).toContain('agrees');
  });

  test('giving up an adventure that could still be won takes a second press', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: ALONE, names: ['Ana', 'Bo'] });
    for (const key of ['sitOut', 'endAdventure'] as const) {
      await press(page, `web.cgs.do.${key}`).click();
      await page.locator('.cgs-sure').getByText(say('web.cgs.stake.adventure.nobody')).waitFor();
      await press(page, 'web.cgs.stake.no').click();
    }
    await eventually(() => page.locator('.cgs-adventure').count()).toBe(1);
  });

  test('a target says what it is, and an effect that nothing fits says so', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: ALONE, names: ['Ana', 'Bo'] });
    await choose(lit(page).filter({ hasText: 'Bread Requisition' }));
    await eventually(() => page.locator('.cgs-ghost-words').innerText()).not.toContain(
      say('web.cgs.ghost.idle'),
    );
    await press(page, 'web.cgs.do.play').click();
    const target = actions(page).getByRole('button', { name: /Baker’s Dozen/ });
    await eventually(() => target.innerText()).toContain('Bread 3');
    await press(page, 'web.cgs.do.done.none').waitFor();
  });

  test('a rival’s turn is summed up, a card says in the bar why it waits, and the bars have a legend', async () => {
    const page = await visit('/here/told?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo');
    await hand(page).locator('.cgs-slip').first().click();
    await page.locator('.cgs-told').getByText(say('cgs.refusal.still-studying')).waitFor();
    await eventually(() => press(page, 'web.cgs.do.ready').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.cgs-told').waitFor({ state: 'detached' });
    await myTurn(page);
    await choose(lit(page).filter({ hasText: 'Competition' }).first());
    const top = async (): Promise<number> => (await hand(page).boundingBox())?.y ?? 0;
    const before = await top();
    await press(page, 'web.cgs.do.play.pass').click();
    await page.getByRole('table', { name: say('web.cgs.ladders') }).waitFor();
    await eventually(() => page.locator('.status-happened').innerText()).toMatch(/^Ana opened /);
    // Nothing below moved when the adventure appeared.
    await eventually(top).toBe(before);
    await page.getByRole('button', { name: say('web.cgs.legend') }).click();
    await page.getByRole('dialog').getByText(say('web.cgs.legend.locked')).waitFor();
    await look(page, 'the legend of the bars');
  });

  test('how the last adventure ended is told after a reload', async () => {
    const page = await visit('/here/ended?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo');
    await myTurn(page);
    await choose(lit(page).filter({ hasText: 'Competition' }).first());
    await press(page, 'web.cgs.do.play.pass').click();
    await myTurn(page);
    await press(page, 'web.cgs.do.endAdventure').click();
    await press(page, 'web.cgs.do.agree').click();
    const told = page.locator('.cgs-between');
    await eventually(() => told.innerText()).toContain(say('web.cgs.ended.nobody'));
    await page.reload();
    await eventually(() => told.innerText()).toContain(say('web.cgs.ended.nobody'));
  });

  test('a plan plays one card per turn on its own', async () => {
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
    await eventually(() => row(page, 1).locator('.cgs-tag').count()).toBe(2);
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
    // No tip pushes the players' rows under the tray.
    await eventually(() => page.locator('.tip').isVisible()).toBe(false);
    await eventually(async () => {
      const [rows] = await placesOf(row(page, 1));
      const [tray] = await placesOf(page.locator('.cgs-tray'));
      return (rows?.bottom ?? 999) <= (tray?.top ?? 0);
    }).toBe(true);
    await lit(page).first().tap();
    await page.locator('.cgs-ghost-words').waitFor();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    const bottom = async (thing: Locator): Promise<number> => {
      const box = await thing.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const top = (await page.locator('.cgs-tray').boundingBox())?.y ?? 0;
    await eventually(() => bottom(ladders)).toBeLessThanOrEqual(top);
    await eventually(() => bottom(page.locator('.cgs-tray'))).toBeLessThanOrEqual(PHONE.height);
  });

  test.each([3, 4])(
    'on a phone the ladders of all of %i players are seen at once, above what can be done',
    async (count) => {
      const seats = ['Ana', 'Bo', 'Cleo', 'Dee'].slice(0, count).map((name) => `seat=me.${name}`);
      const page = await visit(`/here/many?game=cgs&o.skip=1&o.first=a&${seats.join('&')}`, {
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
      });
      await myTurn(page);
      await lit(page).filter({ hasText: 'Competition' }).first().tap();
      await press(page, 'web.cgs.do.play.pass').tap();
      await ladders(page).waitFor();
      await myTurn(page);
      /** For every player, the name and each ladder with its bar. */
      const hidden = async (): Promise<string[]> => {
        const [tray] = await placesOf(page.locator('.cgs-tray'));
        const cells = ladders(page).locator('tbody :is(th, .cgs-rung-cell)');
        const said = await cells.allInnerTexts();
        return (await placesOf(cells)).flatMap(({ top, right, bottom }, i) =>
          top >= 0 && bottom <= (tray?.top ?? 0) && right <= PHONE.width ? [] : [said[i] ?? ''],
        );
      };
      await eventually(() => ladders(page).locator('tbody th').count()).toBe(count);
      await eventually(hidden).toEqual([]);
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
      // Who would win now is visible too, whatever was laid.
      const verdict = page.locator('.cgs-verdict');
      const room = async (): Promise<number> => {
        const [[said], [tray]] = await Promise.all([placesOf(verdict), placesOf(page.locator('.cgs-tray'))]);
        return (tray?.top ?? 0) - (said?.bottom ?? 0);
      };
      await eventually(room).toBeGreaterThanOrEqual(0);
      // One bar below the other, so that they can be compared.
      const bars = await settled(page, () =>
        placesOf(ladders(page).locator('tbody td:nth-child(2) .cgs-rung')),
      );
      expect(new Set(bars.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
      // A laid card is below all of them, and can be scrolled to.
      await lit(page).first().tap();
      await press(page, 'web.cgs.do.play.pass').tap();
      await eventually(room).toBeGreaterThanOrEqual(0);
      const tag = ladders(page).locator('.cgs-tag').first();
      await tag.tap();
      await page.locator('.peek, dialog').first().waitFor();
      await page.keyboard.press('Escape');
      await look(page, `${count} players`);
    },
  );

  test('on a phone the goal is whole; held sideways the filters are reached, and a large card gives the focus back', async () => {
    const page = await visit('/here/sideways?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo', {
      viewport: PHONE,
      holds: true,
    });
    await myTurn(page);
    const goal = page.locator('.guide-goal');
    await goal.waitFor();
    await eventually(() => goal.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(
      1,
    );
    await eventually(() => goal.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
    await page.setViewportSize(SIDEWAYS);
    const filter = page.getByRole('button', { name: say('web.cgs.filter.adventures') });
    await filter.click();
    await eventually(() => filter.getAttribute('aria-pressed')).toBe('true');
    const card = page.locator('.cgs-hand .cgs-slip').first();
    const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + 12);
    await page.mouse.down();
    await page.getByRole('dialog').locator('svg').first().waitFor();
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('a whole adventure with the keyboard alone', async () => {
    const page = await visit('/here/keyed?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo');
    // Waits until the log shows the result before looking for the next thing.
    const strikes = async (thing: Locator): Promise<void> => {
      await tabTo(page, thing);
      const told = await page.locator('.log').innerText();
      await strike(page, 'Enter');
      await eventually(() => page.locator('.log').innerText()).not.toBe(told);
    };
    // Both say ready and choose a house; then Ana opens an adventure.
    for (const _ of [0, 1]) await strikes(press(page, 'web.cgs.do.ready'));
    for (const _ of [0, 1]) await strikes(page.locator('button.house').first());
    await lit(page).first().waitFor();
    await tabTo(page, lit(page).first());
    const contest = lit(page).filter({ hasText: 'Competition' }).first();
    while (!(await contest.evaluate((slip) => slip === document.activeElement)))
      await strike(page, 'ArrowRight');
    // The space bar shows it large, with what it does.
    await page.keyboard.press(' ');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('web.cgs.about.role.Competition')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await tabTo(page, contest);
    // Its button has the focus before another key could be pressed: the next key is meant for it.
    await page.evaluate(() => {
      const note = (): void => {
        document.body.dataset.jumped = String(document.activeElement?.matches('button.main'));
      };
      addEventListener('click', () => queueMicrotask(note), { once: true });
    });
    await strike(page, 'Enter');
    await eventually(() => page.locator('body').getAttribute('data-jumped')).toBe('true');
    await strikes(press(page, 'web.cgs.do.play.pass'));
    // Bo adds a card, Ana asks for the end, Bo agrees.
    await eventually(() => page.locator('.status-stands').innerText()).toContain('Bo');
    await tabTo(page, lit(page).first());
    await strike(page, 'Enter');
    await strikes(press(page, 'web.cgs.do.play.pass'));
    await eventually(() => row(page, 1).locator('.cgs-tag').count()).toBe(1);
    await strikes(press(page, 'web.cgs.do.endAdventure'));
    await strikes(press(page, 'web.cgs.do.agree'));
    await page.locator('.cgs-between').waitFor();
    await eventually(() => page.locator('.cgs-between').innerText()).toContain(say('web.cgs.ended.nobody'));
    await focusIsSeen(page);
  });

  test('every panel is for everybody: the matrix opens its cards, a filter and the search find them', async () => {
    const page = await visit('/here/panels?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo');
    await look(page, 'the study');
    await myTurn(page);
    await look(page, 'between adventures');
    await panel(page, 'cards');
    const cells = page.locator('.cgs-holdings td .cgs-cell');
    await cells.first().click();
    const behind = page.locator('.cgs-holdings .cgs-hand');
    await behind.waitFor();
    await look(page, 'who holds what');
    const found = behind.locator('.cgs-slip');
    const title = await found.locator('.cgs-slip-title').last().innerText();
    await behind.getByRole('searchbox').fill(title);
    await eventually(() => found.count()).toBe(1);
    await panel(page, 'bill');
    await page.getByText(say('web.cgs.bill.about')).waitFor();
    await panel(page, 'hand');
    await hand(page)
      .getByRole('combobox', { name: say('web.cgs.sort') })
      .selectOption('name');
    const titles = (): Promise<string[]> => hand(page).locator('.cgs-slip-title').allInnerTexts();
    const sorted = (await titles()).sort((a, b) => a.localeCompare(b));
    await eventually(titles).toEqual(sorted);
  });
}
