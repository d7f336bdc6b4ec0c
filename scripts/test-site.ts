// The site for browser tests: built pages, the real server on a real PostgreSQL, one browser for all of them.

import { rmSync } from 'node:fs';
import { RealHouse } from '../packages/server/src/testing/real-house.ts';
import { StoppableClock } from '../packages/server/src/testing/stoppable-clock.ts';
import { launchChromium } from './chromium.ts';
import { withSameDeals } from './lib/same-deals.ts';
import { builtWeb } from './lib/web.mjs';
import type { Site } from './site.ts';

export interface TestSite extends Site {
  /** The server's. */
  readonly clock: StoppableClock;
}

export async function openTestSite(): Promise<TestSite> {
  const [built, house, browser] = await Promise.all([builtWeb(() => {}), RealHouse.open(), launchChromium()]);
  const webFolder = withSameDeals(built);
  const clock = new StoppableClock();
  const { url } = await house.serve({ webFolder, clock });
  return {
    url,
    browser,
    clock,
    async close() {
      await browser.close();
      await house.close();
      rmSync(webFolder, { recursive: true, force: true });
    },
  };
}
