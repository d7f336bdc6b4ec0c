/** A table whose match is in this browser's worker. */
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
import { batch, computed, signal } from '@preact/signals';
import type { Fairness, TableSource } from '../model/source.ts';
import type { LocalSetup } from './local-host.ts';
import type { Heard, Working } from './worked.ts';

export interface LocalTable extends TableSource {
  readonly terms: Terms;
}

/** `hides`: the game has hidden hands, so on a shared screen a curtain falls between two seats. */
export async function openLocal(
  game: Game,
  from: LocalSetup | { readonly id: string },
  hides: boolean,
  start: (heard: Heard) => Working,
): Promise<LocalTable> {
  const sight = signal<Sight | undefined>(undefined);
  const entries = signal<readonly SeenEntry[]>([]);
  const seat = signal<Seat | undefined>(undefined);
  const handTo = signal<Seat | undefined>(undefined);
  const curtain = signal<Seat | undefined>(undefined);
  const sending = signal<readonly Move[]>([]);
  const trouble = signal<string | undefined>(undefined);
  let persons: Seat[] = [];
  const worked = start({
    seen: ({ sights, since, entries: news }) => {
      const whole = [...entries.value.slice(0, since), ...news];
      for (const next of sights)
        batch(() => {
          // Behind the curtain the page holds nobody's cards and nobody's log.
          if (curtain.value !== undefined) return;
          entries.value = whole;
          sight.value = next;
          passOn(next);
        });
    },
    broken: (message) => {
      trouble.value = message;
    },
  });

  /**
   * On a shared screen the seat changes with the turn: immediately if everything is open, by a hand-over if hands are
   * hidden.
   */
  const passOn = ({ toAct }: Sight): void => {
    if (persons.length < 2) return;
    const stays = toAct.length === 0 || (seat.value !== undefined && hasSeat(seatSet(toAct), seat.value));
    const next = stays ? undefined : toAct.find((one) => persons.includes(one));
    handTo.value = hides ? next : undefined;
    if (next !== undefined && !hides) look(next);
  };
  const look = (as: Seat): void => {
    seat.value = as;
    void worked.ask({ do: 'look', as });
  };

  const begun = await worked
    .ask('game' in from ? { do: 'begin', setup: from } : { do: 'resume', id: from.id })
    .catch((error: Error) => {
      worked.end();
      throw error;
    });
  const terms = begun.terms as Terms;
  persons = terms.seats.flatMap(({ kind }, i) => (kind === 'person' ? [i] : []));
  seat.value = persons[0];
  if (persons.length > 1 && hides) curtain.value = persons[0];
  else await worked.ask({ do: 'look', as: persons[0] ?? 'table' });

  const over = computed(() => sight.value?.outcome !== undefined);
  const info = computed<TableInfo>(() => ({
    id: terms.id,
    game: game.id,
    rulesVersion: terms.rulesVersion,
    options: begun.options ?? (terms.options as TableInfo['options']),
    status: over.value ? 'over' : 'playing',
    offer: 0,
    seats: terms.seats.map((one) => ({
      kind: one.kind,
      name: one.name,
      accepted: true,
      here: true,
      ...(one.level === undefined ? {} : { level: one.level }),
    })),
    time: { kind: 'none' },
    takeBacks: begun.takeBacks ?? true,
    ...(begun.botsResign === true ? { botsResign: true } : {}),
    awayLimit: 0,
    terms,
    commitment: begun.commitment ?? '',
    mine: true,
    ...(seat.value === undefined ? {} : { mySeat: seat.value }),
  }));
  const asks = signal<readonly Ask[]>([]);
  const notHere = (): Promise<Refusal> => Promise.resolve(refuse('not-here'));
  const alone = persons.length === 1;

  return {
    where: 'here',
    game,
    terms,
    info,
    seat,
    sight,
    entries,
    asks,
    chat: signal<readonly ChatLine[]>([]),
    link: signal('here' as const),
    sending,
    fairness: signal<Fairness | undefined>({
      commitment: begun.commitment ?? '',
      ...(begun.promise === undefined ? {} : { promise: begun.promise }),
    }),
    handTo,
    curtain,
    trouble,
    play: async (moves: readonly Move[]) => {
      if (seat.value === undefined) return refuse('not-your-seat');
      sending.value = moves;
      try {
        return (await worked.ask({ do: 'play', seat: seat.value, moves })).refusal;
      } finally {
        sending.value = [];
      }
    },
    takeBack: async () => {
      // On a shared screen the last mover's move is taken back, whoever's turn it is now.
      const last = entries.value.findLast(
        (entry) => entry.kind === 'moves' && persons.includes(entry.seat),
      )?.seat;
      return (await worked.ask({ do: 'back', seat: last ?? seat.value ?? 0 })).refusal;
    },
    ask: async (kind) => {
      if (kind !== 'draw') return notHere();
      const by = seat.value ?? persons[0] ?? 0;
      asks.value = [{ id: 'draw', kind, seat: by, seq: sight.value?.seq ?? 0, granted: [] }];
      try {
        return (await worked.ask({ do: 'draw', seat: by })).refusal;
      } finally {
        asks.value = [];
      }
    },
    answer: notHere,
    claim: notHere,
    accept: notHere,
    say: notHere,
    report: notHere,
    ...(alone
      ? {}
      : {
          answerFor: async (as: Seat, moves: readonly Move[]) =>
            (await worked.ask({ do: 'play', seat: as, moves })).refusal,
        }),
    dropCurtain: () =>
      batch(() => {
        curtain.value = handTo.value;
        if (curtain.value === undefined) return;
        handTo.value = undefined;
        sight.value = undefined;
        entries.value = [];
      }),
    raiseCurtain: () => {
      const next = curtain.value;
      curtain.value = undefined;
      if (next !== undefined) look(next);
    },
    ...(alone
      ? {
          hint: async () => {
            const { analysis, advice } = await worked.ask({ do: 'analyse', seat: persons[0] ?? 0 });
            return analysis?.moves[0] ?? advice;
          },
        }
      : {}),
    shown: (seq) => void worked.ask({ do: 'shown', seq }),
    rush: () => void worked.ask({ do: 'rush' }),
    history: async (first, last) => (await worked.ask({ do: 'history', from: first, to: last })).sights ?? [],
    log: async (): Promise<MatchLog | undefined> => (await worked.ask({ do: 'log' })).log,
    close: () => worked.end(),
  };
}
