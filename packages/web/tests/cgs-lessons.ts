/** The lessons of the Card Game System in the browser: each step by click and with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './checks.ts';
import { placesOf } from './places-of.ts';
import { eventually, say, settled, visit } from './visit.ts';

const PASS = say('web.cgs.do.play.pass');
const TRADE = say('web.cgs.tab.trade');
const ADD = say('web.cgs.do.add');
const CLOSE = say('web.cgs.do.close');
const SOLO = say('web.cgs.do.open.solo');
const END = say('web.cgs.do.endAdventure');
const add = (...cards: readonly string[]): string[] => cards.flatMap((card) => [card, ADD]);

/** For each chapter and step, the beginnings of the names to press. */
const WAYS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  cover: [['Sun-Filter Tube', PASS], [END], ['2']],
  contest: [['Souvenir Spyglass', PASS], [say('web.cgs.do.agree')]],
  lockout: [
    ['The Feast of Windows', PASS],
    ['Heat Haze', PASS],
    ['The Museum of Failed Instruments', PASS, 'Reuse The Difference Loom'],
  ],
  trade: [
    [TRADE, 'The Travelling Showman’s Glass', 'Paper Lanterns', 'Offer it to'],
    [TRADE, say('web.cgs.do.accept')],
    [TRADE, say('web.cgs.do.decline')],
  ],
  power: [
    ['A Gust on the Stair', PASS],
    ['Disable The Lamplighters’ Round'],
    ['Smoked Glass', PASS, 'Become immune to Spilt Inkwell'],
  ],
  bill: [
    ['6'],
    ['The Rooftop Supper', SOLO, ...add('Dust Gaiters', 'Burning Glass', 'Cold Pie'), CLOSE],
    ['The School on the Sandbar', SOLO],
  ],
  era: [
    [say('web.cgs.do.endEra'), say('web.cgs.do.pass')],
    [
      say('web.cgs.do.refuse'),
      ...['The Rooftop Supper', SOLO],
      ...add('Dust Gaiters', 'Burning Glass', 'Cold Pie'),
      CLOSE,
    ],
    ['The Comet Loaf', PASS, END],
  ],
};

/** Something in the tray or the task whose name begins like this. */
function thing(page: Page, name: string): Locator {
  const begins = new RegExp(`^${name}`);
  const places = page.locator('.cgs-tray, .teacher-numbers');
  return places
    .getByRole('button', { name: begins })
    .or(places.getByRole('tab', { name: begins }))
    .first();
}

/** A card that can be played now. */
const playable = (page: Page, name: string): Locator => thing(page, name).and(page.locator('.cgs-slip.lit'));

async function throughLesson(
  page: Page,
  chapter: string,
  press: (one: Locator) => Promise<void>,
): Promise<void> {
  for (const way of WAYS[chapter] ?? []) {
    for (const [n, name] of way.entries()) {
      const isPlayed = [SOLO, PASS].includes(way[n + 1] ?? '');
      await press(isPlayed ? playable(page, name) : thing(page, name));
    }
    await page.locator('.teacher.done').waitFor();
    await press(page.locator('.teacher').getByRole('button', { name: say('web.learn.next') }));
    await page.locator('.teacher.asking').waitFor();
  }
  await page
    .locator('.teacher')
    .getByRole('link', { name: say('web.learn.rules') })
    .waitFor();
}

/** An adventure, and the pause between two. */
const LOOKED_AT = ['cover', 'era'];

const HANDS = {
  clicks: (one: Locator) => one.click(),
  keys: (one: Locator) => one.press('Enter'),
};

export function cgsLessonTests(): void {
  test.each(['clicks', 'keys'] as const)('all seven lessons by %s', async (hands) => {
    const page = await visit('/learn/cgs');
    for (const [i, chapter] of Object.keys(WAYS).entries()) {
      await page.locator('.teacher.asking').waitFor();
      await eventually(() => page.locator('.learn-length').innerText()).toContain(`Lesson ${i + 1} of `);
      if (hands === 'clicks' && LOOKED_AT.includes(chapter)) await look(page, `the lesson ${chapter}`);
      await throughLesson(page, chapter, HANDS[hands]);
      const next = page.locator('.teacher').locator('a.button.main');
      if (i < Object.keys(WAYS).length - 1) await HANDS[hands](next);
      else await eventually(() => next.count()).toBe(0);
    }
    // The button at the end plays what the home page plays, not both eras.
    await HANDS[hands](page.locator('.teacher').getByRole('button', { name: say('web.learn.play') }));
    await eventually(() => page.url()).toContain('o.skip=1');
  });

  test('a card that can’t be played says why, and a move that misses the step says what to do', async () => {
    const page = await visit('/learn/cgs?chapter=power');
    await thing(page, 'Fog Lamp').click();
    await thing(page, PASS).click();
    await page.getByText(say('web.learn.cgs.power.missed')).waitFor();
    await page.getByRole('button', { name: say('web.learn.again') }).click();
    await page.goto('/learn/cgs?chapter=power');
    for (let skipped = 0; skipped < 2; skipped++)
      await page.getByRole('button', { name: say('web.learn.skip') }).click();
    await thing(page, 'Snow-Melt Ink').click();
    await page.locator('.teacher-refused').getByText(say('cgs.refusal.special-round')).waitFor();
  });

  test('an adventure that is pointed at in a lesson stays under the pointer', async () => {
    const page = await visit('/learn/cgs?chapter=lockout');
    const card = playable(page, 'The Feast of Windows');
    const before = await settled(page, () => placesOf(card));
    await card.hover();
    await page.getByRole('table', { name: say('web.cgs.ladders') }).waitFor();
    expect(await settled(page, () => placesOf(card))).toEqual(before);
  });

  test('the rules are searched, and the summary leads to its clauses', async () => {
    const page = await visit('/rules/cgs');
    await page.getByRole('link', { name: 'VP-1', exact: true }).click();
    await eventually(() => page.evaluate('document.activeElement?.id')).toBe('CGS-VP-1');
    await page.getByRole('searchbox').fill('special round');
    await page.getByRole('link', { name: 'CGS-SPEC-1', exact: true }).first().waitFor();
    await page.getByRole('searchbox').fill('CGS-R-163');
    await page.getByRole('link', { name: 'CGS-R-163', exact: true }).first().waitFor();
  });
}
