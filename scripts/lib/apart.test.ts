import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { apart, needsOwnProcess } from './apart.ts';
import { changedSince, surroundings } from './surroundings.ts';

const home = process.cwd();
afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a file that replaces modules or globals, moves the process or takes minutes gets a process of its own', () => {
  const path = 'packages/kernel/src/x.test.ts';
  expect(needsOwnProcess(path, "import { expect, test } from 'vitest';")).toBe(false);
  expect(needsOwnProcess(path, "import { test, vi } from 'vitest';\nvi.stubGlobal('a', 1);")).toBe(true);
  expect(needsOwnProcess(path, "import {\n  test,\n  vi,\n} from 'vitest';")).toBe(true);
  expect(needsOwnProcess(path, "import { test } from 'vitest';\nprocess.chdir('/');")).toBe(true);
  expect(needsOwnProcess('packages/web/tests/browser-sway.test.ts', '')).toBe(true);
  expect(apart()).toContain('scripts/lib/apart.test.ts');
});

test('nothing has changed where nobody did anything, and reading a global for the first time is nothing', () => {
  const before = surroundings();
  expect(new TextEncoder().encode('x')).toHaveLength(1);
  expect(changedSince(before)).toEqual([]);
});

test('a folder, a variable and a global that are left behind are named', () => {
  const before = surroundings();
  process.chdir(tmpdir());
  vi.stubEnv('HORTUS_LEFT', '1');
  vi.stubGlobal('left', 1);
  vi.stubGlobal('setTimeout', () => 1);
  expect(changedSince(before).sort()).toEqual([
    'globalThis.left',
    'globalThis.setTimeout',
    'process.cwd()',
    'process.env.HORTUS_LEFT',
  ]);
});
