/** A table on a server whose part the test plays. */
import { garden } from '@hortus/garden';
import { secretFromSeed } from '@hortus/kernel';
import { PROTOCOL, type ServerMessage, type TableInfo } from '@hortus/protocol';
import { PlayedMatch } from '../../testing/played-match.ts';
import { annaAndBen } from '../../testing/setups.ts';
import { SimTime } from '../../testing/sim-time.ts';
import type { Noted, Notes } from '../entropy.ts';
import { openRemote, type RemoteTable } from '../remote-source.ts';
import { FakeSocket, settle } from './fake-server.ts';

export const INFO: TableInfo = {
  id: 't1',
  game: 'garden',
  rulesVersion: garden.rulesVersion,
  options: { format: 'single' },
  status: 'playing',
  offer: 1,
  seats: [
    { kind: 'person', name: 'Anna', accepted: true, here: true },
    { kind: 'person', name: 'Ben', accepted: true, here: true },
  ],
  time: { kind: 'none' },
  takeBacks: true,
  awayLimit: 120,
  mySeat: 0,
  mine: true,
};

/** A match that the test's server serves. */
export const aMatch = (): PlayedMatch => new PlayedMatch(garden, annaAndBen('t1'), 'remote');

export class Bench {
  readonly time = new SimTime();
  readonly sockets: FakeSocket[] = [];
  readonly noted = new Map<string, Noted>();
  identified = 0;
  readonly source: RemoteTable;
  #ids = 0;

  constructor(info: TableInfo = INFO) {
    const notes: Notes = {
      read: (deal) => this.noted.get(deal),
      write: (deal, noted) => void this.noted.set(deal, noted),
    };
    this.source = openRemote(garden, info, {
      connect: () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      },
      identify: async () => {
        this.identified++;
      },
      later: this.time.later,
      random: () => 0.5,
      notes,
      freshId: () => `submission ${++this.#ids}`,
      freshSecret: () => secretFromSeed('of this client'),
      log: async () => undefined,
      contents: async () => [],
      rename: async () => undefined,
    });
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  /** Lets the newest socket open, and answers its hello and its following. */
  async welcome(...told: ServerMessage[]): Promise<void> {
    await settle();
    const { socket } = this;
    socket.onopen?.();
    await settle();
    const rules = { garden: garden.rulesVersion };
    socket.say({ is: 'welcome', re: socket.last('hello').re, protocol: PROTOCOL, rules, name: 'Anna' });
    await settle();
    for (const message of told) socket.say(message);
    socket.say({ is: 'ok', re: socket.last('follow').re });
    await settle();
  }
}

export const stateOf = (host: PlayedMatch, since = 0): ServerMessage => ({
  is: 'state',
  table: 't1',
  since,
  entries: host.entries(0).slice(since),
  sight: host.sight(0),
});
export const newestOf = (host: PlayedMatch): ServerMessage => {
  const entry = host.entries(0).at(-1);
  if (entry === undefined) throw new Error('nothing was played');
  return { is: 'entry', table: 't1', entry, sight: host.sight(0) };
};
