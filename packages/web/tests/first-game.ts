/** What a newcomer sees and is told in a first game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, PHONE, SIDEWAYS, say, visit } from './visit.ts';

const hereOf = (game: string): string => `/here/${crypto.randomUUID()}?game=${game}&level=novice`;

const goal = (page: Page) => page.getByRole('button', { name: new RegExp(`^${say('web.guide.goal')}: `) });

export function firstGameTests(): void {
  test.each(['garden', 'gnostica', 'genesis', 'worlds-asunder', 'cgs'])(
    'the goal of %s is in sight at every size, and tells the steps of a turn',
    async (game) => {
      const page = await visit(hereOf(game));
      for (const size of [DESK, SIDEWAYS, PHONE]) {
        await page.setViewportSize(size);
        await goal(page).waitFor();
        const box = await goal(page).boundingBox();
        expect(box?.y, `${game} ${size.width}`).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      }
      await goal(page).click();
      const dialog = page.getByRole('dialog', { name: say('web.guide.title') });
      await dialog.waitFor();
      expect(await dialog.getByRole('listitem').count()).toBe(
        { garden: 0, gnostica: 3, genesis: 3, 'worlds-asunder': 3, cgs: 8 }[game],
      );
    },
  );
}
