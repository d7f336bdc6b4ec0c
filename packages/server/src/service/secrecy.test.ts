/**
 * What is sent, to whom and when, depends only on what that viewer may know. Played with the toy, whose hands, bids
 * and scouts are hidden: every frame is rebuilt from the finished log as that viewer may know it, byte by byte.
 */

import { sightOf, TimedMatch } from '@hortus/host';
import { FastLuck, moveList, type PackedJson, replay, type Seat, type Viewer } from '@hortus/kernel';
import { PROTOCOL, type ServerMessage } from '@hortus/protocol';
import { toy } from '@hortus/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sitDown } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

class WatchedPage {
  readonly page: SimPage;
  /** When each frame came. */
  readonly times: number[];
  constructor(page: SimPage) {
    this.page = page;
    this.times = page.frames.map(() => 0);
    const { push } = page.frames;
    page.frames.push = (...frames) => {
      this.times.push(house.clock.now());
      return push.apply(page.frames, frames);
    };
  }
  told(kind: ServerMessage['is']): { frame: string; time: number }[] {
    return this.page.messages.flatMap(({ is }, i) =>
      is === kind ? [{ frame: this.page.frames[i], time: this.times[i] }] : [],
    );
  }
}

const worldOf = (view: unknown, seats: number) => {
  const options = toy.parseOptions({}, seats);
  if (!options.ok) throw new Error('options');
  const world = toy.create(options.value, seats);
  toy.imagine(view as never, world, new FastLuck(1));
  return world;
};

function legal(view: unknown, seats: number, seat: Seat): PackedJson[] {
  const list = moveList(toy);
  return [...list.subarray(0, toy.legal(worldOf(view, seats), seat, list))].map((move) =>
    toy.moves.toJson(move),
  );
}

test.each([2, 4])(
  'with %i seats every frame is what its viewer may know, and comes to all at once',
  async (seats) => {
    const server = await house.server({ games: [toy] });
    const other = await house.server({ games: [toy] });
    const hello = { do: 'hello', protocol: PROTOCOL, rules: { skirmish: 1 } } as const;
    const pages: SimPage[] = [];
    for (let i = 0; i <= seats; i++) {
      const page = await SimPage.of(i % 2 === 0 ? server : other);
      await page.ask(hello);
      pages.push(page);
    }
    const { id } = await pages[0].create({
      game: 'skirmish',
      seats: Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? 'me' : 'friend' }) as const),
    });
    const watched = pages.map((page) => new WatchedPage(page));
    await sitDown(id, pages.slice(1, seats), pages);

    const luck = new FastLuck(7 + seats);
    while (pages[0].sights.get(id)?.outcome === undefined) {
      await house.clock.advance(1000);
      const { toAct = [] } = pages[seats].sights.get(id) ?? {};
      const seat = toAct[luck.below(toAct.length)];
      const moves = legal(pages[seat].sights.get(id)?.view, seats, seat);
      const played = await pages[seat].play(id, [moves[luck.below(moves.length)]]);
      if (played.is !== 'ok') throw new Error(JSON.stringify(played));
      for (const page of pages) await page.at(id, played.seq ?? 0);
    }

    const log = await server.matches.log(id);
    if (!log.ok) throw new Error('no log');
    expect(replay(toy, log.value).ok).toBe(true);
    const row = house.database.tables.get(id);
    if (row === undefined) throw new Error('no row');
    const { entries } = log.value;
    expect(entries.length).toBeGreaterThan(2 * seats);
    const arrivals = watched.map((one) => one.told('entry').map(({ time }) => time));
    for (const times of arrivals) expect(times).toEqual(entries.map(({ at }) => at));
    for (const [i, one] of watched.entries()) {
      const viewer: Viewer = i === seats ? 'table' : i;
      const again = TimedMatch.of(toy, row, []);
      if (again === undefined) throw new Error('not dealt');
      const frames = one.told('entry').map(({ frame }) => frame);
      for (const [n, entry] of entries.entries()) {
        again.apply(entry);
        const sight = sightOf(again, row, viewer, entry.at ?? 0);
        const seen = again.match.seen(viewer)[n];
        expect(frames[n]).toBe(JSON.stringify({ is: 'entry', table: id, entry: seen, sight }));
      }
    }
    // Nobody's frames, up to the last entry, hold the secret or who anybody is.
    for (const { page } of watched)
      for (const frame of page.frames) {
        expect(frame).not.toContain(row.secret);
        for (const { person } of pages) expect(frame).not.toContain(person);
      }
  },
);

test('the views do differ, so that the comparison could fail', async () => {
  const server = await house.server({ games: [toy] });
  const pages = [await SimPage.of(server), await SimPage.of(server), await SimPage.of(server)];
  for (const page of pages) await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { skirmish: 1 } });
  const { id } = await pages[0].create({ game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await sitDown(id, [pages[1]], pages);
  const views = new Set(pages.map((page) => JSON.stringify(page.sights.get(id)?.view)));
  expect(views.size).toBe(3);
});
