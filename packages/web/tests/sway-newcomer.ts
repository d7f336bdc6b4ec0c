/** What somebody who knows neither Genesis nor Worlds Asunder sees and is asked. */
import { worldsAsunder } from '@hortus/worlds-asunder';
import { expect, test } from 'vitest';
import { visitPrepared } from './prepared.ts';
import { board, card, hand } from './sway-board.ts';
import { eventually, say, settled } from './visit.ts';

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
}
