/** The keyboard alone, from the first page through a whole game. The focus is always somewhere, and always seen. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { again, grid, lit, log, myTurn, rematch, stands } from './board.ts';
import { eventually, ofGarden, say, visit } from './visit.ts';

interface Focus {
  readonly on: string;
  readonly seen: boolean;
}

/** What has the focus, and whether that is visible. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const one = document.activeElement ?? document.body;
    const ringed = (element: Element | null): boolean =>
      element !== null &&
      [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    // An element of a drawing has its ring inside: a thick broken line.
    const ringedWithin = (element: Element): boolean =>
      element instanceof SVGElement &&
      [...element.children].some((part) => {
        const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(part);
        return stroke !== 'none' && strokeDasharray !== 'none' && Number.parseFloat(strokeWidth) >= 4;
      });
    const box = one.getBoundingClientRect();
    const inSight = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    const drawn = ringed(one) || ringed(one.closest('label')) || ringedWithin(one);
    return {
      on: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}`,
      seen: one !== document.body && (one.id === 'content' || (inSight && drawn)),
    };
  });

/** Immediately, or once the next page has loaded. */
export const focusIsSeen = (page: Page): Promise<void> =>
  eventually(() => focus(page)).toEqual({ on: expect.any(String), seen: true });

/** Shows the focused card large and closes it again: the focus is back. */
export async function lookLarge(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsSeen(page);
}

export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await focusIsSeen(page);
}

const has = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));

/** Tabs until this element has the focus. */
export async function tabTo(page: Page, thing: Locator, key = 'Tab'): Promise<void> {
  await thing.waitFor();
  for (let i = 0; i < 40 && !(await has(thing)); i++) await press(page, key);
  await eventually(() => has(thing)).toBe(true);
}

/** Walks the board by arrows to the first tile that may be taken, and takes it. */
async function walkAndTake(page: Page): Promise<void> {
  const cells = await grid(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => ({
        name: (one.getAttribute('aria-label') ?? '').slice(0, 2),
        open: one.getAttribute('aria-disabled') !== 'true',
        here: one === document.activeElement,
      })),
    );
  const from = cells.findIndex(({ here }) => here);
  const to = cells.findIndex(({ open }) => open);
  const steps = (by: number, less: string, more: string): string[] =>
    Array.from({ length: Math.abs(by) }, () => (by < 0 ? less : more));
  for (const key of [
    ...steps((to >> 2) - (from >> 2), 'ArrowUp', 'ArrowDown'),
    ...steps((to & 3) - (from & 3), 'ArrowLeft', 'ArrowRight'),
  ])
    await press(page, key);
  await press(page, 'Enter');
  await stands(page, cells[to]?.name ?? '');
}

export function keyboardTests(): void {
  test('from the first page through a whole game and into the next', async () => {
    const page = await visit();
    await tabTo(page, page.getByRole('button', { name: ofGarden('web.home.play.of') }));
    await press(page, 'Enter');
    await lit(page).first().waitFor();
    await tabTo(page, grid(page));
    while (!(await myTurn(page))) {
      await focusIsSeen(page);
      await walkAndTake(page);
    }
    await focusIsSeen(page);
    await tabTo(page, rematch(page));
    await press(page, 'Enter');
    await again(page).waitFor({ state: 'detached' });
    await myTurn(page);
    await tabTo(page, grid(page));
    await walkAndTake(page);
  });

  test('why not, take-back, a look back and the help by their keys', async () => {
    const page = await visit(`/here/tested?game=garden&level=novice&o.first=A`);
    await lit(page).first().waitFor();
    await tabTo(page, grid(page));
    await press(page, 'ArrowDown');
    await press(page, 'ArrowRight');
    // Focus that stays on a tile in the middle asks why not; w leads to the clause, Escape back.
    const bubble = page.getByRole('group', { name: say('web.why-not') });
    await bubble.waitFor();
    await page.keyboard.press('Enter');
    await press(page, 'w');
    await eventually(() => has(bubble)).toBe(true);
    await press(page, 'Enter');
    await bubble.getByRole('link', { name: say('web.clause.all') }).waitFor();
    await press(page, 'Escape');
    await bubble.waitFor({ state: 'detached' });
    await eventually(() => has(grid(page))).toBe(true);

    await walkAndTake(page);
    await myTurn(page);
    await press(page, 'u');
    await eventually(() => log(page).count()).toBe(3);
    await press(page, '[');
    await page.getByRole('group', { name: say('web.past') }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('group', { name: say('web.past') }).waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => has(grid(page))).toBe(true);
  });
}
