import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { conclude, runSteps, steps } from './test.mjs';

const step = (name: string, code: string) => ({ name, command: ['-e', code] });

/** What is printed while `work` runs, and what it gives. */
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
  expect(result).toMatchObject({ passed: 1, failed: 3 });
  expect([...result.notes].sort()).toEqual(['four failed', 'one failed', 'two failed']);
  expect(lines.join('\n')).toContain('FAILED two');
});

test('a step whose program is missing fails', async () => {
  const { result } = await overhear(() => runSteps([{ name: 'gone', command: ['scripts/gone.mjs'] }]));
  expect(result).toMatchObject({ passed: 0, failed: 1 });
});

test('the verdict is the last line, and the exit code follows it', async () => {
  const bad = await overhear(() => conclude({ passed: 3, failed: 1, notes: ['levels failed'] }));
  expect(bad.lines).toEqual(['levels failed', '3 passed, 1 failed']);
  expect(bad.result).toBe(1);
  const good = await overhear(() => conclude({ passed: 4, failed: 0, notes: ['1 skipped'] }));
  expect(good.lines.at(-1)).toBe('4 passed, 0 failed');
  expect(good.result).toBe(0);
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
