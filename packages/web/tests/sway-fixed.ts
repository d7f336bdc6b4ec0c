/** Whatever is asked in Genesis and Worlds Asunder: question, buttons, hand and status stay where they are, at every size. */
import { genesis } from '@hortus/genesis';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { act, actions, board, card, hand, hereWith, pressable, pressNext } from './sway-board.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, settled, visit } from './visit.ts';

const LOW = { width: 1024, height: 640 } as const;
const SIZES = [DESK, LOW, SIDEWAYS, PHONE] as const;
const DECISIONS = 12;

const START = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall`;
const SEVEN = 'Seed Chancellor, Living Wall, Honeyed Word, Outer Depot, Deer Track, Night Steward';
/** A card that looks at the next ones of the deck. */
const LOOKING = `${START}
turn a | phase plot | plotted 1 | pool plain 1
engaged a Gale
ops a Two Moons, ${SEVEN}
ops b #5 | unseen #113`;
/** Two permissions, of which one can be chosen for the next card. */
const TWO_WAYS = `${START}
turn a | phase plot | plotted 1 | pool plain 1, vision 4
engaged a Gale
ops a ${SEVEN}
ops b #5 | unseen #114`;
/** Thirteen cards, six of which must go. */
const TOO_MANY = `${START}
turn b | phase plot | passed a | plotted | pool plain 1 | task trim a from b
engaged b Stepping Stones
ops a Sap Rising, Thorn Captain, Lamp Keeper, Warm Loaf, Iron Hedge, Gale, Many Hands, ${SEVEN}
ops b #5 | unseen #107`;

/** The same while the rival may still play cards in many ways. */
const MANY_WAYS = TOO_MANY.replace(
  'pool plain 1',
  'pool plain 2, engineering 2, persuasion 2, valor 2, vision 4',
);

/** Where they start on the page, however far it is scrolled. */
const tops = (page: Page): Promise<number[]> =>
  page
    .locator('.sway-acts, .sway-own-hand, .status')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));

/** Where buttons and hand start, and how far below the hand the status is: more than fourteen cards take a third row. */
const roomBelow = (page: Page): Promise<number[]> =>
  page.locator('.sway-acts, .sway-own-hand, .status').evaluateAll((all) => {
    const [acts, hand, status] = all.map((one) => one.getBoundingClientRect());
    if (acts === undefined || hand === undefined || status === undefined) return [];
    return [acts.top + scrollY, hand.top + scrollY, status.top - hand.bottom].map(Math.round);
  });

/** Questions and buttons that lie outside the window. */
const outside = (page: Page): Promise<string[]> =>
  page.locator('.sway-say, .sway-acts button, .sway-looked button').evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      })
      .map((one) => one.textContent ?? ''),
  );

async function atEachSize<T>(page: Page, read: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    all.push(await settled(page, read));
  }
  return all;
}

