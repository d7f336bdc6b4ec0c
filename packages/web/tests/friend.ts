/** Two people at two browsers, and those who watch. */
import { isDeepStrictEqual } from 'node:util';
import type { Key } from '@hortus/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { action, again, disabledCells, lit, log, picture, rematch, stands, take } from './board.ts';
import { look } from './checks.ts';
import { placesOf } from './places-of.ts';
import { eventually, ofGarden, PHONE, say, saying, settled, stopTime, visit } from './visit.ts';

/** On the clock of each player: too many to pass unless a test says so. */
const MINUTES = 5;

/** Anna makes a table from the first page, with what she wishes, and sends its link to Ben, who sits down. */
async function pair(...wishes: readonly Key[]): Promise<{ anna: Page; ben: Page; link: string }> {
  const anna = await visit();
  await anna.getByRole('link', { name: ofGarden('web.home.friend.of') }).click();
  for (const wish of wishes)
    await anna.getByRole('radio', { name: new RegExp(`^${say(wish)}`, 'i') }).check({ force: true });
  if (wishes.includes('web.time.own-clock'))
    await anna.getByRole('textbox', { name: say('web.time.clock-field') }).fill(String(MINUTES));
  await anna.getByRole('button', { name: say('web.new.start.friend') }).click();
  const link = await anna.getByRole('textbox', { name: say('web.lobby.link') }).inputValue();
  const ben = await visit(link);
  await ben.getByRole('button', { name: say('web.lobby.sit') }).click();
  await Promise.all([disabledCells(anna).first().waitFor(), disabledCells(ben).first().waitFor()]);
  return { anna, ben, link };
}

/** Whose turn it is, and who waits; undefined at the end. */
async function turn(anna: Page, ben: Page): Promise<[Page, Page] | undefined> {
  const mover = await Promise.any([
    lit(anna)
      .first()
      .waitFor()
      .then(() => anna),
    lit(ben)
      .first()
      .waitFor()
      .then(() => ben),
    Promise.all([again(anna).waitFor(), again(ben).waitFor()]).then(() => undefined),
  ]);
  return mover === undefined ? undefined : [mover, mover === anna ? ben : anna];
}

/** What lies where, the same for everybody. */
const tiles = async (page: Page): Promise<string[]> =>
  (await picture(page)).map((label) => label.replace(/,.*/, ''));
const state = async (page: Page): Promise<unknown> => [await tiles(page), await log(page).count()];
/** Both are read repeatedly: either may be the one that is behind. */
const same = (one: Page, other: Page): Promise<void> =>
  eventually(async () => isDeepStrictEqual(await state(one), await state(other))).toBe(true);

async function move(anna: Page, ben: Page): Promise<void> {
  const [mover, waiting] = (await turn(anna, ben)) ?? [anna, ben];
  await stands(waiting, await take(mover));
}

/** What doesn't fit on one line of a phone. */
const LONG = 'Good luck, and take your time with the first tile';

