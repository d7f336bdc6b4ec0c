import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';
import { MemoryStore } from './testing/memory-store.ts';
import { serveHere } from './testing/serving.ts';

const docs = join(import.meta.dirname, '../../../docs');
const page = readFileSync(join(docs, 'operating.md'), 'utf8');

/** The table of settings: names, and their defaults in the same order. */
const rows = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|/gm)].map(
  ([, names = '', values = '']) => ({
    names: [...names.matchAll(/\w+/g)].map(String),
    values: values.split(', ').map(Number),
  }),
);

test('the operator’s page has every setting, with its default', () => {
  const told = Object.fromEntries(
    rows.flatMap(({ names, values }) => names.map((name, i) => [name, values[i]])),
  );
  expect(told).toEqual(SETTINGS);
});

test('every variable that a server reads is explained', () => {
  const source = readFileSync(join(import.meta.dirname, 'environment.ts'), 'utf8');
  const read = [...new Set(source.match(/(?<=env\.)[A-Z_]+/g))];
  expect(read.length).toBeGreaterThan(8);
  const running = readFileSync(join(docs, 'running.md'), 'utf8');
  expect(read.filter((name) => !running.includes(`| \`${name}\` |`))).toEqual([]);
});

test('the operator’s page names every figure and every state of health that there is, and no other', async () => {
  const { serving } = await serveHere({ store: new MemoryStore() });
  const metrics = await (await fetch(`${serving.url}/metrics`)).text();
  await serving.close();
  const figures = [...metrics.matchAll(/^# TYPE (hortus_\w+)/gm)].map(([, name]) => name);
  const named = new Set(page.match(/hortus_\w+/g));
  expect([...named].toSorted()).toEqual(figures.toSorted());
  const health = readFileSync(join(import.meta.dirname, 'http/watching.ts'), 'utf8');
  const states = /look\(\): Promise<'ok' \| (.*)>/.exec(health)?.[1]?.split(' | ') ?? [];
  expect(states).toHaveLength(2);
  for (const state of states) expect(page).toContain(`says \`${state.slice(1, -1)}\``);
});
