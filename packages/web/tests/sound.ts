/** Sounds: on once a page was touched, one switch, and silence for whoever wants it. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { hereWith, lit, take } from './board.ts';
import { eventually, say, visit } from './visit.ts';

/** Counts the sounds started instead of listening to them. */
const COUNTED = `window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...at) { window.heard++; return start.apply(this, at); };`;
const heard = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly heard: number }).heard);

export function soundTests(): void {
  test('a move is heard, until the switch is off; then not, over a reload', async () => {
    const page = await visit('/settings');
    await page.context().addInitScript(COUNTED);
    await page.goto(hereWith({ level: 'novice' }));
    await lit(page).first().waitFor();
    await eventually(() => heard(page)).toBe(0);
    await take(page);
    await eventually(() => heard(page)).toBeGreaterThan(0);
    await page.goto('/settings');
    await page
      .getByRole('checkbox', { name: say('web.help.sound') })
      .or(page.getByRole('switch', { name: say('web.help.sound') }))
      .click();
    await page.goto(hereWith({ level: 'novice' }));
    await lit(page).first().waitFor();
    await take(page);
    await lit(page).first().waitFor();
    await eventually(() => heard(page)).toBe(0);
  });
}
