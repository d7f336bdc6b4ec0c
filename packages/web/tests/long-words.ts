/** German has long words: on a phone none is broken, cut or pushed into a second row. */
import { cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';
import { placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { eventually, PHONE, SIDEWAYS } from './visit.ts';

const GERMAN = { locale: 'de-DE', viewport: PHONE } as const;
/** Ana has won an adventure and asks to end the era; Bo has won nothing. */
const ASKED = 'first a | turn a | turns 4 | ops a 102 | ops b 103 | site a 22 | asked a era | answers b';

/** Words broken across lines, or overflowing their element. */
const broken = (things: Locator): Promise<string[]> =>
  things.evaluateAll((all) =>
    all.flatMap((thing) => {
      const { left, right } = thing.getBoundingClientRect();
      const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          if (lines.length > 1 || lines.some((one) => one.left < left - 1 || one.right > right + 1))
            found.push(word);
        }
      return found;
    }),
  );

export function longWordTests(): void {
  test('what a table offers, held sideways', async () => {
    const page = await visitPrepared(garden, 2, {}, { wish: { ...GERMAN, viewport: SIDEWAYS } });
    // Hint and help are signs in the head.
    const actions = page.locator('.actions .action:not(.action-hint, .action-help)');
    await eventually(() => actions.count()).toBe(3);
    await eventually(() => broken(actions)).toEqual([]);
    await eventually(async () => new Set((await placesOf(actions)).map(({ top }) => top)).size).toBe(1);
  });

  test('the tabs of a replay', async () => {
    const page = await visitPrepared(garden, 2, {}, { moves: 99, wish: GERMAN });
    await page.locator('.end').waitFor();
    await page.goto('/replay/here/prepared');
    const tabs = page.getByRole('tab');
    await eventually(() => tabs.count()).toBe(4);
    await eventually(async () => new Set((await placesOf(tabs)).map(({ top }) => top)).size).toBe(1);
  });

  test('the sheet at the end of an era', async () => {
    const names = ['Ana', 'Bartholomäus'];
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: ASKED, names, wish: GERMAN });
    await page.locator('.cgs-actions button').first().click();
    await page.locator('.cgs-sure').getByRole('button').last().click();
    const cells = page.locator('.end .cgs-sheet :is(thead th, td)');
    await cells.first().waitFor();
    await eventually(() => broken(cells)).toEqual([]);
  });
}
