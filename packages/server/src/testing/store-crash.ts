/** The crash test of the store: `crash.test.ts` runs a few rounds, `crash.soak.ts` many. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../postgres/launcher.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store.ts';
import { built } from './built.ts';
import { type Child, startChild } from './child.ts';
import { crash, type Target, type Victim } from './crash.ts';
import { PATIENCE, until } from './wait.ts';

const TABLES = 6;

export interface Found {
  readonly killed: Record<Target, number>;
  readonly acknowledged: number;
  readonly stored: number;
}

export async function crashStore(rounds: number, seed: number): Promise<Found> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hortus-crash-'));
  const file = await built(new URL('./crash-writer.ts', import.meta.url));
  /** Table and sequence → the id of the entry that was acknowledged there. */
  const acknowledged = new Map<string, string>();
  const seen = new Map<string, { seq: number; ids: Set<string> }>();
  let lives = 0;
  let reader: Store | undefined;

  /** Reads what a child has said since the last time. */
  const take = (child: Child, from: number): void => {
    for (const line of child.lines.slice(from)) {
      const stored = /^stored (\S+ \d+) (.+)$/.exec(line);
      if (!stored) continue;
      const [, place, id] = stored;
      if (acknowledged.has(place))
        throw new Error(`${place} was acknowledged twice: ${acknowledged.get(place)}, ${id}`);
      acknowledged.set(place, id);
    }
  };

  const start = async (): Promise<Victim> => {
    const child = startChild(file, [dataFolder, String(++lives), String(TABLES)]);
    let taken = 0;
    const catchUp = (): number => {
      const from = taken;
      taken = child.lines.length;
      take(child, from);
      return acknowledged.size;
    };
    const urlOf = (line: string): string | undefined => /^url (.+)$/.exec(line)?.[1];
    const url = await until(`life ${lives}: ${child.errors()}`, () => child.lines.map(urlOf).find(Boolean));
    reader ??= await openStore({ url, lanes: 1, connections: 2, patience: PATIENCE });
    return {
      pid: child.process.pid ?? 0,
      acknowledged: catchUp,
      errors: child.errors,
      ended: child.ended.then(() => void catchUp()),
    };
  };

  /** No gap, nothing twice, and in each place what was acknowledged for it. */
  const check = async (): Promise<void> => {
    const promised = [...acknowledged];
    for (let i = 0; i < TABLES; i++) {
      const table = `table-${i}`;
      const known = seen.get(table) ?? { seq: 0, ids: new Set() };
      seen.set(table, known);
      for (const entry of (await reader?.entries(table, known.seq)) ?? []) {
        if (entry.seq !== known.seq + 1) throw new Error(`${table} has a gap before ${entry.seq}`);
        const id = entry.kind === 'moves' ? (entry.id ?? '') : '';
        if (known.ids.has(id)) throw new Error(`${table} ${entry.seq}: ${id} appears twice`);
        known.ids.add(id);
        known.seq = entry.seq;
        const ours = acknowledged.get(`${table} ${entry.seq}`);
        if (ours !== undefined && ours !== id) throw new Error(`${table} ${entry.seq} is ${id}, not ${ours}`);
      }
    }
    for (const [place, id] of promised) {
      const [table, seq] = place.split(' ');
      if ((seen.get(table)?.seq ?? 0) < Number(seq))
        throw new Error(`${place} ${id} was acknowledged and is lost`);
    }
  };

  try {
    const killed = await crash({ rounds, seed, dataFolder, start, check });
    const launched = await launch({ dataFolder, say: () => {} });
    await check().finally(() => launched.stop());
    const stored = [...seen.values()].reduce((sum, { seq }) => sum + seq, 0);
    return { killed, acknowledged: acknowledged.size, stored };
  } finally {
    await reader?.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
