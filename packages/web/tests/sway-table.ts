/** What the table of Genesis and Worlds Asunder shows of itself, at three sizes: cards large, nothing out of sight, nothing that jumps. */
import { genesis } from '@hortus/genesis';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitPrepared } from './prepared.ts';
import { act, board, card, engaged, hand } from './sway-board.ts';
import { DESK, eventually, PHONE, say } from './visit.ts';

const LARGE = { width: 1920, height: 1080 } as const;
const SIZES = [PHONE, DESK, LARGE] as const;

const START = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall`;
/** Seven cards in hand, three lives on either side, five cards to answer. */
const FULL = `${START}
turn a | phase obstruct | pool plain 1
engaged b Fleet Speaker; b Hammerfall; b Rope and Whistle; b Wing Lancer; b High Pilot
void Wildfire Break, Felling Day, Boarding Axe
ops a Seed Chancellor, Living Wall, Honeyed Word, Outer Depot, Deer Track, Night Steward, Iron Hedge
ops b #5 | unseen #106`;

/** The first answer of a round, before a rival's sacrifice. */
const UNANSWERED = `sides Evergreen League, Swift League | first a | turns 4
turn a | phase obstruct | pool plain 1 | sacrifice b 2
experience a Long Frost, Harvest of Suns, Open Gate
experience b Falling Ember, Thousand Harbours, Homecoming Tide
ops a Fen Heiress, Salt Road, First Warden
ops b #7 | unseen #116`;
const CROWDED = `${START}
turn a | phase plot | plotted 9 | pool plain 2
engaged a Night Steward; a Sap Rising; a Thorn Captain; a Lamp Keeper; a Warm Loaf; a Iron Hedge; a Gale; a Many Hands; a Deer Track
ops a Seed Chancellor, Living Wall, Honeyed Word, Outer Depot, Upward Path, Still Water, Burning Almanac, Wildfire Break, Stepping Stones
ops b #5 | unseen #103`;

const peek = (page: Page): Locator => page.locator('.sway-peek');
/** Everything that is pressed to act. */
const ACTS = '.sway-acts, .stage > .actions';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const placesOf = (found: Locator): Promise<Place[]> =>
  found.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
const meet = (one: Place, other: Place): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The card is shown large with its rule, within the window and off the buttons. */
async function isLarge(page: Page, name: string, where: string): Promise<void> {
  await eventually(() => peek(page).getAttribute('data-card')).toBe(name);
  expect((await peek(page).locator('.card-rule').innerText()).length, where).toBeGreaterThan(5);
  const [shown] = await placesOf(peek(page));
  if (shown === undefined) throw new Error('nothing is shown');
  const { width, height } = page.viewportSize() ?? PHONE;
  expect(
    [shown.left >= 0, shown.top >= 0, shown.right <= width, shown.bottom <= height],
    where,
  ).not.toContain(false);
  expect(shown.right - shown.left, where).toBeGreaterThan(150);
  for (const acts of await placesOf(page.locator(ACTS))) expect(meet(shown, acts), where).toBe(false);
}

/** A card of each place, and why it can't be played, where it is the visitor's and can't. */
const CARDS = [
  ['Seed Chancellor', undefined],
  ['Hammerfall', undefined],
  ['Thousand Harbours', undefined],
  ['Long Frost', 'sway.refusal.life-stays'],
] as const;

