import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

test('the browser opens a page and runs a worker', async () => {
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>Hortus</title><p>garden</p>');
  expect(await page.title()).toBe('Hortus');
  const answer = await page.evaluate(`new Promise((resolve, reject) => {
    const source = 'onmessage = (e) => postMessage(e.data * 2)';
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    worker.onmessage = (e) => resolve(e.data);
    worker.onerror = (e) => reject(new Error(e.message));
    worker.postMessage(21);
  })`);
  expect(answer).toBe(42);
});

test('the browser draws letters with the font it brought', async () => {
  const page = await browser.newPage();
  await page.setContent('<span style="font: 40px sans-serif">garden</span>');
  expect(await page.evaluate('document.querySelector("span").offsetWidth')).toBeGreaterThan(60);
});

test('a context can be closed and another opened', async () => {
  const first = await browser.newContext();
  await (await first.newPage()).goto('data:text/html,one');
  await first.close();
  const second = await browser.newContext();
  const page = await second.newPage();
  await page.goto('data:text/html,<title>two</title>');
  expect(await page.title()).toBe('two');
});
