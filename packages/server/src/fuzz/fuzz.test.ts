import { FastLuck } from '@hortus/kernel';
import { clientMessage } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { RealHouse } from '../testing/real-house.ts';
import { fuzz } from './fuzz.ts';
import { messagesIn, SAMPLES } from './requests.ts';

test('thousands of odd requests and messages cause no fault of ours, no leak and no silence', async () => {
  const { requests, messages, statuses, done, played, refused, faults } = await fuzz(3000, 11);
  expect(faults).toEqual([]);
  expect([requests, messages]).toEqual([1500, 1500]);
  // Some got past the door.
  expect(statuses[200]).toBeGreaterThan(100);
  expect(statuses[400]).toBeGreaterThan(50);
  // Some were forms of the operator that did something.
  expect(statuses[303]).toBeGreaterThan(20);
  expect(done).toBeGreaterThan(40);
  // And to the rules: many moves were legal, and many were refused for a reason that only a game knows.
  expect(played).toBeGreaterThan(100);
  expect(Object.keys(refused).length).toBeGreaterThan(12);
});

test('every route and every message is among them', async () => {
  const house = await RealHouse.open();
  try {
    const { url } = await house.serve();
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const sampled = SAMPLES.map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route) => !sampled.includes(route))).toEqual([]);
  } finally {
    await house.close();
  }
  const known = clientMessage.options.map(({ shape }) => shape.do.value);
  const samples = messagesIn({ tables: ['t'], hashes: [], asks: [], people: [] }, new FastLuck(1));
  expect(Object.keys(samples).toSorted()).toEqual([...known].toSorted());
  for (const sample of Object.values(samples)) expect(clientMessage.safeParse(sample).success).toBe(true);
});
