/** What a remote table needs from a browser. */
import { freshSecret, type Refusal, refuse } from '@hortus/kernel';
import type { NewTable, TableInfo } from '@hortus/protocol';
import {
  ApiFault,
  acceptTable,
  becomeGuest,
  changeTable,
  joinTable,
  leaveTable,
  logOf,
  takeName,
} from './api.ts';
import { browserNotes } from './entropy.ts';
import type { RemoteMeans } from './remote-source.ts';
import type { SocketLike } from './socket-link.ts';

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

const choiceOf = (info: TableInfo, i: number): NewTable['seats'][number] => {
  const { kind, level = '' } = info.seats[i] ?? { kind: 'open' };
  if (kind === 'bot') return { kind: 'bot', level };
  return { kind: i === info.mySeat ? 'me' : 'friend' };
};

/**
 * A name applies to seats taken with it. Until the terms are final, the seat is taken again: the maker makes
 * a new offer, a friend stands up and sits down again.
 */
async function rename(name: string, info: TableInfo): Promise<Refusal | undefined> {
  try {
    await takeName(name);
    if (info.status !== 'open' || info.mySeat === undefined) return undefined;
    if (info.mine) {
      await changeTable(info.id, { seats: info.seats.map((_, i) => choiceOf(info, i)) });
      return undefined;
    }
    const accepted = info.seats[info.mySeat]?.accepted ?? false;
    await leaveTable(info.id);
    await joinTable(info.id, info.mySeat);
    if (accepted) await acceptTable(info.id, info.offer);
    return undefined;
  } catch (error) {
    return refuse(error instanceof ApiFault ? error.code : 'broken');
  }
}

export const browserMeans = (table: string): RemoteMeans => ({
  connect: () => new WebSocket(socketAddress()) as unknown as SocketLike,
  identify: becomeGuest,
  later(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  notes: browserNotes,
  freshId: () => freshSecret((bytes) => crypto.getRandomValues(new Uint8Array(bytes))).slice(0, 32),
  freshSecret: () => freshSecret((bytes) => crypto.getRandomValues(new Uint8Array(bytes))),
  log: () => logOf(table).catch(() => undefined),
  contents: async (references) => (await import('../here/shelf.ts')).findContents(references),
  rename,
});
