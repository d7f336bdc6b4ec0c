import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';

/** `npm run soak` plays longer than anybody waits for at every change. */
const soak = process.env.HORTUS_SOAK === '1';

export default defineConfig({
  // Boards lie in the folders of their games, outside the project that says how to read JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [soak ? '**/*.soak.ts' : '{packages,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    setupFiles: soak ? [] : ['scripts/lib/same-chance.ts'],
    // One more than there are cores: tests in a browser wait for a fifth of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    // Only for what hangs. A busy machine must never decide whether a test passes.
    testTimeout: soak ? 3_600_000 : 900_000,
    hookTimeout: 900_000,
  },
});
