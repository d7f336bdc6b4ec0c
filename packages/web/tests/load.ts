/** What a first visit loads before a game is begun. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { again, hereWith, lit, playOn } from './board.ts';
import { controlled } from './offline.ts';
import { arrive, eventually, ofGarden, visit } from './visit.ts';

const MOST = 100_000;
/** Fonts aren't code, and have a budget of their own. */
const MOST_FONTS = 60_000;
/**
 * Pictures and small boards that load once the page is shown;
 * nobody waits for them. `home.ts` limits their size.
 */
export const DECORATION = /\/assets\/(?:Scene|live|BoardPicture)-/;
/** Only tests have it. */
const FOR_TESTS = '/assets/chance.js';
/** A class of CodeMirror. */
const MARK_OF_THE_EDITOR = 'cm-content';
/** Occurs in Garden's rules and nowhere else. */
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

/**
 * Reads the body of each response. They are fetched again, since a busy browser doesn't always keep them; a
 * file's name identifies its content.
 */
export const bodiesOf = <T>(
  responses: Iterable<Response>,
  look: (body: Buffer, url: string) => T,
): Promise<T[]> =>
  Promise.all(
    [...responses].map(async (response) => {
      const sent = await fetch(response.url());
      if (!sent.ok) throw new Error(`${response.url()}: ${sent.status}`);
      return look(Buffer.from(await sent.arrayBuffer()), response.url());
    }),
  );

/** A page, and every script that is sent for it. */
async function visitListening(path: string): Promise<readonly [Page, Map<string, Response>]> {
  const page = await arrive('about:blank');
  const scripts = new Map<string, Response>();
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !DECORATION.test(pathname) && pathname !== FOR_TESTS)
      scripts.set(response.url(), response);
  });
  await page.addInitScript(NOTE_FIRST_TILE);
  await page.goto(path);
  return [page, scripts];
}

/** The texts with one of the marks, each by its beginning. */
const marked = (texts: readonly string[], marks: readonly string[]): string[] =>
  marks.flatMap((mark) =>
    texts.filter((text) => text.includes(mark)).map((text) => `${mark}: ${text.slice(0, 80)}`),
  );

/** Games other than Garden and the Card Game System, and what occurs in their tables' scripts. */
const OTHERS = [
  ['genesis', '.sway .sway-card', 'sway-own'],
  ['worlds-asunder', '.sway .sway-card', 'sway-own'],
  ['gnostica', '[data-space]', 'data-space'],
] as const;

export function loadTests(): void {
  test.each(OTHERS)(
    // Not from the first page: the small boards on it play every game.
    'a table of %s loads nothing of the Card Game System',
    async (id, board, own) => {
      const [page, scripts] = await visitListening(`/here/first?game=${id}&level=novice`);
      await page.locator(board).first().waitFor();
      const texts = await bodiesOf(scripts.values(), (body) => body.toString());
      expect(marked(texts, [own])).not.toEqual([]);
      expect(marked(texts, [MARK_OF_THE_EDITOR, ...MARKS_OF_CARDS])).toEqual([]);
    },
  );

  test('less than 100 KB of compressed script from the first page to the first tile', async () => {
    const [page, scripts] = await visitListening('/');
    await page.getByRole('button', { name: ofGarden('web.home.play.of') }).click();
    await lit(page).first().waitFor();
    const seen = await firstTile(page);
    // A copy of the list: more is sent while these are read.
    const needed = [...scripts.values()].filter((response) => response.request().timing().startTime <= seen);
    const texts = await bodiesOf(needed, (body) => body.toString());
    // Page and worker share one build of the rules.
    expect(texts.filter((text) => text.includes(CLAUSE_OF_A_REFUSAL))).toHaveLength(1);
    // The editor of packs is for those who open it, and the Card Game System for those who play it.
    expect(marked(texts, [MARK_OF_THE_EDITOR, ...MARKS_OF_CARDS])).toEqual([]);
    const sizes = await bodiesOf(
      needed,
      (body, url) => [new URL(url).pathname, gzipSync(body).length] as const,
    );
    // The engine and the bot are in a worker of their own, and count.
    expect(sizes.map(([path]) => path).join()).toContain('worker');
    const sum = sizes.reduce((all, [, size]) => all + size, 0);
    expect(sum, JSON.stringify(sizes)).toBeLessThan(MOST);
  });

  test('a whole game of Garden asks for nothing of the Card Game System, whatever is copied for going offline', async () => {
    const page = await visit('/nowhere', { keepsSite: true });
    await controlled(page);
    const asked = new Map<string, Response>();
    // What the page and its workers request. The service worker's own copy isn't included.
    page.on('response', (response) => asked.set(response.url(), response));
    await page.goto(hereWith({ level: 'novice' }));
    await playOn(page);
    await again(page).waitFor();
    const scripts = [...asked.values()].filter((one) => new URL(one.url()).pathname.endsWith('.js'));
    const texts = await bodiesOf(scripts, (body) => body.toString());
    expect(marked(texts, [CLAUSE_OF_A_REFUSAL])).not.toEqual([]);
    expect(marked(texts, [MARK_OF_THE_EDITOR, ...MARKS_OF_CARDS])).toEqual([]);
  });

  test('both typefaces are preloaded, used, and less than 60 KB together', async () => {
    const page = await arrive('about:blank');
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
    await eventually(() => [...fonts.keys()].sort()).toEqual(preloaded.sort());
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
