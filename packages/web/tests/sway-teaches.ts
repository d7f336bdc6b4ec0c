/** What the table of Genesis and Worlds Asunder tells a newcomer: what to press, which hint comes next, what lies where. */
import { genesis } from '@hortus/genesis';
import { worldsAsunder } from '@hortus/worlds-asunder';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { meet, placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { act, board, engaged, hand, names } from './sway-board.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, settled } from './visit.ts';

const GENESIS = `sides Evergreens, Swifts | first a | turns 4
reserve a Long Frost, Harvest of Suns, Open Gate
reserve b Falling Ember, Thousand Harbours, Landfall`;
const WORLDS = `sides Evergreen League, Swift League | first a | turns 4
experience a Long Frost, Harvest of Suns, Open Gate
experience b Falling Ember, Thousand Harbours, Homecoming Tide`;

/** An attack in which one card lets the next follow. */
const ATTACKS = [
  [
    genesis,
    `${GENESIS}
turn a | phase plot | plotted 1 | pool plain 1 | barred b
engaged a Gale
ops a First Warden, Seed Chancellor, Orchard Mother, Many Hands
ops b #5 | unseen #116`,
  ],
  [
    worldsAsunder,
    `${WORLDS}
turn a | phase plot | plotted 1 | pool plain 1 | barred b
engaged a Gale
ops a First Warden, League Assembly, Grey Arborist, Stubborn Heir
ops b #5 | unseen #116`,
  ],
] as const;

/** Persuasion waits for a card of the rival's. */
const PERSUADING = [
  [
    genesis,
    `${GENESIS}
turn a | phase obstruct | pool persuasion 1
engaged b Fleet Speaker; b High Pilot; b Wing Lancer; a Honeyed Word
ops a Living Wall, Night Steward
ops b #5 | unseen #115`,
  ],
  [
    worldsAsunder,
    `${WORLDS}
turn a | phase obstruct | pool persuasion 1
engaged b Fleet Speaker; b High Pilot; a Shared Table
ops a Salt Road, Night Steward
ops b #5 | unseen #116`,
  ],
] as const;

/** An attack that the rival can't answer. */
const DONE = `${GENESIS}
turn a | phase plot | plotted 1 | pool plain 1
engaged a Gale; a Sap Rising; a Iron Hedge
ops a Seed Chancellor, Living Wall, Honeyed Word, Outer Depot, Deer Track, Night Steward
ops b #0 | unseen #117`;
/** The rival attacks, and a battle card could stop it. */
const CUT_IN = `${GENESIS}
turn b | phase plot | pool plain 1
ops a Wildfire Break, Seed Chancellor, Living Wall, Outer Depot
ops b Fleet Speaker, Hammerfall, Rope and Whistle, Wing Lancer, High Pilot | unseen #109`;
/** An attack that can't be answered, but a card could still be played. */
const BEATEN = `${GENESIS}
turn a | phase obstruct | pool plain 1
engaged b High Pilot; b Fleet Speaker; b Ring Forge; b Wing Lancer
ops a Night Steward
ops b #5 | unseen #116`;
/** An answer that is enough, with persuasion left. */
const ENOUGH = `${GENESIS}
turn a | phase obstruct | pool persuasion 1, plain 1
engaged b Fleet Speaker; b High Pilot; b Wing Lancer; a Honeyed Word; a Iron Hedge; a Gale; a Sap Rising; a Living Wall
ops a Outer Depot, Night Steward
ops b #5 | unseen #111`;

/** Lives under other cards, and a battle card in hand. */
const LIVES = `sides Evergreen League, Swift League | first a | turns 4
turn a | phase obstruct | pool plain 1
engaged b High Pilot; b Fleet Speaker
experience a Spring Flood, Long Frost, Harvest of Suns, Fen Heiress, Open Gate, Barricade
experience b Falling Ember, Thousand Harbours, Homecoming Tide, Dry Dock
ops a Salt Road, First Warden, Pruning Hook
ops b #4 | unseen #113`;

const hint = (page: Page): Locator => page.locator('.hint');

/** Presses the hinted card, and what pays for it if asked. Returns its name. */
async function followHint(page: Page): Promise<string> {
  const lit = board(page).locator('.sway-card.hinted');
  const name = (await lit.getAttribute('data-card')) ?? '';
  const before = await engaged(page, true).count();
  await lit.click();
  const menu = page.locator('.sway-menu button.hinted');
  await menu.or(engaged(page, true).nth(before)).first().waitFor();
  if ((await menu.count()) > 0) await menu.click();
  await eventually(() => names(engaged(page, true))).toContain(name);
  return name;
}

export function swayTeachingTests(): void {
  test.each(ATTACKS)(
    'a hint of $id that names several cards stays until the last of them is played',
    async (game, position) => {
      const page = await visitPrepared(game, 2, {}, { position });
      await eventually(() => hand(page).count()).toBe(4);
      const held = await names(hand(page));
      await page.getByRole('button', { name: say('web.table.hint') }).click();
      const namedIn = async (): Promise<string[]> => {
        const told = (await hint(page).allInnerTexts()).join();
        return held.filter((name) => told.includes(name));
      };
      await eventually(async () => (await namedIn()).length).toBeGreaterThan(1);
      const named = await namedIn();
      for (let left = [...named]; left.length > 0; ) {
        const played = await followHint(page);
        left = left.filter((name) => name !== played);
        await eventually(namedIn, `after ${played}`).toEqual(left);
      }
    },
  );

  test.each(ATTACKS)('on a low phone no hint of $id covers the card it names', async (game, position) => {
    const wish = { viewport: { width: 360, height: 580 } };
    const page = await visitPrepared(game, 2, {}, { position, wish });
    await eventually(() => hand(page).count()).toBe(4);
    await page.getByRole('button', { name: say('web.table.hint') }).click();
    const lit = board(page).locator('.sway-card.hinted');
    await lit.waitFor();
    const gap = async (): Promise<number> => {
      const [card, told] = [await lit.boundingBox(), await hint(page).boundingBox()];
      return (told?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0);
    };
    expect(await settled(page, gap)).toBeGreaterThan(0);
  });

  test.each(PERSUADING)('a hint of $id to remove a card marks that card', async (game, position) => {
    const page = await visitPrepared(game, 2, {}, { position });
    await page.locator('.sway-ask').getByText('Press a card in your rival').waitFor();
    await page.getByRole('button', { name: say('web.table.hint') }).click();
    const lit = engaged(page, false).and(page.locator('.hinted'));
    await lit.waitFor();
    const name = (await lit.getAttribute('data-card')) ?? '';
    await eventually(() => hint(page).innerText()).toContain(`Remove ${name} from`);
  });

  test('ending an attack because a hint says so isn’t questioned', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: DONE });
    const end = act(page, 'web.sway.finish.plot');
    await end.click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: say('web.no') }).click();
    await page.getByRole('button', { name: say('web.table.hint') }).click();
    await end.and(page.locator('.hinted.main')).click();
    await eventually(() => end.count()).toBe(0);
    await eventually(() => question.count()).toBe(0);
  });

  test('beside a hint to cut in, passing isn’t the filled button', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: CUT_IN, wish: { viewport: PHONE } });
    const pass = act(page, 'web.sway.pass');
    await eventually(() => pass.and(page.locator('.main')).count()).toBe(1);
    await page.getByRole('button', { name: say('web.table.hint') }).click();
    await board(page).locator('.sway-own-hand .sway-card.hinted').waitFor();
    await eventually(() => page.locator('.sway-actions .main').count()).toBe(0);
    await page
      .locator('.hint')
      .getByRole('button', { name: say('web.close') })
      .click();
    await eventually(() => pass.and(page.locator('.main')).count()).toBe(1);
  });

  test('cards that an answer that is enough could still remove are as bright as others', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: ENOUGH });
    await page.locator('.sway-ask').getByText('is enough').waitFor();
    await eventually(() => engaged(page, false).and(page.locator('.open:not(.spare)')).count()).toBe(3);
    await eventually(() => hand(page).and(page.locator('.open.spare')).count()).toBe(2);
  });

  test.each(PERSUADING)('held sideways no hint of $id covers what it points to', async (game, position) => {
    const page = await visitPrepared(game, 2, {}, { position, wish: { viewport: SIDEWAYS } });
    for (let hints = 1; hints <= 3; hints++) {
      if ((await hint(page).count()) === 0)
        await page.getByRole('button', { name: say('web.table.hint') }).click();
      const lit = board(page).locator('.hinted');
      await lit.waitFor();
      const [told] = await settled(page, () => placesOf(hint(page)));
      const [thing] = await settled(page, () => placesOf(lit));
      if (told === undefined || thing === undefined) throw new Error('there is no hint');
      expect(meet(told, thing), `hint ${hints}`).toBe(false);
      expect(thing.top >= 0 && thing.bottom <= SIDEWAYS.height, `hint ${hints}`).toBe(true);
      const before = await hint(page).innerText();
      await lit.click();
      await eventually(async () => (await hint(page).allInnerTexts()).join()).not.toBe(before);
    }
  });

  test('held sideways a hint doesn’t cover the life to give up', async () => {
    const page = await visitPrepared(genesis, 2, {}, { position: BEATEN, wish: { viewport: SIDEWAYS } });
    await act(page, 'web.sway.finish.obstruct').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.sway.finish.obstruct') })
      .click();
    await page.getByText(say('web.sway.leave.missing.give')).waitFor();
    await page.getByRole('button', { name: say('web.table.hint') }).click();
    const lit = board(page).locator('.sway-keep .sway-card.hinted');
    await lit.waitFor();
    const isCovered = async (): Promise<boolean> => {
      const [[told], [life]] = [await placesOf(hint(page)), await placesOf(lit)];
      return told === undefined || life === undefined || meet(told, life) || life.bottom > SIDEWAYS.height;
    };
    expect(await settled(page, isCovered)).toBe(false);
  });

  test.each(PERSUADING)('persuasion in $id says which cards to press', async (game, position) => {
    const page = await visitPrepared(game, 2, {}, { position });
    const asks = page.locator('.sway-ask');
    await eventually(() => asks.innerText()).toMatch(/Press a card in your rival’s attack to remove it/);
    // A screen reader is told the same.
    const isHeard = async (): Promise<boolean> =>
      ((await page.locator('.status-stands').textContent()) ?? '').includes(await asks.innerText());
    await eventually(isHeard).toBe(true);
    for (const size of [DESK, SIDEWAYS, PHONE]) {
      await page.setViewportSize(size);
      const isWhole = (): Promise<boolean> =>
        asks.evaluate(
          (one) =>
            one.scrollHeight <= one.clientHeight + 1 &&
            one.getBoundingClientRect().bottom <=
              (document.querySelector('.sway-acts button')?.getBoundingClientRect().top ?? 0) + 1,
        );
      expect(await settled(page, isWhole), `${size.width}`).toBe(true);
    }
    const before = await engaged(page, false).count();
    await engaged(page, false).first().click();
    await eventually(() => engaged(page, false).count()).toBe(before - 1);
    await eventually(() => asks.innerText()).not.toContain('Press a card');
  });

  test('what cutting in means stands beside the setting for it', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: LIVES });
    const setting = page.locator('.sway-order');
    for (const size of [DESK, SIDEWAYS, PHONE]) {
      await page.setViewportSize(size);
      await setting.getByText(say('web.sway.order.about')).waitFor();
    }
  });

  test('the heart of every life is seen, however much of the card lies under the next one', async () => {
    const page = await visitPrepared(worldsAsunder, 2, {}, { position: LIVES });
    await eventually(() => hand(page).count()).toBe(3);
    const hearts = board(page).locator('.sway-card .sway-heart');
    const seen = (): Promise<boolean[]> =>
      hearts.evaluateAll((all) =>
        all.map((one) => {
          one.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return [left + 1, right - 1].every((x) =>
            one.closest('.sway-card')?.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          );
        }),
      );
    for (const size of [DESK, SIDEWAYS, PHONE]) {
      await page.setViewportSize(size);
      expect(await settled(page, seen), `${size.width}`).toEqual([true, true, true]);
    }
  });
}
