// The site in a real Chromium, against the real server with its PostgreSQL: one of each for all suites of a file.

import { afterAll, beforeAll, describe } from 'vitest';
import { openTestSite, type TestSite } from '../../../scripts/test-site.ts';
import { setSite } from './visit.ts';

export function onTheSite(suites: Readonly<Record<string, () => void>>): void {
  let open: TestSite | undefined;
  beforeAll(async () => {
    open = await openTestSite();
    setSite(open);
  });
  afterAll(() => open?.close());
  for (const [name, tests] of Object.entries(suites)) describe(name, tests);
}
