/** The table of the Card Game System on a page, as a player uses it. */
import type { Locator, Page } from 'playwright-core';
import { say } from './visit.ts';

type Key = Parameters<typeof say>[0];

export const actions = (page: Page): Locator => page.getByRole('group', { name: say('web.cgs.actions') });
/** What a button says first; what it brings follows. */
export const press = (page: Page, key: Key): Locator =>
  actions(page).getByRole('button', { name: new RegExp(`^${say(key)}`) });
export const hand = (page: Page): Locator => page.getByRole('region', { name: say('web.cgs.hand') });
/** Cards that may be laid now. */
export const lit = (page: Page): Locator => hand(page).locator('.cgs-slip.lit');
export const panel = (page: Page, tab: 'hand' | 'trade' | 'cards' | 'sites' | 'bill'): Promise<void> =>
  page.getByRole('tab', { name: say(`web.cgs.tab.${tab}`) }).click();
export const trade = (page: Page): Locator => page.getByRole('region', { name: say('web.cgs.trade') });
export const ladders = (page: Page): Locator => page.getByRole('table', { name: say('web.cgs.ladders') });
/** The row of a player: its name, its ladders and the cards laid. */
export const row = (page: Page, player: number): Locator => ladders(page).locator(`tr.cgs-of-${player}`);

/** Says ready, takes the first house that is offered, and waits for a turn; a bot that asks for the end is refused. */
export const myTurn = (page: Page): Promise<void> => untilLit(page, lit(page), ['ready', 'refuse']);

/** The same until one of these cards may be laid, passing meanwhile. */
export async function untilLit(
  page: Page,
  cards: Locator,
  waits: readonly ('ready' | 'refuse' | 'pass')[] = ['ready', 'refuse', 'pass'],
): Promise<void> {
  for (;;) {
    const houses = actions(page).locator('button.house');
    const other = waits
      .map((kind) => press(page, `web.cgs.do.${kind}`))
      .reduce((all, one) => all.or(one), houses);
    await cards.first().or(other.first()).first().waitFor();
    if ((await cards.count()) > 0) return;
    await other.first().click();
  }
}

export const choose = async (card: Locator): Promise<void> => {
  await card.click();
  await card.page().locator('.cgs-slip.chosen').waitFor();
};

/** Offers a card of one's own for one of a rival's, by their names. */
export async function offer(page: Page, mine: string, theirs: string): Promise<void> {
  await panel(page, 'trade');
  const cards = trade(page).locator('.cgs-slip');
  const all = trade(page).getByRole('button', { name: say('web.cgs.filter.all'), exact: true });
  await all.click();
  await cards.filter({ hasText: mine }).first().click();
  await trade(page).getByText(say('web.cgs.trade.wanted')).waitFor();
  await cards.filter({ hasText: theirs }).last().click();
  await trade(page)
    .getByRole('button', { name: /^Offer it to/ })
    .click();
}
