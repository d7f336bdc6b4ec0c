/**
 * The crash test of the whole product: `crash.test.ts` runs a few rounds, `crash.soak.ts` many. Two server processes
 * and the embedded PostgreSQL; matches over real sockets, half of them with their players at different processes; what
 * is killed, and after how many moves, follows from the seed alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '../store/index.ts';
import type { Store } from '../store.ts';
import { built } from '../testing/built.ts';
import { killDatabase, planRounds, type Round } from '../testing/crash.ts';
import { dice } from '../testing/dice.ts';
import { PATIENCE, until } from '../testing/wait.ts';
import { auditAll, auditSoFar, Broken } from './audit.ts';
import { Duel } from './duel.ts';
import { Nodes } from './nodes.ts';
import type { Surroundings } from './player.ts';

/** Simultaneous matches. */
const TABLES = 8;
const PROCESSES = [0, 1];

const TARGETS = ['server', 'servers', 'database', 'backend', 'server and database', 'everything'] as const;
type Target = (typeof TARGETS)[number];

export interface Found {
  /** How often each one was killed, and how many servers weren't serving yet at the time. */
  readonly killed: Record<Target | 'starting', number>;
  readonly acknowledged: number;
  /** Entries of all matches, each checked. */
  readonly stored: number;
  readonly finished: number;
}

export async function crashAll(rounds: number, seed: number, fault?: 'hasty'): Promise<Found> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hortus-crash-'));
  const file = await built(new URL('./crash-server.ts', import.meta.url), 'inside');
  const nodes = new Nodes(file, dataFolder, fault);
  let test: CrashTest | undefined;
  try {
    await nodes.start(0);
    await nodes.start(1);
    const store = await openStore({ url: nodes.database, lanes: 1, connections: 2, patience: PATIENCE });
    test = new CrashTest(nodes, store, dataFolder, seed);
    await test.begin();
    for (const round of planRounds(TARGETS, rounds, 50, dice(seed))) await test.round(round);
    return await test.conclude();
  } finally {
    await test?.leave();
    await nodes.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

class CrashTest {
  readonly #nodes: Nodes;
  readonly #store: Store;
  readonly #dataFolder: string;
  readonly #below: (n: number) => number;
  readonly #duels = new Set<Duel>();
  #playing: Promise<void>[] = [];
  readonly #starting: Promise<void>[] = [];
  #resting = false;
  #wrong: Error | undefined;
  readonly #found = {
    killed: { ...Object.fromEntries(TARGETS.map((target) => [target, 0])), starting: 0 } as Found['killed'],
    acknowledged: 0,
    stored: 0,
    finished: 0,
  };

  constructor(nodes: Nodes, store: Store, dataFolder: string, seed: number) {
    this.#nodes = nodes;
    this.#store = store;
    this.#dataFolder = dataFolder;
    this.#below = dice(seed);
  }

  async begin(): Promise<void> {
    this.#playing = Array.from({ length: TABLES }, (_, i) =>
      this.#play(i).catch((error: unknown) => this.#fails(error)),
    );
    await this.#acknowledged(1);
  }

  /** One match after another, with the same people. */
  async #play(place: number): Promise<void> {
    const around = [place, place + (place >> 1), 0].map((node) => this.#around(node % PROCESSES.length));
    const tokens = await Duel.guests(around);
    while (!this.#resting) {
      const duel = await Duel.begin(around, tokens);
      if (this.#resting) duel.rest();
      this.#duels.add(duel);
      await duel.end();
      const stored = await auditAll(this.#store, duel);
      this.#found.stored += stored;
      if (duel.isOver) this.#found.finished++;
      this.#duels.delete(duel);
      await duel.leave();
    }
  }

  #around(node: number): Surroundings {
    return {
      address: () => this.#nodes.address(node),
      below: dice(this.#below(2 ** 31)),
      acknowledged: () => {
        this.#found.acknowledged++;
      },
      wrong: (what) => this.#fails(new Broken(what)),
    };
  }

  #fails(error: unknown): void {
    this.#wrong ??= error instanceof Error ? error : new Error(String(error));
  }

  async #acknowledged(count: number): Promise<void> {
    const goal = this.#found.acknowledged + count;
    await until('acknowledgements', () => this.#isWrong() || this.#found.acknowledged >= goal).catch(
      (error) => {
        throw new Error(`${error.message}\n${this.#nodes.errors()}`);
      },
    );
    if (this.#wrong !== undefined) throw this.#wrong;
  }

  #isWrong(): boolean {
    const [ended] = this.#nodes.ended();
    if (ended !== undefined) this.#fails(new Error(ended));
    return this.#wrong !== undefined;
  }

  async round({ target, after, pause }: Round<Target>): Promise<void> {
    await this.#acknowledged(after);
    await delay(pause);
    await this.#kill(target);
    await this.#acknowledged(1);
    await Promise.all([...this.#duels].map((duel) => auditSoFar(this.#store, duel))).catch((error) => {
      // A server that ended on its own is why the database doesn't answer.
      throw this.#isWrong() ? this.#wrong : error;
    });
  }

  async #kill(target: Target): Promise<void> {
    this.#found.killed[target]++;
    const one = this.#below(PROCESSES.length);
    const all = target === 'servers' || target === 'everything';
    const victims = PROCESSES.filter((n) => all || (target.startsWith('server') && n === one));
    if (target !== 'server' && target !== 'servers')
      killDatabase(this.#dataFolder, target === 'backend', this.#below);
    for (const n of victims) if (this.#nodes.isStarting(n)) this.#found.killed.starting++;
    await Promise.all(victims.map((n) => this.#nodes.kill(n)));
    for (const n of victims) this.#start(n);
  }

  /** Nobody waits for it: the next kill may come before it serves. */
  #start(n: number): void {
    this.#starting.push(this.#nodes.start(n).catch((error: unknown) => this.#fails(error)));
  }

  /** Everybody rests where they are, and every log is checked in full. */
  async conclude(): Promise<Found> {
    this.#resting = true;
    for (const duel of this.#duels) duel.rest();
    await Promise.all([...this.#playing, ...this.#starting]);
    if (this.#isWrong()) throw this.#wrong;
    return this.#found;
  }

  async leave(): Promise<void> {
    this.#resting = true;
    await Promise.all([...this.#duels].map((duel) => duel.leave()));
    await this.#store.close();
  }
}
