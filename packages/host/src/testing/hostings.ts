/** The two ways in which this package hosts a match, for the laws. */
import { garden } from '@hortus/garden';
import {
  type Contribution,
  commitTo,
  type Entry,
  type Game,
  Match,
  personsOf,
  type Refusal,
  type Result,
  secretFromSeed,
  type Terms,
  type Viewer,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import type { Bots, Pace } from '../bots.ts';
import type { TableListener } from '../clerk.ts';
import { Host, type HostMeans } from '../host.ts';
import { sightOf } from '../sight.ts';
import { SoleHost } from '../sole-host.ts';
import type { HostedTable } from '../table.ts';
import { tableAlone } from '../table-alone.ts';
import { TimedMatch } from '../timed-match.ts';
import { G0, type Hosting, PACE, type Plan, type Played } from './laws.ts';
import { MemoryTables } from './memory-tables.ts';
import { SimClock } from './sim-clock.ts';

const GARDEN: Game = garden;
const FULL_PACE: Pace = { ...PACE, answerThinks: 300, alone: 20 };

function dealt({ seats, game = GARDEN, options = { first: 'A', garden: G0 } }: Plan): Match {
  const parsed = game.parseOptions(options, seats.length);
  if (!parsed.ok) throw new Error(parsed.fault[0]?.message);
  const terms: Terms = {
    id: 'table',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    packs: game.packs(parsed.value),
    seats: seats.map((kind, i) => ({ kind, name: `${i}`, ...(kind === 'bot' ? { level: 'club' } : {}) })),
  };
  const entropy: Contribution[] = personsOf(terms).map((seat) => {
    const reveal = secretFromSeed(`seat ${seat}`);
    return { seat, commitment: commitTo(terms, seat, reveal), reveal };
  });
  const begun = Match.begin(game, terms, entropy, secretFromSeed('host'));
  if (!begun.ok) throw new Error(begun.fault[0]?.message);
  return begun.value as Match;
}

const faultOf = (result: Result<unknown, Refusal>): Refusal | undefined =>
  result.ok ? undefined : result.fault;

const botsOf = ({ think }: Plan): Bots => ({ think: async (job) => think?.(job) });

/** A host that owns its match alone. */
export const alone: Hosting = {
  isShared: false,
  begin: async (plan) => {
    const clock = new SimClock();
    const match = dealt(plan);
    let stored: readonly Entry[] = [];
    const sights = new Map<Viewer, Sight>();
    const tell = (): void => {
      for (const seat of [0, 1]) sights.set(seat, sole.host.sight(seat) as Sight);
    };
    const sole = new SoleHost(match, tableAlone(match.log({ withSecret: true }), plan), {
      clock,
      bots: botsOf(plan),
      pace: FULL_PACE,
      keep: ({ entries }) => {
        stored = entries;
      },
      told: tell,
      broken: () => {},
    });
    tell();
    await sole.start();
    const { host } = sole;
    return {
      clock,
      sight: (seat) => sights.get(seat) as Sight,
      stored: () => stored,
      play: async (seat, move, more) => faultOf(await host.play(seat, { moves: [move], ...more })),
      ask: async (seat, wish) => faultOf(await host.ask(seat, wish)),
      answer: async (seat) => faultOf(await host.answer(seat, 'none', true)),
    };
  },
};

/** Two processes on one store: each seat's requests go to its own, and every other duty to the other. */
export class TwoProcesses implements Played {
  readonly clock = new SimClock();
  readonly store = new MemoryTables();
  readonly hosts: Host[] = [];
  /** By process: the entries its listener has heard of. */
  readonly told: number[][] = [[], []];
  readonly #sights: Sight[] = [];

  constructor(plan: Plan, means: Partial<HostMeans> = {}) {
    const { log } = { log: dealt(plan).log({ withSecret: true }) };
    const row: HostedTable = {
      ...tableAlone(log, plan),
      time: plan.time ?? { kind: 'none' },
      oneScreen: false,
      madeAt: this.clock.now(),
    };
    this.store.rows.set(row.id, row);
    for (const n of [0, 1]) this.hosts.push(this.#host(n, row, plan, means));
    for (const n of [0, 1]) this.#look(n);
  }

  static begin = async (plan: Plan): Promise<TwoProcesses> => {
    const played = new TwoProcesses(plan);
    await played.hosts[0]?.run((clerk) => clerk.setDuties());
    return played;
  };

  #host(n: number, row: HostedTable, plan: Plan, means: Partial<HostMeans>): Host {
    const { game = GARDEN } = plan;
    const told: TableListener<HostedTable> = {
      entered: ({ match }) => {
        this.told[n]?.push(match.seq);
        this.#look(n);
        this.#hint(1 - n);
      },
      changed: () => this.#hint(1 - n),
      due: (kind, at) => {
        this.clock.after(Math.max(0, at - this.clock.now()), () => {
          const duty = this.store.duties.get(`${row.id} ${kind}`);
          if (duty !== undefined) void this.hosts[duty.seq % 2]?.perform(duty);
        });
      },
    };
    return new Host(
      {
        store: this.store,
        clock: this.clock,
        bots: botsOf(plan),
        pace: FULL_PACE,
        gameOf: () => game,
        log: { warn: () => {}, error: () => {} },
        ...means,
      },
      row,
      TimedMatch.of(game, row, []),
      told,
    );
  }

  #look(n: number): void {
    const { running, row } = this.hosts[n] ?? {};
    if (running && row) this.#sights[n] = sightOf(running, row, n, this.clock.now());
  }

  /** The other process hears that something has changed. */
  #hint(n: number): void {
    const host = this.hosts[n];
    void host?.run(async (clerk) => {
      if (clerk.seq < this.stored().length) await clerk.catchUp();
      await clerk.refresh();
    });
  }

  sight = (seat: number): Sight => this.#sights[seat] as Sight;
  stored = (): readonly Entry[] => this.store.logs.get('table') ?? [];
  play: Played['play'] = async (seat, move, more) =>
    faultOf(await (this.hosts[seat] as Host).play(seat, { moves: [move], ...more }));
  ask: Played['ask'] = async (seat, wish) => faultOf(await (this.hosts[seat] as Host).ask(seat, wish));
  answer: Played['answer'] = async (seat, grants) => {
    const host = this.hosts[seat] as Host;
    return faultOf(await host.answer(seat, host.row.asks[0]?.id ?? 'none', grants));
  };
}

export const twoProcesses: Hosting = { isShared: true, begin: TwoProcesses.begin };
