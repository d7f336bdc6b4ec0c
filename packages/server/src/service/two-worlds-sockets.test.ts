/**
 * The same comparison as `two-worlds.test.ts` over real sockets and PostgreSQL, with a few pairs and without times,
 * since those are never the same twice on a real machine.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { loadGames } from '@hortus/catalogue';
import type { BotJob, Thought } from '@hortus/host';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Serving } from '../serve.ts';
import type { TestClient } from '../testing/client.ts';
import { RealHouse } from '../testing/real-house.ts';
import {
  HIDING,
  isAskedAlone,
  type Pair,
  rowOf,
  type Scene,
  VIEWER,
  worldsOf,
} from '../testing/two-worlds.ts';

await loadGames();

let house: RealHouse;
const undecided: (() => void)[] = [];
beforeEach(async () => {
  house = await RealHouse.open();
});
afterEach(async () => {
  for (const end of undecided.splice(0)) end();
  await house.close();
});

/** What the bot does at the table, and after how many turns of the event loop. */
interface Doing {
  scene?: Scene;
  pair?: Pair;
  after?: number;
  /** Once everybody follows. */
  ready?: Promise<void>;
}

/** Without what differs between any two tables: ids and times, which are all equally long. */
const masked = (text: string, table: string): string =>
  text
    .replaceAll(table, 'TABLE')
    .replace(/"(at|until|awaySince)":\d+/g, '"$1":0')
    .replace(/"left":(\[[^\]]*\]|\d+)/g, '"left":0');

/** What one page is sent from following a table to the bot's entry, and about the past afterwards. */
async function framesFor(page: TestClient, table: string): Promise<string[]> {
  const isEntry = (text: string): boolean => text.startsWith('{"is":"entry"') && text.includes(table);
  const until = page.frames.slice(0, page.frames.findIndex(isEntry) + 1);
  const past = await page.ask({ do: 'history', table, from: 0, to: 0 });
  return [...until.filter((text) => text.includes(table)), JSON.stringify({ ...past, re: '' })].map((text) =>
    masked(text.replace(/"re":"\d+"/, '"re":""'), table),
  );
}

async function framesIn(
  { server }: Serving,
  pages: readonly TestClient[],
  scene: Scene,
  pair: Pair,
  world: 0 | 1,
  doing: Doing,
): Promise<string[][]> {
  const { store, clock } = server.shared;
  let begin = (): void => {};
  doing.ready = new Promise((resolve) => {
    begin = resolve;
  });
  const id = `world-${world}-${scene.game.id}-${scene.seats}`;
  await store.createTable(rowOf(scene, id, pair, world, pages[0]?.person ?? '', clock.now()));
  for (const page of pages) {
    await page.follow(id);
    // The next page is then told that the viewer is here, exactly once.
    await page.when(() => page.tables.get(id)?.seats[VIEWER]?.here === true);
  }
  begin();
  await server.live.at(id, (table) =>
    table.run(async (clerk) => {
      await clerk.setDuties();
      return { ok: true, value: 0 };
    }),
  );
  const frames: string[][] = [];
  for (const page of pages) {
    await page.when(() => (page.sights.get(id)?.seq ?? 0) > 0);
    frames.push(await framesFor(page, id));
  }
  for (const page of pages) await page.ask({ do: 'unfollow', table: id });
  return frames;
}

test('what a viewer can’t know changes no frame, size or order on sockets and PostgreSQL either', async () => {
  const doing: Doing = {};
  const think = async (job: BotJob): Promise<Thought> => {
    const { scene, pair, after = 0, ready } = doing;
    await ready;
    for (let i = 0; i < after; i++) await turn();
    if (scene !== undefined && pair !== undefined && job.entry === 1 && job.seat === pair.seat)
      return scene.game.moves.toJson(pair.move);
    return new Promise((_, failed) => undecided.push(() => failed(new Error('the test is over'))));
  };
  const serving = await house.serve({
    logger: pino({ level: 'fatal' }),
    thinkers: () => ({ think, close: async () => {} }),
  });
  for (const [id, seats] of HIDING) {
    const { scene, pairs } = worldsOf(id, seats, 9);
    const pair = pairs.find((one) => isAskedAlone(scene, one));
    if (pair === undefined) throw new Error(`no two worlds of ${id}`);
    const pages = [await house.guest(serving.url, 'Viewer'), await house.guest(serving.url, 'Spectator')];
    for (const page of pages) await page.hello(id, scene.game.rulesVersion);
    Object.assign(doing, { scene, pair, after: 0 });
    const quickly = await framesIn(serving, pages, scene, pair, 0, doing);
    Object.assign(doing, { after: 50 });
    const slowly = await framesIn(serving, pages, scene, pair, 1, doing);
    expect(quickly.map((frames) => frames.length > 3)).toEqual([true, true]);
    const outside = (all: readonly (readonly string[])[]) =>
      all.map((frames) => frames.map((text) => text.length));
    expect(outside(slowly)).toEqual(outside(quickly));
    expect(slowly).toEqual(quickly);
  }
});
