/** What a screen reader would be given to say of its own accord: every change in a live region, in order. */
import type { Page } from 'playwright-core';

export interface Spoken {
  readonly how: 'polite' | 'assertive';
  readonly text: string;
}

/**
 * A region that is atomic is said whole whenever anything in it changes, others only where they have changed. One that
 * comes with its text counts too, since many screen readers say it, but not before the page has been read out itself.
 */
const RECORD = `
  (() => {
    if (window.spoken !== undefined) return;
    window.spoken = [];
    const REGION = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
    const isAlert = (region) => region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert';
    const isWhole = (region) =>
      region.getAttribute('aria-atomic') === 'true' || region.matches('[role="status"]:not([aria-atomic]), [role="alert"]');
    const say = (region, node) => {
      const text = (node.textContent ?? '').replace(/\\s+/g, ' ').trim();
      if (text !== '') window.spoken.push({ how: isAlert(region) ? 'assertive' : 'polite', text });
    };
    const hear = (changes) => {
      const whole = new Set();
      const parts = new Map();
      for (const { type, target, addedNodes } of changes) {
        const around = target.nodeType === 1 ? target : target.parentElement;
        const region = around?.closest(REGION) ?? null;
        for (const node of addedNodes)
          if (region === null && node.nodeType === 1)
            for (const one of [node, ...node.querySelectorAll('*')]) if (one.matches(REGION)) whole.add(one);
        if (region === null) continue;
        if (isWhole(region)) { if (type !== 'childList' || addedNodes.length > 0) whole.add(region); }
        else for (const node of type === 'childList' ? addedNodes : [target]) parts.set(node, region);
      }
      for (const region of whole) if (region.isConnected) say(region, region);
      for (const [node, region] of parts) if (node.isConnected) say(region, node);
    };
    const start = () =>
      new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
    if (document.body === null) addEventListener('DOMContentLoaded', start);
    else start();
  })()`;

/** From now on, after a reload too. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(RECORD);
  await page.evaluate(RECORD);
}

/** All that was said since the page was loaded, or since it was last forgotten. */
export const spoken = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);
