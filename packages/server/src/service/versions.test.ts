/** The rules of a game change while matches run: each is finished, shown, exported and verified under its own. */
import { type GardenState, garden } from '@hortus/garden';
import { players } from '@hortus/garden/players/index.ts';
import { quickMove } from '@hortus/host';
import { defineGame, type Game, type MatchLog, refuse, replay, type Seat, verify } from '@hortus/kernel';
import { PROTOCOL } from '@hortus/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server, ServerParts } from '../server.ts';
import { legalMoves } from '../testing/garden-moves.ts';
import { take } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import type { SimPage } from '../testing/sim-page.ts';

const GARDEN: Game = garden;

/** The next version: the first tile is taken in the first corner. */
const isFirst = (state: GardenState): boolean => garden.view(state, 'table').ply === 0;
const garden2 = defineGame({
  ...GARDEN,
  rulesVersion: 2,
  legal: (state, seat, out) => {
    const count = garden.legal(state, seat, out);
    return count > 0 && isFirst(state) ? 1 : count;
  },
  judge: (state, seat, move) => {
    const { kind, cell } = garden.moves.toJson(move);
    return kind === 'take' && isFirst(state) && cell !== 0
      ? refuse('border-first')
      : garden.judge(state, seat, move);
  },
});

/** A server after the change, which has kept the earlier rules. */
const AFTER: Partial<ServerParts> = {
  games: [garden2],
  former: async (id, version) => (id === 'garden' && version === 1 ? players : undefined),
  thinkers: () => ({
    think: async (job) => quickMove(job.rulesVersion === 1 ? GARDEN : garden2, job),
    close: async () => {},
  }),
};

let house: SimHouse;
beforeEach(async () => {
  house = new SimHouse();
  await house.server({ ...(AFTER.thinkers && { thinkers: AFTER.thinkers }) });
});
afterEach(() => house.close());

const hello = (page: SimPage, rulesVersion: number) =>
  page.ask({ do: 'hello', protocol: PROTOCOL, rules: { garden: rulesVersion } });

/** Any moves of Garden, until this many entries or the end; on a seat without a page a bot moves. */
async function playOn(
  id: string,
  pages: Readonly<Record<Seat, SimPage | undefined>>,
  entries = 1000,
): Promise<void> {
  const anybody = (pages[0] ?? pages[1]) as SimPage;
  for (;;) {
    const sight = anybody.sights.get(id);
    if (sight === undefined || sight.outcome !== undefined || sight.seq >= entries) return;
    const [seat] = sight.toAct;
    const page = pages[seat];
    if (page === undefined) await house.clock.advance(500);
    else {
      const [move] = legalMoves(sight, seat);
      expect(await page.play(id, [move])).toMatchObject({ is: 'ok' });
    }
    await anybody.at(id, sight.seq + 1);
  }
}

/** Stops what runs and starts again, with the pages as they were. */
async function restart(parts: Partial<ServerParts>, pages: readonly SimPage[]): Promise<Server> {
  await house.close();
  const server = await house.server(parts);
  for (const page of pages) await page.connect(server);
  return server;
}

async function logOf(server: Server, id: string): Promise<MatchLog> {
  const log = await server.matches.log(id);
  if (!log.ok) throw new Error(JSON.stringify(log.fault));
  return log.value;
}

const holds = (game: Game, log: MatchLog): boolean => verify(game, log).every((one) => one.holds);

test('a new version strands nobody: every match goes on, and is exported and verified, under its own rules', async () => {
  const { anna, ben, id: running } = await house.pair();
  await playOn(running, [anna, ben], 2);
  const { id: done } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  await anna.follow(done);
  await anna.dealt(done);
  const { id: bots } = await anna.create({ seats: [{ kind: 'bot', level: 'novice' }, { kind: 'me' }] });
  await anna.follow(bots);
  await anna.dealt(bots);
  await playOn(done, [anna]);
  expect(anna.sights.get(done)?.outcome).toBeDefined();
  const { id: open } = await anna.create({ seats: [{ kind: 'me' }, { kind: 'friend' }] });

  const server = await restart(AFTER, [anna, ben]);
  for (const page of [anna, ben]) await page.follow(running);
  await playOn(running, [anna, ben]);
  await anna.follow(bots);
  await playOn(bots, { 1: anna });
  await ben.join(open);
  for (const page of [anna, ben]) await page.follow(open);
  await ben.accept(open);
  await Promise.all([anna.dealt(open), ben.dealt(open)]);
  await playOn(open, [anna, ben]);
  for (const id of [running, bots, done, open]) {
    const log = await logOf(server, id);
    expect(log.terms.rulesVersion).toBe(1);
    expect(log.outcome).toBeDefined();
    expect(holds(GARDEN, log)).toBe(true);
    expect(replay(garden2, log).ok).toBe(false);
    const past = await server.matches.history(id, anna.person, 0, log.entries.length);
    expect(past.ok && past.value.sights).toHaveLength(log.entries.length + 1);
  }
});

test('new matches and rematches get the newest rules, and an old page reloads before it reads them', async () => {
  const { anna, ben, id } = await house.pair({ options: { first: 'A' } });
  await playOn(id, [anna, ben]);
  const server = await restart(AFTER, [anna, ben]);
  for (const page of [anna, ben]) await page.follow(id);
  await anna.ask({ do: 'rematch', table: id });
  const agreed = await ben.ask({ do: 'rematch', table: id });
  const next = agreed.is === 'ok' ? (agreed.table ?? '') : '';
  const { id: fresh, rulesVersion } = await anna.create({
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
    options: { first: 'A' },
  });
  expect(rulesVersion).toBe(2);
  for (const table of [next, fresh])
    expect(await anna.ask({ do: 'follow', table, since: 0, chat: 0 })).toMatchObject({ code: 'reload' });
  expect(anna.sights.has(fresh)).toBe(false);
  // A page that is loaded again knows both versions, and plays each table by its own.
  await hello(anna, 2);
  await anna.follow(fresh);
  await anna.dealt(fresh);
  expect(await anna.play(fresh, [take(3)])).toMatchObject({ is: 'refused', code: 'border-first' });
  await anna.play(fresh, [take(0)]);
  await playOn(fresh, [anna]);
  const log = await logOf(server, fresh);
  expect(log.terms.rulesVersion).toBe(2);
  expect(holds(garden2, log)).toBe(true);
});

test('rules that a server does not have are refused by their number, and nothing of the match is lost', async () => {
  const { anna, ben, id } = await house.pair();
  await playOn(id, [anna, ben], 1);
  const named = {
    code: 'other-rules',
    message: 'This needs version 1 of the rules of garden, which this server doesn’t have.',
  };
  const before = house.database.logs.get(id)?.length;
  const server = await restart({ ...AFTER, former: async () => undefined }, [anna, ben]);
  expect(await ben.ask({ do: 'follow', table: id, since: 0, chat: 0 })).toMatchObject(named);
  expect(await ben.play(id, [take(1)])).toMatchObject(named);
  expect(await ben.ask({ do: 'pause', table: id })).toMatchObject(named);
  expect(await server.matches.log(id)).toMatchObject({ ok: false, fault: named });
  expect(house.database.logs.get(id)).toHaveLength(before ?? 0);
  await restart(AFTER, [anna, ben]);
  for (const page of [anna, ben]) await page.follow(id);
  await playOn(id, [anna, ben]);
  expect(anna.sights.get(id)?.outcome).toBeDefined();
});
