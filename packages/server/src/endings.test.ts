import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDS_WITHIN, Endings } from './endings.ts';

/** Time that passes at once, and how much of it has. */
function hurried() {
  const waited: number[] = [];
  const later = (ms: number, act: () => void): (() => void) => {
    const waiting = setImmediate(() => {
      waited.push(ms);
      act();
    });
    return () => clearImmediate(waiting);
  };
  return { waited, later };
}

test('everything is stopped in reverse order, and all calls wait for the same end', async () => {
  const { waited, later } = hurried();
  const endings = new Endings(later);
  const ended: string[] = [];
  for (const name of ['database', 'store', 'server'] as const)
    endings.add(async () => void ended.push(name), ENDS_WITHIN[name]);
  expect(endings.isEnding).toBe(false);
  await Promise.all([endings.end(), endings.end()]);
  expect(endings.isEnding).toBe(true);
  expect(ended).toEqual(['server', 'store', 'database']);
  expect(waited).toEqual([]);
});

test('what hangs or fails holds up nobody, and the whole program ends within ten seconds', async () => {
  const { waited, later } = hurried();
  const endings = new Endings(later);
  const asked: string[] = [];
  endings.add(() => new Promise(() => asked.push('database')), ENDS_WITHIN.database);
  endings.add(() => Promise.reject(new Error('the store is gone')), ENDS_WITHIN.store);
  endings.add(() => new Promise(() => asked.push('server')), ENDS_WITHIN.server);
  await endings.end();
  expect(asked).toEqual(['server', 'database']);
  expect(waited).toEqual([ENDS_WITHIN.server, ENDS_WITHIN.database]);
  const { server, store, database } = ENDS_WITHIN;
  expect(server + store + database).toBeLessThanOrEqual(10_000);
});

test('systemd waits longer than the program takes', () => {
  const unit = readFileSync(new URL('../../../deploy/hortus.service', import.meta.url), 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(
    Object.values<number>(ENDS_WITHIN).reduce((sum, ms) => sum + ms),
  );
});
