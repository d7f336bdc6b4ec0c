import { imagined } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { type BotJob, quickMove } from '@hortus/host';
import { FastLuck, type PackedJson } from '@hortus/kernel';
import { PROTOCOL } from '@hortus/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { think } from '../bots/think.ts';
import { SETTINGS } from '../settings.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const silentLog = { info() {}, warn() {}, error() {} };

async function against(
  think: (job: BotJob) => Promise<PackedJson | undefined>,
  settings = {},
  store = new MemoryStore(house.database),
) {
  const server = await house.server({
    log: silentLog,
    settings,
    store,
    thinkers: () => ({ think, close: async () => {} }),
  });
  const anna = await SimPage.of(server);
  const { id } = await anna.create({
    options: { first: 'A' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }],
  });
  await anna.follow(id);
  await anna.dealt(id);
  return { server, anna, id };
}

test('a bot is asked with its view and a key of its own, never with the secret', async () => {
  const jobs: BotJob[] = [];
  const { anna, id } = await against(async (job) => {
    jobs.push(job);
    return undefined;
  });
  await anna.play(id, [take(0)]);
  await house.clock.advance(0);
  await anna.at(id, 2);
  expect(jobs).toMatchObject([{ game: 'garden', level: 'club', seat: 1, entry: 2, view: { ply: 1 } }]);
  const secret = house.database.tables.get(id)?.secret ?? '?';
  expect(JSON.stringify(jobs)).not.toContain(secret);
  expect(Buffer.from(jobs[0].luck).toString('hex')).not.toBe(secret);
});

test('a bot that may resign may do so in the rematch, and in the one after it', async () => {
  const jobs: BotJob[] = [];
  const server = await house.server({
    log: silentLog,
    thinkers: () => ({
      think: async (job: BotJob) => {
        jobs.push(job);
        return undefined;
      },
      close: async () => {},
    }),
  });
  const anna = await SimPage.of(server);
  let { id } = await anna.create({
    options: { first: 'A' },
    seats: [{ kind: 'bot', level: 'club' }, { kind: 'me' }],
    botsResign: true,
  });
  for (let match = 1; match <= 3; match++) {
    await anna.follow(id);
    await anna.dealt(id);
    // In the second one the bot has moved to the seat that doesn't begin.
    if (match === 2) await anna.play(id, [take(0)]);
    await house.clock.advance(0);
    await anna.at(id, match === 2 ? 2 : 1);
    await anna.play(id, [{ kind: 'resign' }]);
    const rematch = await anna.ask({ do: 'rematch', table: id });
    id = rematch.is === 'ok' ? (rematch.table ?? '') : '';
  }
  expect(jobs.map(({ mayResign }) => mayResign)).toEqual([true, true, true]);
});

test('a bot that doesn’t answer still plays something legal', async () => {
  const { anna, id } = await against(async () => undefined);
  await anna.play(id, [take(0)]);
  await house.clock.advance(0);
  expect((await anna.at(id, 2)).toAct).toEqual([0]);
});

test('a bot that chooses an illegal move plays something legal instead', async () => {
  const { anna, id } = await against(async () => take(0));
  await anna.play(id, [take(0)]);
  await house.clock.advance(0);
  expect((await anna.at(id, 2)).toAct).toEqual([0]);
});

test('a bot answers at its pace, however quickly it thought', async () => {
  const { anna, id } = await against(async () => undefined, { botPace: 700 });
  await anna.play(id, [take(0)]);
  await house.clock.advance(699);
  expect(anna.sights.get(id)?.seq).toBe(1);
  await house.clock.advance(1);
  await anna.at(id, 2);
});

