// How smoothly a full table is drawn on a slow machine. For the bench; `node --import tsx scripts/frames.ts` prints it
// alone, and `--profile FILE` also writes what the page's main thread did, for a browser's profiler.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openSite, type Site } from './site.ts';

/** Frames per second, from the moment five bots play among themselves. */
interface Frames {
  readonly phone: number;
  readonly desk: number;
}

const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } } as const;
const SLOWER = 4;
const SECONDS = 10;
const ROUNDS = 3;

/** Gnostica with as many as can play: one person, who resigns so that bots wait for nobody, and five bots. */
const TABLE = `/here/watched?game=gnostica&o.start=seat&seat=person.Ana${'&seat=bot.novice'.repeat(5)}`;

/** A string, since tsx would make a function call a helper that the page doesn't have. */
const COUNT = `new Promise((resolve) => {
  const start = performance.now();
  let frames = 0;
  const next = (now) => {
    if (now - start >= ${SECONDS * 1000}) return resolve(frames / ((now - start) / 1000));
    frames++;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})`;

async function openTable({ browser, url }: Site, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url + TABLE);
  await page.locator('.gno').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.log-line').first().waitFor({ state: 'attached' });
  return page;
}

async function rateOn(site: Site, screen: keyof Frames, profile?: string): Promise<number> {
  const page = await openTable(site, SCREENS[screen]);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (profile !== undefined) {
    await session.send('Profiler.enable');
    await session.send('Profiler.start');
  }
  const rate = (await page.evaluate(COUNT)) as number;
  if (profile !== undefined) {
    const found = await session.send('Profiler.stop');
    writeFileSync(profile, JSON.stringify(found.profile));
  }
  await page.context().close();
  return rate;
}

/** The median of several visits: one that something else on the machine disturbed says nothing about the page. */
async function framesOfFullTable(profile?: string): Promise<Frames> {
  const site = await openSite();
  const middle = async (screen: keyof Frames): Promise<number> => {
    const rates: number[] = [];
    for (let i = 0; i < ROUNDS; i++) rates.push(await rateOn(site, screen, profile));
    return Math.round((rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0) * 10) / 10;
  };
  try {
    return { phone: await middle('phone'), desk: await middle('desk') };
  } finally {
    await site.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , flag, file] = process.argv;
  console.log(JSON.stringify(await framesOfFullTable(flag === '--profile' ? file : undefined)));
}
