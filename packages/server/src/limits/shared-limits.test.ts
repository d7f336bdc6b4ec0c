import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shared } from '../shared.ts';
import { Guest } from '../socket/guests.ts';
import type { Store } from '../store.ts';
import { built } from '../testing/built.ts';
import { startChild } from '../testing/child.ts';
import { TestClient } from '../testing/client.ts';
import { legalMoves } from '../testing/garden-moves.ts';
import { openTestStore } from '../testing/open-store.ts';
import { kill } from '../testing/processes.ts';
import { RealHouse } from '../testing/real-house.ts';
import { until } from '../testing/wait.ts';
import { stepOf } from './sharing.ts';

let house: RealHouse;
beforeEach(async () => {
  house = await RealHouse.open();
});
afterEach(() => house.close());

const count = <T>(some: readonly T[], one: T): number => some.filter((each) => each === one).length;

/** A store that says how often it was asked to add counts up. */
async function watched(): Promise<{ store: Store; added: () => string[] }> {
  const store = await openTestStore({ url: house.databaseUrl });
  const { counts } = store;
  if (counts === undefined) throw new Error('it shares no counts');
  const add = vi.fn(counts.add);
  const added = (): string[] => add.mock.calls.flatMap(([, some]) => some.map(({ key }) => key));
  return { store: { ...store, counts: { ...counts, add } }, added };
}

test('two processes on one database let an address through as often as one, and hardly more', async () => {
  const settings = { requestsPerMinute: 64, guestsPerMinute: 16 };
  const urls = [(await house.serve({ settings })).url, (await house.serve({ settings })).url];
  const statuses = (times: number, path: string, method = 'GET') =>
    Promise.all(
      Array.from(
        { length: times },
        async (_, i) => (await fetch(`${urls[i % 2]}${path}`, { method })).status,
      ),
    );
  const games = await statuses(160, '/api/games');
  expect(count(games, 200)).toBeGreaterThanOrEqual(64);
  expect(count(games, 200)).toBeLessThan(64 + 2 * stepOf(64));
  expect(count(games, 200) + count(games, 429)).toBe(160);
  const guests = await statuses(40, '/api/guest', 'POST');
  expect(count(guests, 200)).toBeGreaterThanOrEqual(16);
  expect(count(guests, 200)).toBeLessThan(16 + 2 * stepOf(16));
  // One that starts now doesn't begin at zero, and nobody else is locked out.
  const { url } = await house.serve({ settings, trustProxy: 1 });
  const later = await Promise.all(
    Array.from({ length: 64 }, async () => (await fetch(`${url}/api/games`)).status),
  );
  expect(count(later, 200)).toBe(stepOf(64));
  const other = await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(other.status).toBe(200);
});

test('two processes on one database send an address as many bytes of logs as one, and hardly more', async () => {
  const first = await house.serve();
  const { anna, ben, id } = await house.pair(first.url);
  await anna.play(id, [{ kind: 'resign' }], { answers: 0 });
  await ben.when(() => ben.tables.get(id)?.status === 'over');
  const path = `/api/tables/${id}/log`;
  const { length } = await (await fetch(`${first.url}${path}`)).text();
  await house.stop(first);
  const settings = { logBytesPerMinute: 8 * length };
  // Counted apart from what the first process sent.
  const open = async () => (await house.serve({ settings, trustProxy: 1 })).url;
  const urls = [await open(), await open()];
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const statuses: number[] = [];
  for (let i = 0; i < 20; i++) statuses.push((await fetch(`${urls[i % 2]}${path}`, { headers })).status);
  expect(count(statuses, 200)).toBeGreaterThanOrEqual(8);
  expect(count(statuses, 200)).toBeLessThanOrEqual(8 + 2);
  expect(count(statuses, 200) + count(statuses, 429)).toBe(20);
  // One that starts now sends one log and then knows, and nobody else waits.
  const later = await open();
  const ask = async (who: string) =>
    (await fetch(`${later}${path}`, { headers: { 'x-forwarded-for': who } })).status;
  const me = '203.0.113.7';
  expect([await ask(me), await ask(me), await ask('203.0.113.8')]).toEqual([200, 429, 200]);
});

