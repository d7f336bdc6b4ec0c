/** Gnostica in the browser alone: against bots, from prepared positions, by keyboard. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { action, again, log } from './board.ts';
import {
  board,
  choose,
  control,
  discards,
  hand,
  held,
  hereWith,
  LOVERS,
  man,
  men,
  open,
  picture,
  playToTheEnd,
  pool,
  script,
  space,
  standing,
  useTheLovers,
  visitAt,
  visitMatch,
} from './gnostica-board.ts';
import { focusIsSeen, lookLarge, press, tabTo } from './keyboard.ts';
import { eventually, say, saying, settled, visit } from './visit.ts';

/** The piece goes a space east, and faces north there. */
async function useTheRod(page: Page): Promise<void> {
  await choose(man(page, 'a1E@0,0'));
  await control(page, 'rod').click();
  await control(page, 'rod', 'N').click();
  await man(page, 'a1N@1,0').waitFor();
}

/** Tabs to a thing the shorter way: it comes before or after the focus. */
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
    await eventually(() => script(page).count()).toBe(0);
    await eventually(() => standing(page).locator('.gno-score').count()).toBe(2);
    await eventually(() => page.locator('.seat-score').count()).toBe(0);
    const numbers = page.locator('.gno-edges');
    await eventually(() => numbers.count()).toBe(0);
    await page.getByRole('button', { name: say('web.gnostica.coordinates') }).click();
    await eventually(() => numbers.count()).toBe(1);
  });

  test.each([
    [360, 740],
    [740, 360],
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
            ...[
              ...document.querySelectorAll<SVGTextElement>(
                '.gno :is(.gno-name, .gno-corner, .gno-power text)',
              ),
            ]
              .filter((text) => text.checkVisibility())
              .map(
                (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
              ),
            Number.POSITIVE_INFINITY,
          ),
        );
      await eventually(async () => (await smallest()) >= 9).toBe(true);
      await eventually(() => board(page).locator('.gno-man .gno-disc').count()).toBe(2);
    },
  );

  test.each([
    [2, 32],
    [4, 40],
  ])('a whole game of %i players against bots, told with its clause', async (players, cap) => {
    const page = await visitMatch(players, { start: 'seat', target: 8, cap }, { luck: 'b' });
    await playToTheEnd(page, 8, cap / players - 2);
    const end = page.locator('.end');
    await eventually(() => end.innerText()).toMatch(/wins?\b/i);
    await eventually(() => end.getByRole('button', { name: /GNO-(END|R)-\d/ }).count()).toBeGreaterThan(0);
    const told = await settled(page, () => log(page).count());
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
    await eventually(() => script(page).last().innerText()).toContain('The World');
    // Any other major on the board may be copied: the Tower, and the Fool itself.
    await eventually(() => open(space(page, '1,-1')).count()).toBe(1);
    await eventually(() => open(space(page, '1,0')).count()).toBe(0);
    await choose(space(page, '0,0'));
    await control(page, 'copy').click();
    await control(page, 'flip').click();
    await eventually(() => script(page).count()).toBe(3);
    const copied = say('web.gnostica.as', { card: 'The World', copied: 'The Fool' });
    await eventually(() => script(page).allInnerTexts()).toEqual([
      expect.any(String),
      expect.stringContaining(copied),
      expect.stringContaining('Nine of Cups'),
    ]);
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
      await eventually(() => page.getByRole('dialog').innerText()).toContain(name);
    await page.keyboard.press('Escape');
    await control(page, 'rest').click();
    // The bot has its turn, and then the visitor again.
    await control(page, 'draw').waitFor();
  });

  test('discarding offers only the cards in hand, not the discard pile', async () => {
    const page = await visitAt({ men: 'a1E@0,0 b1U@-1,-1', hand: '02,C5' });
    await choose(held(page, '02'));
    await control(page, 'play').click();
    await script(page).waitFor();
    await choose(held(page, 'C5'));
    await eventually(() => discards(page, 1).count()).toBe(1);
    await eventually(() => pool(page).count()).toBe(0);
  });

  test('who announced with too few points is out, is told so, and may have the others play on to the end at once', async () => {
    // These bots think for as long as they may.
    const page = await visit(hereWith(['me.', 'bot.expert', 'bot.expert']));
    await choose(space(page, '0,0'));
    await control(page, 'put', 'U').click();
    // Too few points: it says what is missing, and the button that stands out is not to announce.
    await page.getByText(saying('web.gnostica.ask.end.short')).waitFor();
    await control(page, 'announce').click();
    const sure = page.getByRole('dialog');
    await sure.getByText(saying('web.gnostica.announce.short')).waitFor();
    await eventually(() => sure.locator('.main').innerText()).toBe(say('web.no'));
    await sure.getByRole('button', { name: say('web.gnostica.do.announce') }).click();
    await control(page, 'draw').click();
    await control(page, 'draw').and(page.locator('.main')).click();
    // That can't be taken back, so it's asked about.
    await page.getByRole('button', { name: say('web.gnostica.leave.yes'), exact: true }).click();
    await page.getByText(say('web.gnostica.gone.you')).waitFor();
    await eventually(() => hand(page).count()).toBe(0);
    await page.getByText(say('web.gnostica.gone'), { exact: true }).first().waitFor();
    // Pressed in one step: the others play on meanwhile, and a mouse that waits for the button to come to
    // rest may find it gone.
    await page.getByRole('button', { name: say('web.gnostica.rush') }).dispatchEvent('click');
    await page.locator('.end').waitFor();
    await eventually(() => page.locator('.gno-sheet tbody tr').last().innerText()).toContain(
      say('web.gnostica.gone'),
    );
    const told = await settled(page, () => log(page).count());
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
    await eventually(() => space(page, '1,1').getAttribute('data-lies')).toBe('D2');
    await choose(held(page, 'S5'));
    await control(page, 'play').click();
    await choose(space(page, '1,1'));
    await control(page, 'raze').click();
    await man(page, 'b2U@2,1').waitFor({ state: 'detached' });
    await man(page, 'a1U@1,1').waitFor();
    await eventually(() => space(page, '1,1').getAttribute('data-lies')).toBe('');
    await eventually(() => space(page, '2,1').count()).toBe(0);
    await eventually(() => men(page).count()).toBe(1);
    await stash(5).waitFor({ state: 'attached' });
    await discards(page, 2).waitFor();
    // Nothing is lost by a reload.
    const after = await settled(page, () => picture(page));
    await page.reload();
    await eventually(() => picture(page)).toEqual(after);
  });

  test('a turn is taken back step by step; a reload in its middle shows the same picture', async () => {
    const page = await visitAt(LOVERS);
    await man(page, 'a1E@0,0').waitFor();
    const before = await settled(page, () => picture(page));
    await useTheLovers(page);
    const begun = await settled(page, () => picture(page));
    await useTheRod(page);
    const middle = await settled(page, () => picture(page));
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
    await eventually(() => page.locator('.end-words').innerText()).toBe(
      say('web.end.won', { who: '', you: true }),
    );
    await eventually(() => page.locator('.end').getByRole('button', { name: 'GNO-END-3' }).count()).toBe(1);
  });
}
