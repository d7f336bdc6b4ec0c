/** *My games* is read from rows: no match is loaded or replayed for it. Counted, not timed. */
import { livingEntries, seatsOf } from '@hortus/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { legalMoves } from '../testing/garden-moves.ts';
import { sitDown } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import type { SimPage } from '../testing/sim-page.ts';
import { myTables } from './my-table.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const LIMIT = 100;

/** How many logs are read from now on. */
function countedLogs({ shared: { store } }: Server): () => number {
  const entries = store.entries.bind(store);
  let count = 0;
  store.entries = (...given) => {
    count++;
    return entries(...given);
  };
  return () => count;
}

/** What the list said when it was made by playing the match: the oracle. */
async function fromMatch(server: Server, id: string) {
  const running = (await server.live.get(id))?.running;
  if (running === undefined) throw new Error('not dealt');
  const { match, lastAt } = running;
  const { outcome } = match;
  return {
    id,
    at: lastAt,
    moves: livingEntries(match.seen('table')).length,
    toAct: seatsOf(match.toAct),
    ...(outcome && { outcome }),
  };
}

async function move(pages: readonly SimPage[], id: string, seq: number): Promise<void> {
  await house.clock.advance(1000);
  const sight = await pages[0].at(id, seq);
  const seat = sight.toAct[0];
  await pages[seat].play(id, legalMoves(sight, seat).slice(0, 1));
}

/** Just dealt; after three moves; after one taken back; given up. */
async function fourMatches() {
  const { server, anna, ben, id: dealt } = await house.pair();
  const pages = [anna, ben];
  const ids = [dealt];
  for (const moves of [3, 2, 1]) {
    const { id } = await anna.create({
      options: { first: 'A' },
      seats: [{ kind: 'me' }, { kind: 'friend' }],
    });
    await sitDown(id, [ben], pages);
    for (let seq = 0; seq < moves; seq++) await move(pages, id, seq);
    ids.push(id);
  }
  await ben.ask({ do: 'back', table: ids[2], to: 1 });
  await anna.when((page) => page.asks.get(ids[2])?.length === 1);
  const [ask] = anna.asks.get(ids[2]) ?? [];
  await anna.ask({ do: 'answer', table: ids[2], ask: ask.id, grant: true });
  await anna.play(ids[3], [{ kind: 'resign' }]);
  return { server, anna, ben, ids };
}

test('the list says of every match what the match itself would, and reads no log', async () => {
  const { server, anna, ids } = await fourMatches();
  const expected = await Promise.all(ids.map((id) => fromMatch(server, id)));
  expect(expected.map(({ moves }) => moves)).toEqual([0, 3, 1, 2]);
  const other = await house.server();
  const logs = countedLogs(other);
  const mine = await myTables(other, anna.person, LIMIT);
  expect(mine).toHaveLength(4);
  for (const one of expected) expect(mine.find(({ id }) => id === one.id)).toMatchObject(one);
  expect(mine.find(({ id }) => id === ids[3])).toMatchObject({
    status: 'over',
    outcome: expected[3].outcome,
  });
  expect({ logs: logs(), loaded: other.live.size }).toEqual({ logs: 0, loaded: 0 });
});

test('a match stored without a standing is played once, and never again', async () => {
  const { server, anna, ids } = await fourMatches();
  const expected = await Promise.all(ids.map((id) => fromMatch(server, id)));
  house.database.standings.clear();
  const first = await house.server();
  const logs = countedLogs(first);
  const mine = await myTables(first, anna.person, LIMIT);
  for (const one of expected) expect(mine.find(({ id }) => id === one.id)).toMatchObject(one);
  expect({ logs: logs(), loaded: first.live.size }).toEqual({ logs: 4, loaded: 4 });
  const second = await house.server();
  const again = countedLogs(second);
  expect(await myTables(second, anna.person, LIMIT)).toEqual(mine);
  expect(again()).toBe(0);
});

test('an unfinished match stays on the list, however many came after it', async () => {
  const { server, anna, ids } = await fourMatches();
  for (let i = 0; i < 5; i++) await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const mine = (await myTables(server, anna.person, 2)).map(({ id }) => id);
  expect(mine).toHaveLength(2 + 3);
  expect(mine).toEqual(expect.arrayContaining(ids.slice(0, 3)));
  expect(mine).not.toContain(ids[3]);
});
