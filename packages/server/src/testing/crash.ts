/**
 * Kills servers and databases at random moments under load, restarts what doesn't restart on its own, and lets the
 * test look for everything that was acknowledged. What is killed, and after how much work, follows from the seed alone;
 * what it is doing at that moment, and which of its processes it hits, is up to the machine.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../postgres/pid-file.ts';
import { dice } from './dice.ts';
import { childrenOf, kill } from './processes.ts';
import { until } from './wait.ts';

export interface Victim {
  /** The process of the server; its database runs apart. */
  readonly pid: number;
  /** How many acknowledgements have been seen. */
  acknowledged(): number;
  /** It is gone, and everything it said before has been read. */
  readonly ended: Promise<void>;
  /** For the message if it gets stuck. */
  errors(): string;
}

export interface CrashTest {
  readonly rounds: number;
  readonly seed: number;
  /** Where the server keeps its embedded PostgreSQL. */
  readonly dataFolder: string;
  /** Resolves when it serves. */
  start(): Promise<Victim>;
  /** Called while it serves, after every round: finds what was acknowledged, or throws. */
  check(round: number): Promise<void>;
}

const TARGETS = ['server', 'database', 'backend', 'both'] as const;
export type Target = (typeof TARGETS)[number];

export interface Round<T> {
  readonly target: T;
  /** How many acknowledgements come first, and how many milliseconds pass. */
  readonly after: number;
  readonly pause: number;
}

/** Settled before anything runs: every target equally often, in an order that follows from the seed. */
export function planRounds<T>(
  targets: readonly T[],
  rounds: number,
  most: number,
  below: (n: number) => number,
): Round<T>[] {
  const order = Array.from({ length: rounds }, (_, i) => targets[i % targets.length]);
  for (let i = rounds - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order.map((target) => ({ target, after: 1 + below(most), pause: below(8) }));
}

/** How often each was killed. */
export async function crash(plan: CrashTest): Promise<Record<Target, number>> {
  const below = dice(plan.seed);
  const killed = { server: 0, database: 0, backend: 0, both: 0 };
  let victim = await plan.start();
  const goOn = async (count: number): Promise<void> => {
    const goal = victim.acknowledged() + count;
    let ended = false;
    void victim.ended.then(() => {
      ended = true;
    });
    await until('acknowledgements', () => ended || victim.acknowledged() >= goal).catch((error) => {
      throw new Error(`${error.message}: ${victim.errors()}`);
    });
    if (ended) throw new Error(`the server has ended on its own: ${victim.errors()}`);
  };
  try {
    for (const [i, { target, after, pause }] of planRounds(TARGETS, plan.rounds, 60, below).entries()) {
      await goOn(after);
      await delay(pause);
      killed[target]++;
      if (target !== 'server') killDatabase(plan.dataFolder, target === 'backend', below);
      if (target === 'server' || target === 'both') {
        kill(victim.pid);
        await victim.ended;
        victim = await plan.start();
      }
      await goOn(1);
      await plan.check(i + 1);
    }
  } finally {
    kill(victim.pid, 'SIGTERM');
    await victim.ended;
  }
  return killed;
}

/** What is hit of the database: one of its processes, or the first one, or all at once; nothing while it is down. */
export function hitDatabase(dataFolder: string, one: boolean, below: (n: number) => number): number[] {
  const cluster = readdirSync(dataFolder).find((name) => /^postgres-\d+$/.test(name)) ?? '';
  const running = findRunning(join(dataFolder, cluster));
  if (!running) return [];
  const others = childrenOf(running.pid);
  if (one && others.length > 0) return [others[below(others.length)]];
  return below(2) ? [running.pid] : [running.pid, ...others];
}

/** A killed backend makes PostgreSQL restart on its own. */
export function killDatabase(dataFolder: string, one: boolean, below: (n: number) => number): void {
  for (const pid of hitDatabase(dataFolder, one, below)) kill(pid);
}
