/**
 * `npm run bench -- load`: how many matches a server on this machine can carry. `load 1000` plays that many matches
 * of all games at once; `load idle 10000` opens that many and leaves them alone, and `load watched 10000` too,
 * with somebody's socket open at each; `load stored 100000` plays beside
 * that many finished ones, and `load processes 2` on that many processes, each next to a server that is alone and
 * empty. Each prints lines of JSON; --record puts them into figures.json and draws the plots.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.ts';
import { fsyncsDuring } from '../server/disk.ts';
import type { Table, Used } from '../server/load.ts';
import { Remote } from '../server/remote.ts';
import { plotGrowth } from './growth-plot.ts';
import { type Carried, plot } from './plot.ts';
import type { Entering, Measure, Played } from './shapes.ts';
import { measureSides, round, Side } from './sides.ts';

const EVERY = 2000;
const WARM = 10_000;
const COUNTED = 30_000;
const IDLE_COUNTED = 30_000;
/** Matches played on each of two servers that are measured side by side, unless another number is given. */
const BESIDE = '200';
/** What a server stores when it is measured, as parts of the whole. */
const STEPS = [0.01, 0.1, 1];

const file = (part: string): string => fileURLToPath(new URL(`./${part}.child.mjs`, import.meta.url));
const say = (text: string): void => void process.stderr.write(`${text}\n`);

export async function load(words: readonly string[], record: boolean): Promise<void> {
  const rows = await measured(words);
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  if (record) keep(rows);
}

async function measured([first = '1000', second, beside = BESIDE]: readonly string[]): Promise<Carried[]> {
  if (first === 'stored') return stored(Number(second ?? '100000'), Number(beside));
  if (first === 'processes') return processes(Number(second ?? '2'), Number(beside));
  const server = await Remote.start(file('ours'), ['--expose-gc']);
  try {
    if (first === 'idle') return [await idle(server, Number(second ?? '10000'))];
    if (first === 'watched') return [await watched(server, Number(second ?? '10000'))];
    return [await played(server, Number(first))];
  } finally {
    await server.stop();
  }
}

const around = () => ({ cores: cpus().length, machineLoad: Math.round(10 * (loadavg()[0] ?? 0)) / 10 });

async function played(server: Remote, matches: number): Promise<Carried> {
  const players = await Remote.start(file('players'));
  try {
    const url = await server.ask<string>('url');
    say(`${matches} matches sit down`);
    const tables = await server.ask<Table[]>('mixed', { count: matches });
    await players.ask('enter', { url, tables, every: EVERY } satisfies Entering);
    await delay(WARM);
    say('measuring');
    await Promise.all([server.ask('begin'), players.ask('begin')]);
    const disk = await fsyncsDuring(COUNTED);
    const [used, made] = await Promise.all([server.ask<Used>('end'), players.ask<Played>('end')]);
    return {
      ...{ kind: 'played', matches, stored: 0, ...around() },
      ...{ moves: made.moves, perSecond: round((1000 * made.moves) / COUNTED), refused: made.refused },
      ...{ ended: made.ended, p50: round(made.stored.p50), p99: round(made.stored.p99) },
      ...{ seenP50: round(made.seen.p50), seenP99: round(made.seen.p99) },
      ...{ diskP50: round(disk.p50), diskP99: round(disk.p99) },
      serverCore: round((100 * used.server) / COUNTED),
      databaseCore: round((100 * used.database) / COUNTED),
      playersCore: round((100 * made.clients) / COUNTED),
      megabytes: round((await server.ask<number>('rss')) / 2 ** 20, 0),
    };
  } finally {
    await players.stop();
  }
}

async function idle(server: Remote, matches: number): Promise<Carried> {
  say(`${matches} matches are opened, each with somebody watching`);
  await server.ask('open', { count: matches });
  return atRest(server, 'idle', matches);
}

