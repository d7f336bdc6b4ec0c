// The site for browser tests: built pages, the real server on a real PostgreSQL, one browser for all of them.

import { RealHouse } from '../packages/server/src/testing/real-house.ts';
import { launchChromium } from './chromium.ts';
import { builtWeb } from './lib/web.mjs';
import type { Site } from './site.ts';

export async function openTestSite(): Promise<Site> {
  const [webFolder, house, browser] = await Promise.all([
    builtWeb(() => {}),
    RealHouse.open(),
    launchChromium(),
  ]);
  const { url } = await house.serve({ webFolder });
  return {
    url,
    browser,
    async close() {
      await browser.close();
      await house.close();
    },
  };
}
