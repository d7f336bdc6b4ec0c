/** Windows on a simulated clock, with the toy as a game that has one: nobody learns anything from how long it took. */
import { defineGame, FastLuck, moveList, type PackedJson, type Seat, seatsOf } from '@hortus/kernel';
import { PROTOCOL } from '@hortus/protocol';
import { toy } from '@hortus/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sitDown } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

const MS = 2000;
const PASS = { kind: 'pass' };
const { pass } = toy.moves.kinds as unknown as { pass: { make(fields: object): number } };

/** How long the window of the game stays open; 0: until it is answered. */
let ms = MS;

/** Seats that may strike are asked for two seconds. Under the name of a game that has bots. */
const game = defineGame({
  ...toy,
  id: 'garden',
  window: (state) => {
    const [seat] = seatsOf(toy.toAct(state));
    if (seat === undefined || toy.view(state, 'table').phase !== 'answer') return undefined;
    return { answers: [{ seat, answer: pass.make({}) }], ms };
  },
});

let house: SimHouse;
beforeEach(async () => {
  ms = MS;
  house = new SimHouse();
  await house.server({ games: [game] });
});
afterEach(() => house.close());

function legal(view: unknown, seat: Seat): PackedJson[] {
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('options');
  const world = game.create(options.value, 2);
  game.imagine(view as never, world, new FastLuck(1));
  const list = moveList(game);
  return [...list.subarray(0, game.legal(world, seat, list))].map((move) => game.moves.toJson(move));
}

const phaseOf = (page: SimPage, id: string): string =>
  (page.sights.get(id)?.view as { readonly phase: string } | undefined)?.phase ?? '';

/** Plays matches until a window opens for somebody who could strike, or could not. */
async function opened(canStrike: boolean, wish: Parameters<SimHouse['pair']>[0] = {}) {
  for (let seed = 1; seed <= 50; seed++) {
    const found = await openedInOne(canStrike, wish, seed);
    if (found !== undefined) return found;
  }
  throw new Error('no such window was found in fifty matches');
}

async function openedInOne(canStrike: boolean, wish: Parameters<SimHouse['pair']>[0], seed: number) {
  const hello = { do: 'hello', protocol: PROTOCOL, rules: { [game.id]: game.rulesVersion } } as const;
  const pages = [await SimPage.of(house.servers[0]), await SimPage.of(house.servers[0])];
  for (const page of pages) await page.ask(hello);
  const { id } = await pages[0].create({
    game: game.id,
    seats: [{ kind: 'me' }, { kind: 'friend' }],
    ...wish,
  });
  await sitDown(id, [pages[1]], pages);
  const luck = new FastLuck(seed);
  for (;;) {
    const sight = pages[0].sights.get(id);
    if (sight === undefined || sight.outcome !== undefined) return undefined;
    const seat = sight.toAct[luck.below(sight.toAct.length)];
    const moves = legal(pages[seat].sights.get(id)?.view, seat);
    if (phaseOf(pages[0], id) === 'answer') {
      if (moves.some(({ kind }) => kind === 'strike') === canStrike) return { id, seat, moves, pages, sight };
      await pages[seat].ask({
        do: 'play',
        table: id,
        answers: sight.seq,
        id: `p${sight.seq}`,
        moves: [PASS],
      });
      await house.clock.advance(ms);
    } else await pages[seat].play(id, [moves[luck.below(moves.length)]]);
    for (const page of pages) await page.when((one) => (one.sights.get(id)?.seq ?? 0) > sight.seq);
  }
}

test.each([true, false])(
  'a window stays open for its time and ends by the host’s pass (could strike: %s)',
  async (can) => {
    const { id, seat, pages, sight } = await opened(can);
    const at = house.clock.now();
    expect(sight.window).toEqual({ seat, left: MS });
    await house.clock.advance(MS - 1);
    expect(pages[1 - seat].sights.get(id)?.seq).toBe(sight.seq);
    await house.clock.advance(1);
    await pages[1 - seat].at(id, sight.seq + 1);
    expect(house.database.logs.get(id)?.[sight.seq]).toEqual({
      seq: sight.seq + 1,
      kind: 'moves',
      seat,
      moves: [PASS],
      at: at + MS,
    });
  },
);

