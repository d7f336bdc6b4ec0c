/** Visitors of the site: each a browser context of its own, whose complaints fail the test it belongs to. */
import { isDeepStrictEqual } from 'node:util';
import { englishWords, loadGames } from '@hortus/catalogue';
import { HOLD_MS } from '@hortus/frame/parts/use-press.ts';
import type { Key } from '@hortus/words';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { PATIENCE } from '../../../scripts/lib/patience.ts';
import { sameChance } from '../../../scripts/lib/same-deals.ts';
import type { TestSite } from '../../../scripts/test-site.ts';
import { slowDown } from './slow.ts';

export interface Wish extends BrowserContextOptions {
  /** Complaints that belong to what the test does, such as those of a browser without a network. */
  readonly expected?: RegExp;
  /** Holds things to see them large. Others only press, however long a busy machine takes between down and up. */
  readonly holds?: boolean;
  /** Keep the site for going offline. Others do not: it costs every test its time. */
  readonly keepsSite?: boolean;
}

await loadGames();
export const { say } = englishWords();
/** The words of a message, with its gaps open. */
export const saying = (key: Key, params?: Parameters<typeof say>[1]): RegExp =>
  new RegExp(
    say(key, params)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+'),
  );

/** A way into Garden on the first page, which offers every game. */
export const ofGarden = (key: 'web.home.play.of' | 'web.home.screen.of' | 'web.home.friend.of'): string =>
  say(key, { game: say('web.game.garden') });

/** Waits until it is true; checks at once, then again and again. */
export const eventually = <T>(look: () => T, message?: string) =>
  expect.poll(look, { timeout: PATIENCE, interval: 25, ...(message === undefined ? {} : { message }) });

/** How many frames in a row a page must look the same. */
const AT_REST = 10;

/**
 * Reads what a page shows once it has come to rest. For measurements, for what is compared with a later reading, and for
 * what must not happen, after waiting for something that comes later; what should become true is awaited by `eventually`.
 */
export async function settled<T>(page: Page, read: () => Promise<T>): Promise<T> {
  let last = await read();
  for (let same = 0; same < AT_REST; ) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const now = await read();
    same = isDeepStrictEqual(now, last) ? same + 1 : 0;
    last = now;
  }
  return last;
}

let present: TestSite | undefined;
export function setSite(site: TestSite): void {
  present = site;
}
export function site(): TestSite {
  if (present === undefined) throw new Error('the site is not open yet');
  return present;
}

/**
 * Stops the server's time until the end of this test: no window closes and nobody's time runs out, however busy the
 * machine is, until the test lets some time pass with the function it gets.
 */
export function stopTime(): (milliseconds: number) => void {
  const { clock } = site();
  clock.stop();
  onTestFinished(() => clock.start());
  return (milliseconds) => clock.pass(milliseconds);
}

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;
export const SIDEWAYS = { width: 740, height: 360 } as const;

/** Everything that a browser complains of: errors of the page and its workers, refused scripts and styles, lost files. */
function listen(context: BrowserContext, expected: RegExp | undefined): string[] {
  const heard: string[] = [];
  const hear = (text: string): void => {
    if (expected?.test(text) !== true) heard.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      hear(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => hear(`thrown: ${error.error().stack}`));
  context.on('page', (page) => page.on('crash', () => hear('the page crashed')));
  return heard;
}

const NEVER_HELD = `{
  const { setTimeout: later } = window;
  window.setTimeout = (act, ms, ...more) => later(act, ms === ${HOLD_MS} ? 1e9 : ms, ...more);
}`;

const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7);
/** `HORTUS_DEALS=2` deals every visitor other cards, to hunt for what holds only by luck. */
const DEALS = process.env.HORTUS_DEALS === undefined ? '' : `${process.env.HORTUS_DEALS} `;
const visitors = new Map<string, number>();
/** Another one for each visitor of each test. */
function nextSeed(): number {
  const test = `${DEALS}${expect.getState().currentTestName ?? ''}`;
  const count = (visitors.get(test) ?? 0) + 1;
  visitors.set(test, count);
  return hash(`${test} ${count}`);
}

/**
 * Ids, promises and the deals of matches without a server come out the same whenever a test runs, so that it may rely on
 * what it was dealt.
 */
const fixChance = (
  seed: number,
): string => `${sameChance(String(seed), "location.protocol === 'http:' ? localStorage : {}")}
{
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(url, options) { super(url, { ...options, name: '${seed}' }); }
  };
}`;

/** A new person with a fresh browser, at any path, even one that isn't a page. */
export async function arrive(path: string, wish: Wish = {}): Promise<Page> {
  const { expected, holds = false, keepsSite = false, ...options } = wish;
  const context = await site().browser.newContext({
    baseURL: site().url,
    viewport: DESK,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const seed = nextSeed();
  if (!keepsSite) {
    await context.addInitScript('delete Navigator.prototype.serviceWorker');
    await context.addInitScript(fixChance(seed));
  }
  if (!holds) await context.addInitScript(NEVER_HELD);
  await slowDown(context, seed);
  const heard = listen(context, expected);
  onTestFinished(async () => {
    await context.close();
    expect(heard).toEqual([]);
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** The same at the first page or the one that was asked for, once it is shown. */
export async function visit(path = '/', wish: Wish = {}): Promise<Page> {
  const page = await arrive(path, wish);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  return page;
}