export function swayTableTests(): void {
  test('whoever’s it is, a card is shown large by pointer, focus and press, and never over the buttons', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: FULL });
    await eventually(() => hand(page).count()).toBe(7);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [name, why] of CARDS) {
        const where = `${name} at ${size.width}`;
        await page.mouse.move(0, 0);
        await card(page, name).hover();
        await isLarge(page, name, `${where}, pointed at`);
        if (why !== undefined) await peek(page).getByText(say(why)).waitFor();
        await page.mouse.move(0, 0);
        await eventually(() => peek(page).count()).toBe(0);
        // The keyboard's focus, which is seen.
        await page.keyboard.press('Shift');
        await card(page, name).focus();
        await isLarge(page, name, `${where}, in focus`);
        await page.keyboard.press('Escape');
        await eventually(() => peek(page).count()).toBe(0);
      }
      // What can't be played stays when it is pressed, with its clause, until Escape.
      await card(page, 'Long Frost').click({ force: true });
      await isLarge(page, 'Long Frost', `Long Frost at ${size.width}, pressed`);
      await peek(page)
        .getByRole('button', { name: /GEN-TRN-4/ })
        .waitFor();
      await page.keyboard.press('Escape');
      await eventually(() => peek(page).count()).toBe(0);
    }
    await page.getByRole('button', { name: say('web.sway.legend') }).click();
    await page.getByRole('dialog').getByText('Play two more cards.', { exact: true }).waitFor();
  });

  test('nothing lies below the fold, and actions and hand keep their place', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: FULL });
    await eventually(() => hand(page).count()).toBe(7);
    const lowest = (): Promise<number> =>
      board(page)
        .locator('button')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    const cardWidths: number[] = [];
    for (const { width, height } of [DESK, LARGE]) {
      await page.setViewportSize({ width, height });
      await eventually(lowest).toBeLessThanOrEqual(height);
      await eventually(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        height,
      );
      const cards = await placesOf(engaged(page, false));
      // Nothing is fitted in by lying over something else.
      const [far] = await placesOf(page.locator('.sway-line.far'));
      expect(cards.filter(({ top, bottom }) => top < (far?.top ?? 0) || bottom > (far?.bottom ?? 0))).toEqual(
        [],
      );
      const [first] = cards;
      cardWidths.push((first?.right ?? 0) - (first?.left ?? 0));
    }
    // A larger screen has larger cards.
    expect(cardWidths[1]).toBeGreaterThan((cardWidths[0] ?? 0) * 1.3);
    // On a phone the whole hand is seen at once.
    await page.setViewportSize(PHONE);
    expect(Math.max(...(await placesOf(hand(page))).map(({ bottom }) => bottom))).toBeLessThanOrEqual(
      PHONE.height,
    );
    /** On the board, however far the page is scrolled. */
    const tops = async (): Promise<number[]> => {
      const [whole, ...parts] = await placesOf(page.locator('.sway, .sway-say, .sway-acts, .sway-own-hand'));
      return parts.map(({ top }) => Math.round(top - (whole?.top ?? 0)));
    };
    /** Once a window of another size, or a card that travels, has come to rest. */
    const settled = async (): Promise<number[]> => {
      let last: number[] = [];
      let same = 0;
      for (let n = 0; n < 200 && same < 10; n++) {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        const now = await tops();
        same = String(now) === String(last) ? same + 1 : 0;
        last = now;
      }
      return last;
    };
    const plays = ['Seed Chancellor', 'Night Steward', 'Iron Hedge'];
    for (const [i, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      const before = await settled();
      expect(before).toHaveLength(3);
      await card(page, plays[i] ?? '').click();
      await eventually(() => engaged(page, true).count()).toBe(i + 1);
      await act(page, 'web.sway.finish.obstruct').waitFor();
      expect(await settled(), `${size.width}`).toEqual(before);
    }
  });

  test('where nothing has to be answered no card is recommended, and playing one takes a second press', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: UNANSWERED });
    await eventually(() => hand(page).count()).toBe(3);
    expect(await page.locator('.sway-hand .sway-card.open:not(.spare)').count()).toBe(0);
    expect(await page.locator('.sway-actions .main').innerText()).toBe(say('web.sway.finish.skip'));
    // What a sacrifice makes of the next attack is said in full.
    await board(page)
      .getByText(say('web.worlds-asunder.counts.theirs', { count: 1 }))
      .first()
      .waitFor();
    await card(page, 'First Warden').click();
    await board(page).getByText(say('web.sway.wasted')).waitFor();
    expect(await engaged(page, true).count()).toBe(0);
    await page.getByRole('button', { name: say('web.sway.wasted.keep') }).click();
    await card(page, 'First Warden').click();
    await page.getByRole('button', { name: say('web.sway.wasted.anyway') }).click();
    await eventually(() => engaged(page, true).count()).toBe(1);
  });

  test('nine cards in a timeline and nine in hand lie side by side; a hint lights what it names', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: CROWDED });
    await eventually(() => hand(page).count()).toBe(9);
    for (const cards of [engaged(page, true), hand(page)]) {
      const places = await placesOf(cards);
      expect(places).toHaveLength(9);
      for (const [i, place] of places.entries())
        if (i > 0) expect(place.left).toBeGreaterThanOrEqual((places[i - 1]?.right ?? 0) - 1);
    }
    await page.getByRole('button', { name: say('web.table.hint') }).click();
    const lit = page.locator('.sway .hinted');
    await lit.waitFor();
    const name = (await lit.getAttribute('data-card')) ?? (await lit.innerText());
    await eventually(() => page.locator('.hint').innerText()).toContain(name);
  });
}
