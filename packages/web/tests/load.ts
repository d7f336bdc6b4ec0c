/** What a first visit loads before a game is begun. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { lit } from './board.ts';
import { eventually, ofGarden, visit } from './visit.ts';

const MOST = 100_000;
/** Letters are no code, and have a budget of their own. */
const MOST_FONTS = 60_000;
/** Pictures and small boards that come once the page is shown; nobody waits for them. `home.ts` holds their size. */
export const DECORATION = /\/assets\/(?:Scene|live|BoardPicture)-/;
/** A class of CodeMirror. */
const MARK_OF_THE_EDITOR = 'cm-content';
/** Stands in Garden's rules and nowhere else. */
const CLAUSE_OF_A_REFUSAL = 'GAR-MOV-4';
/** The rules of the Card Game System, one of its packs, its table, its words, and the card language. */
const MARKS_OF_CARDS = ['CGS-PADV-3', '[pack Lowwater]', 'cgs-slip', 'web.cgs.ladders', 'AcceptSupportIf1'];

/** Notes when the first tile can be taken: what a page asks for after that delays nobody. */
const NOTE_FIRST_TILE = `new MutationObserver((_, observer) => {
  if (document.querySelector('[role=grid] button:not([aria-disabled=true])') === null) return;
  window.firstTile = performance.now();
  observer.disconnect();
}).observe(document, { attributes: true, childList: true, subtree: true })`;
/** In Unix ms. */
const firstTile = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.timeOrigin + (window as unknown as { readonly firstTile: number }).firstTile,
  );

/** What was sent, each looked at by its bytes. */
export const bodiesOf = <T>(
  responses: Iterable<Response>,
  look: (body: Buffer, url: string) => T,
): Promise<T[]> =>
  Promise.all([...responses].map(async (response) => look(await response.body(), response.url())));

export function loadTests(): void {
  test('less than 100 KB of compressed script from the first page to the first tile', async () => {
    const page = await visit('/nowhere');
    await page.goto('about:blank');
    const scripts = new Map<string, Response>();
    page.context().on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js') && !DECORATION.test(pathname)) scripts.set(response.url(), response);
    });
    await page.addInitScript(NOTE_FIRST_TILE);
    await page.goto('/');
    await page.getByRole('button', { name: ofGarden('web.home.play.of') }).click();
    await lit(page).first().waitFor();
    const seen = await firstTile(page);
    for (const [url, response] of scripts)
      if (response.request().timing().startTime > seen) scripts.delete(url);
    const texts = await bodiesOf(scripts.values(), (body) => body.toString());
    // Page and worker share one build of the rules.
    expect(texts.filter((text) => text.includes(CLAUSE_OF_A_REFUSAL))).toHaveLength(1);
    // The editor of packs is for those who open it, and the Card Game System for those who play it.
    for (const mark of [MARK_OF_THE_EDITOR, ...MARKS_OF_CARDS])
      expect(
        texts.filter((text) => text.includes(mark)).map((text) => `${mark}: ${text.slice(0, 80)}`),
      ).toEqual([]);
    const sizes = await bodiesOf(
      scripts.values(),
      (body, url) => [new URL(url).pathname, gzipSync(body).length] as const,
    );
    // The engine and the bot are in a worker of their own, and count.
    expect(sizes.map(([path]) => path).join()).toContain('worker');
    const sum = sizes.reduce((all, [, size]) => all + size, 0);
    expect(sum, JSON.stringify(sizes)).toBeLessThan(MOST);
  });

  test('both typefaces are preloaded, used, and less than 60 KB together', async () => {
    const page = await visit('/nowhere');
    await page.goto('about:blank');
    const fonts = new Map<string, Response>();
    page.context().on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.set(response.url(), response);
    });
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect([...fonts.keys()].sort()).toEqual(preloaded.sort());
    expect(fonts.size).toBe(2);
    const isLoaded = (one: Element): boolean => {
      const first = getComputedStyle(one).fontFamily.split(',')[0]?.replaceAll('"', '');
      return [...document.fonts].some(({ status, family }) => status === 'loaded' && family === first);
    };
    for (const written of [heading, page.locator('body')])
      await eventually(() => written.evaluate(isLoaded)).toBe(true);
    const sizes = await bodiesOf(fonts.values(), (body) => body.length);
    expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThan(MOST_FONTS);
  });
}
