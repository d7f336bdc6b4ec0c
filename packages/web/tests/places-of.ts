/** Where things are on the screen, and whether one covers another. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, settled } from './visit.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const placesOf = (found: Locator): Promise<Place[]> =>
  found.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

export const meet = (one: Place, other: Place): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Texts in these that are broken into several lines, or reach out of them. */
export const broken = (found: Locator): Promise<string[]> =>
  found.evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement?.checkVisibility() !== true || text.parentElement.closest('.visually-hidden'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { right, bottom } = range.getBoundingClientRect();
        const isOut = right > box.right + 1 || bottom > box.bottom + 1;
        if (range.getClientRects().length > 1 || isOut) wrong.push(text.textContent ?? '');
      }
      return wrong;
    }),
  );

/** How many of these are drawn paler or greyer than they are, by themselves or by what they lie in. */
export const dimmed = (found: Locator): Promise<number> =>
  found.evaluateAll(
    (all) =>
      all.filter((one) => {
        for (let at: Element | null = one; at !== null && !at.matches('.table'); at = at.parentElement) {
          const { filter, opacity } = getComputedStyle(at);
          if (/brightness|saturate|grayscale/.test(filter) || Number(opacity) < 0.9) return true;
        }
        return false;
      }).length,
  );

/** A card shown large: within the window, large enough to read, and over none of what is pressed to act. */
export async function isClear(large: Locator, acts: Locator, where: string): Promise<void> {
  const page = large.page();
  const [shown] = await settled(page, () => placesOf(large));
  if (shown === undefined) throw new Error('nothing is shown');
  const { width, height } = page.viewportSize() ?? PHONE;
  expect(
    [shown.left >= 0, shown.top >= 0, shown.right <= width, shown.bottom <= height],
    where,
  ).not.toContain(false);
  expect(shown.right - shown.left, where).toBeGreaterThan(150);
  for (const one of await settled(page, () => placesOf(acts))) expect(meet(shown, one), where).toBe(false);
}
