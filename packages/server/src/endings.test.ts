import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Endings, endsWithin } from './endings.ts';
import { SETTINGS } from './settings.ts';

const WITHIN = endsWithin(SETTINGS.stopWithin);

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
  const said: string[] = [];
  const endings = new Endings((line) => said.push(line), later);
  const ended: string[] = [];
  for (const name of ['database', 'store', 'server'] as const)
    endings.add(name, async () => void ended.push(name), WITHIN[name]);
  expect(endings.isEnding).toBe(false);
  await Promise.all([endings.end(), endings.end()]);
  expect(endings.isEnding).toBe(true);
  expect(ended).toEqual(['server', 'store', 'database']);
  expect([waited, said]).toEqual([[], []]);
});

test('a part that hangs or fails holds up nothing, and the whole program ends within ten seconds', async () => {
  const { waited, later } = hurried();
  const said: string[] = [];
  const endings = new Endings((line) => said.push(line), later);
  const asked: string[] = [];
  endings.add('database', () => new Promise(() => asked.push('database')), WITHIN.database);
  endings.add('store', () => Promise.reject(new Error('the store is gone')), WITHIN.store);
  endings.add('server', () => new Promise(() => asked.push('server')), WITHIN.server);
  await endings.end();
  expect(asked).toEqual(['server', 'database']);
  expect(waited).toEqual([WITHIN.server, WITHIN.database]);
  expect(said).toEqual([
    'The server didn’t stop within 6 s. Going on without it.',
    'Error: the store is gone',
    'The database didn’t stop within 3 s. Going on without it.',
  ]);
  const { server, store, database } = WITHIN;
  expect(server + store + database).toBeLessThanOrEqual(10_000);
});

test('systemd waits longer than the program takes', () => {
  const unit = readFileSync(new URL('../../../deploy/hortus.service', import.meta.url), 'utf8');
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(SETTINGS.stopWithin);
});
