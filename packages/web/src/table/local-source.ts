/** A table whose match is in this browser's worker. */
import type { Analysis } from '@hortus/bots';
import {
  type Game,
  hasSeat,
  type MatchLog,
  type Move,
  type Refusal,
  refuse,
  type Seat,
  type SeenEntry,
  seatSet,
  type Terms,
} from '@hortus/kernel';
import type { Ask, ChatLine, Sight, TableInfo } from '@hortus/protocol';
import { computed, signal } from '@preact/signals';
import type { LocalSetup } from './local-host.ts';
import type { Done, FromWorker, ToWorker } from './local-messages.ts';
import type { TableSource } from './source.ts';

type Request = ToWorker extends infer M ? (M extends { re: number } ? Omit<M, 're'> : never) : never;

/** A worker that answers each request by its number. */
class Worked {
  readonly #worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, { resolve(value: Done): void; reject(error: Error): void }>();
  #requests = 0;

  constructor(seen: (message: FromWorker & { is: 'sight' }) => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'sight') return seen(data);
      const waiting = this.#waiting.get(data.re);
      this.#waiting.delete(data.re);
      if (data.is === 'done') waiting?.resolve(data.value);
      else waiting?.reject(new Error(data.message));
    });
    this.#worker.addEventListener('error', (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    });
  }

  ask(request: Request): Promise<Done> {
    const re = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(re, { resolve, reject });
      this.#worker.postMessage({ ...request, re });
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** A local table also tells what the solver knows: there is nobody it would be unfair to. */
export interface LocalTable extends TableSource {
  readonly terms: Terms;
  readonly commitment: string;
  analyse(seat: Seat): Promise<Analysis | undefined>;
}

/** `hides`: the game has hidden hands, so that on one screen a curtain falls between two seats. */
export async function openLocal(
  game: Game,
  from: LocalSetup | { readonly id: string },
  hides: boolean,
): Promise<LocalTable> {
  const sight = signal<Sight | undefined>(undefined);
  const entries = signal<readonly SeenEntry[]>([]);
  const seat = signal<Seat | undefined>(undefined);
  const curtain = signal<Seat | undefined>(undefined);
  let persons: Seat[] = [];
  const worked = new Worked((seen) => {
    entries.value = seen.entries;
    if (curtain.value === undefined) sight.value = seen.sight;
    handOver(seen.sight);
  });

  /** On one screen the seat changes with the turn. */
  const handOver = ({ toAct }: Sight): void => {
    if (
      persons.length < 2 ||
      toAct.length === 0 ||
      (seat.value !== undefined && hasSeat(seatSet(toAct), seat.value))
    )
      return;
    const next = toAct.find((one) => persons.includes(one));
    if (next === undefined) return;
    if (hides) {
      sight.value = undefined;
      curtain.value = next;
    } else look(next);
  };
  const look = (as: Seat): void => {
    seat.value = as;
    void worked.ask({ do: 'look', as });
  };

  const begun = await worked.ask(
    'game' in from ? { do: 'begin', setup: from } : { do: 'resume', id: from.id },
  );
  const terms = begun.terms as Terms;
  persons = terms.seats.flatMap(({ kind }, i) => (kind === 'person' ? [i] : []));
  seat.value = persons[0];
  if (persons.length > 1 && hides) curtain.value = persons[0];
  await worked.ask({ do: 'look', as: persons[0] ?? 'table' });

  const info = computed<TableInfo>(() => ({
    id: terms.id,
    game: game.id,
    rulesVersion: terms.rulesVersion,
    options: terms.options as TableInfo['options'],
    status: sight.value?.outcome === undefined ? 'playing' : 'over',
    seats: terms.seats.map((one) => ({
      kind: one.kind,
      name: one.name,
      accepted: true,
      here: true,
      ...(one.level === undefined ? {} : { level: one.level }),
    })),
    time: { kind: 'none' },
    takeBacks: true,
    awayLimit: 0,
    commitment: begun.commitment ?? '',
    mine: true,
    ...(seat.value === undefined ? {} : { mySeat: seat.value }),
  }));
  const notHere = (): Promise<Refusal> => Promise.resolve(refuse('not-here'));

  return {
    where: 'here',
    game,
    terms,
    commitment: begun.commitment ?? '',
    info,
    seat,
    sight,
    entries,
    asks: signal<readonly Ask[]>([]),
    chat: signal<readonly ChatLine[]>([]),
    link: signal('here' as const),
    curtain,
    play: async (moves: readonly Move[]) =>
      seat.value === undefined
        ? refuse('not-your-seat')
        : (await worked.ask({ do: 'play', seat: seat.value, moves })).refusal,
    takeBack: async () => {
      // On one screen it is the last mover's move that is taken back, whoever's turn it is now.
      const last = entries.value.findLast(
        (entry) => entry.kind === 'moves' && persons.includes(entry.seat),
      )?.seat;
      return (await worked.ask({ do: 'back', seat: last ?? seat.value ?? 0 })).refusal;
    },
    ask: notHere,
    answer: notHere,
    claim: notHere,
    accept: notHere,
    say: notHere,
    report: notHere,
    raiseCurtain: () => {
      const next = curtain.value;
      curtain.value = undefined;
      if (next !== undefined) look(next);
    },
    history: async (first, last) => (await worked.ask({ do: 'history', from: first, to: last })).sights ?? [],
    log: async (): Promise<MatchLog | undefined> => (await worked.ask({ do: 'log' })).log,
    analyse: async (as) => (await worked.ask({ do: 'analyse', seat: as })).analysis,
    close: () => worked.end(),
  };
}