test('an opponent may resign while a bot thinks, and the bot’s choice is dropped', async () => {
  let answer: (move: PackedJson) => void = () => {};
  const { anna, id } = await against(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  await anna.play(id, [take(0)]);
  await house.clock.advance(0);
  expect((await anna.play(id, [{ kind: 'resign' }])).is).toBe('ok');
  answer(take(1));
  await house.clock.advance(0);
  expect(house.database.logs.get(id)).toHaveLength(2);
  expect(house.database.duties.size).toBe(0);
});

/** A bot's turn, claimed by a process that has died since; its connections to the database still seem to be open. */
async function diedThinking() {
  const store = new MemoryStore(house.database);
  let asked = 0;
  const { server, anna, id } = await against(() => new Promise(() => asked++), {}, store);
  await anna.play(id, [take(0)]);
  await house.clock.advance(0);
  expect(asked).toBe(1);
  store.claim = () => new Promise(() => {});
  house.servers.splice(house.servers.indexOf(server), 1);
  const entries = (): number => house.database.logs.get(id)?.length ?? 0;
  return { store, entries };
}

test('one of two processes thinks, and if it hangs the other takes over when its lease ends', async () => {
  const { entries } = await diedThinking();
  await house.server();
  await house.clock.advance(10_000);
  expect(entries()).toBe(1);
  await house.clock.advance(10_000);
  expect(entries()).toBe(2);
});

test('after a crash bots continue as soon as the server is back, or 200 ms after the database notices', async () => {
  const { store, entries } = await diedThinking();
  await store.close();
  await house.server();
  await house.clock.advance(0);
  expect(entries()).toBe(2);

  const later = await diedThinking();
  await house.server();
  await house.clock.advance(1500);
  expect(later.entries()).toBe(1);
  await later.store.close();
  await house.clock.advance(200);
  expect(later.entries()).toBe(2);
});

test('a duty that was lost is set again when the table is looked at long after', async () => {
  const { anna, id } = await against(async () => undefined);
  house.database.duties.clear();
  await anna.play(id, [take(0)]);
  house.database.duties.clear();
  await house.clock.advance(30_000);
  expect(house.database.logs.get(id)).toHaveLength(1);
  await house.clock.advance(60_000);
  expect(house.database.logs.get(id)).toHaveLength(2);
});

test('an entry of a process that has not heard of the new bot does not leave it without a turn', async () => {
  const { anna, ben, id } = await house.pair({ awayLimit: 60 });
  const deaf = await house.server({ store: new MemoryStore(house.database) });
  const cleo = await SimPage.of(deaf, anna.person);
  await cleo.follow(id);
  ben.leave();
  await house.clock.advance(64_000);
  const listeners = [...house.database.listeners];
  house.database.listeners.clear();
  await anna.ask({ do: 'claim', table: id, seat: 1, as: 'bot' });
  expect((await cleo.play(id, [take(0)])).is).toBe('ok');
  expect(house.database.duties.size).toBe(0);
  for (const one of listeners) house.database.listeners.add(one);
  await house.clock.advance(20_000);
  expect((await anna.at(id, 2)).toAct).toEqual([0]);
});

test('[GNO-R-60] bots left to themselves play on, but hardly think', async () => {
  const thought: number[] = [];
  const think = async ({ ms }: BotJob) => void thought.push(ms);
  const server = await house.server({
    log: silentLog,
    thinkers: () => ({ think, close: async () => {} }),
  });
  const anna = await SimPage.of(server);
  await anna.ask({ do: 'hello', protocol: PROTOCOL, rules: { gnostica: 2 } });
  const { id } = await anna.create({
    game: 'gnostica',
    options: { cap: 6 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }, { kind: 'bot', level: 'club' }],
  });
  await anna.follow(id);
  await anna.dealt(id);
  await house.clock.advance(0);
  expect(thought).toEqual([400, 400]);
  await anna.play(id, [{ kind: 'resign' }]);
  for (let i = 0; i < 300 && anna.sights.get(id)?.outcome === undefined; i++) await house.clock.advance(1000);
  expect(anna.sights.get(id)?.outcome).toBeDefined();
  expect(thought.length).toBeGreaterThan(6);
  expect(new Set(thought.slice(2))).toEqual(new Set([20]));
});

test('each further decision of a turn gets half the time, so that a turn of many cards is soon over', async () => {
  const jobs: BotJob[] = [];
  await house.server({
    log: silentLog,
    thinkers: () => ({
      think(job) {
        jobs.push(job);
        return think(job, () => 0);
      },
      close: async () => {},
    }),
  });
  const { pages, id } = await house.dealt(1, {
    game: 'genesis',
    options: { first: 'b' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'club' }],
  });
  const [anna] = pages;
  for (let i = 0; i < 60; i++) {
    const sight = anna.sights.get(id);
    if (sight?.toAct.includes(0)) {
      const { view, seq } = sight;
      const asked = {
        view,
        seat: 0,
        luck: new Uint8Array(32),
        entry: seq,
        options: { first: 'b' },
        seats: 2,
      };
      const job = { ...asked, game: 'genesis', rulesVersion: 1, level: 'club', ms: 1 };
      await anna.play(id, [quickMove(genesis, job)]);
    } else await house.clock.advance(500);
  }
  const bySpan = new Map<number, number[]>();
  for (const { view, ms, turnMs, options, seats } of jobs) {
    const isWindow = (view as { readonly task: string }).task === 'window';
    expect(turnMs, 'every decision is told the time of the whole turn').toBe(
      isWindow ? undefined : SETTINGS.botThinks,
    );
    if (isWindow) continue;
    const world = imagined(genesis, view, { options, seats }, new FastLuck(1));
    const span = genesis.clock(world)?.span ?? -1;
    bySpan.set(span, [...(bySpan.get(span) ?? []), ms]);
  }
  const turns = [...bySpan.values()];
  expect(Math.max(...turns.map(({ length }) => length))).toBeGreaterThan(2);
  for (const times of turns) {
    // A move without an alternative is a decision too, but nobody thinks about it.
    let step = 0;
    for (const ms of times) {
      const most = (): number => Math.max(step < 12 ? 20 : 2, SETTINGS.botThinks / 2 ** step);
      while (step < 60 && most() > ms) step++;
      expect(ms).toBe(most());
      step++;
    }
  }
});
