/** What every page and every state of a table must be: for everybody (axe, by day and by night), on a phone, in large letters. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { JUDGED, markJudged } from './judged.ts';
import { DESK, eventually, PHONE } from './visit.ts';

const require = createRequire(import.meta.url);
const axeSource = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ rules: [{ id: 'color-contrast', selector: '[${JUDGED}]' }] });`;

interface WithAxe {
  readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}

/**
 * Serious and critical findings, each as one line. There are no frames, so axe runs in the page itself; it stays there,
 * since half a megabyte takes as long to arrive as a page takes to be judged.
 */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: rules }),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.evaluate(markJudged, JUDGED);
  const violations = await page.evaluate(
    async (how) => (await (window as unknown as Required<WithAxe>).axe.run(document, how)).violations,
    options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

/** What is wider than the window, so that one would have to scroll sideways. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Not `innerWidth`: a phone zooms out until it sees everything.
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 12)
      .map((one) =>
        [
          `${one.tagName}.${one.getAttribute('class')} ${one.getBoundingClientRect().right}`,
          one.textContent?.trim().slice(0, 30),
        ].join(' '),
      );
  });

/**
 * Controls that a thumb would miss: less than 44 px can be pressed, whatever is drawn. The steps of a lesson are as
 * high, but nine beside each other leave 36 px for each on the narrowest phone.
 */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Nothing behind a modal dialog can be pressed, whatever its size.
    const modal = document.querySelector('dialog:modal');
    const controls = [
      ...document.querySelectorAll('button, a.button, [role=tab], select, input, textarea, summary'),
    ]
      .map((one) => one.closest('label') ?? one)
      .filter(
        (one) =>
          (modal === null || modal.contains(one)) &&
          one.checkVisibility() &&
          one.getBoundingClientRect().width > 1 &&
          !one.matches('.learn-step'),
      );
    const reaches = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) >= 43.5) return true;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const edges = [
        [x, y - 21],
        [x, y + 21],
        [x - 21, y],
        [x + 21, y],
      ] as const;
      return edges.every(([a, b]) => {
        const hit = document.elementFromPoint(a, b);
        return hit !== null && one.contains(hit);
      });
    };
    return controls
      .filter((one) => !reaches(one))
      .map((one) => `${one.tagName}.${one.className} ${one.textContent?.trim().slice(0, 30)}`);
  });

/** The size of the root's letters, from which every other follows; empty: as it was. */
export const letters = (page: Page, size: string): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);

/** Looks at the page in every way, once it has come to rest; leaves it as it was. */
export async function look(page: Page, place: string): Promise<void> {
  await eventually(() => axe(page), `${place}, by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(() => axe(page, ['color-contrast']), `${place}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await eventually(() => sideways(page), `${place}, on a phone`).toEqual([]);
  await eventually(() => small(page), `${place}, under a thumb`).toEqual([]);
  await letters(page, '32px');
  await eventually(() => sideways(page), `${place}, in letters twice as large`).toEqual([]);
  await letters(page, '');
  await page.setViewportSize(DESK);
}
