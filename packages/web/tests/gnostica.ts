/** Gnostica in the browser alone: against bots, from prepared positions, by keyboard, on a phone. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { action, again, log } from './board.ts';
import { look } from './checks.ts';
import {
  board,
  choose,
  control,
  discards,
  hand,
  held,
  hereWith,
  man,
  men,
  open,
  picture,
  playToTheEnd,
  pool,
  script,
  space,
  standing,
  visitAt,
  visitMatch,
} from './gnostica-board.ts';
import { focusIsSeen, lookLarge, press, tabTo } from './keyboard.ts';
import { eventually, PHONE, say, visit } from './visit.ts';

/** One piece on the Lovers, whose powers are a rod and then a cup. */
const LOVERS = { men: 'a1E@0,0 b1U@-1,-1', hand: 'C5,S4,DP' };

async function useTheLovers(page: Page): Promise<void> {
  await choose(space(page, '0,0'));
  await control(page, 'act').click();
  await script(page).waitFor();
}

/** The piece goes a space east, and faces north there. */
async function useTheRod(page: Page): Promise<void> {
  await choose(man(page, 'a1E@0,0'));
  await control(page, 'rod').click();
  await control(page, 'rod', 'N').click();
  await man(page, 'a1N@1,0').waitFor();
}

/** Goes to a thing by the shorter way round: it lies before or behind what has the focus. */
async function goTo(page: Page, thing: Locator): Promise<void> {
  const before = await thing.evaluate(
    (one) =>
      document.activeElement !== document.body &&
      ((document.activeElement?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
  );
  await tabTo(page, thing, before ? 'Shift+Tab' : 'Tab');
}

export function gnosticaTests(): void {
  test('a played card can be taken back until something is shown; scores stand once, coordinates only if asked for', async () => {
    const page = await visitAt(LOVERS);
    await choose(held(page, 'C5'));
    await control(page, 'play').click();
    await script(page).waitFor();
    await page.locator('.gno-back').click();
    await eventually(() => held(page, 'C5').count()).toBe(1);
    expect(await script(page).count()).toBe(0);
    expect([
      await standing(page).locator('.gno-score').count(),
      await page.locator('.seat-score').count(),
    ]).toEqual([2, 0]);
    const numbers = page.locator('.gno-edges');
    expect(await numbers.count()).toBe(0);
    await page.getByRole('button', { name: say('web.gnostica.coordinates') }).click();
    await eventually(() => numbers.count()).toBe(1);
  });

  test.each([
    [360, 740],
    [1280, 800],
    [1920, 1080],
  ])(
    'at %i × %i no word on a card is smaller than nine pixels, and every piece has its disc',
    async (width, height) => {
      const page = await visitAt(LOVERS);
      await page.setViewportSize({ width, height });
      const smallest = (): Promise<number> =>
        page.evaluate(() =>
          Math.min(
            ...[...document.querySelectorAll<SVGTextElement>('.gno :is(.gno-name, .gno-power text)')]
              .filter((text) => text.checkVisibility())
              .map(
                (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
              ),
            Number.POSITIVE_INFINITY,
          ),
        );
      await eventually(async () => (await smallest()) >= 9).toBe(true);
      expect(await board(page).locator('.gno-man .gno-disc').count()).toBe(2);
    },
  );

  test.each([
    [2, 32],
    [4, 40],
  ])('a whole game of %i players against bots, told with its clause', async (players, cap) => {
    const page = await visitMatch(players, { start: 'seat', target: 8, cap }, { luck: 'b' });
    await playToTheEnd(page, 8, cap / players - 2);
    const end = page.locator('.end');
    expect(await end.innerText()).toMatch(/wins?\b/i);
    expect(await end.getByRole('button', { name: /GNO-(END|R)-\d/ }).count()).toBeGreaterThan(0);
    const told = await log(page).count();
    expect(told).toBeGreaterThan(6 * players);
    await page.reload();
    await again(page).waitFor();
    await eventually(() => log(page).count()).toBe(told);
  });

  test('the Fool flips the World, which is used as the Fool and flips again: three cards in use', async () => {
    const page = await visitAt({ cards: ['0,0:00'], men: LOVERS.men, hand: 'C5,S4', top: '21,C9,R7' });
    await choose(space(page, '0,0'));
    await control(page, 'act').click();
    await control(page, 'flip').click();
    await eventually(() => script(page).count()).toBe(2);
    expect(await script(page).last().innerText()).toContain('The World');
    // Any other major on the board may be copied: the Tower, and the Fool itself.
    expect(await open(space(page, '1,-1')).count()).toBe(1);
    expect(await open(space(page, '1,0')).count()).toBe(0);
    await choose(space(page, '0,0'));
    await control(page, 'copy').click();
    await control(page, 'flip').click();
    await eventually(() => script(page).count()).toBe(3);
    const [, world, flipped] = await script(page).allInnerTexts();
    expect(world).toContain(say('web.gnostica.as', { card: 'The World', copied: 'The Fool' }));
    expect(flipped).toContain('Nine of Cups');
    await choose(space(page, '1,0'));
    await control(page, 'cup', 'S').click();
    await man(page, 'a1S@1,0').waitFor();
    // The inner card is done; what is left of the World and of the Fool stays unused.
    for (const left of [2, 1]) {
      await eventually(() => script(page).count()).toBe(left);
      await control(page, 'skip').click();
    }
    await control(page, 'rest').waitFor();
    await discards(page, 2).click();
    for (const name of ['The World', 'Nine of Cups'])
      expect(await page.getByRole('dialog').innerText()).toContain(name);
    await page.keyboard.press('Escape');
    await control(page, 'rest').click();
    // The bot has its turn, and then the visitor again.
    await control(page, 'draw').waitFor();
  });

  test('who throws cards away is offered the hand alone, not what lies in the discards', async () => {
    const page = await visitAt({ men: 'a1E@0,0 b1U@-1,-1', hand: '02,C5' });
    await choose(held(page, '02'));
    await control(page, 'play').click();
    await script(page).waitFor();
    await choose(held(page, 'C5'));
    expect(await discards(page, 1).count()).toBe(1);
    expect(await pool(page).count()).toBe(0);
  });

  test('who announced with too few points is out, is told so, and may have the others play on to the end at once', async () => {
    // These think for as long as they may.
    const page = await visit(hereWith(['me.', 'bot.expert', 'bot.expert']));
    await choose(space(page, '0,0'));
    await control(page, 'put', 'U').click();
    await control(page, 'announce').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('web.gnostica.do.announce') })
      .click();
    await control(page, 'draw').click();
    await control(page, 'draw').and(page.locator('.main')).click();
    await page.getByText(say('web.gnostica.gone.you')).waitFor();
    expect(await hand(page).count()).toBe(0);
    await page.getByText(say('web.gnostica.gone'), { exact: true }).first().waitFor();
    // Pressed at one glance: the others play on meanwhile, and a mouse that waits for the button to rest may find it gone.
    await page.getByRole('button', { name: say('web.gnostica.rush') }).dispatchEvent('click');
    await page.locator('.end').waitFor();
    expect(await page.locator('.gno-sheet tbody tr').last().innerText()).toContain(say('web.gnostica.gone'));
    const told = await log(page).count();
    await page.reload();
    await again(page).waitFor();
    await eventually(() => log(page).count()).toBe(told);
  });

  test('a territory is destroyed under a piece, and the piece that leant on it falls into the void', async () => {
    const page = await visitAt({ cards: ['1,1:D2'], men: 'a1U@1,1 b2U@2,1', hand: 'S5,C4' });
    const stash = (medium: number) =>
      standing(page)
        .last()
        .getByText(say('web.gnostica.stash', { small: 5, medium, large: 5 }));
    await man(page, 'b2U@2,1').waitFor();
    await stash(4).waitFor({ state: 'attached' });
    expect(await space(page, '1,1').getAttribute('data-lies')).toBe('D2');
    await choose(held(page, 'S5'));
    await control(page, 'play').click();
    await choose(space(page, '1,1'));
    await control(page, 'raze').click();
    await man(page, 'b2U@2,1').waitFor({ state: 'detached' });
    await man(page, 'a1U@1,1').waitFor();
    expect(await space(page, '1,1').getAttribute('data-lies')).toBe('');
    expect(await space(page, '2,1').count()).toBe(0);
    expect(await men(page).count()).toBe(1);
    await stash(5).waitFor({ state: 'attached' });
    await discards(page, 2).waitFor();
    // Nothing of it is gone with a reload.
    const after = await picture(page);
    await page.reload();
    await eventually(() => picture(page)).toEqual(after);
  });

  test('a turn is taken back step by step; a reload in its middle shows the same picture', async () => {
    const page = await visitAt(LOVERS);
    await man(page, 'a1E@0,0').waitFor();
    const before = await picture(page);
    await useTheLovers(page);
    const begun = await picture(page);
    await useTheRod(page);
    const middle = await picture(page);
    expect(middle).not.toEqual(begun);
    await page.reload();
    await eventually(() => picture(page)).toEqual(middle);
    await action(page, 'web.table.back').click();
    await eventually(() => picture(page)).toEqual(begun);
    await action(page, 'web.table.back').click();
    await eventually(() => picture(page)).toEqual(before);
    await page.reload();
    await eventually(() => picture(page)).toEqual(before);
    // And once more, to its end.
    await useTheLovers(page);
    await useTheRod(page);
    await choose(space(page, '1,1'));
    await control(page, 'cup', 'U').click();
    await man(page, 'a1U@1,1').waitFor();
    await control(page, 'rest').click();
    await control(page, 'draw').waitFor();
  });

  test('with the keyboard alone: a card, a minion, a target, the last turn announced and won', async () => {
    const page = await visitAt({ men: 'a1U@0,0 a1U@1,-1 a1E@0,1', hand: 'C5,S4', target: 8 });
    await goTo(page, held(page, 'C5'));
    await lookLarge(page);
    await press(page, 'Enter');
    await goTo(page, control(page, 'play'));
    await press(page, 'Enter');
    await script(page).waitFor();
    await goTo(page, man(page, 'a1E@0,1'));
    await press(page, 'Enter');
    await goTo(page, space(page, '1,1'));
    await press(page, 'Enter');
    await goTo(page, control(page, 'cup', 'N'));
    await press(page, 'Enter');
    await man(page, 'a1N@1,1').waitFor();
    await goTo(page, control(page, 'announce'));
    await page.keyboard.press('Enter');
    await goTo(page, page.getByRole('dialog').getByRole('button', { name: say('web.gnostica.do.announce') }));
    await press(page, 'Enter');
    await standing(page).first().getByText(say('web.gnostica.announced')).waitFor({ state: 'attached' });
    // The bot puts its first piece somewhere free; turning a piece is then enough.
    await goTo(page, control(page, 'turn'));
    await press(page, 'Enter');
    await goTo(page, man(page, 'a1U@0,0'));
    await press(page, 'Enter');
    await goTo(page, control(page, 'turn', 'W'));
    await page.keyboard.press('Enter');
    await again(page).waitFor();
    await focusIsSeen(page);
    expect(await page.locator('.end-words').innerText()).toBe(say('web.end.won', { who: '', you: true }));
    expect(await page.locator('.end').getByRole('button', { name: 'GNO-END-3' }).count()).toBe(1);
  });
}

const SIX = ['me.', ...Array.from({ length: 5 }, () => 'bot.novice')];

/** Those of which something else is seen at the upper or the lower edge, or nothing. */
const covered = (things: Locator): Promise<string[]> =>
  things.evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, top, bottom, width } = one.getBoundingClientRect();
        return [top + 3, bottom - 3].some((y) => !one.contains(document.elementFromPoint(x + width / 2, y)));
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );

