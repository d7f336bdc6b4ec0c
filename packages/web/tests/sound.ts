/** Sounds: on once a page was touched, one switch, and silence for whoever wants it. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { hereWith, lit, take } from './board.ts';
import { eventually, say, visit } from './visit.ts';

/** Counts the sounds started instead of listening to them. */
const COUNTED = `window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...at) { window.heard++; return start.apply(this, at); };`;
/**
 * A device with a mute switch, as Safari presents it: only an `ambient` session obeys the switch, so each sound notes
 * the kind of session it was started in.
 */
const MUTABLE = `window.sessions = [];
Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } });
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...at) {
  window.sessions.push(navigator.audioSession.type);
  return begin.apply(this, at);
};`;
const sessions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { readonly sessions: readonly string[] }).sessions)]);
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

  test('a device’s mute switch silences the table: every sound is ambient', async () => {
    const page = await visit('/settings');
    await page.context().addInitScript(MUTABLE);
    await page.goto(hereWith({ level: 'novice' }));
    await lit(page).first().waitFor();
    await eventually(() => sessions(page)).toEqual([]);
    await take(page);
    await eventually(() => sessions(page)).toEqual(['ambient']);
  });
}
