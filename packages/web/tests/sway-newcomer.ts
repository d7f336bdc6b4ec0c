/** What somebody who knows neither Genesis nor Worlds Asunder sees and is asked. */
import { genesis } from '@hortus/genesis';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { meet, placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { board, card, hand, hereWith } from './sway-board.ts';
import { DESK, eventually, PHONE, say, settled, visit } from './visit.ts';

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

/** More cards than have room for their names. */
const FIFTEEN = `sides Evergreen League, Swift League | first a | turns 4
turn a | phase plot | pool plain 1
${KEPT}
ops a Salt Road, First Warden, Pruning Hook, Ferryman, League Assembly, Grey Arborist, Stubborn Heir, Spore Drift, Root Engine, Dome Raising, Winter Garden, Burning Almanac, Night Steward, Stone Beetle, Thorn Captain
ops b #4 | unseen #103`;

/** Words on cards that reach over the edge of their card, and those whose letters are too small. */
const cutWords = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      return [...one.querySelectorAll('.card-name, .card-kind > b, .card-short, .card-rank')]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const isOut =
            left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
          return isOut || Number.parseFloat(getComputedStyle(part).fontSize) < 9;
        })
        .map((part) => part.textContent ?? '');
    }),
  );

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

  test.each(['en-GB', 'de-DE'])(
    'fifteen cards in hand: no word is cut, no card covered (%s)',
    async (locale) => {
      const page = await visitPrepared(worldsAsunder, 2, {}, { position: FIFTEEN, wish: { locale } });
      const cards = page.locator('.sway-own-hand .sway-card');
      await eventually(() => cards.count()).toBe(15);
      for (const size of [DESK, { width: 1024, height: 640 }, PHONE]) {
        await page.setViewportSize(size);
        expect(await settled(page, () => cutWords(cards)), `${size.width}`).toEqual([]);
        const places = await settled(page, () => placesOf(cards));
        const covered = places.filter((one, i) => places.slice(i + 1).some((other) => meet(one, other)));
        expect(covered, `${size.width}`).toEqual([]);
        if (size === PHONE) continue;
        // The board has no room to spare below them.
        const [whole] = await settled(page, () => placesOf(board(page)));
        const lowest = Math.max(...places.map((one) => one.bottom));
        expect((whole?.bottom ?? 0) - lowest, `${size.width}`).toBeLessThan(24);
      }
    },
  );
}
