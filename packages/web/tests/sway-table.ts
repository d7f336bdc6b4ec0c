/** What the table of Genesis and Worlds Asunder shows of itself, at three sizes: cards large, nothing out of sight, nothing that jumps. */
import { genesis } from '@hortus/genesis';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isClear, placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { act, board, card, engaged, hand } from './sway-board.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, saying, settled } from './visit.ts';

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
/** Nothing but storing is left to do with a covert card beside warfare. */
const STORING = `sides Evergreen League, Swift League | first a | turns 4
turn a | phase plot | plotted 2 | pool vengeance 1
engaged a Gale; a Grave Tender
experience a Long Frost, Harvest of Suns, Open Gate
experience b Falling Ember, Thousand Harbours, Homecoming Tide
ops a Closed Shutters, Found Child
ops b #5 | unseen #115`;
/** As many as after a round or two: lives first, and all of them can be pressed. */
const EXPERIENCED = `sides Evergreen League, Swift League | first a | turns 4
turn a | phase obstruct | pool plain 1 | unlocked a persuasion | unlocked a sacrifice
engaged b High Pilot; b Fleet Speaker
experience a Spring Flood, Glass Storm, Long Frost, Harvest of Suns, Fen Heiress, Open Gate, Barricade
experience b Dry Dock
void Falling Ember, Thousand Harbours, Homecoming Tide
ops a Salt Road, First Warden, Root Engine
ops b #4 | unseen #112`;
const CROWDED = `${START}
turn a | phase plot | plotted 9 | pool plain 2
engaged a Night Steward; a Sap Rising; a Thorn Captain; a Lamp Keeper; a Warm Loaf; a Iron Hedge; a Gale; a Many Hands; a Deer Track
ops a Seed Chancellor, Living Wall, Honeyed Word, Outer Depot, Upward Path, Still Water, Burning Almanac, Wildfire Break, Stepping Stones
ops b #5 | unseen #103`;

const peek = (page: Page): Locator => page.locator('.sway-peek');
/** Everything that is pressed to act. */
const ACTS = '.sway-acts, .stage > .actions';

/** The card is shown large with its rule, within the window and off the buttons. */
async function isLarge(page: Page, name: string, where: string): Promise<void> {
  await eventually(() => peek(page).getAttribute('data-card')).toBe(name);
  await eventually(() => peek(page).locator('.card-rule').innerText(), where).toMatch(/.{6}/);
  await isClear(peek(page), page.locator(ACTS), where);
}

/** This many, in one row, none overlapping the one before it. */
async function lieSideBySide(things: Locator, count: number): Promise<void> {
  const places = await settled(things.page(), () => placesOf(things));
  expect(places).toHaveLength(count);
  for (const [i, place] of places.entries())
    if (i > 0) expect(place.left).toBeGreaterThanOrEqual((places[i - 1]?.right ?? 0) - 1);
}

/** A card in each place and, if it is the visitor's, why it can't be played. */
const CARDS = [
  ['Seed Chancellor', undefined],
  ['Hammerfall', undefined],
  ['Thousand Harbours', undefined],
  ['Long Frost', 'sway.refusal.life-stays'],
] as const;

