/** How games end on screen: who is spoken to, the turn that decided it, the picture, and what to do next. */
import { garden } from '@hortus/garden';
import type { Game } from '@hortus/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './checks.ts';
import { visitPrepared } from './prepared.ts';
import { DESK, eventually, SIDEWAYS, say } from './visit.ts';

/** A small phone. */
const POCKET = { width: 360, height: 640 } as const;

const past = (page: Page) => page.getByRole('group', { name: say('web.past') });

/** Wholly between the upper and the lower edge of the window. */
async function isInSight(thing: Locator): Promise<boolean> {
  const [box, size] = [await thing.boundingBox(), thing.page().viewportSize()];
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

/** Games that random moves finish, by their luck. */
const ENDS: readonly { readonly game: Game; readonly luck: string; readonly pictures: string }[] = [
  { game: garden as unknown as Game, luck: 'table', pictures: '.garden-end-tile' },
];

export function endTests(): void {
  test.each(ENDS)(
    'the end of $game.id speaks to the reader and shows the turn that decided it',
    async (end) => {
      const page = await visitPrepared(end.game, 2, {}, { luck: end.luck, moves: 5000 });
      const card = page.locator('.end');
      await card.locator('.end-turn').waitFor();
      expect(await card.locator('.end-words').innerText()).toMatch(/^You win!$|wins this one\.$/);
      expect(await card.locator('.end-reasons').innerText()).toMatch(/\b(you|bot)\b/i);
      await card.locator(end.pictures).first().waitFor();
      await look(page, `the end of ${end.game.id}`);
      for (const size of [DESK, SIDEWAYS, POCKET]) {
        await page.setViewportSize(size);
        await page.reload();
        for (const name of ['web.end.rematch', 'web.end.look'] as const)
          await eventually(() => isInSight(card.getByText(say(name), { exact: true }))).toBe(true);
      }
      await card.locator('.end-turn').click();
      await past(page).waitFor();
      await eventually(() => page.locator('.end').count()).toBe(0);
      await past(page)
        .getByRole('button', { name: say('web.past.end') })
        .click();
      await card.locator('.end-turn').waitFor();
    },
  );
}
