// The product as a visitor meets it, for pictures and measurements: built pages, a server that forgets, one browser.

import type { Browser } from 'playwright-core';
import { startServer } from '../packages/server/src/start.ts';
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
  const serving = await startServer({
    env: { PORT: '0', HOST: '127.0.0.1', HORTUS_LOG: 'warn' },
    store: new MemoryStore(),
    botThread: await botThread(),
    webFolder,
    say: () => {},
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
