/** Cards of the Card Game System: pointed at, focused, about to be opened, added to a Solo; and a turn without empty presses. */
import { cgs } from '@hortus/cgs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { actions, choose, hand, ladders, lit, myTurn, press, row } from './cgs-board.ts';
import { look } from './checks.ts';
import { isClear, placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { DESK, eventually, PHONE, say, settled, visit } from './visit.ts';

const LAPTOP = { width: 1024, height: 640 };
const WALL = { width: 1920, height: 1080 };

const peek = (page: Page): Locator => page.locator('.cgs-peek');
/** Never covered: what is pressed to act, and the ladders with their ghost. */
const KEPT = '.cgs-bar, .cgs-ladders, .actions';

const twoAt = (id: string, viewport: { width: number; height: number } = DESK): Promise<Page> =>
  visit(`/here/${id}?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo`, { viewport });

/** Ana opens a Competition, so that Bo is to play. */
async function contest(page: Page): Promise<void> {
  await myTurn(page);
  await choose(lit(page).filter({ hasText: 'Competition' }).first());
  await press(page, 'web.cgs.do.play.pass').click();
  await ladders(page).waitFor();
  await eventually(() => page.locator('.status-stands').innerText()).toContain('Bo');
  await lit(page).first().waitFor();
}

/** Ana, the hero, holds a card with a power. */
const POWER = 'first a | turn a | turns 4 | ground a 28 | hero a 28 | ops a 102,139 | ops b 103,123';

/** It is Ana's turn; she has opened nothing yet and can afford a Solo. */
const SOLO = 'first a | turns 4 | turn a | ops a 30,106,117,127 | ops b 102';

/** Lines of text on small cards of which only a part can be seen. */
const cutLines = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const { bottom } = card.getBoundingClientRect();
      const edge = bottom - Number.parseFloat(getComputedStyle(card).borderBottomWidth);
      return [...card.querySelectorAll('.cgs-slip-line, .cgs-slip-title, .cgs-slip-role')].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const rects = [...range.getClientRects()];
        // A line's box reaches beyond its letters.
        const isCut = rects.some((one) => one.top < edge - 4 && one.bottom > edge + 4);
        return isCut ? [part.textContent ?? ''] : [];
      });
    }),
  );

