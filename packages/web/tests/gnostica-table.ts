/** What the table of Gnostica shows of itself, at three sizes: cards large, why points were lost, nothing that jumps. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cardName,
  choose,
  control,
  hand,
  held,
  LOVERS,
  man,
  script,
  space,
  useTheLovers,
  visitAt,
  visitMatch,
} from './gnostica-board.ts';
import { isClear, type Place, placesOf } from './places-of.ts';
import { DESK, eventually, PHONE, SIDEWAYS, say, settled } from './visit.ts';

const LARGE = { width: 1920, height: 1080 } as const;
const SIZES = [PHONE, DESK, LARGE] as const;
/** Everything that is pressed to act. */
const ACTS = '.gno-controls, .stage > .actions';
const peek = (page: Page): Locator => page.locator('.gno-peek');

/** The card is shown large with its rule, within the window and off the buttons. */
async function isLarge(page: Page, code: string, where: string): Promise<void> {
  await eventually(() => peek(page).getAttribute('data-card')).toBe(code);
  await eventually(() => peek(page).locator('.gno-peek-rule').innerText(), where).toMatch(/.{6}/);
  await isClear(peek(page), page.locator(ACTS), where);
}

/** The rival's sword destroyed the reader's piece on the Lovers. */
const STRUCK = {
  position:
    'to 9 | seats ab | turn b | open -\ncards -1,0:S3 0,0:06 1,0:CQ\nmen a1N@0,0 a1N@-1,0 b2W@1,0\nhand a C3\nhand b S4,C4',
  played: ['play S4', 'b2W@1,0 sword 1 a1N', '.'],
};

/** Nothing to notice but how often a position came up. */
const STILL =
  'to 9 | seats ab | turn a | open -\ncards 0,0:06 1,0:CQ\nmen a1N@0,0 b2W@1,0\nhand a C3\nhand b S4,C4';

/** A rod that several pieces can use in several ways. */
const MANY = {
  position:
    'to 9 | seats ab | turn a | open -\ncards -1,1:12 0,1:RN 1,1:D5 -1,0:D2 0,0:05 1,0:RA -1,-1:R8 0,-1:R7 1,-1:DN\nmen a2N@-1,0 a1W@0,0 a1W@1,-1 b1W@0,1\nhand a R3,C4,S9\nhand b #4',
  played: ['play R3'],
};

