import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { apart } from './scripts/lib/apart.ts';
import { LongestFirst } from './scripts/lib/longest-first.ts';

/** `npm run soak` plays longer than anybody waits for at every change. */
const soak = process.env.HORTUS_SOAK === '1';

// Boards lie in the folders of their games, outside the project that says how to read JSX.
const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

const common = {
  restoreMocks: true,
  // Only for what hangs. A busy machine must never decide whether a test passes.
  testTimeout: soak ? 3_600_000 : 900_000,
  hookTimeout: 900_000,
};

const NOT_OURS = '**/node_modules/**';
const CHANCE = 'scripts/lib/same-chance.ts';
const ownProcess = apart();

const long = { ...common, name: 'soak', include: ['**/*.soak.ts'], exclude: [NOT_OURS] };

const separate = {
  ...common,
  name: 'apart',
  include: ownProcess,
  exclude: [NOT_OURS],
  setupFiles: [CHANCE],
};

const shared = {
  ...common,
  name: 'together',
  include: ['{packages,scripts,bench}/**/*.test.{ts,tsx}'],
  exclude: [NOT_OURS, ...ownProcess],
  isolate: false,
  setupFiles: [CHANCE, 'scripts/lib/no-traces.ts'],
};

/** `HORTUS_SHUFFLE=3` runs the files in another order: none may depend on those before it. */
const shuffle = process.env.HORTUS_SHUFFLE;
const order =
  shuffle === undefined
    ? { sequencer: LongestFirst }
    : { shuffle: { files: true, tests: false }, seed: Number(shuffle) };

export default defineConfig({
  test: {
    projects: (soak ? [long] : [separate, shared]).map((test) => ({ oxc, test })),
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    // One more than there are cores: tests in a browser wait for a fifth of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: order,
    allowOnly: false,
    passWithNoTests: false,
  },
});
