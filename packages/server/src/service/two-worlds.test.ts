/**
 * Two worlds that differ only in what a viewer can't know give that viewer the same frames, of the same sizes, in the
 * same order, at the same times. Played with real games: a position is dealt as it is and as the viewer may imagine it,
 * a bot does the same thing in both after thinking for different times, and everything that is sent is compared.
 */
import { loadGames } from '@hortus/catalogue';
import type { BotJob, Thought } from '@hortus/host';
import { PROTOCOL } from '@hortus/protocol';
import { afterEach, expect, test } from 'vitest';
import { myTables } from '../tables/my-table.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';
import { HIDING, type Pair, rowOf, type Scene, worldsOf } from '../testing/two-worlds.ts';

await loadGames();

const houses: SimHouse[] = [];
const endings: (() => void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  for (const house of houses.splice(0)) await house.close();
});

/** Pairs of worlds per game. */
const PAIRS = 5;
/** Longer than any window, so that whatever the host does by itself is compared too. */
const WATCHED = 20_000;

interface Frame {
  readonly at: number;
  readonly text: string;
}

/** Everything that the viewer and a spectator are sent in one of the two worlds. */
async function framesIn(
  scene: Scene,
  pairs: readonly Pair[],
  world: 0 | 1,
  thinks: (job: BotJob) => number,
): Promise<Frame[]> {
  const house = new SimHouse();
  houses.push(house);
  const { clock } = house;
  const doing: { pair?: Pair } = {};
  /** What bots do afterwards may depend on their cards: they never come to a decision. */
  const undecided: (() => void)[] = [];
  endings.push(() => {
    for (const end of undecided) end();
  });
  const think = async (job: BotJob): Promise<Thought> => {
    await new Promise<void>((done) => void clock.after(thinks(job), done));
    const { pair } = doing;
    if (pair !== undefined && job.entry === 1 && job.seat === pair.seat)
      return scene.game.moves.toJson(pair.move);
    return new Promise((_, failed) => undecided.push(() => failed(new Error('the test is over'))));
  };
  const server = await house.server({
    log: { info: () => {}, warn: () => {}, error: () => {} },
    thinkers: () => ({ think, close: async () => {} }),
    settings: { botPace: 600 },
  });
  const frames: Frame[] = [];
  for (const [i, pair] of pairs.entries()) {
    doing.pair = pair;
    const pages = [await SimPage.of(server, `viewer ${i}`), await SimPage.of(server, `spectator ${i}`)];
    const row = rowOf(scene, `table-${i}`, pair, world, pages[0].person, clock.now());
    await server.shared.store.createTable(row);
    for (const page of pages) {
      const { push } = page.frames;
      page.frames.push = (...texts) => {
        for (const text of texts) frames.push({ at: clock.now(), text: `${pages.indexOf(page)} ${text}` });
        return push.apply(page.frames, texts);
      };
      await page.ask({ do: 'hello', protocol: PROTOCOL, rules: server.shared.games.rules });
      await page.follow(row.id);
    }
    await server.live.at(row.id, (table) =>
      table.run(async (clerk) => {
        await clerk.setDuties();
        return { ok: true, value: 0 };
      }),
    );
    await clock.advance(WATCHED);
    await pages[0].ask({ do: 'history', table: row.id, from: 0, to: 0 });
    const [mine] = await myTables(server, pages[0].person, 10);
    frames.push({ at: clock.now(), text: JSON.stringify(mine) });
    for (const page of pages) page.leave();
    await clock.advance(1000);
  }
  return frames;
}

async function compare(id: string, seats: number): Promise<void> {
  const { scene, pairs } = worldsOf(id, seats, PAIRS);
  expect(pairs.length).toBe(PAIRS);
  const quickly = await framesIn(scene, pairs, 0, () => 5);
  const slowly = await framesIn(scene, pairs, 1, ({ seat }) => 100 + 20 * seat);
  expect(quickly.length).toBeGreaterThan(5 * pairs.length);
  const outside = (frames: readonly Frame[]) => frames.map(({ at, text }) => [at, text.length]);
  expect(outside(slowly)).toEqual(outside(quickly));
  expect(slowly).toEqual(quickly);
}

test('what a viewer can’t know changes no frame, size, order or time', async () => {
  for (const [id, seats] of HIDING) await compare(id, seats);
});
