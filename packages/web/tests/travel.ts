/** Cards on their way: what a step moved is seen moving, and the page never waits for it. */
import { cgs } from '@hortus/cgs';
import { genesis } from '@hortus/genesis';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, control, man, space, visitAt } from './gnostica-board.ts';
import { visitPrepared } from './prepared.ts';
import { act, card, engaged, hand, names } from './sway-board.ts';
import { eventually, say, settled } from './visit.ts';

const MOVES = { reducedMotion: 'no-preference' } as const;

const START = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall`;
const ANSWERS = `${START}
turn a | phase obstruct | pool plain 1
engaged b Fleet Speaker
ops a Seed Chancellor, Living Wall, Outer Depot
ops b #5 | unseen #113`;

/** Lives may be brought to the hand now. */
const FINALE = `sides Evergreens, Swifts | first a | turns 20 | finale
turn a | phase plot | pool plain 1
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours
ops a Iron Hedge, Gale
ops b Soft Voice, Wing Lancer, Hammerfall, One More Try
void *`;

/** An adventure that the hand covers, and cards for it. */
const OPENS = 'first a | turn a | turns 4 | ops a 28,102,106,112,116 | ops b 130';

/** All animations from now on stop half-way, for as long as a test looks. */
const haltHalfWay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const started = animate.call(this, frames, timing);
      const { delay = 0, duration = 0 } = timing as { delay?: number; duration?: number };
      started.pause();
      started.currentTime = delay + duration / 2;
      return started;
    };
  });

/** Loaded after the table: nothing travels before then. */
const canTravel = (page: Page): Promise<void> => page.locator('.travelling').waitFor({ state: 'attached' });

const flying = (page: Page): Locator => page.locator('.travelling > *');
const middles = (found: Locator): Promise<number[]> =>
  found.evaluateAll((all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );

export function travelTests(): void {
  test('a card travels from the hand to the timeline, and lies there at once for those who go on', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: ANSWERS, wish: MOVES });
    await eventually(() => hand(page).count()).toBe(3);
    await canTravel(page);
    const [from = 0] = await settled(page, () => middles(card(page, 'Seed Chancellor')));
    await haltHalfWay(page);
    await card(page, 'Seed Chancellor').click();
    await eventually(() => flying(page).count()).toBeGreaterThan(0);
    await eventually(() => names(engaged(page, true))).toEqual(['Seed Chancellor']);
    const [to = 0] = await settled(page, () => middles(engaged(page, true)));
    expect(to).toBeLessThan(from - 50);
    const seen = await settled(page, () => middles(flying(page)));
    expect(seen.filter((one) => one > to + 5 && one < from - 5)).toHaveLength(1);
    // A copy is only a picture: there is nothing to press, hear or find.
    await eventually(() => flying(page).locator('[data-card], [aria-label], button').count()).toBe(0);
    // With everything still in the air the next card can be played.
    await card(page, 'Living Wall').click();
    await eventually(() => names(engaged(page, true))).toEqual(['Seed Chancellor', 'Living Wall']);
  });

  test('after the answer both timelines travel to the discards', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: ANSWERS, wish: MOVES });
    await eventually(() => hand(page).count()).toBe(3);
    await card(page, 'Living Wall').click();
    await eventually(() => engaged(page, true).count()).toBe(1);
    await canTravel(page);
    await eventually(() => flying(page).count()).toBe(0);
    await haltHalfWay(page);
    await act(page, 'web.sway.finish.obstruct').click();
    // A draw is left, so it asks once.
    const sure = page.getByRole('dialog').getByRole('button', { name: say('web.sway.finish.obstruct') });
    await sure.click();
    await eventually(() => flying(page).locator('.card-face').count()).toBe(2);
    await eventually(() => page.locator('.sway-engaged .sway-card').count()).toBe(0);
  });

  test('a life travels to the hand', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: FINALE, wish: MOVES });
    await eventually(() => hand(page).count()).toBe(2);
    await canTravel(page);
    const [from = 0] = await settled(page, () => middles(card(page, 'Open Gate')));
    await haltHalfWay(page);
    await card(page, 'Open Gate').click();
    await page.getByRole('button', { name: say('web.sway.bring'), exact: true }).click();
    await eventually(() => names(hand(page))).toContain('Open Gate');
    // The cards beside it only make room.
    const [to = 0] = await settled(page, () => middles(card(page, 'Open Gate')));
    await eventually(async () =>
      (await middles(flying(page))).some((at) => (at - from) * (to - at) > 0),
    ).toBe(true);
  });

  test('a piece of Gnostica that comes to the board grows there', async () => {
    const page = await visitAt({ men: 'b1U@-1,-1', hand: 'C5', wish: MOVES });
    await choose(space(page, '0,0'));
    await haltHalfWay(page);
    await control(page, 'put', 'U').click();
    const piece = man(page, 'a1U@0,0').locator('.gno-moving');
    await eventually(() => piece.evaluate((one) => one.getAnimations().length)).toBe(1);
  });

  test('nothing travels where nothing shall move', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: ANSWERS });
    await eventually(() => hand(page).count()).toBe(3);
    await canTravel(page);
    await haltHalfWay(page);
    await card(page, 'Seed Chancellor').click();
    await eventually(() => engaged(page, true).count()).toBe(1);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await eventually(() => flying(page).count()).toBe(0);
  });

  test('cards from the deck: one’s own by their faces, a rival’s as backs', async () => {
    const page = await visitPrepared(genesis, 2, { first: 'a' }, { wish: MOVES });
    await act(page, 'web.sway.refill').first().waitFor();
    await canTravel(page);
    await haltHalfWay(page);
    await act(page, 'web.sway.refill').first().click();
    await eventually(() => flying(page).locator('.card-face').count()).toBeGreaterThan(3);
    const backs = page.locator('.travelling > .back');
    await eventually(() => backs.count()).toBeGreaterThan(3);
    // Nothing on or in them says which cards they are.
    const drawn = await settled(page, () =>
      backs.evaluateAll((all) => all.map((one) => `${one.className} ${one.innerHTML}`)),
    );
    expect(new Set(drawn).size).toBe(1);
    expect(drawn[0]).not.toMatch(/data-|aria-label|card-face/);
  });

  test('a card of the Card Game System travels from the hand to the adventure', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: OPENS, wish: MOVES });
    await page.locator('.cgs-hand .cgs-slip.lit').first().waitFor();
    await canTravel(page);
    await haltHalfWay(page);
    const slip = page.locator('.cgs-hand .cgs-slip.lit').first();
    const name = await slip.getAttribute('data-card');
    await slip.click();
    await page.locator('.cgs-bar button.main').click();
    await eventually(() => flying(page).count()).toBeGreaterThan(0);
    // What flies first may be the bot's.
    const laid = page.locator(`.cgs-adventure :is(.cgs-slip, .cgs-tag)[data-card="${name}"]`);
    await eventually(() => laid.count()).toBeGreaterThan(0);
  });
}