export function cgsCardTests(): void {
  test('on a phone small cards end with a whole line, and one that is pressed while you look around stays put', async () => {
    const page = await twoAt('looked', PHONE);
    const card = hand(page).locator('.cgs-slip').nth(1);
    await card.waitFor();
    await eventually(() => cutLines(hand(page).locator('.cgs-slip'))).toEqual([]);
    await card.scrollIntoViewIfNeeded();
    const top = async (): Promise<number> => Math.round((await card.boundingBox())?.y ?? 0);
    const before = await settled(page, top);
    await card.click();
    await page.locator('.cgs-told').waitFor();
    expect(Math.abs((await settled(page, top)) - before)).toBeLessThanOrEqual(1);
    await myTurn(page);
    await eventually(() => cutLines(hand(page).locator('.cgs-slip'))).toEqual([]);
    await look(page, 'small cards on a phone');
  });

  test.each([
    ['a desk', DESK],
    ['a laptop', LAPTOP],
    ['a wall', WALL],
  ])(
    'on %s a card shows itself and what it would bring when it is pointed at or focused',
    async (_, size) => {
      const page = await twoAt('peeked', size);
      await contest(page);
      const card = lit(page).first();
      const before = await card.boundingBox();
      const shown = async (): Promise<void> => {
        const title = await card.locator('.cgs-slip-title').innerText();
        await peek(page).locator('b', { hasText: title }).waitFor();
        await eventually(() => peek(page).locator('.cgs-peek-brings').innerText()).toMatch(
          /covered|covers|raises/,
        );
        await isClear(peek(page), page.locator(KEPT), 'beside its place');
      };
      await card.hover();
      await shown();
      // The ladders show its ghost, and nothing has moved.
      await eventually(() => card.boundingBox()).toEqual(before);
      await page.mouse.move(2, 2);
      await peek(page).waitFor({ state: 'detached' });
      // Keyboard focus, which is visible.
      await page.keyboard.press('Shift');
      await card.focus();
      await shown();
      await page.keyboard.press('Escape');
      await peek(page).waitFor({ state: 'detached' });
    },
  );

  test('a card that can’t be played says why beside it; so do cards of others, and those played', async () => {
    const page = await twoAt('asked');
    await contest(page);
    await hand(page)
      .getByRole('button', { name: say('web.cgs.filter.adventures'), exact: true })
      .click();
    await hand(page).locator('.cgs-slip').first().hover();
    await peek(page).getByText(say('cgs.refusal.adventure-in-progress')).waitFor();
    await page.locator('.cgs-adventure > .cgs-slip').hover();
    await peek(page).getByText(say('web.cgs.about.role.Competition')).waitFor();
    await eventually(() => peek(page).locator('.peek-why').count()).toBe(0);
    await hand(page)
      .getByRole('button', { name: say('web.cgs.filter.now'), exact: true })
      .click();
    await choose(lit(page).first());
    await press(page, 'web.cgs.do.play.pass').click();
    const tag = row(page, 1).locator('.cgs-tag').first();
    await tag.hover();
    await eventually(() => peek(page).locator('p').first().innerText()).toMatch(/^(?:Covers|Raises)/);
  });

  test('an adventure that is pointed at shows its ladders before it is opened, and nothing moves', async () => {
    const page = await visit(
      '/here/opening?game=cgs&o.skip=1&o.first=a&seat=me.Ana&seat=me.Bo&seat=me.Cy&seat=me.Dora',
    );
    await myTurn(page);
    const card = lit(page).first();
    await eventually(() => ladders(page).count()).toBe(0);
    const before = await card.boundingBox();
    // Near its upper edge, which is visible; `hover` would scroll the card into view first.
    for (const step of [12, 16]) await page.mouse.move((before?.x ?? 0) + 40, (before?.y ?? 0) + step);
    await ladders(page).waitFor();
    await eventually(() => ladders(page).locator('tbody tr').count()).toBe(4);
    await eventually(() => card.boundingBox()).toEqual(before);
    await look(page, 'the ladders of an adventure to come');
    await page.mouse.move(2, 2);
    await ladders(page).waitFor({ state: 'detached' });
  });

  test('a low window shows the whole table at once, with cards in sight', async () => {
    const page = await twoAt('low', LAPTOP);
    await contest(page);
    // The goal is shown in full.
    const goal = page.locator('.guide-goal');
    await eventually(() => goal.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(
      1,
    );
    await choose(lit(page).first());
    await eventually(() =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    const [card] = await settled(page, () => placesOf(lit(page).first()));
    expect(card?.bottom).toBeLessThanOrEqual(LAPTOP.height);
    const buttons = await settled(page, () => placesOf(actions(page).getByRole('button')));
    expect(buttons.filter(({ bottom }) => bottom >= (card?.top ?? 0))).toEqual([]);
  });

  test('a card added to a Solo has nothing to wait for, and the Solo says what closing it brings', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: SOLO, names: ['Ana', 'Bo'] });
    await choose(lit(page).filter({ hasText: 'Solo' }).first());
    await press(page, 'web.cgs.do.open.solo').click();
    await eventually(() => press(page, 'web.cgs.do.close').innerText()).toContain(
      say('web.cgs.bring.close.lost'),
    );
    for (const _ of [0, 1, 2]) {
      await choose(lit(page).first());
      const told = page.locator('.cgs-ghost-words');
      await eventually(() => told.innerText()).toMatch(/You would have/);
      await eventually(() => told.innerText()).not.toContain(say('web.cgs.plan.later'));
      await press(page, 'web.cgs.do.add').click();
      await press(page, 'web.cgs.do.close').waitFor();
    }
    await eventually(() => press(page, 'web.cgs.do.close').innerText()).toContain(
      say('web.cgs.bring.close.won'),
    );
  });

  test('a power that was just played waits for its round, and then says that it can act', async () => {
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: POWER, names: ['Ana', 'Bo'] });
    const states = page.locator('.cgs-states');
    await choose(lit(page).filter({ hasText: 'Red Pencil' }));
    await press(page, 'web.cgs.do.play').click();
    await eventually(() => states.innerText()).toContain('Special round');
    await eventually(() => states.innerText()).not.toContain('can take effect now');
    await eventually(() => row(page, 0).innerText()).toContain(say('web.cgs.pending'));
    await press(page, 'web.cgs.do.pass').click();
    await eventually(() => page.locator('.status-stands').innerText()).toContain('Bo');
    await press(page, 'web.cgs.do.pass').click();
    // Bo has played nothing that it could wreck: the power has lapsed.
    await eventually(() => page.locator('.status-stands').innerText()).toContain('Ana may add');
  });

  test('when a request is refused and nothing else is left to do, the turn ends without another press', async () => {
    const page = await twoAt('refused');
    await contest(page);
    await press(page, 'web.cgs.do.endAdventure').click();
    await press(page, 'web.cgs.do.refuse').click();
    // Bo asked and Ana refused: it is Ana's turn.
    await eventually(() => page.locator('.status-stands').innerText()).toContain('Ana may add');
    await eventually(() => page.locator('.cgs-states').innerText()).toContain(
      'Bo asked to end the adventure',
    );
  });

  test('planned cards are counted in the hand, and leave room for what else can be done', async () => {
    const page = await twoAt('many-planned');
    await contest(page);
    for (const card of [0, 1, 2]) {
      await choose(lit(page).nth(card));
      await press(page, 'web.cgs.plan.add').click();
      await hand(page)
        .getByText(say('web.cgs.plan.mark', { number: card + 1 }))
        .waitFor();
    }
    // A planned card offers the way out of the plan, not the way in.
    const third = say('web.cgs.plan.mark', { number: 3 });
    await choose(hand(page).locator('.cgs-slip').filter({ hasText: third }));
    await eventually(() => press(page, 'web.cgs.plan.add').count()).toBe(0);
    await page.getByRole('button', { name: /^Take .+ out of the plan$/ }).click();
    await hand(page).getByText(third).waitFor({ state: 'detached' });
    await choose(lit(page).nth(2));
    await press(page, 'web.cgs.plan.add').click();
    const bottoms = async (): Promise<number[]> =>
      (await placesOf(press(page, 'web.cgs.do.pass').or(page.locator('.cgs-bar')))).map(
        ({ bottom }) => bottom,
      );
    const [bar = 0, pass = 999] = await settled(page, bottoms);
    expect(pass).toBeLessThanOrEqual(bar);
    await look(page, 'a plan of three cards');
  });

  test.each([DESK, PHONE])('what cards can do is one press away, $width wide', async (viewport) => {
    const page = await visit('/here/tested?game=cgs&level=novice', { viewport });
    const key = page.getByRole('button', { name: say('web.cgs.powers') });
    await key.waitFor();
    const [box] = await settled(page, () => placesOf(key));
    expect(box?.bottom).toBeLessThanOrEqual(viewport.height);
    expect(box?.right).toBeLessThanOrEqual(viewport.width);
    await key.click();
    const terms = page.getByRole('dialog', { name: say('web.cgs.powers') }).locator('dt');
    for (const power of ['Freeze', 'Disable', 'Divert', 'Wreck', 'Immune'] as const)
      await eventually(() => terms.allInnerTexts()).toContain(say(`web.cgs.power.${power}`));
  });
}