test('a match is played without a question about limits, and no address is stored', async () => {
  const { store, added } = await watched();
  const { url, server } = await house.serve({ store });
  const { url: otherUrl } = await house.serve();
  const { anna, ben, id } = await house.pair(url, {}, otherUrl);
  await server.shared.sharing.flush();
  const before = added();
  expect(before.length).toBeGreaterThan(0);
  for (const key of before) expect(key).toMatch(/ [0-9a-f]{16}$/);
  const pages = [anna, ben];
  for (let moves = 0; moves < 6; moves++) {
    await anna.when(() => anna.sights.get(id)?.seq === moves);
    const sight = anna.sights.get(id);
    if (sight === undefined || sight.outcome !== undefined) break;
    const [seat = 0] = sight.toAct;
    const page = pages[seat] as typeof anna;
    await page.when(() => page.sights.get(id)?.seq === moves);
    expect(await page.play(id, legalMoves(sight, seat).slice(0, 1))).toMatchObject({ is: 'ok' });
  }
  await server.shared.sharing.flush();
  expect(added()).toEqual(before);
});

/** Opens a socket for this person, who may come from somewhere else; says whether it stays. */
async function isLetIn(url: string, token: string, from?: string): Promise<TestClient | undefined> {
  const client = new TestClient(url, token);
  await client.open(from === undefined ? {} : { 'x-forwarded-for': from });
  const hello = client.hello();
  await Promise.race([hello, client.when(() => client.closed !== undefined)]);
  return client.closed === undefined ? client : undefined;
}

test('two processes on one database let a person and an address open as many sockets as one, and hardly more', async () => {
  const settings = { socketsPerPerson: 8, socketsPerAddress: 32 };
  const open = () => house.serve({ settings, trustProxy: 1 });
  const servings = [await open(), await open()];
  const urls = servings.map(({ url }) => url);
  const { token } = await house.guest(urls[0] ?? '');
  /** Somebody who has no socket yet. */
  const newToken = async (): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: JSON.stringify({ token: true }) };
    return ((await (await fetch(`${urls[0]}/api/guest`, asked)).json()) as { token: string }).token;
  };
  const enter = (i: number, from: string, who = token) => isLetIn(urls[i % 2] ?? '', who, from);
  // All at once; one at a time is no harder. One is open already.
  const opened = await Promise.all(Array.from({ length: 24 }, (_, i) => enter(i, '203.0.113.1')));
  const sockets = opened.filter((one) => one !== undefined);
  // At most one more per process.
  expect(sockets.length + 1).toBeGreaterThanOrEqual(8);
  expect(sockets.length + 1).toBeLessThanOrEqual(8 + 2);
  // Closing makes room, on the other process too, and that room is all there is.
  for (const one of sockets) one.cut();
  for (const i of [0, 1]) {
    const again = await until('room again', () => enter(i, '203.0.113.1'));
    again.cut();
  }
  // Many people at one address.
  const people = await Promise.all(Array.from({ length: 80 }, newToken));
  const crowd = await Promise.all(people.map((one, i) => enter(i, '203.0.113.2', one)));
  const there = crowd.filter((one) => one !== undefined);
  expect(there.length).toBeGreaterThanOrEqual(32);
  expect(there.length).toBeLessThanOrEqual(32 + 2 * stepOf(32) + 2 * (32 / 8 - 1));
  for (const one of there) one.cut();
});

test('what a process that has died held open counts no longer', async () => {
  const file = await built(new URL('../testing/serve-child.ts', import.meta.url));
  const child = startChild(file, [house.databaseUrl]);
  try {
    const childUrl = await until('the address of the child', () => child.lines[0]);
    const settings = { socketsPerPerson: 8 };
    const { url } = await house.serve({ settings });
    // So that nobody is alone afterwards, and asks nobody for that reason.
    await house.serve({ settings });
    const { token } = await house.guest(url);
    // The child's own cap is 16.
    for (let i = 0; i < 8; i++) expect(await isLetIn(childUrl, token)).toBeDefined();
    await until('word of them', async () => {
      const one = await isLetIn(url, token);
      one?.cut();
      return one === undefined;
    });
    kill(child.process.pid ?? 0);
    await until('room again', () => isLetIn(url, token));
  } finally {
    kill(child.process.pid ?? 0);
    await child.ended;
  }
});

test('whoever sends a lot on one process has less left on the other', async () => {
  const settings = { messagesPerSecond: 10, messagesAtOnce: 20 };
  const open = async (): Promise<Shared> => (await house.serve({ settings })).server.shared;
  const [here, there] = [await open(), await open()];
  const now = Math.max(here.clock.now(), there.clock.now()) + 1000;
  const take = (guest: Guest): number => {
    let taken = 0;
    while (guest.take(1, now)) taken++;
    return taken;
  };
  const person = 'p'.repeat(22);
  const [first, second] = [new Guest(person, here), new Guest(person, there)];
  expect(take(first)).toBe(40);
  await here.sharing.flush();
  for (let i = 0; i < 10; i++) expect(second.take(1, now)).toBe(true);
  await there.sharing.flush();
  expect(take(second)).toBe(0);
  expect(take(new Guest('another', there))).toBe(40);
});