/** Matches of all games, and at each a player who is connected from another process as a page is. */
async function watched(server: Remote, matches: number): Promise<Carried> {
  const players = await Remote.start(file('players'));
  try {
    say(`${matches} matches are dealt and followed`);
    const tables = await server.ask<Table[]>('mixed', { count: matches });
    const url = await server.ask<string>('url');
    await players.ask('watch', { url, tables, every: EVERY } satisfies Entering);
    const figures = await atRest(server, 'watched', matches);
    const open = await players.ask<number>('connected');
    if (open !== matches) throw new Error(`only ${open} of ${matches} sockets stayed open`);
    return figures;
  } finally {
    await players.stop();
  }
}

async function atRest(server: Remote, kind: string, matches: number): Promise<Carried> {
  await server.ask('settle');
  await server.ask('restAll');
  await delay(WARM / 2);
  await server.ask('begin');
  await delay(IDLE_COUNTED);
  const used = await server.ask<Used>('end');
  return {
    ...{ kind, matches, stored: 0, ...around() },
    serverCore: round((100 * used.server) / IDLE_COUNTED, 2),
    databaseCore: round((100 * used.database) / IDLE_COUNTED, 2),
    heap: round((await server.ask<number>('memory')) / 2 ** 20, 0),
    megabytes: round((await server.ask<number>('rss')) / 2 ** 20, 0),
  };
}

/** These sides, each with as many matches; closed at the end, whatever happens. */
async function withSides<T>(
  counts: readonly number[],
  matches: number,
  use: (sides: Side[]) => Promise<T>,
): Promise<T> {
  const sides: Side[] = [];
  try {
    for (const count of counts) sides.push(await Side.open(count));
    say(`${matches} matches sit down on each side`);
    for (const side of sides) await side.seat(matches);
    return await use(sides);
  } finally {
    for (const side of sides) await side.close();
  }
}

function stored(most: number, matches: number): Promise<Carried[]> {
  return withSides([1, 1], matches, async (sides) => {
    const [, full] = sides as [Side, Side];
    const rows: Carried[] = [];
    let count = 0;
    let entries = 0;
    for (const step of STEPS) {
      const wanted = Math.round(step * most);
      const start = performance.now();
      entries += await full.database.ask<number>('fill', { count: wanted - count });
      count = wanted;
      for (const side of sides) await side.database.ask('settle');
      say(`${count} finished matches, ${entries} entries: stored in ${seconds(start)} s; measuring`);
      await delay(WARM);
      const [empty, beside] = (await measureSides(sides)) as [Measure, Measure];
      rows.push({ kind: 'stored', matches, stored: count, entries, ...beside, empty });
    }
    return rows;
  });
}

const seconds = (since: number): number => round((performance.now() - since) / 1000, 0);

function processes(count: number, matches: number): Promise<Carried[]> {
  return withSides([1, count], matches, async (sides) => {
    await delay(WARM);
    say('measuring');
    const [alone, several] = (await measureSides(sides)) as [Measure, Measure];
    return [
      { kind: 'processes', matches, stored: 0, processes: 1, ...alone },
      { kind: 'processes', matches, stored: 0, processes: count, ...several },
    ];
  });
}

const FIGURES = join(ROOT, 'bench', 'scale', 'figures.json');
const PLOT = join(ROOT, 'docs', 'pictures', 'scaling.svg');
const GROWTH = join(ROOT, 'docs', 'pictures', 'scaling-stored.svg');

/** Lists of numbers as the formatter wants them. */
const onOneLine = (json: string): string =>
  json.replace(/\[\s+([\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`);

/** A figure replaces the former one of the same kind and size. */
function keep(rows: readonly Carried[]): void {
  const former: Carried[] = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : [];
  const same = (a: Carried, b: Carried): boolean =>
    a.kind === b.kind && a.matches === b.matches && a.stored === b.stored && a.processes === b.processes;
  const all = [...former.filter((old) => !rows.some((row) => same(old, row))), ...rows].toSorted(
    (a, b) =>
      a.kind.localeCompare(b.kind) ||
      a.stored - b.stored ||
      a.matches - b.matches ||
      (a.processes ?? 1) - (b.processes ?? 1),
  );
  writeFileSync(FIGURES, `${onOneLine(JSON.stringify(all, undefined, 2))}\n`);
  writeFileSync(PLOT, plot(all));
  writeFileSync(GROWTH, plotGrowth(all));
}
