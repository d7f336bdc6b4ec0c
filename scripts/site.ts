// The product as a visitor meets it, for pictures and measurements: built pages, a server that forgets, one browser.

import { pino } from 'pino';
import type { Browser } from 'playwright-core';
import { serve } from '../packages/server/src/serve.ts';
import { botThread } from '../packages/server/src/testing/bot-thread.ts';
import { MemoryStore } from '../packages/server/src/testing/memory-store.ts';
import { launchChromium } from './chromium.ts';
import { builtWeb } from './lib/web.mjs';

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const webFolder = await builtWeb(() => {});
  const serving = await serve({
    port: 0,
    address: '127.0.0.1',
    store: new MemoryStore(),
    botThread: botThread(),
    logger: pino({ level: 'warn' }, pino.destination(2)),
    webFolder,
  });
  const browser = await launchChromium();
  return {
    url: serving.url,
    browser,
    async close() {
      await browser.close();
      await serving.close();
    },
  };
}
