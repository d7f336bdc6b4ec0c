/**
 * Requests in any order, on two processes that hear of each other late or not at all: some things must hold all the
 * same.
 */
import { garden } from '@hortus/garden';
import { livingAsks, TimedMatch } from '@hortus/host';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../server.ts';
import type { Store } from '../store.ts';
import { legalMoves } from '../testing/garden-moves.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import type { Request } from '../testing/page.ts';
import { SimHouse } from '../testing/sim-house.ts';
import type { SimPage } from '../testing/sim-page.ts';

let house: SimHouse;
beforeEach(() => {
  house = new SimHouse();
});
afterEach(() => house.close());

const whats = [
  ...(['move', 'move', 'move', 'pause', 'resume', 'back'] as const),
  ...(['rematch', 'agree', 'deny', 'win', 'bot'] as const),
];
const what = fc.constantFrom(...whats);
const asked = fc.record({ who: fc.nat(1), what, pick: fc.nat(99) });
const bothAsk = what.map((what) => [0, 1].map((who) => ({ who, what, pick: 0 })));
/** What is asked at the same time, and how much time passes meanwhile. */
const asks = fc.record({
  asks: fc.oneof(bothAsk, fc.array(asked, { maxLength: 3 })),
  meanwhile: fc.constantFrom(0, 0, 1000, 5000, 10_000),
});
const going = fc.record({ goes: fc.nat(1), to: fc.constantFrom('away', 'first', 'second', 'unfollow') });
const step = fc.oneof(
  { weight: 6, arbitrary: asks },
  { weight: 2, arbitrary: going },
  { weight: 1, arbitrary: fc.constant('deafen' as const) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Waits this many turns of the event loop before it does what it is asked, and again before it answers. */
function late(store: MemoryStore, turns: () => number): Store {
  const wait = async (): Promise<void> => {
    for (let n = turns(); n > 0; n--) await new Promise<void>((done) => setImmediate(done));
  };
  return new Proxy<Store>(store, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      if (name === 'listen') return found.bind(target);
      return async (...given: unknown[]) => {
        await wait();
        const done: unknown = await found.apply(target, given);
        await wait();
        return done;
      };
    },
  });
}

interface Scene {
  readonly id: string;
  readonly pages: readonly SimPage[];
  readonly here: boolean[];
  readonly servers: { readonly first: Server; readonly second: Server };
}

function requestOf({ id, pages }: Scene, one: { who: number; what: (typeof whats)[number]; pick: number }) {
  const { who, what, pick } = one;
  const page = pages[who];
  const sight = page.sights.get(id);
  const table = id;
  const answers = sight?.seq ?? 0;
  switch (what) {
    case 'move': {
      const moves = sight === undefined || sight.outcome ? [] : legalMoves(sight, who);
      if (moves.length === 0) return undefined;
      const id = `${who} ${page.frames.length}`;
      return { do: 'play', table, answers, id, moves: [moves[pick % moves.length]] } satisfies Request;
    }
    case 'back':
      return { do: 'back', table, to: Math.max(0, answers - 1 - (pick % 2)) } satisfies Request;
    case 'win':
    case 'bot':
      return { do: 'claim', table, seat: 1 - who, as: what } satisfies Request;
    case 'agree':
    case 'deny': {
      const ask = page.asks.get(id)?.[0];
      return ask && ({ do: 'answer', table, ask: ask.id, grant: what === 'agree' } satisfies Request);
    }
    default:
      return { do: what, table } satisfies Request;
  }
}

async function take(scene: Scene, step: Step): Promise<void> {
  const { id, pages, here, servers } = scene;
  if (step === 'deafen') return house.database.listeners.clear();
  if ('asks' in step) {
    const requests = step.asks.map((one) => {
      const request = here[one.who] ? requestOf(scene, one) : undefined;
      return request && pages[one.who].ask(request);
    });
    await Promise.all([...requests, house.clock.advance(step.meanwhile)]);
    return;
  }
  const page = pages[step.goes];
  if (step.to === 'away') {
    page.leave();
    here[step.goes] = false;
  } else if (step.to !== 'unfollow') {
    await page.connect(servers[step.to]);
    await page.follow(id);
    here[step.goes] = true;
  } else if (here[step.goes]) await Promise.all([page.follow(id), page.ask({ do: 'unfollow', table: id })]);
}

/** No entry came too late, nothing is asked for twice, and the duties are those that the match implies. */
function checkStored(id: string): number {
  const { tables, logs, duties } = house.database;
  const row = tables.get(id);
  const running = row && TimedMatch.of(garden, row, []);
  if (row === undefined || running === undefined) throw new Error('nothing is dealt');
  const entries = logs.get(id) ?? [];
  for (const entry of entries) {
    const deadline = running.deadline(row);
    const isFlag = entry.kind === 'moves' && entry.moves[0].kind === 'time';
    expect(entry.at).toBeGreaterThanOrEqual(running.lastAt);
    if (deadline !== undefined && !isFlag) expect(entry.at).toBeLessThan(deadline.at);
    running.apply(entry);
  }
  const kinds = livingAsks(row, running.match).flatMap(({ kind }) => (kind === 'back' ? [] : [kind]));
  expect(kinds).toEqual([...new Set(kinds)]);
  expect(tables.size).toBeLessThanOrEqual(2);
  const { clock, bot } = running.duties(row);
  expect([duties.get(`${id} clock`)?.duty, duties.get(`${id} bot`)?.duty]).toEqual([clock, bot]);
  return entries.length;
}

/** Everybody hears every entry once, with nothing missing. */
async function checkHeard({ id, pages, servers }: Scene, stored: number): Promise<void> {
  for (const page of pages) {
    await page.connect(servers.first);
    await page.follow(id);
  }
  await house.clock.advance(20_000);
  for (const page of pages) {
    const seqs = page.entries.get(id)?.map(({ seq }) => seq) ?? [];
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    expect(seqs.length).toBeGreaterThanOrEqual(stored);
    page.leave();
  }
  for (const { live } of house.servers) expect(live.followed()).toEqual([]);
}

test('whatever two persons do at once on two processes, the table stays in order', async () => {
  const delays = fc.array(fc.nat(2), { minLength: 7, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), delays, async (steps, delays) => {
      house = new SimHouse();
      const faults: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void faults.push(line) });
      let asked = 0;
      const turns = (): number => delays[asked++ % delays.length];
      const open = () => house.server({ store: late(new MemoryStore(house.database), turns), log });
      const servers = { first: await open(), second: await open() };
      const { pages, id } = await house.dealt(2, {
        options: { first: 'A', format: 'wins3' },
        time: { kind: 'clock', base: 10, increment: 1 },
        awayLimit: 5,
      });
      await pages[1].connect(servers.second);
      await pages[1].follow(id);
      const scene = { id, pages, servers, here: [true, true] };
      for (const one of steps) await take(scene, one);
      await house.clock.advance(0);
      await checkHeard(scene, checkStored(id));
      expect(faults).toEqual([]);
      await house.close();
    }),
    { numRuns: 80 },
  );
});
