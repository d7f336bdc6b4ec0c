/** The Card Game System on a phone, before and between adventures: what is to be read, above what can be done. */
import { cgs } from '@hortus/cgs';
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { press } from './cgs-board.ts';
import { broken, placesOf } from './places-of.ts';
import { visitPrepared } from './prepared.ts';
import { eventually, PHONE, SIDEWAYS } from './visit.ts';

/** Bo sits out; Ana, the hero, may end the adventure. */
const ALONE =
  'first a | turn a | turns 4 | ground a 28 | hero a 28 | out b | ops a 102,106,112,116 | ops b 130';

/** Sentences between adventures that the controls cover, and buttons out of sight. */
async function hidden(page: Page): Promise<string[]> {
  const told = page.locator('.cgs-between > p:visible');
  const presses = page.locator('.cgs-actions button');
  const [tray] = await placesOf(page.locator('.cgs-tray'));
  const height = page.viewportSize()?.height ?? 0;
  const below = async (all: Locator, line: number): Promise<string[]> => {
    const texts = await all.allInnerTexts();
    return (await placesOf(all)).flatMap(({ bottom }, i) => (bottom <= line ? [] : [texts[i] ?? '']));
  };
  return [...(await below(told, tray?.top ?? 0)), ...(await below(presses, height))];
}

async function read(page: Page, what: Locator, where: string): Promise<void> {
  for (const viewport of [SIDEWAYS, PHONE]) {
    await page.setViewportSize(viewport);
    await what.first().waitFor();
    await eventually(() => hidden(page), `${where}, ${JSON.stringify(viewport)}`).toEqual([]);
  }
}

export function cgsEraTests(): void {
  test.each(['en-GB', 'de-DE'])(
    'on a phone nothing lies on what an era says as it starts (%s)',
    async (locale) => {
      const wish = { locale, viewport: PHONE };
      const page = await visitPrepared(cgs, 2, { skip: 1, first: 'a' }, { wish });
      const act = page.locator('.cgs-actions button:not(.icon-button)');
      // The tip of a first game takes room too.
      await page.locator('.tip').waitFor();
      await read(page, page.locator('.cgs-actions .main'), 'before an era');
      await act.first().click();
      await read(page, page.locator('.cgs-actions .house'), 'choosing a house');
      await act.first().click();
      await read(page, page.locator('.cgs-slip.lit'), 'the first turn');
    },
  );

  test.each(['en-GB', 'de-DE'])('nor on the ladders of an adventure (%s)', async (locale) => {
    const wish = { locale, viewport: PHONE };
    const names = ['Ana', 'Bo'];
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position: ALONE, names, wish });
    const rungs = page.locator('.cgs-ladders .cgs-rung');
    await eventually(() => page.locator('.cgs-actions button').count()).toBe(3);
    await eventually(async () => {
      const [[tray], places] = await Promise.all([placesOf(page.locator('.cgs-tray')), placesOf(rungs)]);
      return places.map(({ bottom }) => bottom <= (tray?.top ?? 0));
    }).toEqual(Array(8).fill(true));
  });

  test('cards laid don’t reach over the seats where a phone is held sideways', async () => {
    const position = ALONE.replace('ground a 28', 'ground a 28,102,106,112,116').replace(
      'ops a 102,106,112,116',
      'ops a 146',
    );
    const wish = { viewport: SIDEWAYS };
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position, names: ['Ana', 'Bo'], wish });
    const [rows, stage] = [page.locator('.cgs-ladders tbody tr'), page.locator('.cgs-stage')];
    await eventually(() => page.locator('.cgs-tag').count()).toBe(4);
    await eventually(async () => {
      const [places, [board]] = await Promise.all([placesOf(rows), placesOf(stage)]);
      return places.filter(({ right }) => right > (board?.right ?? 0)).length;
    }).toBe(0);
  });

  test('a phone held sideways breaks no tag of a card laid, and cuts no seat', async () => {
    const position = ALONE.replace('ground a 28', 'ground a 28,102,106,112,116').replace(
      'ops a 102,106,112,116',
      'ops a 146',
    );
    const page = await visitPrepared(cgs, 2, { skip: 1 }, { position, wish: { viewport: SIDEWAYS } });
    await eventually(() => page.locator('.cgs-tag').count()).toBe(4);
    await page.locator('.seat-level').waitFor();
    await eventually(() => broken(page.locator('.cgs-tag, .seat-name, .seat-state'))).toEqual([]);
  });

  test('nor on how an adventure ended', async () => {
    const names = ['Ana', 'Bo'];
    const page = await visitPrepared(
      cgs,
      2,
      { skip: 1 },
      { position: ALONE, names, wish: { viewport: PHONE } },
    );
    await press(page, 'web.cgs.do.endAdventure').click();
    await page.locator('.cgs-sure').getByRole('button').last().click();
    await read(page, page.locator('.cgs-ended'), 'after an adventure');
  });
}