export function swayTableTests(): void {
  test('any card is shown large by pointer, focus and press, and never over the buttons', async () => {
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
        // Keyboard focus, which is visible.
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
      const cards = await settled(page, () => placesOf(engaged(page, false)));
      // Nothing is made to fit by covering something else.
      const [far] = await settled(page, () => placesOf(page.locator('.sway-line.far')));
      expect(cards.filter(({ top, bottom }) => top < (far?.top ?? 0) || bottom > (far?.bottom ?? 0))).toEqual(
        [],
      );
      const [first] = cards;
      cardWidths.push((first?.right ?? 0) - (first?.left ?? 0));
    }
    // A larger screen has larger cards.
    expect(cardWidths[1]).toBeGreaterThan((cardWidths[0] ?? 0) * 1.3);
    // On a phone the whole hand is visible at once.
    await page.setViewportSize(PHONE);
    await eventually(async () =>
      Math.max(...(await placesOf(hand(page))).map(({ bottom }) => bottom)),
    ).toBeLessThanOrEqual(PHONE.height);
    /** On the board, however far the page is scrolled. */
    const tops = async (): Promise<number[]> => {
      const [whole, ...parts] = await placesOf(page.locator('.sway, .sway-say, .sway-acts, .sway-own-hand'));
      return parts.map(({ top }) => Math.round(top - (whole?.top ?? 0)));
    };
    const plays = ['Seed Chancellor', 'Night Steward', 'Iron Hedge'];
    for (const [i, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      const before = await settled(page, tops);
      expect(before).toHaveLength(3);
      await card(page, plays[i] ?? '').click();
      await eventually(() => engaged(page, true).count()).toBe(i + 1);
      await act(page, 'web.sway.finish.obstruct').waitFor();
      expect(await settled(page, tops), `${size.width}`).toEqual(before);
    }
  });

  test('where nothing has to be answered, the first card pressed begins the attack', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: UNANSWERED });
    await eventually(() => hand(page).count()).toBe(3);
    // What a sacrifice makes of the next attack is said in full.
    await board(page)
      .getByText(say('web.worlds-asunder.counts.theirs', { count: 1 }))
      .first()
      .waitFor();
    await board(page)
      .getByText(saying('web.sway.asks.obstruct.nothing', { you: true }))
      .waitFor();
    await page.getByRole('button', { name: say('web.sway.finish.skip') }).waitFor();
    await card(page, 'First Warden').click();
    await page.locator('[data-phase=plot]').waitFor();
    await eventually(() => engaged(page, true).count()).toBe(1);
  });

  test('seven cards of experience are all seen, the lives first, and say what they are played as', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: EXPERIENCED });
    const kept = page.locator('.sway-keep.near .sway-card');
    await eventually(() => kept.count()).toBe(7);
    const hearts = () =>
      kept.evaluateAll((all) => all.map((one) => one.querySelector('.sway-heart') !== null));
    await eventually(hearts).toEqual([true, true, true, false, false, false, false]);
    const places = await settled(page, () => placesOf(kept));
    const shown = places.map(({ left, right, top }) => {
      const next = places.filter((one) => Math.abs(one.top - top) < 4 && one.left > left);
      return Math.min(right, ...next.map((one) => one.left)) - left;
    });
    expect(Math.min(...shown)).toBeGreaterThan(34);
    const [middle] = await settled(page, () => placesOf(page.locator('.sway-middle')));
    expect(Math.min(...places.map(({ top }) => top))).toBeGreaterThan(middle?.bottom ?? 0);
    // What it counts as here isn't what is printed on it.
    await page.mouse.move(0, 0);
    await page.locator('.sway-keep.near [data-card="Glass Storm"]').hover();
    await eventually(() => peek(page).innerText()).toContain(
      say('web.sway.experience.as', { abilities: 'persuasion / sacrifice' }),
    );
    // Nor does it show the printed sign, however many abilities are unlocked.
    await eventually(() => kept.locator('.announced').count()).toBe(7);
    // The zone says what it is, pointed at, focused or pressed; so do the abilities that are unlocked.
    const about = page.locator('.sway-keep.near .sway-zone-name .sway-about');
    const explained = say('web.sway.about.both', { you: true });
    await page.mouse.move(0, 0);
    await about.hover();
    await eventually(() => peek(page).innerText()).toContain(explained);
    await page.mouse.move(0, 0);
    await eventually(() => peek(page).count()).toBe(0);
    await about.press('Enter');
    await eventually(() => peek(page).innerText()).toContain(explained);
    await page.keyboard.press('Escape');
    await eventually(() => peek(page).count()).toBe(0);
    await page.locator('.sway-keep.near .sway-unlocked .sway-about').click();
    await eventually(() => peek(page).innerText()).toMatch(/Persuasion: .+ Sacrifice: .+/);
    await page.keyboard.press('Escape');
    await page.locator('.sway-keep.near [data-card="Glass Storm"]').click();
    await page.locator('.sway-menu').waitFor();
    await page.keyboard.press('Escape');
    // Its lives are gone, but the round isn't lost yet.
    await page.mouse.move(0, 0);
    await eventually(() => page.locator('.guide-goal').innerText()).toContain(
      say('web.worlds-asunder.goal.last'),
    );
  });

  test('a rule that is opened says the rulebook’s terms in players’ words', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: FULL });
    await page.locator('.sway-keep.near .sway-card').first().click({ force: true });
    await peek(page).locator('.clause-id').click();
    await eventually(() => peek(page).locator('.clause-terms').innerText()).toMatch(/destiny: deck/);
  });

  test('a card played by mistake can be taken back from a bot', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: FULL });
    await eventually(() => hand(page).count()).toBe(7);
    await card(page, 'Iron Hedge').click();
    await eventually(() => engaged(page, true).count()).toBe(1);
    await page.getByRole('button', { name: say('web.table.back') }).click();
    await eventually(() => engaged(page, true).count()).toBe(0);
    await eventually(() => hand(page).count()).toBe(7);
  });

  test('a card that can only be stored is not stored by a press that meant to play it', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: STORING });
    await eventually(() => hand(page).count()).toBe(2);
    await page.locator('.guide-strip').waitFor();
    await page
      .getByRole('button', { name: say('web.sway.can.store', { card: '' }) })
      .first()
      .waitFor();
    await card(page, 'Found Child').click();
    await board(page).getByText(say('web.sway.first.store')).waitFor();
    await eventually(() => hand(page).count()).toBe(2);
    await page.getByRole('button', { name: say('web.sway.send') }).click();
    await eventually(() => hand(page).count()).toBe(1);
  });

  test('on a phone held sideways no card hides another, and nothing lies over the piles', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: FULL, wish: { viewport: SIDEWAYS } });
    await eventually(() => hand(page).count()).toBe(7);
    await lieSideBySide(hand(page), 7);
    await lieSideBySide(page.locator('.sway-middle > .sway-pile'), 3);
    // There is no room for the phase between them: the page's header says it.
    await eventually(() =>
      page.locator('.sway-phase').evaluate((one) => getComputedStyle(one).clipPath),
    ).not.toBe('none');
  });

  test('nine cards in a timeline and nine in hand lie side by side; a hint lights what it names', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: CROWDED });
    await eventually(() => hand(page).count()).toBe(9);
    for (const cards of [engaged(page, true), hand(page)]) await lieSideBySide(cards, 9);
    await page.getByRole('button', { name: say('web.table.hint') }).click();
    const lit = page.locator('.sway .hinted');
    await lit.waitFor();
    const name = (await lit.getAttribute('data-card')) ?? (await lit.innerText());
    await eventually(() => page.locator('.hint').innerText()).toContain(name);
  });
}
