/** A table whose match is on the server. Nothing is shown as done before the server has said so. */
import {
  beforeLastMove,
  type Content,
  type Game,
  type Hex,
  type Move,
  type Reference,
  type Refusal,
  refuse,
  type Seat,
} from '@hortus/kernel';
import type { Ask, ChatLine, ServerMessage, Sight, TableInfo } from '@hortus/protocol';
import { batch, computed, effect, signal } from '@preact/signals';
import { MISSING } from '../here/local-messages.ts';
import type { Fairness, TableSource } from '../model/source.ts';
import { withContents } from './contents.ts';
import { dealStep, type Notes } from './entropy.ts';
import { type Known, lastSeq, NOTHING_KNOWN, withEntry, withLines, withState } from './remote-log.ts';
import { LinkLost, type LinkMeans, type LinkReply, type LinkRequest, SocketLink } from './socket-link.ts';

export interface RemoteMeans extends LinkMeans {
  readonly notes: Notes;
  /** An id for a submission, so that sending it twice has no further effect. */
  freshId(): string;
  freshSecret(): Hex;
  /** The finished log. */
  log: TableSource['log'];
  /** The referenced content that can be found. Messages on the socket never contain a deck. */
  contents(references: readonly Reference[]): Promise<readonly Content[]>;
  rename(name: string, info: TableInfo): Promise<Refusal | undefined>;
}

export interface RemoteTable extends TableSource {
  /** The reader asked for, or granted, another match: once its table exists, they want to go there. */
  readonly wantsRematch: { readonly value: boolean };
  /** The network is back, or the page is visible again. */
  hurry(): void;
}

/** The maximum number of sights per request. */
const MOST_SIGHTS = 100;
/** If the host was too busy, or doesn't know whether it was done: how often to retry, and after how long. */
const TRIES = 6;
const TRY_AGAIN = 700;
const isBusy = (code: unknown): boolean => code === 'try-again' || code === 'too-fast';

