/** The quick session of the Card Game System, from the click on the first page to its end. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { actions, choose, lit, press } from './cgs-board.ts';
import { look } from './checks.ts';
import { eventually, say, visit } from './visit.ts';

/** Runs before the dealing worker, so that all its random numbers come from one seed. */
const SEEDED = `let seed = 11;
Object.defineProperty(Crypto.prototype, 'getRandomValues', {
  value: (bytes) => bytes.map(() => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >>> 16),
});
`;

/** How many cards the visitor lays, one in each of the first turns; then only what brings the end nearer. */
const LAID = 4;

/** What to press next: the first one available. Confirming something risky comes first. */
const next = (page: Page, canEnd: boolean) => {
  const keys = [
    'ready',
    'agree',
    'done.none',
    'done',
    'close',
    ...(canEnd ? (['endEra'] as const) : []),
  ] as const;
  return [
    page.locator('.cgs-sure button:not(.main)'),
    actions(page).locator('button.house'),
    ...keys.map((key) => press(page, `web.cgs.do.${key}`)),
    press(page, 'web.cgs.do.pass'),
    press(page, 'web.cgs.do.refuse'),
  ];
};

/** How many entries this browser has stored of its only match: passes add some that nobody sees. */
const entries = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('hortus');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('matches').objectStore('matches').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result[0].log.entries.length);
          };
        };
      }),
  );

/** Plays to the end card, laying that many cards on the way. */
async function playSession(page: Page): Promise<void> {
  const end = page.locator('.end');
  const picture = async (): Promise<string> =>
    `${await end.count()} ${await entries(page)} ${(await actions(page).allInnerTexts()).join()}`;
  for (let laid = 0; ; ) {
    const ways = next(page, laid === LAID);
    await ways
      .reduce((all, one) => all.or(one), end)
      .first()
      .waitFor();
    if ((await end.count()) > 0) {
      expect(laid).toBe(LAID);
      return;
    }
    const before = await picture();
    const card = lit(page).filter({ hasNotText: 'Solo' }).first();
    if (laid < LAID && (await card.count()) > 0) {
      await choose(card);
      await press(page, 'web.cgs.do.play.pass').click();
      laid += 1;
    } else
      for (const way of ways)
        if ((await way.count()) > 0) {
          await way.first().click();
          break;
        }
    await eventually(picture).not.toBe(before);
  }
}

export function cgsSessionTests(): void {
  test('one click begins the quick session against a beginner, which is played to its end card', async () => {
    const page = await visit();
    let seeded = 0;
    await page.context().route(/\/assets\/local\.worker[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      seeded += 1;
      await route.fulfill({ response, body: SEEDED + (await response.text()) });
    });
    const game = say('web.game.cgs');
    await page.getByRole('button', { name: say('web.home.play.of', { game }) }).click();
    await page.getByText('The Long Noon').waitFor();
    await page.getByText('Beginner bot').first().waitFor();
    await playSession(page);
    expect(seeded).toBe(1);
    const end = page.locator('.end');
    await eventually(() => end.locator('.end-words').innerText()).toMatch(
      /^(You win!|Beginner bot wins|Nobody wins)/,
    );
    await eventually(() => end.locator('.end-reasons').innerText()).toMatch(/\w/);
    await end.getByText(say('web.end.rematch'), { exact: true }).waitFor();
    await look(page, 'the end of a quick session');
  });
}