test.each([true, false])(
  'an early pass is kept for the end, and leaves the same entry (could strike: %s)',
  async (can) => {
    const { id, seat, pages, sight } = await opened(can);
    const at = house.clock.now();
    await house.clock.advance(300);
    const frames = pages[1 - seat].frames.length;
    expect(await pages[seat].play(id, [PASS])).toMatchObject({ is: 'ok' });
    await house.clock.advance(MS - 301);
    expect(pages[1 - seat].frames).toHaveLength(frames);
    await house.clock.advance(1);
    await pages[1 - seat].at(id, sight.seq + 1);
    // No trace of who submitted it.
    expect(Object.keys(house.database.logs.get(id)?.[sight.seq] ?? {})).toEqual([
      'seq',
      'kind',
      'seat',
      'moves',
      'at',
    ]);
    expect(house.database.logs.get(id)?.[sight.seq]).toMatchObject({ moves: [PASS], at: at + MS });
  },
);

test('a pass is held whatever it claims to answer, and however often; nobody can pass for somebody else', async () => {
  const { id, seat, pages, sight } = await opened(true);
  for (const answers of [sight.seq, sight.seq, sight.seq + 1, 1_000_000])
    expect(await pages[seat].play(id, [PASS], { answers })).toMatchObject({ is: 'ok', seq: sight.seq });
  expect(await pages[seat].play(id, [PASS], { answers: 0 })).toMatchObject({ code: 'stale' });
  expect(await pages[1 - seat].play(id, [PASS])).toMatchObject({ is: 'refused' });
  expect(house.database.logs.get(id)).toHaveLength(sight.seq);
  await house.clock.advance(MS);
  expect(house.database.logs.get(id)).toHaveLength(sight.seq + 1);
});

test('anything but a pass ends the window at once', async () => {
  const { id, seat, moves, pages, sight } = await opened(true);
  await house.clock.advance(500);
  const strike = moves.find(({ kind }) => kind === 'strike') as PackedJson;
  expect(await pages[seat].play(id, [strike])).toMatchObject({ is: 'ok', seq: sight.seq + 1 });
  expect(house.database.logs.get(id)?.[sight.seq]).toMatchObject({ moves: [strike] });
});

test('the window’s end is a duty like others: another process does it after a restart', async () => {
  const { id, seat, sight } = await opened(true);
  expect([...house.database.duties.values()]).toMatchObject([{ duty: { table: id, kind: 'clock', seat } }]);
  await Promise.all(house.servers.splice(0).map((server) => server.stop()));
  await house.server({ games: [game] });
  await house.clock.advance(MS + 20_000);
  expect(house.database.logs.get(id)?.[sight.seq]).toMatchObject({ seat, moves: [PASS] });
  expect(house.database.duties.size).toBe(0);
});

const days = { time: { kind: 'move', seconds: 3 * 86_400 } } as const;

test('by correspondence a window waits, and a standing order passes it at once', async () => {
  const { id, seat, pages, sight } = await opened(true, days);
  expect(sight.window).toEqual({ seat, left: null });
  await house.clock.advance(3_600_000);
  expect(pages[0].sights.get(id)?.seq).toBe(sight.seq);
  expect(await pages[1 - seat].ask({ do: 'order', table: id, passes: true })).toMatchObject({ is: 'ok' });
  await house.clock.advance(1000);
  expect(pages[0].sights.get(id)?.seq).toBe(sight.seq);
  expect(await pages[seat].ask({ do: 'order', table: id, passes: true })).toMatchObject({ is: 'ok' });
  await house.clock.advance(1000);
  await pages[1 - seat].at(id, sight.seq + 1);
  expect(house.database.logs.get(id)?.[sight.seq]).toMatchObject({ seat, moves: [PASS] });
});

