/** The Card Game System with more than two: browsers that trade, a special round, a group. */
import { cgs } from '@hortus/cgs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { again, log } from './board.ts';
import { actions, choose, hand, ladders, lit, myTurn, offer, panel, press, row, trade } from './cgs-board.ts';
import { look } from './checks.ts';
import { dimmed } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { listenTo, type Spoken, spoken } from './spoken.ts';
import { eventually, say, settled, visit } from './visit.ts';

/** Three players at a table on the server, dealt and with their houses; the first has the turn. */
async function gathered(): Promise<readonly Page[]> {
  const pages = await Promise.all([0, 1, 2].map(() => visit('/settings')));
  const [first] = pages as [Page, ...Page[]];
  const id = await first.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST' });
    const made = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'cgs',
        options: { skip: 1, first: 'a' },
        seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }],
        time: { kind: 'none' },
        takeBacks: true,
        awayLimit: 120,
      }),
    });
    return ((await made.json()) as { id: string }).id;
  });
  for (const page of pages) await page.goto(`/t/${id}`);
  for (const page of pages.slice(1)) {
    const sit = page.getByRole('button', { name: say('web.lobby.sit') });
    await sit.click();
    await sit.waitFor({ state: 'detached' });
  }
  for (const page of pages) {
    const ready = press(page, 'web.cgs.do.ready');
    await ready.click();
    await ready.waitFor({ state: 'detached' });
  }
  for (const page of pages) await actions(page).locator('button.house').first().click();
  await lit(first).first().waitFor();
  return pages;
}

/** A card's name as its slip has it. */
const nameOf = (page: Page, at: number): Promise<string> =>
  hand(page).locator('.cgs-slip-title').nth(at).innerText();

/** Shows everything in hand, usable or not. */
const showAll = (page: Page): Promise<void> =>
  hand(page)
    .getByRole('button', { name: say('web.cgs.filter.all'), exact: true })
    .click();

/** Cy has frozen the adventure that Ana opened, and it is Ben's turn; The Blind Observer shields against it. */
const FROZEN =
  'era 1 | first a | turns 9 | turn b | ground a 1 | ground c 75 | hero a 1 | pending c 75 | ops a 41,42 | ops b 43,84 | ops c 44';