/** Nothing was scrolled, nothing of the board is covered or outside, and all that is asked is inside. */
async function seenTogether(page: Page): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await covered(board(page).locator('[data-space]'))).toEqual([]);
  expect(await covered(page.locator('.gno-controls button'))).toEqual([]);
}

/** Pages and states of the game, for everybody: axe by day and by night, 360 px, a thumb, letters twice as large. */
export function gnosticaPlaceTests(): void {
  test('bidding, and a card of the hand', async () => {
    const page = await visit(hereWith(['me.', 'bot.novice'], { 'o.start': 'bid' }));
    await eventually(() => hand(page).count()).toBe(6);
    await look(page, 'bidding');
    await hand(page).first().click({ button: 'right' });
    await page.getByRole('dialog').waitFor();
    await page.mouse.move(0, 0);
    await look(page, 'a card');
  });

  test('a turn under way, and a lesson', async () => {
    const page = await visitAt(LOVERS);
    await useTheLovers(page);
    await choose(man(page, 'a1E@0,0'));
    await look(page, 'a turn');
    await page.goto('/learn/gnostica');
    await board(page).waitFor();
    await look(page, 'a lesson');
  });

  test('six seats on a phone: all of the board and what is asked are seen at once, and a turn is made by thumb', async () => {
    const page = await visit(hereWith(SIX), { viewport: PHONE, hasTouch: true, isMobile: true });
    await eventually(() => hand(page).count()).toBe(6);
    await seenTogether(page);
    await space(page, '0,0').tap();
    await control(page, 'put', 'E').waitFor();
    await seenTogether(page);
    await control(page, 'put', 'E').tap();
    await man(page, 'a1E@0,0').waitFor();
    await seenTogether(page);
    await control(page, 'rest').tap();
    await eventually(() => men(page).count()).toBe(6);
    await control(page, 'draw').waitFor();
    await seenTogether(page);
    await man(page, 'a1E@0,0').tap();
    await control(page, 'turn').first().waitFor();
    await seenTogether(page);
    // Who plays, in one row; all there is to know of them at a press.
    const row = page.getByRole('button', { name: say('web.gnostica.standing.whole') });
    const stash = standing(page).last().locator('.gno-stash');
    const tall = async (): Promise<number> => (await stash.boundingBox())?.height ?? 0;
    await eventually(tall).toBeLessThan(2);
    await row.tap();
    await eventually(tall).toBeGreaterThan(10);
    await row.tap();
    expect(await standing(page).count()).toBe(6);
    await look(page, 'six seats');
  });

  test('a card in use on a phone: its script, the board and what is asked are seen at once', async () => {
    const page = await visitAt(LOVERS);
    await page.setViewportSize(PHONE);
    await useTheLovers(page);
    await seenTogether(page);
    await choose(man(page, 'a1E@0,0'));
    await seenTogether(page);
  });

  test('many ways to use a card on a phone: they are asked for one by one, and cover nothing', async () => {
    const page = await visitAt({ men: 'a2E@0,0 a1U@-1,0 b1W@1,0 b2U@1,0', hand: 'S9,C4,R7' });
    await page.setViewportSize(PHONE);
    await choose(held(page, 'S9'));
    await control(page, 'play').click();
    await script(page).waitFor();
    await seenTogether(page);
    await control(page, 'sword').first().click();
    await choose(man(page, 'a2E@0,0'));
    await seenTogether(page);
    await choose(man(page, 'b2U@1,0'));
    await seenTogether(page);
    await control(page, 'sword').last().click();
    await man(page, 'b2U@1,0').waitFor({ state: 'detached' });
  });

  test('many kinds of step on a phone: they are offered beside one another, and cover nothing', async () => {
    const page = await visitAt({ men: 'a1E@0,0 a2N@1,0 b1U@-1,0 a1U@0,1', hand: '01,C5,S4,R3' });
    await page.setViewportSize(PHONE);
    await choose(held(page, '01'));
    await control(page, 'play').click();
    await script(page).waitFor();
    expect(await page.locator('.gno-answers > button').count()).toBeGreaterThan(6);
    await seenTogether(page);
    await look(page, 'many kinds of step');
  });

  test('six seats in a low window: nothing covers what is asked, nor the hand', async () => {
    const page = await visit(hereWith(SIX), { viewport: { width: 1024, height: 640 } });
    await eventually(() => hand(page).count()).toBe(6);
    await choose(space(page, '0,0'));
    expect(await covered(control(page, 'put'))).toEqual([]);
    await control(page, 'put', 'E').click();
    await control(page, 'announce').click();
    await page.getByRole('dialog').waitFor();
    await look(page, 'announcing');
    await page.keyboard.press('Escape');
    await control(page, 'rest').click();
    await control(page, 'play').waitFor();
    expect(await page.getByRole('list', { name: say('web.gnostica.recap') }).count()).toBe(1);
    expect(await covered(hand(page))).toEqual([]);
    expect(await covered(control(page, 'draw'))).toEqual([]);
  });
}
