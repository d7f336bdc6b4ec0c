/** What somebody who knows neither Genesis nor Worlds Asunder sees and is asked. */
import { genesis } from '@hortus/genesis';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitPrepared } from './prepared.ts';
import { board, card, hand, hereWith } from './sway-board.ts';
import { eventually, say, settled, visit } from './visit.ts';

const KEPT = `experience a Spring Flood, Long Frost, Harvest of Suns, Fen Heiress, Open Gate, Barricade
experience b Falling Ember, Thousand Harbours, Homecoming Tide, Dry Dock`;
/** Two ways to pay for a card of 2 sway, and one ability unlocked. */
const TWO_WAYS = `sides Evergreen League, Swift League | first a | turns 4
turn a | phase obstruct | pool plain 2, vision 5 | unlocked a engineering
engaged b High Pilot; b Fleet Speaker; a Lamp Keeper
${KEPT}
ops a Salt Road, First Warden, Pruning Hook, Ferryman
ops b #4 | unseen #111`;
/** The first attack of all is the reader's own, with a battle card in hand. */
const FIRST = `sides Evergreen League, Swift League | first a | turns 0
turn a | phase plot | pool plain 1
${KEPT}
ops a Salt Road, First Warden, Pruning Hook, Ferryman
ops b #4 | unseen #114`;

/** The rival has attacked; lives lie in the reserve, or in the experience. */
const ATTACKED = [
  [
    genesis,
    `sides Evergreens, Swifts | first a | turns 4
turn a | phase obstruct | pool plain 1
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall
engaged b High Pilot; b Fleet Speaker
ops a Living Wall, Night Steward
ops b #4 | unseen #117 | void Gale`,
  ],
  [
    worldsAsunder,
    `sides Evergreen League, Swift League | first a | turns 4
turn a | phase obstruct | pool plain 1
${KEPT}
engaged b High Pilot; b Fleet Speaker
ops a Salt Road, First Warden, Pruning Hook
ops b #4 | unseen #112 | void Gale`,
  ],
] as const;

const why = (page: Page): Promise<string[]> => page.locator('.sway-peek .peek-why > p').allInnerTexts();

export function swayNewcomerTests(): void {
  test('[GEN-R-18] [WA-R-12] where two things could pay, the buttons say what each uses up', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: TWO_WAYS });
    await card(page, 'Ferryman').click();
    const menu = page.locator('.sway-menu button');
    await eventually(() => menu.allInnerTexts()).toEqual([
      say('web.sway.pays.plain', { count: 2 }),
      say('web.sway.pays.vision', { sway: 2, count: 5 }),
      say('web.close'),
    ]);
  });

  test('[WA-DEF-10] cards of the experience show the ability that is unlocked, not their own', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: TWO_WAYS });
    const kinds = page.locator('.sway-keep.near .card-kind > b');
    await eventually(() => kinds.count()).toBe(6);
    await eventually(async () => new Set(await kinds.allTextContents())).toEqual(
      new Set([say('sway.ability.engineering')]),
    );
  });

  test('cutting in isn’t set up before anybody could cut in', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: FIRST });
    await eventually(() => hand(page).count()).toBe(4);
    expect(await settled(page, () => board(page).locator('.sway-order').count())).toBe(0);
  });

  test.each(ATTACKED)(
    'a card of $id that has been played says by whom, one that is gone where it lies',
    async (game, position) => {
      const page = await visitPrepared(game, 2, {}, { position });
      const who = say('bot.novice');
      await card(page, 'High Pilot').click({ force: true });
      await eventually(() => why(page)).toEqual([say('web.sway.whose.played', { who, you: false })]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: new RegExp(say('web.sway.zone.void')) }).click();
      await page.getByRole('dialog').locator('[data-card=Gale]').click({ force: true });
      await eventually(() => why(page)).toEqual([say('web.sway.whose.void')]);
    },
  );

  test.each(['genesis', 'worlds-asunder'])(
    '[GEN-TRN-1] [WA-TRN-1] before the first turn of %s a life says when cards are played, a rival’s whose it is',
    async (game) => {
      const page = await visit(hereWith(game));
      await page.locator('.sway-keep.near .sway-card').first().click({ force: true });
      await eventually(() => why(page)).toEqual([say('sway.refusal.not-engaging')]);
      await page.locator('.sway-keep.far .sway-card').first().click({ force: true });
      await eventually(() => why(page)).toEqual([say('web.sway.whose.held', { who: say('bot.novice') })]);
    },
  );
}
