/**
 * The crash test of the whole product: `crash.test.ts` runs a few rounds, `crash.soak.ts` many. Two server processes
 * and the embedded PostgreSQL; matches over real sockets, half of them with their players at different processes, some
 * of them in a hurry; what goes wrong, and after how many moves, follows from the seed alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '../store/index.ts';
import type { Store } from '../store.ts';
import { built } from '../testing/built.ts';
import { hitDatabase, killDatabase, type Round } from '../testing/crash.ts';
import { dice } from '../testing/dice.ts';
import { kill } from '../testing/processes.ts';
import { PATIENCE, until } from '../testing/wait.ts';
import { auditAll, auditSoFar, Broken } from './audit.ts';
import { Duel } from './duel.ts';
import { type Fault, isKill, KILLS, type Kill, OTHER_FAULTS, type Plan, roundsOf } from './faults.ts';
import { Nodes } from './nodes.ts';
import type { Surroundings } from './player.ts';
import { SmallDisk } from './small-disk.ts';

/** Simultaneous matches; the last two are played in a hurry. */
const TABLES = 8;
const HURRIED = 2;
const PROCESSES = [0, 1];

export interface Found {
  /** How often each fault happened, and how many servers weren't serving yet when they were killed. */
  readonly faults: Record<Fault | 'starting', number>;
  readonly acknowledged: number;
  /** Connections whose next answer was lost. */
  readonly cut: number;
  /** How often a player was told to try again. */
  readonly putOff: number;
  /** Entries of all matches, each checked, and how many of them are lost on time. */
  readonly stored: number;
  readonly flags: number;
  readonly finished: number;
}

export const nothingFound = (): Found => ({
  faults: Object.fromEntries(
    [...KILLS, ...OTHER_FAULTS, 'starting'].map((one) => [one, 0]),
  ) as Found['faults'],
  acknowledged: 0,
  cut: 0,
  putOff: 0,
  stored: 0,
  flags: 0,
  finished: 0,
});