export function friendTests(): void {
  test('a game over a link, with a reload in the middle, to the end and again', async () => {
    const { anna, ben } = await pair();
    await move(anna, ben);
    await move(anna, ben);
    // One page reloads while the other player moves: nothing is lost and nothing appears twice.
    const [mover, other] = (await turn(anna, ben)) ?? [anna, ben];
    const [taken] = await Promise.all([take(mover), other.reload()]);
    await stands(other, taken);
    await eventually(() => log(other).count()).toBe(3);
    await same(anna, ben);
    // And the other way round, after the mover's own move.
    await mover.reload();
    await stands(mover, taken);
    let moves = 3;
    for (let next = await turn(anna, ben); next !== undefined; next = await turn(anna, ben)) {
      await stands(next[1], await take(next[0]));
      moves++;
    }
    await eventually(() => log(anna).count()).toBe(moves);
    await same(anna, ben);
    const won = (): Promise<string[]> =>
      Promise.all([anna, ben].map((page) => page.locator('.end-words').innerText()));
    const yours = say('web.end.won', { who: '', you: true });
    await eventually(async () => (await won()).filter((text) => text === yours)).toHaveLength(1);

    const before = anna.url();
    await rematch(anna).click();
    await rematch(ben).click();
    for (const page of [anna, ben]) await again(page).waitFor({ state: 'detached' });
    await disabledCells(ben).first().waitFor();
    await disabledCells(anna).first().waitFor();
    await eventually(() => anna.url()).not.toBe(before);
    await eventually(() => ben.url() === anna.url()).toBe(true);
    await move(anna, ben);
  });

  test('a take-back is asked for and granted; the other then resigns', async () => {
    const { anna, ben } = await pair();
    const [first, second] = (await turn(anna, ben)) ?? [anna, ben];
    const before = await tiles(first);
    await stands(second, await take(first));
    await action(first, 'web.table.back').click();
    await first.getByText(say('web.asked.back')).waitFor();
    await second.getByText(saying('web.asks.back')).waitFor();
    await second.getByRole('button', { name: say('web.grant'), exact: true }).click();
    await eventually(() => tiles(first)).toEqual(before);
    await eventually(() => tiles(second)).toEqual(before);
    await lit(first).first().waitFor();
    await action(second, 'web.table.resign').click();
    await second
      .getByRole('dialog')
      .getByRole('button', { name: say('web.resign.yes') })
      .click();
    for (const page of [first, second]) {
      await again(page).waitFor();
      await eventually(() => page.locator('.end').innerText()).toContain('resigned');
    }
  });

  test('a draw is offered and declined, then offered by the other and granted', async () => {
    const { anna, ben } = await pair();
    const offer = async (page: typeof anna): Promise<void> => {
      await action(page, 'web.table.resign').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('web.table.draw') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('web.draw.yes'), exact: true })
        .click();
      await page.getByText(say('web.asked.draw')).waitFor();
    };
    await offer(anna);
    await ben.getByText(saying('web.asks.draw')).waitFor();
    await ben.getByRole('button', { name: say('web.deny'), exact: true }).click();
    await anna.getByText(say('web.refusal.draw-declined')).waitFor();
    await offer(ben);
    await anna.getByRole('button', { name: say('web.grant'), exact: true }).click();
    for (const page of [anna, ben]) {
      await again(page).waitFor();
      await eventually(() => page.locator('.end').innerText()).toContain('draw by agreement');
    }
  });

  test('a chat line reaches the other player, who may hide it', async () => {
    const { anna, ben } = await pair();
    const text = 'Good luck <b>& more</b>';
    const chat = (page: Page) => page.getByRole('tab', { name: new RegExp(`^${say('web.chat')}`) });
    await chat(anna).click();
    const writing = anna.getByRole('textbox', {
      name: say('web.chat.write'),
      description: say('web.chat.readers'),
    });
    await anna.getByText(say('web.chat.readers')).waitFor();
    await writing.fill(text);
    await anna.keyboard.press('Enter');
    const lines = (page: Page) => page.getByRole('list', { name: say('web.chat') });
    await lines(anna).getByText(text).waitFor();
    await chat(ben).getByText(say('web.chat.news')).waitFor({ state: 'attached' });
    await chat(ben).click();
    await lines(ben).getByText(text).waitFor();
    await ben.getByRole('button', { name: saying('web.chat.hide') }).click();
    await lines(ben).getByText(text).waitFor({ state: 'detached' });
    await ben.reload();
    await chat(ben).click();
    await lines(ben).getByText(saying('web.chat.hidden')).waitFor();
  });

  test('on a phone what the other says is seen at once; one’s own words are not new after a reload', async () => {
    const { anna, ben } = await pair();
    const chat = (page: Page) => page.getByRole('tab', { name: new RegExp(`^${say('web.chat')}`) });
    await ben.setViewportSize(PHONE);
    await chat(anna).click();
    await anna.getByRole('textbox', { name: say('web.chat.write') }).fill(LONG);
    await anna.keyboard.press('Enter');
    const toast = ben.locator('.chat-toast');
    await toast.getByText(LONG).waitFor();
    const [box] = await settled(ben, () => placesOf(toast));
    expect(box?.top).toBeGreaterThanOrEqual(0);
    expect(box?.bottom).toBeLessThan(PHONE.height);
    // Two lines can be read without opening it.
    const words = toast.locator('.chat-toast-text > span');
    const lines = () =>
      words.evaluate((one) => new Set([...one.getClientRects()].map(({ top }) => Math.round(top))).size);
    await eventually(lines).toBe(2);
    await look(ben, 'a chat line on a phone');
    await anna.reload();
    await lit(anna).or(disabledCells(anna)).first().waitFor();
    await chat(anna).click();
    await anna
      .getByRole('list', { name: say('web.chat') })
      .getByText(LONG)
      .waitFor();
    await anna.getByRole('tab', { name: say('web.log') }).click();
    await eventually(() => anna.locator('.tab-news').count()).toBe(0);
    await ben.setViewportSize(PHONE);
    await toast.getByRole('button').first().click();
    await ben
      .getByRole('list', { name: say('web.chat') })
      .getByText(LONG)
      .waitFor();
    await toast.waitFor({ state: 'detached' });
    await ben.reload();
    await disabledCells(ben).or(lit(ben)).first().waitFor();
    await eventually(() => ben.locator('.tab-news, .chat-toast').count()).toBe(0);
  });

  test('a plate with a score and a clock shows both, and the sign of whose turn it is', async () => {
    stopTime();
    const { anna } = await pair('garden.option.format.vp10', 'web.time.own-clock');
    for (const viewport of [{ width: 1024, height: 700 }, PHONE]) {
      await anna.setViewportSize(viewport);
      const cut = (): Promise<number> =>
        anna.locator('.seat').evaluateAll(
          (plates) =>
            plates.flatMap((plate) => {
              const { left, right, top, bottom } = plate.getBoundingClientRect();
              const parts = [...plate.querySelectorAll('.seat-score, .clock, .seat.turn .seat-state .icon')];
              return parts.filter((part) => {
                const box = part.getBoundingClientRect();
                const seen = document.elementFromPoint(
                  (box.left + box.right) / 2,
                  (box.top + box.bottom) / 2,
                );
                const inside =
                  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
                return !inside || seen === null || !part.parentElement?.contains(seen);
              });
            }).length,
        );
      await eventually(cut).toBe(0);
      await eventually(() => anna.locator('.seat-score, .clock, .seat.turn .seat-state .icon').count()).toBe(
        5,
      );
      // What isn't visible is there for screen readers.
      await eventually(() => anna.locator('.seat.turn').textContent()).toMatch(/to move|your turn/);
    }
  });

  test('whoever watches sees every move and a clock run out, can make none, and is told nothing more', async () => {
    const pass = stopTime();
    const timed = await pair('web.time.own-clock');
    const { anna, ben, link } = await pair();
    const frames: string[] = [];
    const carol = await visit('/');
    carol.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
    );
    await carol.goto(link);
    await disabledCells(carol).first().waitFor();
    // Tiles she can't take aren't greyed out for her: she could take nothing anyway.
    await eventually(() => carol.locator('.garden-cell.unlit').count()).toBe(0);
    await eventually(() => anna.locator('.garden-cell.unlit').count()).toBeGreaterThan(0);
    await move(anna, ben);
    await move(anna, ben);
    await eventually(() => log(carol).count()).toBe(2);
    await same(carol, anna);
    await eventually(() => lit(carol).count()).toBe(0);
    await eventually(() => action(carol, 'web.table.resign').count()).toBe(0);
    await eventually(() => action(carol, 'web.table.back').count()).toBe(0);
    await disabledCells(carol).first().click({ force: true });
    await eventually(() => log(carol).count()).toBe(2);
    await eventually(() => frames.length).toBeGreaterThan(2);
    for (const frame of frames) expect(frame).not.toMatch(/"(?:secret|reveal|mySeat)"/);

    // Nobody moves at the other table.
    await carol.goto(timed.link);
    await disabledCells(carol).first().waitFor();
    pass(MINUTES * 60_000);
    for (const page of [timed.anna, timed.ben, carol]) {
      await again(page).waitFor();
      await eventually(() => page.getByRole('timer').allInnerTexts()).toContain('0.0');
      await eventually(() => page.locator('.clock.runs').count()).toBe(0);
    }
  });
}
