/**
 * Group commit. Entries that arrive during a commit go together in the next one. The disk does one at a time anyway,
 * and each has overhead that its entries share, so a second one starts in parallel only if the first takes unusually
 * long. Nothing is acknowledged before it's certain: if a connection breaks during a commit the entry is submitted
 * again, the key decides, and an entry found there is compared with ours.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@hortus/kernel';
import type { Append, Change, StoreStats } from '../../store.ts';
import type { Lane } from '../database/connections.ts';
import { isBroken, isClash, NotAsked, pauseBefore, StoreDown } from '../database/down.ts';
import { appendQuestion, findQuestion } from './append-statement.ts';

const LARGEST_BATCH = 200;
/** How long, in milliseconds, a commit has the disk to itself. */
const HEAD_START = 20;
/**
 * How long, in milliseconds, the next commit waits for more entries if there are few besides those answering the last
 * one: as many answers are on their way, and a commit costs the same for one entry as for twenty.
 */
const GATHERING = 1;

interface Waiting {
  readonly item: Append;
  /** As it is stored: `json` keeps it byte for byte. */
  readonly text: string;
  readonly until: number;
  /** An earlier attempt may have stored it. */
  unsure: boolean;
  /** There is an entry in its place, ours or another. */
  there: boolean;
  resolve(answer: 'stored' | 'taken'): void;
  reject(error: unknown): void;
}

export interface Appender {
  append(item: Append): Promise<'stored' | 'taken'>;
  readonly stats: StoreStats;
  /** Waits for its submissions. */
  close(): Promise<void>;
}

export function makeAppender(
  lanes: readonly Lane[],
  patience: number,
  ring: (changes: readonly Change[]) => void,
): Appender {
  let queue: Waiting[] = [];
  /** Tables with an entry on its way: the next one has to wait, because it needs its predecessor stored. */
  const busy = new Set<string>();
  const free = [...lanes];
  let planned = false;
  let lastBegun = 0;
  let lastSize = 0;
  let gathering: 'no' | 'yes' | 'over' = 'no';
  let looksLater = false;
  let closing = false;
  let idle: (() => void) | undefined;
  let failures = 0;
  let retries = 0;

  /** After whatever else arrives in this turn of the event loop. */
  const plan = (): void => {
    if (planned) return;
    planned = true;
    setImmediate(begin);
  };

  const begin = (): void => {
    planned = false;
    if (isGathering()) return;
    while (free.length > 0 && queue.length > 0) {
      if (free.length < lanes.length && performance.now() - lastBegun < HEAD_START) {
        lookLater();
        break;
      }
      const batch = takeBatch();
      if (batch.length === 0) break;
      lastBegun = performance.now();
      lastSize = batch.length;
      gathering = 'no';
      void run(free.pop()!, batch);
    }
    if (queue.length === 0 && free.length === lanes.length) idle?.();
  };

  /** A lone entry never waits. */
  const isGathering = (): boolean => {
    if (gathering === 'over' || queue.length === 0 || free.length < lanes.length) return false;
    if (queue.length * 2 >= lastSize) return false;
    if (gathering === 'no')
      setTimeout(() => {
        if (gathering === 'no') return;
        gathering = 'over';
        plan();
      }, GATHERING);
    gathering = 'yes';
    return true;
  };

  /** In case nothing arrives and nothing is answered in the meantime. */
  const lookLater = (): void => {
    if (looksLater) return;
    looksLater = true;
    setTimeout(() => {
      looksLater = false;
      plan();
    }, HEAD_START).unref();
  };

  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = [];
    queue = queue.filter((waiting) => {
      if (batch.length === LARGEST_BATCH || busy.has(waiting.item.table)) return true;
      busy.add(waiting.item.table);
      batch.push(waiting);
      return false;
    });
    return batch;
  };

  const run = async (lane: Lane, batch: readonly Waiting[]): Promise<void> => {
    await attempt(lane, batch, 0);
    for (const { item } of batch) busy.delete(item.table);
    if (queue.length > 0) answerBehind(batch);
    free.push(lane);
    plan();
  };

  /** Entries that waited behind another for the same place have lost it and needn't ask. */
  const answerBehind = (batch: readonly Waiting[]): void => {
    const places = new Map<string, number>();
    for (const { item, there } of batch) if (there) places.set(item.table, item.entry.seq);
    queue = queue.filter(({ item, resolve }) => {
      const lost = places.get(item.table) === item.entry.seq;
      if (lost) resolve('taken');
      return !lost;
    });
  };

  /** Answers every one of them, after as many tries as it takes. */
  const attempt = async (lane: Lane, batch: readonly Waiting[], tried: number): Promise<void> => {
    try {
      const items = batch.map(({ item }) => item);
      const texts = batch.map(({ text }) => text);
      const { count } = await lane.query(appendQuestion(items, texts));
      if (count < batch.length) return await answerEach(lane, batch);
      for (const { resolve } of batch) resolve('stored');
      ring(items.map(({ table, entry }) => ({ table, seq: entry.seq })));
    } catch (error) {
      await failed(lane, batch, error, tried);
    }
  };

  /**
   * Not all were stored this time. What is in its place decides for each: the entry itself, from this attempt or an
   * earlier one, or somebody else's. If there's nothing, it would have made a gap.
   */
  const answerEach = async (lane: Lane, batch: readonly Waiting[]): Promise<void> => {
    const { rows } = await lane.query<{ table_id: string; entry: string }>(
      findQuestion(batch.map(({ item }) => item)),
    );
    const found = new Map(rows.map((row) => [row.table_id, row.entry]));
    const stored: Change[] = [];
    for (const { item, text, resolve, reject } of batch) {
      const { table, entry } = item;
      const there = found.get(table);
      if (there === undefined)
        reject(new Error(`table ${table} has no entry before ${entry.seq}, or is not there at all`));
      else if (there !== text) resolve('taken');
      else {
        resolve('stored');
        stored.push({ table, seq: entry.seq });
      }
    }
    if (stored.length > 0) ring(stored);
  };

  const failed = async (
    lane: Lane,
    batch: readonly Waiting[],
    error: unknown,
    tried: number,
  ): Promise<void> => {
    const broken = isBroken(error);
    if (!broken && !isClash(error)) {
      // None of it was stored. One entry that PostgreSQL rejects must not block the others.
      if (batch.length === 1) {
        failures++;
        batch[0].reject(error);
      } else for (const waiting of batch) await attempt(lane, [waiting], tried);
      return;
    }
    const asked = broken && !(error instanceof NotAsked);
    const now = performance.now();
    const left: Waiting[] = [];
    for (const waiting of batch) {
      if (asked) waiting.unsure = true;
      if (waiting.until > now) left.push(waiting);
      else {
        failures++;
        waiting.reject(new StoreDown(error, waiting.unsure));
      }
    }
    if (left.length === 0) return;
    retries++;
    await delay(pauseBefore(tried));
    await attempt(lane, left, tried + 1);
  };

  return {
    stats: {
      get failed() {
        return failures;
      },
      get retried() {
        return retries;
      },
      get queued() {
        return queue.length;
      },
    },
    append(item) {
      if (closing) return Promise.reject(new Error('the store is closed'));
      invariant(!item.table.includes('\n'), 'an id is one line');
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          item,
          text: JSON.stringify(item.entry),
          until: performance.now() + patience,
          unsure: false,
          there: false,
          resolve(answer) {
            waiting.there = true;
            resolve(answer);
          },
          reject,
        };
        queue.push(waiting);
        plan();
      });
    },
    async close() {
      closing = true;
      if (queue.length === 0 && free.length === lanes.length) return;
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    },
  };
}