export async function crashAll(plan: Plan, planted?: 'hasty'): Promise<Found> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hortus-crash-'));
  const disk = plan.others['full disk'] > 0 ? SmallDisk.mount(dataFolder) : undefined;
  const file = await built(new URL('./crash-server.ts', import.meta.url), 'inside');
  const nodes = new Nodes(file, dataFolder, planted);
  let test: CrashTest | undefined;
  try {
    await nodes.start(0);
    await nodes.start(1);
    const store = await openStore({ url: nodes.database, lanes: 1, connections: 2, patience: PATIENCE });
    test = new CrashTest(nodes, store, dataFolder, disk, plan);
    await test.begin();
    for (const round of roundsOf(plan)) await test.round(round);
    return await test.conclude();
  } finally {
    await test?.leave();
    await nodes.stop();
    disk?.unmount();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

class CrashTest {
  readonly #nodes: Nodes;
  readonly #store: Store;
  readonly #dataFolder: string;
  readonly #disk: SmallDisk | undefined;
  readonly #freeze: number;
  readonly #below: (n: number) => number;
  readonly #duels = new Set<Duel>();
  #playing: Promise<void>[] = [];
  readonly #starting: Promise<void>[] = [];
  /** Ends every freeze now. */
  readonly #thaw = new AbortController();
  readonly #frozen: Promise<void>[] = [];
  #resting = false;
  #wrong: Error | undefined;
  readonly #found = { ...nothingFound() } as { -readonly [name in keyof Found]: Found[name] };

  constructor(nodes: Nodes, store: Store, dataFolder: string, disk: SmallDisk | undefined, plan: Plan) {
    this.#nodes = nodes;
    this.#store = store;
    this.#dataFolder = dataFolder;
    this.#disk = disk;
    this.#freeze = plan.freeze;
    this.#below = dice(plan.seed);
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
      const duel = await Duel.begin(around, tokens, place >= TABLES - HURRIED);
      if (this.#resting) duel.rest();
      this.#duels.add(duel);
      await duel.end();
      const { stored, flags } = await auditAll(this.#store, duel);
      this.#found.stored += stored;
      this.#found.flags += flags;
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
      putOff: () => {
        this.#found.putOff++;
      },
      wrong: (what) => this.#fails(new Broken(what)),
    };
  }

  #fails(error: unknown): void {
    this.#wrong ??= error instanceof Error ? error : new Error(String(error));
  }

  #acknowledged(count: number): Promise<void> {
    const goal = this.#found.acknowledged + count;
    return this.#until('acknowledgements', () => this.#found.acknowledged >= goal);
  }

  /** Ends with what went wrong meanwhile, if anything did. */
  async #until(what: string, look: () => boolean): Promise<void> {
    await until(what, () => this.#isWrong() || look()).catch((error) => {
      throw new Error(`${error.message}\n${this.#nodes.errors()}`);
    });
    if (this.#wrong !== undefined) throw this.#wrong;
  }

  #isWrong(): boolean {
    const [ended] = this.#nodes.ended();
    if (ended !== undefined) this.#fails(new Error(ended));
    return this.#wrong !== undefined;
  }

  async round({ target, after, pause }: Round<Fault>): Promise<void> {
    await this.#acknowledged(after);
    await delay(pause);
    if (isKill(target)) await this.#kill(target);
    else await this.#inflict(target);
    await this.#acknowledged(1);
    await Promise.all([...this.#duels].map((duel) => auditSoFar(this.#store, duel))).catch((error) => {
      // A server that ended on its own is why the database doesn't answer.
      throw this.#isWrong() ? this.#wrong : error;
    });
  }

  async #kill(target: Kill): Promise<void> {
    this.#found.faults[target]++;
    const one = this.#below(PROCESSES.length);
    const all = target === 'servers' || target === 'everything';
    const victims = PROCESSES.filter((n) => all || (target.startsWith('server') && n === one));
    if (target !== 'server' && target !== 'servers')
      killDatabase(this.#dataFolder, target === 'backend', this.#below);
    for (const n of victims) if (this.#nodes.isStarting(n)) this.#found.faults.starting++;
    await Promise.all(victims.map((n) => this.#nodes.kill(n)));
    for (const n of victims) this.#start(n);
  }

  /** Nobody waits for it: the next kill may come before it serves. */
  #start(n: number): void {
    this.#starting.push(this.#nodes.start(n).catch((error: unknown) => this.#fails(error)));
  }

  async #inflict(fault: Exclude<Fault, Kill>): Promise<void> {
    if (fault === 'full disk' && this.#disk === undefined) return; // we may not mount one
    this.#found.faults[fault]++;
    const one = this.#below(PROCESSES.length);
    switch (fault) {
      case 'restart':
        await this.#nodes.kill(one, 'SIGTERM');
        return this.#start(one);
      case 'cut answers':
        this.#found.cut += this.#nodes.loseAnswers();
        return;
      case 'frozen server':
        return this.#stop([this.#nodes.pid(one) ?? []].flat());
      case 'frozen database':
        return this.#stop(hitDatabase(this.#dataFolder, this.#below(2) === 0, this.#below));
      case 'full disk':
        return this.#fill();
    }
  }

  /** Everything else goes on meanwhile: moves, if it still can, and further faults. */
  #stop(pids: readonly number[]): void {
    for (const pid of pids) kill(pid, 'SIGSTOP');
    const thaw = (): void => {
      for (const pid of pids) kill(pid, 'SIGCONT');
    };
    this.#frozen.push(delay(this.#freeze, undefined, this.#thaw).then(thaw, thaw));
  }

  /** Until somebody has noticed. */
  async #fill(): Promise<void> {
    const before = this.#found.putOff;
    this.#disk?.fill();
    try {
      await this.#until('a move that cannot be stored', () => this.#found.putOff > before);
    } finally {
      this.#disk?.free();
    }
  }

  /** Everybody rests where they are, and every log is checked in full. */
  async conclude(): Promise<Found> {
    this.#resting = true;
    for (const duel of this.#duels) duel.rest();
    await Promise.all([...this.#playing, ...this.#starting, ...this.#frozen]);
    if (this.#isWrong()) throw this.#wrong;
    return this.#found;
  }

  async leave(): Promise<void> {
    this.#resting = true;
    this.#thaw.abort();
    await Promise.all([...this.#frozen, ...[...this.#duels].map((duel) => duel.leave())]);
    await this.#store.close();
  }
}
