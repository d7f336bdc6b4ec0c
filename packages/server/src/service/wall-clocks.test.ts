/** Two processes on one database whose wall clocks are ten minutes off, and are changed while people play. */
import type { Seat } from '@hortus/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import { StoreClock } from '../store-clock.ts';
import { legalMoves } from '../testing/garden-moves.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

const TEN_MINUTES = 600_000;
const WRONG = [
  [TEN_MINUTES, -TEN_MINUTES],
  [-TEN_MINUTES, TEN_MINUTES],
  [0, TEN_MINUTES],
] as const;

let house: SimHouse;
let clocks: StoreClock[];
/** By process. */
let wrong: number[];
beforeEach(() => {
  house = new SimHouse();
  clocks = [];
});
afterEach(async () => {
  await house.close();
  for (const clock of clocks) clock.stop();
});

async function process(n: number): Promise<Server> {
  const { clock: sim } = house;
  const started = sim.now() - 1000 * n;
  const clock = await StoreClock.open(async () => sim.now(), {
    monotonic: () => sim.now() - started,
    wall: () => sim.now() + (wrong[n] ?? 0),
    after: (ms, then) => sim.after(ms, then),
  });
  clocks.push(clock);
  return house.server({ clock, settings: { messagesPerSecond: 20, messagesAtOnce: 60 } });
}

/** Everybody's wall clock is set to the opposite. */
const setWalls = (): void => {
  wrong = wrong.map((one) => -one);
};

/** Anna on one process, Ben on the other. */
async function apart(wish: Parameters<SimHouse['pair']>[0]) {
  const [here, there] = [await process(0), await process(1)];
  const { anna, ben, id } = await house.pair(wish);
  await ben.connect(there);
  await ben.follow(id);
  return { here, there, pages: [anna, ben] as const, id };
}

async function move(id: string, pages: readonly SimPage[]): Promise<void> {
  const sight = (pages[0] as SimPage).sights.get(id);
  if (sight === undefined) throw new Error('not dealt');
  const seat = sight.toAct[0] as Seat;
  const played = await (pages[seat] as SimPage).play(id, legalMoves(sight, seat).slice(0, 1));
  expect(played).toMatchObject({ is: 'ok' });
  await Promise.all(pages.map((page) => page.at(id, sight.seq + 1)));
}

test.each(WRONG)(
  'only the player who is thinking loses time, and flags fall on time (%i, %i)',
  async (...by) => {
    wrong = [...by];
    const { pages, id } = await apart({ time: { kind: 'clock', base: 60, increment: 0 } });
    const left = (page: SimPage): readonly (number | null)[] | undefined => page.sights.get(id)?.clocks.left;
    for (let turn = 0; turn < 4; turn++) {
      await house.clock.advance(5_000);
      await move(id, pages);
      setWalls();
    }
    for (const page of pages) expect(left(page)).toEqual([50_000, 50_000]);
    const [anna, ben] = pages;
    await house.clock.advance(49_900);
    for (const page of pages) expect(page.sights.get(id)?.outcome).toBeUndefined();
    await house.clock.advance(1_000);
    for (const page of [anna, ben])
      expect(page.sights.get(id)?.outcome).toMatchObject({ winners: [1], reasons: [{ code: 'time' }] });
  },
);

test.each(WRONG)('bots answer within a second on either process (%i, %i)', async (...by) => {
  wrong = [...by];
  const servers = [await process(0), await process(1)];
  for (const server of servers) {
    const page = await SimPage.of(server);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'novice' }];
    const { id } = await page.create({ seats, options: { first: 'A' } });
    await page.follow(id);
    await page.dealt(id);
    for (let turn = 0; turn < 2; turn++) {
      await move(id, [page]);
      setWalls();
      await house.clock.advance(1_000);
      expect(page.sights.get(id)?.seq).toBe(2 * turn + 2);
    }
  }
});

test.each(WRONG)('nobody is throttled, marked away or timed out for it (%i, %i)', async (...by) => {
  wrong = [...by];
  const { pages, id } = await apart({ awayLimit: 60 });
  for (let second = 0; second < 20; second++) {
    setWalls();
    await house.clock.advance(1_000);
    for (const page of pages)
      for (let n = 0; n < 15; n++) expect(await page.ask({ do: 'ping' })).toMatchObject({ is: 'pong' });
  }
  for (const [seat, page] of pages.entries()) {
    expect(page.tables.get(id)?.seats.map(({ here }) => here)).toEqual([true, true]);
    const claim = await page.ask({ do: 'claim', table: id, seat: 1 - seat, as: 'win' });
    expect(claim).toMatchObject({ code: 'not-away' });
  }
  expect(clocks.map(({ skew }) => Math.abs(skew))).toEqual(by.map(Math.abs));
});
