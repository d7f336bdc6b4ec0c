/** Options are any JSON: whatever is no deck, or would be an attack, is refused in a few words and not logged. */
import { afterAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { serveHere } from '../testing/serving.ts';

const { serving, logged } = await serveHere();
const anna = await TestClient.guest(serving.url, 'Anna');
afterAll(async () => {
  anna.cut();
  await serving.close();
});

const seats = [{ kind: 'me' }, { kind: 'friend' }];
const make = (options: unknown) => anna.request('POST', '/api/tables', { game: 'genesis', seats, options });
const card = (i: number) => ({
  name: `Card ${i} x`,
  ability: 'omen',
  sway: 1,
  faction: i % 2 ? 'Reds' : 'Blues',
  lore: 'la '.repeat(150).trim(),
});
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  ['deep lists', { deck: nested(3000) }],
  ['a deep list in a card', { custom: [{ name: 'X', ability: nested(2000), sway: 1 }] }],
  ['what cannot be a text', { custom: [{ name: 'X', ability: { toString: 1 }, sway: { valueOf: 1 } }] }],
  ['a great many cards', { deck: { cards: Array.from({ length: 40_000 }, () => 1) } }],
  ['a great many faults', { deck: { cards: Array.from({ length: 400 }, () => ({ name: 1, x: 2 })) } }],
  ['a great many options', Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`o${i}`, 1]))],
])('%s as options are refused shortly', async (_, options) => {
  const { status, body } = await make(options);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  expect(JSON.stringify(body).length).toBeLessThan(20_000);
  expect(logged).toEqual([]);
});

test('the list of one’s tables contains no cards', async () => {
  const deck = {
    name: 'Big',
    factions: ['Reds', 'Blues'],
    cards: Array.from({ length: 136 }, (_, i) => card(i)),
  };
  const made = await make({ deck, recruits: 1 });
  expect(made).toMatchObject({ status: 201, body: { options: { deck: { name: 'Big' }, recruits: 1 } } });
  const { body } = await anna.request('GET', '/api/me/tables');
  expect(body).toMatchObject({ tables: [{ options: { recruits: 1, first: 'lot' } }] });
  expect(JSON.stringify(body).length).toBeLessThan(2000);
});
