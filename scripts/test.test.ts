import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { conclude, runSteps, runVitest, steps } from './test.mjs';

const step = (name: string, code: string) => ({ name, command: ['-e', code] });

/** What is printed while `work` runs, and its result. */
async function overhear<T>(work: () => T): Promise<{ lines: string[]; result: Awaited<T> }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const result = await work();
  return { lines: log.mock.calls.map(([line]) => String(line)), result };
}

test('every step runs and counts, whatever the others do', async () => {
  const queue = [
    step('one', 'process.exit(3)'),
    step('two', 'console.error("crooked"); process.kill(process.pid, "SIGKILL")'),
    step('three', ''),
    step('four', 'throw new Error()'),
  ];
  const { lines, result } = await overhear(() => runSteps(queue));
  expect(result.passed).toBe(1);
  expect(result.failures.map(({ where }) => where).sort()).toEqual(['four', 'one', 'two']);
  expect(result.failures).toContainEqual({ where: 'one', why: 'code 3' });
  expect(result.failures).toContainEqual({ where: 'two', why: 'crooked' });
  expect(lines.join('\n')).toContain('FAILED two');
});

test('a step whose program is missing fails', async () => {
  const { result } = await overhear(() => runSteps([{ name: 'gone', command: ['scripts/gone.mjs'] }]));
  expect(result).toMatchObject({ passed: 0, failures: [{ where: 'gone' }] });
});

test('the last lines name every failure, the very last is the verdict, and the exit code follows it', async () => {
  const failures = [{ where: 'levels', why: 'kernel imports web' }];
  const bad = await overhear(() => conclude({ passed: 3, failures, notes: ['1 skipped'] }));
  expect(bad.lines).toEqual(['1 skipped', 'FAILED levels\n       kernel imports web', '3 passed, 1 failed']);
  expect(bad.result).toBe(1);
  const good = await overhear(() => conclude({ passed: 4, failures: [], notes: ['1 skipped'] }));
  expect(good.lines.at(-1)).toBe('4 passed, 0 failed');
  expect(good.result).toBe(0);
});

/** A small project with every way a file of tests can fail. */
const PLANTED = {
  'good.test.ts': `test('adds', () => expect(1 + 1).toBe(2)); test.skip('later', () => {});`,
  'wrong.test.ts': `describe('a sum', () => test('is wrong', () => expect(1 + 1, 'the sum').toBe(3)));`,
  'broken.test.ts': `throw new Error('planted: does not load\\nand more');`,
  'hook.test.ts': `describe('a hook', () => { beforeAll(() => { throw new Error('planted: no set-up'); }); test('x', () => {}); });`,
  'late.test.ts': `test('passes', () => { void Promise.reject(new Error('planted: nobody waited')); });`,
};

test('each way a file of tests can fail is named with its file, its test and its error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hortus-planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(PLANTED)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
  const { passed, failures, notes } = await runVitest(['--root', folder, '--silent'], {}, 'ignore');
  expect(passed).toBe(2);
  expect(notes).toEqual(['2 skipped']);
  expect(failures).toHaveLength(4);
  expect(failures).toEqual(
    expect.arrayContaining([
      { where: 'wrong.test.ts > a sum > is wrong', why: 'the sum: expected 2 to be 3 // Object.is equality' },
      { where: 'broken.test.ts', why: 'planted: does not load' },
      { where: 'hook.test.ts > a hook', why: 'planted: no set-up' },
      { where: expect.stringMatching(/late\.test\.ts > outside its tests$/), why: 'planted: nobody waited' },
    ]),
  );
});

test('the steps are those that the tests do not cover', () => {
  const names = steps.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['types', 'lint and format', 'levels', 'unused code']));
});

test('a child does not outlive us', async () => {
  const children = JSON.stringify(new URL('./lib/children.mjs', import.meta.url).href);
  const code = `import(${children}).then(({ start }) => {
    const child = start(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'], {});
    child.stdout.once('data', () => console.log(child.pid));
  })`;
  const parent = spawn(process.execPath, ['-e', code]);
  const [pid] = await once(parent.stdout, 'data');
  parent.kill('SIGTERM');
  const [exitCode] = await once(parent, 'close');
  expect(exitCode).toBe(128 + 15);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
