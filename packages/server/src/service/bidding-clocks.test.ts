/** All players bid at the same time, so all their clocks run at once: on a simulated clock, to the millisecond. */
import type { Entry, Outcome } from '@hortus/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SETTINGS } from '../settings.ts';
import { bid, type GnosticaView } from '../testing/gnostica-bids.ts';
import { SimHouse } from '../testing/sim-house.ts';
import type { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const perMove = { kind: 'move', seconds: 30 } as const;
const clock = { kind: 'clock', base: 60, increment: 10 } as const;

/** A table of bidders, and how they bid. */
async function bidders(seats: number, time: typeof perMove | typeof clock) {
  const { pages, id } = await house.dealt(seats, { game: 'gnostica', time });
  const start = house.clock.now();
  const sightOf = (page: SimPage) => {
    const sight = page.sights.get(id);
    if (sight === undefined) throw new Error('nothing was dealt');
    return { ...sight, view: sight.view as GnosticaView };
  };
  return {
    sight: () => sightOf(pages[0]),
    outcome: (): Outcome | undefined => sightOf(pages[0]).outcome,
    bid: (seat: number) => pages[seat].play(id, [bid(sightOf(pages[seat]).view.hands[seat].cards[0])]),
    /** Everybody agrees to what this seat asks for. */
    async agreed(seat: number, wish: { do: 'back'; to: number } | { do: 'pause' } | { do: 'resume' }) {
      const asked = await pages[seat].ask({ ...wish, table: id });
      if (asked.is !== 'ok' || asked.ask === undefined) throw new Error(JSON.stringify(asked));
      for (const page of pages)
        if (page !== pages[seat]) await page.ask({ do: 'answer', table: id, ask: asked.ask, grant: true });
    },
    /** Who did what, and after how many milliseconds. */
    log: () =>
      (house.database.logs.get(id) ?? []).map((entry: Entry) => [
        entry.seat,
        entry.kind === 'moves' ? entry.moves[0].kind : entry.kind,
        (entry.at ?? start) - start,
      ]),
  };
}

test('[GNO-BID-2] [GNO-R-60] one of three bids, two run out of time: both are out at that instant', async () => {
  const { sight, bid, log, outcome } = await bidders(3, perMove);
  expect(sight().clocks).toEqual({ left: [30_000, 30_000, 30_000], running: [0, 1, 2] });
  await house.clock.advance(12_000);
  expect((await bid(0)).is).toBe('ok');
  expect(sight().clocks).toEqual({ left: [30_000, 18_000, 18_000], running: [1, 2] });
  await house.clock.advance(17_999);
  expect(log()).toEqual([[0, 'bid', 12_000]]);
  await house.clock.advance(1);
  expect(log().slice(1)).toEqual([
    [1, 'time', 30_000],
    [2, 'time', 30_000],
  ]);
  expect(outcome()).toMatchObject({ winners: [0], reasons: [{ code: 'time' }, { code: 'last-left' }] });
  expect(house.database.duties.size).toBe(0);
});

test('[GNO-BID-2] each is out at the end of its own time, and nobody’s waits for another’s', async () => {
  const { sight, bid, log, agreed, outcome } = await bidders(3, perMove);
  await house.clock.advance(5000);
  await bid(1);
  await bid(0);
  await house.clock.advance(3000);
  // Both have to bid again, on a limit of their own; the third's has been running all the time.
  await agreed(1, { do: 'back', to: 0 });
  expect(sight().clocks).toEqual({ left: [30_000, 30_000, 22_000], running: [0, 1, 2] });
  await bid(0);
  await house.clock.advance(22_000);
  expect(log().slice(4)).toEqual([[2, 'time', 30_000]]);
  expect(sight()).toMatchObject({ toAct: [1], clocks: { left: [30_000, 8000, 30_000], running: [1] } });
  await house.clock.advance(7999);
  expect(outcome()).toBeUndefined();
  await house.clock.advance(1);
  expect(log().slice(5)).toEqual([[1, 'time', 38_000]]);
  expect(outcome()?.winners).toEqual([0]);
});

test('[GNO-BID-2] one bids at the last moment, one runs out of time: the bids are opened, and play continues', async () => {
  const { sight, bid, log } = await bidders(3, clock);
  await house.clock.advance(20_000);
  await bid(0);
  await house.clock.advance(39_999);
  await bid(2);
  expect(sight().clocks).toEqual({ left: [50_000, 1, 10_001], running: [1] });
  await house.clock.advance(1);
  expect(log()).toEqual([
    [0, 'bid', 20_000],
    [2, 'bid', 59_999],
    [1, 'time', 60_000],
  ]);
  const { view, toAct, clocks } = sight();
  expect(view.pool).toHaveLength(2);
  expect(clocks.running).toEqual(toAct);
  expect(clocks.left[0]).toBe(50_000);
});

test('[GNO-BID-2] a bid after its time is not taken, though another’s flag is to fall first', async () => {
  const { bid, log, outcome } = await bidders(4, perMove);
  await bid(0);
  await bid(3);
  house.database.duties.clear();
  await house.clock.advance(30_000);
  expect(log()).toHaveLength(2);
  expect((await bid(2)).is).toBe('refused');
  expect(log().slice(2)).toEqual([
    [1, 'time', 30_000],
    [2, 'time', 30_000],
  ]);
  expect(outcome()).toBeUndefined();
});

test('[GNO-BID-2] players whose time ran out while no server was running are out right after the next start', async () => {
  const { bid, log } = await bidders(3, perMove);
  await bid(1);
  await house.close();
  await house.clock.advance(3_600_000);
  expect(log()).toHaveLength(1);
  await house.server();
  await house.clock.advance(0);
  expect(log().map(([seat, kind]) => [seat, kind])).toEqual([
    [1, 'bid'],
    [0, 'time'],
    [2, 'time'],
  ]);
});

test('[GNO-BID-2] a pause in the middle stops all bidders, and afterwards they continue', async () => {
  const { sight, bid, log, agreed } = await bidders(3, perMove);
  await bid(0);
  await house.clock.advance(10_000);
  await agreed(1, { do: 'pause' });
  expect(sight().clocks).toEqual({ left: [30_000, 20_000, 20_000], running: [] });
  await house.clock.advance(600_000);
  expect(log()).toHaveLength(2);
  await agreed(2, { do: 'resume' });
  expect(sight().clocks).toEqual({ left: [30_000, 20_000, 20_000], running: [1, 2] });
  await house.clock.advance(20_000);
  expect(log().slice(3)).toEqual([
    [1, 'time', 630_000],
    [2, 'time', 630_000],
  ]);
});

test('[GNO-BID-2] bots bidding one after another at the same table take the shortest time possible', async () => {
  const thinkers = () => ({ think: async () => undefined, close: async () => {} });
  await house.server({ thinkers, settings: { botPace: SETTINGS.botPace } });
  const bot = { kind: 'bot', level: 'club' } as const;
  const { id } = await house.dealt(1, {
    game: 'gnostica',
    time: { kind: 'move', seconds: 5 },
    seats: [{ kind: 'me' }, bot, bot, bot, bot, bot],
  });
  await house.clock.advance(4999);
  expect(house.database.logs.get(id)).toMatchObject(
    [1, 2, 3, 4, 5].map((seat) => ({ seat, moves: [{ kind: 'bid' }] })),
  );
});

test('[GNO-BID-2] a process that dies between two flags leaves the second to another, at once', async () => {
  const { bid, log } = await bidders(4, perMove);
  await bid(0);
  await bid(3);
  const { store } = house.servers[0].shared;
  const append = store.append.bind(store);
  store.append = async (item) => {
    store.append = () => new Promise(() => {});
    store.claim = () => new Promise(() => {});
    return append(item);
  };
  await house.clock.advance(30_000);
  expect(log().slice(2)).toEqual([[1, 'time', 30_000]]);
  house.servers.length = 0;
  await house.server();
  await house.clock.advance(0);
  expect(log().slice(3)).toEqual([[2, 'time', 30_000]]);
});
