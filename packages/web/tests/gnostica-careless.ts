/** Gnostica in careless hands: left in the bidding, played in two tabs at once, kept in a browser that lost half of it. */
import { isDeepStrictEqual } from 'node:util';
import { test } from 'vitest';
import { action, again, log } from './board.ts';
import { board, choose, codes, hand, held, hereWith, standing } from './gnostica-board.ts';
import { eventually, say, visit } from './visit.ts';

export function gnosticaCarelessTests(): void {
  test('leaving during the bidding says what that means; five bots play on, and you can watch and look back', async () => {
    const bots = Array.from({ length: 5 }, () => 'bot.novice');
    const page = await visit(hereWith(['person.Anna', ...bots], { 'o.start': 'bid', 'o.cap': '12' }));
    await eventually(() => hand(page).count()).toBe(6);
    const dealt = await codes(hand(page));
    await page.reload();
    await eventually(() => codes(hand(page))).toEqual(dealt);
    await action(page, 'web.table.resign').click();
    const dialog = page.getByRole('dialog');
    await eventually(() => dialog.innerText()).toContain(say('web.gnostica.resign'));
    await dialog.getByRole('button', { name: say('web.resign.yes'), exact: true }).click();
    await eventually(() => hand(page).count()).toBe(0);
    await again(page).waitFor();
    await eventually(() => log(page).count()).toBeGreaterThan(10);
  });

  test('one seat bids in two tabs at once: the first counts, the other is told, and both show the same', async () => {
    const [anna, ben] = [await visit('/settings'), await visit('/settings')];
    await anna.goto('/new/gnostica?with=friend');
    await anna.getByText(say('web.new.count.of', { count: 2 })).click();
    await anna.getByRole('button', { name: say('web.new.start.friend') }).click();
    await ben.goto(await anna.getByRole('textbox', { name: say('web.lobby.link') }).inputValue());
    await ben.getByRole('button', { name: say('web.lobby.sit') }).click();
    await eventually(() => hand(anna).count()).toBe(6);
    const second = await anna.context().newPage();
    await second.goto(anna.url());
    await eventually(() => hand(second).count()).toBe(6);
    const [one = '', two = ''] = await codes(hand(anna));
    await choose(held(anna, one));
    await choose(held(second, two));
    // Pressed at the same moment, so that neither knows of the other.
    const bid = '.gno [data-kind="bid"]';
    await Promise.all(
      [anna, second].map((page) =>
        page.evaluate((at) => document.querySelector<HTMLElement>(at)?.click(), bid),
      ),
    );
    for (const page of [anna, second]) await eventually(() => hand(page).count()).toBe(5);
    await eventually(async () => isDeepStrictEqual(await codes(hand(anna)), await codes(hand(second)))).toBe(
      true,
    );
    await eventually(() => standing(ben).first().innerText()).toContain(say('web.gnostica.bid.laid'));
  });

  test('a match that was kept by half is said to be damaged, and the others are still there', async () => {
    const page = await visit(hereWith(['person.Anna', 'bot.novice']));
    await board(page).waitFor();
    const address = new URL(page.url()).pathname;
    await page.goto('/');
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('hortus', 1);
          opening.onsuccess = () => {
            const writing = opening.result.transaction('matches', 'readwrite');
            writing.objectStore('matches').put({ id: 'half', savedAt: 1, log: '{"hortus":"match","ter' });
            writing.objectStore('matches').put({ id: 'empty' });
            writing.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
          for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"half');
        }),
    );
    await page.reload();
    await page.locator(`a[href="${address}"]`).first().waitFor();
    for (const id of ['half', 'empty']) {
      await page.goto(`/here/${id}`);
      await page.getByText(say('web.here.damaged')).waitFor();
    }
    await page.goto(address);
    await board(page).waitFor();
  });
}