/** Equals what is wanted, once the page has come to rest at each size. */
async function isAtEachSize<T>(page: Page, read: () => Promise<T>, wanted: readonly T[]): Promise<void> {
  for (const [i, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    expect(await settled(page, read), `${size.width} × ${size.height}`).toEqual(wanted[i]);
  }
}

/** No question or button lies outside the window. */
const isInSight = (page: Page): Promise<void> =>
  isAtEachSize(
    page,
    () => outside(page),
    SIZES.map(() => []),
  );

const PLAYED = (['genesis', 'worlds-asunder'] as const).flatMap((game) =>
  SIZES.map((size) => [game, size.width, size.height] as const),
);

export function swayFixedTests(): void {
  test.each(PLAYED)(
    'a dozen decisions of %s at %i by %i: nothing moves, and what is asked is in sight',
    async (game, width, height) => {
      const page = await visit(hereWith(game), { viewport: { width, height } });
      await page.locator('.guide-strip').waitFor();
      await pressable(page).waitFor();
      const before = await settled(page, () => tops(page));
      expect(before).toHaveLength(3);
      for (let i = 0; i < DECISIONS; i++) {
        if (!(await pressNext(page))) throw new Error('there is nothing to press');
        await pressable(page).waitFor();
        const asked = await page.locator('.sway-say').innerText();
        const seen = await settled(page, async () => [await tops(page), await outside(page)]);
        expect(seen, asked).toEqual([before, []]);
      }
      await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test('on a phone there is room for what asks when to cut in before it comes', async () => {
    const page = await visit(hereWith('worlds-asunder'), { viewport: PHONE });
    await page.locator('.guide-strip').waitFor();
    await pressable(page).waitFor();
    const order = board(page).locator('.sway-order');
    expect(await settled(page, () => order.count())).toBe(0);
    const before = await settled(page, () => roomBelow(page));
    expect(before).toHaveLength(3);
    const played = async (): Promise<number> => {
      const found = await order.count();
      if (found === 0) await pressNext(page);
      return found;
    };
    await eventually(played).toBe(1);
    expect(await settled(page, () => roomBelow(page))).toEqual(before);
  });

  test('cards of the deck that are looked at lie over the timelines, and move nothing', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: LOOKING });
    await eventually(() => hand(page).count()).toBe(7);
    await page.locator('.guide-strip').waitFor();
    const before = await atEachSize(page, () => tops(page));
    await card(page, 'Two Moons').click();
    await act(page, 'web.sway.omen').first().click();
    const looked = page.getByRole('region', { name: say('web.sway.looked') });
    await looked.waitFor();
    await isAtEachSize(page, () => tops(page), before);
    await isInSight(page);
    // They cover neither the question nor the hand.
    const covers = async (): Promise<boolean> => {
      const [over] = await placesOf(looked);
      const below = await placesOf(page.locator('.sway-say, .sway-own-hand'));
      return below.some(({ left, top }) => (over?.bottom ?? 0) > top + 1 && (over?.right ?? 0) > left + 1);
    };
    await isAtEachSize(page, covers, [false, false, false, false]);
    // Once one is taken, or if none is wanted, one press puts all of them under.
    await act(page, 'web.sway.under.all').click();
    await looked.waitFor({ state: 'detached' });
    await eventually(() => hand(page).count()).toBe(6);
  });

  test('several permissions are said like one: what may still be played, each to be chosen for the next card', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: TWO_WAYS });
    await eventually(() => hand(page).count()).toBe(6);
    await page.getByText(say('web.sway.pool.who', { who: '', you: true })).waitFor();
    const ways = page.getByRole('group', { name: say('web.sway.pool') }).getByRole('button');
    await eventually(() => ways.allInnerTexts()).toEqual([
      say('web.sway.pool.plain', { count: 1 }),
      say('web.sway.pool.vision', { count: 4 }),
    ]);
    await ways.last().click();
    await eventually(() => ways.last().getAttribute('aria-pressed')).toBe('true');
    // Choosing one says what it decides.
    const chosen = page.getByText(
      say('web.sway.pool.chosen', { what: say('web.sway.pool.vision', { count: 4 }) }),
    );
    await chosen.waitFor();
    await isInSight(page);
    await ways.last().click();
    await eventually(() => chosen.count()).toBe(0);
  });

  test('a rival may play on in many ways: saying so takes no more room than a button', async () => {
    const places: number[][] = [];
    for (const position of [TOO_MANY, MANY_WAYS]) {
      const page = await visitPrepared(genesis, 2, {}, { position });
      await eventually(() => hand(page).count()).toBe(13);
      await page.locator('.guide-strip').waitFor();
      places.push((await atEachSize(page, () => tops(page))).flat());
    }
    expect(places[1]).toEqual(places[0]);
  });

  test('six of thirteen cards must go: the whole hand is in sight, and marking them moves nothing', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: TOO_MANY });
    await eventually(() => hand(page).count()).toBe(13);
    await page.locator('.guide-strip').waitFor();
    const before = await atEachSize(page, () => tops(page));
    for (let i = 0; i < 6; i++) await hand(page).nth(i).click();
    await eventually(() => actions(page).first().innerText()).toBe(
      say('web.sway.leave.discard.many', { count: 6 }),
    );
    await isAtEachSize(page, () => tops(page), before);
    await isInSight(page);
    const lowest = async (): Promise<boolean> => {
      const height = page.viewportSize()?.height ?? 0;
      return (await placesOf(hand(page))).every(({ bottom }) => bottom <= height);
    };
    await isAtEachSize(page, lowest, [true, true, true, true]);
    await board(page).waitFor();
  });

  test('[GEN-DEF-7] a life pressed instead of a card to discard says where it is and what can go', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: TOO_MANY });
    await eventually(() => hand(page).count()).toBe(13);
    await card(page, 'Long Frost').click({ force: true });
    const told = board(page).getByText(say('sway.refusal.discard-not-life')).first();
    await eventually(() => told.isVisible()).toBe(true);
    // Nothing was marked by it.
    await eventually(() => page.locator('.sway-own .sway-card[aria-pressed=true]').count()).toBe(0);
  });
}
