/**
 * Servers measured side by side: each has players of its own, and all of them play at the same time, so that other
 * work on the machine slows all of them down alike.
 */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ReadSoFar, Table, Used } from '../server/load.ts';
import { Remote } from '../server/remote.ts';
import { roundRobin, type SharedAddress } from './proxy.ts';
import type { Entering, Measure, Played } from './shapes.ts';

const EVERY = 2000;
const ROUNDS = 3;
const COUNTED = 20_000;

const file = (part: string): string => fileURLToPath(new URL(`./${part}.child.mjs`, import.meta.url));
export const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One or several processes on one database, and people who play there. */
export class Side {
  readonly servers: readonly Remote[];
  readonly #players: Remote;
  readonly #proxy: SharedAddress;

  private constructor(servers: readonly Remote[], players: Remote, proxy: SharedAddress) {
    this.servers = servers;
    this.#players = players;
    this.#proxy = proxy;
  }

  static async open(processes: number): Promise<Side> {
    const first = await Remote.start(file('ours'), ['--expose-gc']);
    const database = await first.ask<string>('database');
    const servers = [first];
    while (servers.length < processes)
      servers.push(await Remote.start(file('ours'), ['--expose-gc'], [database]));
    const urls = await Promise.all(servers.map((server) => server.ask<string>('url')));
    return new Side(servers, await Remote.start(file('players')), await roundRobin(urls));
  }

  get database(): Remote {
    return this.servers[0] as Remote;
  }

  async seat(matches: number): Promise<void> {
    const tables = await this.database.ask<Table[]>('mixed', { count: matches });
    await this.#players.ask('enter', { url: this.#proxy.url, tables, every: EVERY } satisfies Entering);
  }

  async round(): Promise<Measure> {
    const before = await this.database.ask<ReadSoFar>('read');
    await Promise.all([...this.servers, this.#players].map((part) => part.ask('begin')));
    await delay(COUNTED);
    const used = await Promise.all(this.servers.map((server) => server.ask<Used>('end')));
    const made = await this.#players.ask<Played>('end');
    const after = await this.database.ask<ReadSoFar>('read');
    const database = used.reduce((sum, one) => sum + one.database, 0);
    return {
      perSecond: (1000 * made.moves) / COUNTED,
      ...{ p50: made.stored.p50, p99: made.stored.p99 },
      serverPerMove: used.map(({ server }) => server / made.moves),
      databasePerMove: database / made.moves,
      pagesPerMove: (after.pages - before.pages) / made.moves,
      scanned: after.scanned - before.scanned,
      machineLoad: loadavg()[0] ?? 0,
    };
  }

  async close(): Promise<void> {
    await this.#players.stop();
    this.#proxy.close();
    for (const server of this.servers.toReversed()) await server.stop();
  }
}

/** All sides at the same time, in several rounds. */
export async function measureSides(sides: readonly Side[]): Promise<Measure[]> {
  const rounds: Measure[][] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await Promise.all(sides.map((side) => side.round())));
  return sides.map((_, side) => middleOf(rounds.map((measures) => measures[side] as Measure)));
}

function middleOf(rounds: readonly Measure[]): Measure {
  const of = (pick: (measure: Measure) => number, digits = 3): number =>
    round(median(rounds.map(pick)), digits);
  return {
    perSecond: of(({ perSecond }) => perSecond, 1),
    p50: of(({ p50 }) => p50, 1),
    p99: of(({ p99 }) => p99, 1),
    serverPerMove: (rounds[0]?.serverPerMove ?? []).map((_, i) =>
      of(({ serverPerMove }) => serverPerMove[i] ?? 0),
    ),
    databasePerMove: of(({ databasePerMove }) => databasePerMove),
    pagesPerMove: of(({ pagesPerMove }) => pagesPerMove, 1),
    scanned: rounds.reduce((sum, { scanned }) => sum + scanned, 0),
    machineLoad: of(({ machineLoad }) => machineLoad, 1),
  };
}