export function openRemote(game: Game, first: TableInfo, means: RemoteMeans): RemoteTable {
  const { id: table } = first;
  /** As the server sends it: content by name and hash. */
  const told = signal<TableInfo>(first);
  const known = signal<Known>(NOTHING_KNOWN);
  const asks = signal<readonly Ask[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  /** A chat line that was sent but whose answer was lost. */
  let unsaid: { readonly text: string; readonly id: string } | undefined;
  const sending = signal<readonly Move[]>([]);
  const trouble = signal<string | undefined>(undefined);
  const wantsRematch = signal(false);

  const follow = async (): Promise<unknown> => {
    const since = lastSeq(known.value);
    const said = await link.ask({ do: 'follow', table, since, chat: chat.value.at(-1)?.n ?? 0 });
    return said.is === 'refused' ? said.code : undefined;
  };
  let isMending = false;
  /** We missed entries; following again makes the server resend them. */
  const mend = async (): Promise<void> => {
    if (isMending) return;
    isMending = true;
    try {
      for (let tries = 1; isBusy(await follow()) && tries < TRIES; tries++) await wait(TRY_AGAIN * tries);
    } catch (error) {
      // A new link follows automatically.
      if (!(error instanceof LinkLost)) throw error;
    } finally {
      isMending = false;
    }
  };
  const learn = (next: Known | 'gap'): void => {
    if (next === 'gap') void mend();
    else known.value = next;
  };
  const hear = (message: ServerMessage): void =>
    batch(() => {
      switch (message.is) {
        case 'table':
          if (message.table.id === table) told.value = { options: told.value.options, ...message.table };
          return;
        case 'state':
          return message.table === table
            ? learn(withState(known.value, message.since, message.entries, message.sight))
            : undefined;
        case 'entry':
          return message.table === table
            ? learn(withEntry(known.value, message.entry, message.sight))
            : undefined;
        case 'asks':
          if (message.table === table) asks.value = message.asks;
          return;
        case 'chat':
          if (message.table === table) chat.value = withLines(chat.value, message.lines);
          return;
        default:
          return;
      }
    });

  const link = new SocketLink(means, {
    rules: { [game.id]: game.rulesVersion },
    welcomed: follow,
    told: hear,
  });
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void means.later(ms, () => resolve()));

  /** Sends a request, and repeats it if that's harmless and the host asks for it. */
  const ask = async (message: LinkRequest, again = false): Promise<LinkReply> => {
    for (let tries = 1; ; tries++) {
      const said = await link.ask(message, { again });
      if (said.is !== 'refused' || !isBusy(said.code) || !again || tries === TRIES) return said;
      await wait(TRY_AGAIN * tries);
    }
  };
  const refusalOf = (said: LinkReply): Refusal | undefined =>
    said.is === 'refused' ? refuse(said.code, said.clause) : undefined;
  const whyLost = (error: Error): Refusal => {
    if (error instanceof LinkLost) return refuse('link-lost');
    throw error;
  };
  const request = (message: LinkRequest, again = false): Promise<Refusal | undefined> =>
    ask(message, again).then(refusalOf, whyLost);

  /** A stretch of the past; if the host is busy, asks again. */
  const stretch = (from: number, to: number): Promise<readonly Sight[] | Refusal> =>
    ask({ do: 'history', table, from, to }, true).then(
      (said) => (said.is === 'history' ? said.sights : (refusalOf(said) ?? refuse('malformed'))),
      whyLost,
    );

  const options = withContents(game, told, {
    find: (references) => means.contents(references),
    wait,
    failed: (message, names) => {
      trouble.value = names.length === 0 ? message : `${MISSING}${names.join(', ')}`;
    },
  });
  const info = computed<TableInfo>(() => ({
    ...told.value,
    options: options.whole.value ?? told.value.options,
  }));

  /** One step of the deal at a time; the resulting table leads to the next. */
  let owed = '';
  const stopDealing = effect(() => {
    const step = dealStep(told.value, means.notes, means.freshSecret);
    if (step === undefined || link.state.value !== 'online') return;
    if (step.do === 'stop') {
      trouble.value = 'the shuffle is not what was committed to';
      return;
    }
    const message: LinkRequest =
      step.do === 'commit'
        ? { do: 'commit', table, commitment: step.commitment }
        : { do: 'reveal', table, reveal: step.reveal };
    const key = JSON.stringify(message);
    if (owed === key) return;
    owed = key;
    void request(message, true).then((refusal) => {
      if (refusal !== undefined) owed = '';
    });
  });

  const source: RemoteTable = {
    where: 'server',
    game,
    info,
    seat: computed<Seat | undefined>(() => info.value.mySeat),
    // Without its cards the view couldn't be read.
    sight: computed<Sight | undefined>(() => options.whole.value && known.value.sight),
    entries: computed(() => (options.whole.value === undefined ? [] : known.value.entries)),
    asks,
    chat,
    link: link.state,
    sending,
    fairness: computed<Fairness | undefined>(() => {
      const { deal, commitment } = info.value;
      if (deal === undefined || commitment === undefined) return undefined;
      const promise = means.notes.read(deal)?.promise;
      return promise === undefined ? { commitment } : { commitment, promise };
    }),
    handTo: signal(undefined),
    curtain: signal(undefined),
    trouble,
    wantsRematch,
    play: async (moves) => {
      sending.value = moves;
      try {
        return await request(
          {
            do: 'play',
            table,
            answers: lastSeq(known.value),
            id: means.freshId(),
            moves: moves.map((move) => game.moves.toJson(move)),
          },
          true,
        );
      } finally {
        sending.value = [];
      }
    },
    takeBack: async () => {
      const seat = info.value.mySeat;
      const to = seat === undefined ? undefined : beforeLastMove(known.value.entries, seat);
      return to === undefined ? refuse('nothing-to-take-back') : request({ do: 'back', table, to });
    },
    ask: (kind) => {
      if (kind === 'rematch') wantsRematch.value = true;
      return request({ do: kind, table });
    },
    answer: (asked, grant) => {
      if (asked.kind === 'rematch') wantsRematch.value = grant;
      return request({ do: 'answer', table, ask: asked.id, grant });
    },
    claim: (seat, as) => request({ do: 'claim', table, seat, as }),
    accept: (offer) => request({ do: 'accept', table, offer }, true),
    say: async (text) => {
      // Sending the same text again after a lost answer means the same line.
      if (unsaid?.text !== text) unsaid = { text, id: means.freshId() };
      const refused = await request({ do: 'chat', table, text, id: unsaid.id });
      if (refused?.code !== 'link-lost') unsaid = undefined;
      return refused;
    },
    order: (passes) => request({ do: 'order', table, passes }),
    report: (line, why) => request({ do: 'report', table, n: line.n, why }),
    rename: (name) => means.rename(name, info.value),
    dropCurtain: () => undefined,
    raiseCurtain: () => undefined,
    history: async (from, to) => {
      const sights: Sight[] = [];
      for (let at = from; at <= to; at += MOST_SIGHTS) {
        const piece = await stretch(at, Math.min(to, at + MOST_SIGHTS - 1));
        if ('code' in piece) return piece;
        sights.push(...piece);
      }
      return sights;
    },
    log: means.log,
    hurry: () => link.hurry(),
    close: () => {
      stopDealing();
      options.stop();
      link.stop();
    },
  };
  link.start();
  return source;
}