test('a standing order passes at once, though the process that is to do so has not heard of it', async () => {
  const { id, seat, pages, sight } = await opened(true, days);
  const other = await house.server({ games: [game] });
  await other.live.get(id);
  house.database.listeners.clear();
  house.servers[0].shared.store.claim = async () => [];
  await pages[seat].ask({ do: 'order', table: id, passes: true });
  await house.clock.advance(2000);
  expect(house.database.logs.get(id)?.slice(sight.seq)).toMatchObject([{ seat, moves: [PASS] }]);
});

test('nobody else learns of a standing order, not even through a message without news', async () => {
  const { id, seat, pages, sight } = await opened(true, days);
  await pages[seat].ask({ do: 'play', table: id, answers: sight.seq, id: 'p', moves: [PASS] });
  const heard = pages[1 - seat].frames.length;
  await pages[seat].ask({ do: 'order', table: id, passes: true });
  await pages[seat].when((page) => page.tables.get(id)?.passes === true);
  const { version } = house.database.tables.get(id) ?? { version: 0 };
  await pages[seat].ask({ do: 'order', table: id, passes: true });
  expect(house.database.tables.get(id)?.version).toBe(version);
  expect(pages[1 - seat].frames.slice(heard)).toEqual([]);
  // Nor from how the window is shown in the history.
  const past = { do: 'history', table: id, from: sight.seq, to: sight.seq } as const;
  expect(await pages[1 - seat].ask(past)).toMatchObject({ sights: [{ window: { seat, left: null } }] });
});

test('[GEN-E-4] a window that waits ends with the table’s limit for a move, by a pass', async () => {
  ms = 0;
  const { id, seat, pages, sight } = await opened(true, { time: { kind: 'move', seconds: 5 } });
  const at = house.clock.now();
  expect(sight.window).toEqual({ seat, left: null });
  await house.clock.advance(4999);
  expect(house.database.logs.get(id)).toHaveLength(sight.seq);
  await house.clock.advance(1);
  await pages[seat].at(id, sight.seq + 1);
  expect(house.database.logs.get(id)?.[sight.seq]).toMatchObject({ seat, moves: [PASS], at: at + 5000 });
});

test('a pass in a window that waits ends it, and an order begins nothing else again', async () => {
  ms = 0;
  const { id, seat, pages, sight } = await opened(true, { time: { kind: 'move', seconds: 5 } });
  expect(await pages[seat].play(id, [PASS])).toMatchObject({ is: 'ok', seq: sight.seq + 1 });
  const due = [...house.database.duties.values()];
  expect(due).toHaveLength(1);
  for (const passes of [true, false, true]) await pages[seat].ask({ do: 'order', table: id, passes });
  expect([...house.database.duties.values()]).toEqual(due);
  expect([...house.database.duties.values()][0]).toBe(due[0]);
});

test.each([true, false])(
  '[GEN-E-4] a window ends as it began, though a bot takes over from the other meanwhile (passed early: %s)',
  async (early) => {
    ms = 20_000;
    await house.close();
    // What the bot does then doesn't matter here.
    const thinkers = () => ({ think: () => new Promise<never>(() => {}), close: async () => {} });
    await house.server({ games: [game], thinkers });
    const { id, seat, pages, sight } = await opened(true, { awayLimit: 1 });
    const at = house.clock.now();
    if (early) expect(await pages[seat].play(id, [PASS])).toMatchObject({ is: 'ok', seq: sight.seq });
    pages[1 - seat].leave();
    await house.clock.advance(8000);
    expect(await pages[seat].ask({ do: 'claim', table: id, seat: 1 - seat, as: 'bot' })).toMatchObject({
      is: 'ok',
    });
    await house.clock.advance(11_999);
    expect(house.database.logs.get(id)).toHaveLength(sight.seq);
    await house.clock.advance(1);
    await pages[seat].at(id, sight.seq + 1);
    expect(house.database.logs.get(id)?.[sight.seq]).toMatchObject({ seat, moves: [PASS], at: at + 20_000 });
  },
);
