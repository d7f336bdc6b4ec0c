/**
 * `npm run bench -- load`: how many matches a server on this machine can carry. `load 1000` plays that many matches
 * of all games at once; `load idle 10000` opens that many and leaves them alone; `load stored 100000` plays before
 * and beside that many finished ones. Each prints one line of JSON; --record puts it into figures.json and draws the
 * plot.
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
import { type Carried, plot } from './plot.ts';
import type { Entering, Played } from './shapes.ts';

const EVERY = 2000;
const WARM = 10_000;
const COUNTED = 30_000;
const IDLE_COUNTED = 30_000;
/** Entries of a stored match. */
const ENTRIES = 20;
/** Matches played beside the stored ones. */
const BESIDE = 200;

const file = (part: string): string => fileURLToPath(new URL(`./${part}.child.mjs`, import.meta.url));
const say = (text: string): void => void process.stderr.write(`${text}\n`);

export async function load(words: readonly string[], record: boolean): Promise<void> {
  const [first = '1000', second = '10000'] = words;
  const server = await Remote.start(file('ours'), ['--expose-gc']);
  try {
    const rows =
      first === 'idle'
        ? [await idle(server, Number(second))]
        : first === 'stored'
          ? await stored(server, Number(second))
          : [await played(server, Number(first))];
    for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
    if (record) keep(rows);
  } finally {
    await server.stop();
  }
}

const around = () => ({ cores: cpus().length, machineLoad: Math.round(10 * (loadavg()[0] ?? 0)) / 10 });
const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;

async function played(server: Remote, matches: number, besides = 0): Promise<Carried> {
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
      ...{ kind: 'played', matches, stored: besides, ...around() },
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
  await server.ask('settle');
  await server.ask('restAll');
  await delay(WARM / 2);
  await server.ask('begin');
  await delay(IDLE_COUNTED);
  const used = await server.ask<Used>('end');
  return {
    ...{ kind: 'idle', matches, stored: 0, ...around() },
    serverCore: round((100 * used.server) / IDLE_COUNTED, 2),
    databaseCore: round((100 * used.database) / IDLE_COUNTED, 2),
    heap: round((await server.ask<number>('memory')) / 2 ** 20, 0),
    megabytes: round((await server.ask<number>('rss')) / 2 ** 20, 0),
  };
}

async function stored(server: Remote, matches: number): Promise<Carried[]> {
  const before = await played(server, BESIDE);
  say(`${matches} finished matches are stored`);
  await server.ask('fill', { count: matches, entries: ENTRIES });
  await server.ask('settle');
  return [before, await played(server, BESIDE, matches)];
}

const FIGURES = join(ROOT, 'bench', 'scale', 'figures.json');
const PLOT = join(ROOT, 'docs', 'pictures', 'scaling.svg');

/** A figure replaces the former one of the same kind and size. */
function keep(rows: readonly Carried[]): void {
  const former: Carried[] = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : [];
  const same = (a: Carried, b: Carried): boolean =>
    a.kind === b.kind && a.matches === b.matches && a.stored === b.stored;
  const all = [...former.filter((old) => !rows.some((row) => same(old, row))), ...rows].toSorted(
    (a, b) => a.kind.localeCompare(b.kind) || a.stored - b.stored || a.matches - b.matches,
  );
  writeFileSync(FIGURES, `${JSON.stringify(all, undefined, 2)}\n`);
  writeFileSync(PLOT, plot(all));
}
