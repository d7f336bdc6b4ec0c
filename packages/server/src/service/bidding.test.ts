/**
 * Gnostica's bids are secret until all are laid. The same dealt table is played several times, each time with another
 * card laid by one seat and everything else alike; whatever the others do to find out, every byte they are sent is the
 * same until the bids are opened.
 */
import { PROTOCOL } from '@hortus/protocol';
import { afterEach, expect, test } from 'vitest';
import { bid, CODES, type GnosticaView } from '../testing/gnostica-bids.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

const houses: SimHouse[] = [];
afterEach(async () => {
  await Promise.all(houses.splice(0).map((house) => house.close()));
});

async function open(): Promise<SimHouse> {
  const house = new SimHouse();
  houses.push(house);
  return house;
}

/** One dealt table, to be copied: the persons of its seats, and one who looks on. */
async function deal(persons: number) {
  const house = await open();
  const { server, pages, id } = await house.dealt(persons, { game: 'gnostica', awayLimit: 60 });
  return { house, id, pages: [...pages, await SimPage.of(server)] };
}

async function hello(page: SimPage): Promise<SimPage> {
  await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { gnostica: 2 } });
  return page;
}

/** The same table in a house of its own, with everybody there. */
async function again({ house: from, id, pages: before }: Awaited<ReturnType<typeof deal>>) {
  const house = await open();
  for (const name of ['logs', 'tables', 'people', 'keys', 'duties'] as const)
    for (const [key, value] of from.database[name])
      (house.database[name] as Map<string, unknown>).set(key, structuredClone(value));
  const server = await house.server({
    thinkers: () => ({ think: async () => undefined, close: async () => {} }),
  });
  const pages: SimPage[] = [];
  for (const { person } of before) {
    const page = await hello(await SimPage.of(server, person));
    await page.follow(id, 0);
    pages.push(page);
  }
  return { house, server, id, pages };
}

const viewOf = (page: SimPage, id: string) => page.sights.get(id)?.view as GnosticaView;
const handOf = (page: SimPage, id: string, seat: number) => viewOf(page, id).hands[seat].cards;

/** Everything somebody may try who wants to know a bid. */
async function pry(
  page: SimPage,
  id: string,
  server: Awaited<ReturnType<typeof again>>['server'],
): Promise<void> {
  const { seq = 0 } = page.sights.get(id) ?? {};
  await page.ask({ do: 'history', table: id, from: 0, to: seq });
  for (const code of CODES.slice(0, 78)) await page.play(id, [bid(code), bid(code)], { id: `two ${code}` });
  for (const card of [0, 13, 77]) await page.play(id, [{ kind: 'take', card }], { id: `take ${card}` });
  for (const to of [0, seq - 1, seq, seq + 1]) if (to >= 0) await page.ask({ do: 'back', table: id, to });
  for (const seat of [0, 1, 2]) await page.ask({ do: 'claim', table: id, seat, as: 'bot' });
  await page.ask({ do: 'pause', table: id });
  await page.ask({ do: 'rematch', table: id });
  await page.ask({ do: 'chat', table: id, text: 'What did you bid?' });
  await page.follow(id, 0);
  expect((await server.matches.log(id)).ok).toBe(false);
}

test('[GNO-BID-2] nothing anybody can request reveals another’s bid', async () => {
  const dealt = await deal(3);
  const told: string[][] = [];
  const own: string[] = [];
  for (let nth = 0; nth < 6; nth++) {
    const { house, server, id, pages } = await again(dealt);
    const [anna, ben, carl, spectator] = pages;
    const everybodyAt = async (seq: number) => Promise.all(pages.map((page) => page.at(id, seq)));
    await anna.play(id, [bid(handOf(anna, id, 0)[0])]);
    await everybodyAt(1);
    await house.clock.advance(1000);
    expect((await ben.play(id, [bid(handOf(ben, id, 1)[nth])])).is).toBe('ok');
    await everybodyAt(2);
    for (const page of [anna, carl, spectator]) await pry(page, id, server);
    // Taken back with everybody's consent, and laid again.
    const asked = await ben.ask({ do: 'back', table: id, to: 1 });
    if (asked.is !== 'ok' || asked.ask === undefined) throw new Error(JSON.stringify(asked));
    for (const page of [anna, carl]) await page.ask({ do: 'answer', table: id, ask: asked.ask, grant: true });
    await everybodyAt(3);
    for (const page of [anna, carl, spectator]) await pry(page, id, server);
    expect((await ben.play(id, [bid(handOf(ben, id, 1)[(nth + 1) % 6])])).is).toBe('ok');
    await everybodyAt(4);
    for (const page of [anna, carl, spectator]) await pry(page, id, server);
    // Somebody else leaves, and still no bid is opened while one is missing.
    told.push([anna, carl, spectator].map(({ frames }) => frames.join('\n')));
    own.push(ben.frames.join('\n'));
    await anna.play(id, [{ kind: 'resign' }]);
    await everybodyAt(5);
    for (const page of [anna, spectator]) {
      expect(viewOf(page, id)).toMatchObject({ phase: 'bid', bids: [null, '?', null], pool: [] });
    }
    told[nth].push(...[anna, carl, spectator].map(({ frames }) => frames.join('\n')));
    await carl.play(id, [bid(handOf(carl, id, 2)[0])]);
    await everybodyAt(6);
    expect(viewOf(spectator, id).pool).toHaveLength(2);
  }
  for (const [i, frames] of told[0].entries())
    expect(
      told.map((one) => one[i] === frames),
      `viewer ${i}`,
    ).toEqual(told.map(() => true));
  // Its own seat saw it, so that the comparison could fail.
  expect(new Set(own).size).toBe(6);
});

test('[GNO-BID-2] a bot that takes over a seat, or bids itself, reveals no more', async () => {
  const dealt = await deal(3);
  const told: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const { house, id, pages } = await again(dealt);
    const [anna, ben, carl, spectator] = pages;
    await ben.play(id, [bid(handOf(ben, id, 1)[nth])]);
    await Promise.all(pages.map((page) => page.at(id, 1)));
    ben.leave();
    await house.clock.advance(120_000);
    await anna.ask({ do: 'claim', table: id, seat: 1, as: 'bot' });
    await house.clock.advance(10_000);
    for (const page of [anna, carl, spectator])
      await page.ask({ do: 'history', table: id, from: 0, to: page.sights.get(id)?.seq ?? 0 });
    await carl.ask({ do: 'back', table: id, to: 0 });
    expect(viewOf(carl, id)).toMatchObject({ phase: 'bid', bids: [null, '?', null] });
    told.push([anna, carl, spectator].map(({ frames }) => frames.join('\n')).join('\n\n'));
    // Even the player who left doesn't see the bid any more: the seat is the bot's.
    const back = await hello(await SimPage.of(house.servers[0], ben.person));
    await back.follow(id, 0);
    expect(viewOf(back, id)).toMatchObject({ viewer: 'table', bids: [null, '?', null] });
  }
  expect(new Set(told).size).toBe(1);
});
