/** A finished match as a table that nobody plays at: the frame's parts show it like any other. */

import type { TableSource } from '@hortus/frame/model/source.ts';
import {
  contentsOf,
  type Game,
  type MatchLog,
  namesIn,
  promiseOf,
  type Refusal,
  refuse,
  resolveOptions,
  type Seat,
  type Viewer,
} from '@hortus/kernel';
import type { Ask, ChatLine, Sight, TableInfo } from '@hortus/protocol';
import { signal } from '@preact/signals';
import type { Seen } from './replayed.ts';

/** The agreed options, with the content that the terms only name. */
export function wholeOptions(game: Game, { terms, contents }: MatchLog): TableInfo['options'] {
  const resolved = resolveOptions(game, terms.options, contentsOf(contents));
  return (resolved.ok ? resolved.value : terms.options) as TableInfo['options'];
}

export function replaySource(game: Game, log: MatchLog, viewer: Viewer, seen: Seen): TableSource {
  const { terms } = log;
  const names = namesIn(log);
  const seat: Seat | undefined = typeof viewer === 'number' ? viewer : undefined;
  const nothing = (): Promise<Refusal> => Promise.resolve(refuse('over'));
  const info: TableInfo = {
    id: terms.id,
    game: terms.game,
    rulesVersion: terms.rulesVersion,
    options: wholeOptions(game, log),
    status: log.outcome === undefined ? 'playing' : 'over',
    offer: 0,
    seats: terms.seats.map(({ kind, level }, i) => ({
      name: names[i] ?? '',
      kind,
      accepted: true,
      here: true,
      ...(level === undefined ? {} : { level }),
    })),
    time: { kind: 'none' },
    takeBacks: false,
    awayLimit: 0,
    terms,
    commitment: log.commitment,
    mine: false,
    ...(seat === undefined ? {} : { mySeat: seat }),
  };
  return {
    where: 'here',
    game,
    info: signal(info),
    seat: signal(seat),
    sight: signal<Sight | undefined>(seen.sights.at(-1)),
    entries: signal(seen.entries),
    asks: signal<readonly Ask[]>([]),
    chat: signal<readonly ChatLine[]>([]),
    link: signal('here' as const),
    sending: signal([]),
    fairness: signal({ commitment: log.commitment, promise: promiseOf(log.commitment, log.entropy) }),
    handTo: signal(undefined),
    curtain: signal(undefined),
    trouble: signal(undefined),
    play: nothing,
    takeBack: nothing,
    ask: nothing,
    answer: nothing,
    claim: nothing,
    accept: nothing,
    say: nothing,
    report: nothing,
    dropCurtain: () => undefined,
    raiseCurtain: () => undefined,
    history: (from, to) => Promise.resolve(seen.sights.slice(from, to + 1)),
    log: () => Promise.resolve(log),
    close: () => undefined,
  };
}