export function cgsFriendTests(): void {
  test('two browsers trade while a third turns, who loses nothing of what he is choosing', async () => {
    const [ana, ben, cy] = (await gathered()) as [Page, Page, Page];
    // It is Ana's turn, and she has chosen a card; meanwhile Ben and Cy trade.
    await choose(lit(ana).first());
    for (const page of [ben, cy]) await showAll(page);
    const [mine, theirs] = [await nameOf(ben, 0), await nameOf(cy, 0)];
    await offer(ben, mine, theirs);
    // Cy's tab for trades is marked, and nobody else's.
    const marks = (page: Page): Promise<string[]> => page.locator('.cgs-panels .tab-news').allTextContents();
    await eventually(() => marks(cy)).toEqual([say('web.cgs.tab.trade.news', { count: 1 })]);
    for (const page of [ana, ben]) await eventually(() => marks(page)).toEqual([]);
    // Cy is told once, with what it brings, and where to answer.
    const told = say('web.cgs.offer.look');
    await cy.getByRole('button', { name: told }).click();
    await look(cy, 'an offer to answer');
    await trade(cy)
      .getByRole('button', { name: say('web.cgs.do.accept') })
      .click();
    for (const page of [ana, ben, cy]) await eventually(() => log(page).last().innerText()).toContain(mine);
    await eventually(() => marks(cy)).toEqual([]);
    await panel(ben, 'hand');
    await showAll(ben);
    await hand(ben).locator('.cgs-slip-title').filter({ hasText: theirs }).first().waitFor();
    // Ana's chosen card is still chosen, and it is still her turn.
    await ana.locator('.cgs-slip.chosen').waitFor();
    await press(ana, 'web.cgs.do.play.pass').click();
    await ladders(ben).waitFor();
    await lit(ben).first().waitFor();
    // Whoever watches sees the cards as they are: nothing is greyed out for being out of reach.
    const dora = await visit(ben.url());
    await ladders(dora).waitFor();
    const slips = dora.locator('.cgs-slip, .cgs-ladders button');
    await eventually(() => slips.count()).toBeGreaterThan(0);
    await eventually(() => dimmed(slips)).toBe(0);
  });

  test('an offer is announced once and politely, and so is its end', async () => {
    const [ana, ben, cy] = (await gathered()) as [Page, Page, Page];
    for (const page of [ben, cy]) await showAll(page);
    const [mine, theirs] = [await nameOf(ben, 0), await nameOf(cy, 0)];
    for (const page of [ben, cy]) await listenTo(page);
    /** What was said of the two cards: nothing else names both. */
    const said = async (page: Page): Promise<Spoken[]> =>
      (await spoken(page)).filter(({ text }) => text.includes(mine) && text.includes(theirs));
    const politely = (words: string): Spoken => ({ how: 'polite', text: expect.stringContaining(words) });
    const layAndPass = async (page: Page, next: Page): Promise<void> => {
      await choose(lit(page).first());
      await press(page, 'web.cgs.do.play.pass').click();
      await lit(next).first().waitFor();
    };
    await offer(ben, mine, theirs);
    await eventually(() => said(cy)).toEqual([politely('offers you')]);
    // Looking at it, and at other things, doesn't say it again; neither do the turns of others and one's own.
    const open = cy.getByRole('button', { name: say('web.cgs.offer.look') });
    await open.click();
    await trade(cy).getByText(mine).first().waitFor();
    for (const page of [ben, cy]) await panel(page, 'hand');
    await layAndPass(ana, ben);
    await layAndPass(ben, cy);
    expect(await settled(cy, () => said(cy))).toEqual([politely('offers you')]);
    // After a reload the page says what happened last; that the offer is still open stands in it, to be found.
    await cy.reload();
    await open.waitFor();
    await lit(cy).first().waitFor();
    await eventually(() => cy.locator('.cgs-panels .tab-news').allTextContents()).toEqual([
      say('web.cgs.tab.trade.news', { count: 1 }),
    ]);
    expect(await settled(cy, () => said(cy))).toEqual([]);
    await panel(ben, 'trade');
    await trade(ben)
      .getByRole('button', { name: say('web.cgs.do.withdraw') })
      .click();
    await eventually(() => said(cy)).toEqual([politely('withdraws')]);
    await offer(ben, mine, theirs);
    await open.click();
    await trade(cy)
      .getByRole('button', { name: say('web.cgs.do.decline') })
      .click();
    await eventually(async () => (await said(ben)).at(-1)).toEqual(politely('declines'));
    const declined = await settled(ben, () => said(ben));
    expect(declined.filter(({ text }) => text.includes('declines'))).toHaveLength(1);
    await eventually(() => said(cy)).toEqual([
      politely('withdraws'),
      politely('offers you'),
      politely('You decline'),
    ]);
    // Nothing was said loudly, of offers or of anything else.
    for (const page of [ben, cy])
      await eventually(async () => (await spoken(page)).map(({ how }) => how)).not.toContain('assertive');
  });

  test('a group of two is one player: both may act, and plates, log and sheet say so', async () => {
    const page = await visit(
      '/here/grouped?game=cgs&o.skip=1&o.first=b&o.passCap=1&o.groups=2,1&seat=me.Ana&seat=me.Ben&seat=me.Cy',
    );
    await myTurn(page);
    // Cy opens an adventure; then it is the turn of both.
    await choose(lit(page).filter({ hasText: 'Competition' }).first());
    await press(page, 'web.cgs.do.play.pass').click();
    await eventually(() => log(page).last().innerText()).toContain('Cy plays');
    const seats = page.getByRole('list', { name: say('web.seats') }).getByRole('listitem');
    await eventually(() => seats.and(page.locator('.turn')).count()).toBe(2);
    await eventually(() =>
      seats.locator('.cgs-mark').evaluateAll((all) => all.map((one) => one.className)),
    ).toEqual(['cgs-mark cgs-of-0', 'cgs-mark cgs-of-0', 'cgs-mark cgs-of-1']);
    await eventually(() => row(page, 0).locator('th').innerText()).toContain('Ana & Ben');
    await eventually(() => ladders(page).locator('tbody tr').count()).toBe(2);
    await look(page, 'a group');
    // Nobody plays on, so the adventure ends, and then the era.
    for (;;) {
      await press(page, 'web.cgs.do.pass').or(again(page)).first().waitFor();
      if (await again(page).isVisible()) break;
      const whose = await page.locator('.status-stands').innerText();
      await press(page, 'web.cgs.do.pass').click();
      await eventually(() => page.locator('.status-stands, .end').first().innerText()).not.toBe(whose);
    }
    const sheet = page.getByRole('table', { name: say('web.cgs.sheet') }).first();
    await eventually(() => sheet.getByRole('rowheader').allInnerTexts()).toEqual(['Ana & Ben', 'Cy']);
    await look(page, 'the end of a session');
    await again(page).click();
    await page.getByRole('group', { name: say('web.replay.time') }).waitFor();
    await page.getByRole('button', { name: say('web.past.end') }).click();
    await page.locator('.cgs.still').waitFor();
    await look(page, 'a replay of a session');
  });

  test('an immunity in a special round with three: one is free, the other stays frozen', async () => {
    const names = ['Ana', 'Ben', 'Cy'];
    const page = await visitPrepared(cgs, 3, {}, { position: FROZEN, names });
    const states = page.locator('.cgs-states');
    await eventually(() => states.innerText()).toMatch(/The Eclipse .* ends the adventure on Cy’s next turn/);
    await eventually(() => states.innerText()).toContain('You’re the last to play in it.');
    // Only cards that shield or recover; the others say why not.
    await showAll(page);
    await eventually(() => lit(page).allInnerTexts()).toEqual([
      expect.stringContaining('The Blind Observer'),
    ]);
    await hand(page).locator('.cgs-slip:not(.lit)').first().click();
    await page.getByText(say('cgs.refusal.special-round')).first().waitFor();
    await page.keyboard.press('Escape');
    await look(page, 'a special round');
    await choose(lit(page).first());
    await press(page, 'web.cgs.do.play').click();
    await actions(page)
      .getByRole('button', { name: /Become immune/ })
      .click();
    await press(page, 'web.cgs.do.pass').click();
    // Somebody is immune, so the adventure continues.
    await eventually(() => row(page, 2).locator('.cgs-tag').innerText()).toContain('no effect on Ben');
    await press(page, 'web.cgs.do.pass').click();
    await eventually(() => page.locator('.status-stands').innerText()).toContain('Ana');
    await showAll(page);
    await eventually(() => lit(page).count()).toBe(0);
    await hand(page).locator('.cgs-slip').first().click();
    await page.getByText(say('cgs.refusal.frozen')).first().waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'web.cgs.do.pass').click();
    await eventually(() => page.locator('.status-stands').innerText()).toContain('Ben');
    await eventually(() => lit(page).count()).toBeGreaterThan(0);
  });
}