export function gnosticaTableTests(): void {
  test('lost points say who took them, with which card and by which rule, even after a reload', async () => {
    const page = await visitMatch(2, { target: 9 }, STRUCK);
    const lost = page.locator('.gno-lost');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const word of ['Novice bot', cardName('06'), cardName('S4')])
        await eventually(() => lost.innerText()).toContain(word);
    }
    await page.reload();
    const rule = lost.locator('.clause-id');
    await eventually(() => rule.getAttribute('title')).toBe('GNO-SWD-3');
    await rule.click();
    await eventually(() => lost.innerText()).toMatch(/destroyed.*stash/s);
  });

  test('a piece that is pressed offers the card below it, and each deed stands once whoever does it', async () => {
    const page = await visitAt({ men: 'a1E@0,0 a1W@1,0 b1U@-1,-1', hand: 'D5' });
    await choose(man(page, 'a1E@0,0'));
    await page.getByText(say('web.gnostica.ask.turn')).waitFor();
    await control(page, 'act').click();
    // Nothing is left to choose: one press uses it.
    await script(page).waitFor();
    await page.locator('.gno-back').click();
    await script(page).waitFor({ state: 'detached' });
    await choose(held(page, 'D5'));
    await control(page, 'play').click();
    await script(page).waitFor();
    // Both pieces reach each other and themselves: four moves, two deeds.
    await eventually(() => control(page, 'disc').count()).toBe(2);
    await eventually(async () => (await control(page, 'disc').allInnerTexts()).join()).not.toContain('(');
  });

  test('with many answers the hand is still whole', async () => {
    const page = await visitMatch(2, {}, MANY);
    await eventually(() => control(page, 'rod').count()).toBeGreaterThan(3);
    const [last, tray] = await settled(page, async () =>
      [await placesOf(hand(page).last()), await placesOf(page.locator('.gno-tray'))].flat(),
    );
    expect(last?.bottom).toBeLessThanOrEqual(tray?.bottom ?? 0);
  });

  test('the hand keeps its place while a card is used', async () => {
    const page = await visitAt({ men: 'a1E@0,0 b1U@-1,-1', hand: 'C5,S4,DP,01,17' });
    const card = (): Promise<Place[]> => placesOf(held(page, '01'));
    const [before] = await settled(page, card);
    await choose(space(page, '0,0'));
    await control(page, 'act').click();
    await script(page).waitFor();
    await choose(man(page, 'a1E@0,0'));
    await control(page, 'rod').click();
    await control(page, 'rod', 'N').waitFor();
    const [after] = await settled(page, card);
    expect(Math.abs((after?.top ?? 0) - (before?.top ?? 0))).toBeLessThan(3);
    expect(Math.abs((after?.left ?? 0) - (before?.left ?? 0))).toBeLessThan(3);
  });

  test('any card is shown large by pointer, focus and press, and never over the buttons', async () => {
    const page = await visitAt({ men: 'a1E@0,0 b1U@-1,-1', hand: 'C5,S4,DP,01,17' });
    await eventually(() => hand(page).count()).toBe(5);
    /**
     * Cards in hand, under one's own piece, under a rival's, and under nobody's; and why each can't be used.
     */
    const cards = [
      [held(page, '01'), '01', undefined],
      [space(page, '0,0'), '06', undefined],
      [space(page, '-1,-1'), 'R2', 'gnostica.refusal.no-piece-there'],
      [space(page, '1,-1'), '16', 'gnostica.refusal.no-piece-there'],
    ] as const;
    const corner = { position: { x: 7, y: 7 }, force: true };
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const [card, code, why] of cards) {
        const where = `${code} at ${size.width}`;
        await page.mouse.move(0, 0);
        await card.hover(corner);
        await isLarge(page, code, `${where}, pointed at`);
        await eventually(() => peek(page).locator('.peek-why').count(), where).toBe(
          why === undefined ? 0 : 1,
        );
        if (why !== undefined) await peek(page).getByText(say(why)).waitFor();
        await page.mouse.move(0, 0);
        await eventually(() => peek(page).count()).toBe(0);
        // Keyboard focus, which is visible.
        await page.keyboard.press('Shift');
        await card.focus();
        await isLarge(page, code, `${where}, in focus`);
        await page.keyboard.press('Escape');
        await eventually(() => peek(page).count()).toBe(0);
      }
      // What can't be used stays when it is pressed, with its clause, until Escape.
      await space(page, '1,-1').click(corner);
      await isLarge(page, '16', `pressed at ${size.width}`);
      await peek(page).getByRole('button', { name: /GNO-/ }).waitFor();
      await page.keyboard.press('Escape');
      await eventually(() => peek(page).count()).toBe(0);
    }
    // What the signs of a card mean, one press away.
    await space(page, '1,-1').click(corner);
    await peek(page)
      .getByRole('button', { name: say('web.gnostica.rules.card') })
      .click();
    const legend = page.getByRole('dialog').getByRole('list', { name: say('web.gnostica.signs') });
    await eventually(() => legend.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining(say('web.gnostica.sign.turn')),
      expect.stringContaining(say('web.gnostica.sign.sword')),
    ]);
  });

  test.each([DESK, PHONE, SIDEWAYS])(
    'the board keeps its size and place when something is said ($width px)',
    async (viewport) => {
      // A player without a piece can only place one: the board itself doesn't change.
      const page = await visitAt({ men: 'a1E@0,0', hand: 'C5,S4,DP,01,17', wish: { viewport } });
      await choose(man(page, 'a1E@0,0'));
      await control(page, 'turn', 'N').click();
      const middle = (): Promise<Place[]> => placesOf(space(page, '0,0'));
      const before = await settled(page, middle);
      await control(page, 'announce').click();
      const sure = page.getByRole('dialog');
      await sure.getByRole('button', { name: say('web.gnostica.do.announce') }).click();
      await page.locator('.gno-announced').waitFor();
      await control(page, 'draw').waitFor();
      expect(await settled(page, middle)).toEqual(before);
    },
  );

  test.each([
    { seen: '6', what: 'web.gnostica.nearly-drawn' },
    { seen: '9 6', what: 'web.gnostica.may-return' },
  ] as const)('a draw by repetition is announced before it happens ($what)', async ({ seen, what }) => {
    const position = `${STILL}\nseen ${seen}`;
    const page = await visitMatch(2, { target: 9 }, { position, played: [] });
    const notice = page.locator('p[role=status].gno-announced');
    await eventually(() => notice.innerText()).toBe(say(what));
    const close = notice.getByRole('button', { name: say('web.close') });
    await eventually(() => close.count()).toBe(what === 'web.gnostica.may-return' ? 1 : 0);
    if ((await close.count()) === 0) return;
    await close.click();
    await eventually(() => notice.count()).toBe(0);
  });

  test('a power that was skipped neither looks nor reads as if it was done, after a reload too', async () => {
    const page = await visitAt(LOVERS);
    await useTheLovers(page);
    await control(page, 'skip').click();
    const [skipped, done] = [script(page).locator('.skipped'), script(page).locator('.done')];
    await eventually(() => skipped.innerText()).toMatch(
      new RegExp(`${say('web.gnostica.sign.rod')}\\s*${say('web.gnostica.skipped')}`),
    );
    await eventually(() => done.count()).toBe(0);
    await page.reload();
    await skipped.waitFor();
    await eventually(() => done.count()).toBe(0);
  });

  test('what the symbols mean is one tap away at every size', async () => {
    const page = await visitAt(LOVERS);
    const explain = page.getByRole('button', { name: say('web.gnostica.signs') });
    for (const viewport of [DESK, SIDEWAYS, PHONE]) {
      await page.setViewportSize(viewport);
      await eventually(async () => {
        const [place] = await placesOf(explain);
        return place !== undefined && place.top >= 0 && place.bottom <= viewport.height;
      }, `${viewport.width}`).toBe(true);
      await explain.click();
      const legend = page.getByRole('dialog', { name: say('web.gnostica.signs') });
      await eventually(() => legend.getByRole('listitem').count()).toBe(17);
      await page.keyboard.press('Escape');
      await eventually(() => legend.count()).toBe(0);
    }
  });

  test.each([864, 1024, 1280])('in German no word leaves its button, %d wide', async (width) => {
    const page = await visitAt({ ...LOVERS, wish: { locale: 'de-DE', viewport: { width, height: 768 } } });
    await eventually(() =>
      page.locator('.action').evaluateAll((all) =>
        all.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button.querySelector('span') ?? button);
          const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
          return text.left > box.left && text.right < box.right;
        }),
      ),
    ).toEqual(Array(5).fill(true));
  });

  test('every piece that can be turned has its button', async () => {
    const page = await visitAt({ men: 'a1E@0,0 a2U@1,0 b1U@-1,-1', hand: 'C5' });
    await control(page, 'turn').click();
    await eventually(() => control(page, 'turn').count()).toBe(2);
  });
}
