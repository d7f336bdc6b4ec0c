/**
 * People who play real matches of every game, two at each, over the sockets a page would have: they accept, deal,
 * move at intervals by their own view, and take a rematch when a match is over.
 */
import { randomBytes } from 'node:crypto';
import { GAMES, loadGames } from '@hortus/catalogue';
import { commitTo, FastLuck, freshSecret, type Game, moveList, type Seat, type State } from '@hortus/kernel';
import { PROTOCOL, type ServerMessage, type Sight, type TableNews } from '@hortus/protocol';
import { WebSocket } from 'ws';
import type { Table } from '../server/load.ts';
import { answerWith } from '../server/remote.ts';
import { usedSince } from '../server/used.ts';
import type { Entering, Played } from './shapes.ts';

await loadGames();
const RULES = Object.fromEntries(GAMES.map(({ id, rulesVersion }) => [id, rulesVersion]));
/** Long enough to be played for minutes. */
const OPTIONS: Readonly<Record<string, object>> = { garden: { format: 'vp20' } };
/** Nobody gives up, and nobody's time runs. */
const NOT_PLAYED = new Set(['resign', 'time']);
const AT_ONCE = 12;
const INSIST_AFTER = 15_000;

const luck = new FastLuck(13);
const matches: Pair[] = [];
let url = '';
let every = 2000;
let isCounting = false;
let used = usedSince();
let [acks, sights]: [number[], number[]] = [[], []];
let refused: Record<string, number> = {};
let ended = 0;

/** Two people and the match they are at. */
class Pair {
  readonly game: Game;
  readonly #list;
  readonly #world: State;
  readonly people: Person[] = [];
  table = '';
  /** Tables they were at: news of those still arrives. */
  readonly #former = new Set<string>();
  /** A move that the other hasn't seen yet; `answers`: the last entry its player had seen. */
  sent: { readonly at: number; readonly by: Person; readonly answers: number; seq?: number } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(game: Game) {
    this.game = game;
    this.#list = moveList(game);
    const options = game.parseOptions(OPTIONS[game.id] ?? {}, 2);
    if (!options.ok) throw new Error(JSON.stringify(options.fault));
    this.#world = game.create(options.value, 2);
  }

  async sit({ id, keys }: Table): Promise<void> {
    this.table = id;
    this.#former.add(id);
    for (const token of keys) this.people.push(await Person.connect(this, token));
    await Promise.all(this.people.map((person) => person.dealt));
    this.#wait(luck.below(every));
  }

  /**
   * On average `every` between two moves. People have no metronome: one that beats as long as a window is open would
   * answer at the very moment it ends, too late half of the time.
   */
  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#wait(every / 2 + luck.below(every));
      this.#move();
    }, milliseconds);
  }

  /** A player who is to act does something that their own view allows. */
  #move(): void {
    if (this.sent !== undefined) return;
    for (const person of this.people) {
      const { sight, seat } = person;
      if (sight === undefined || seat === undefined) continue;
      if (sight.outcome !== undefined) person.askForRematch(this.table);
      else if (sight.toAct.includes(seat) && person.passedAt !== sight.seq)
        return this.#play(person, seat, sight);
    }
  }

  #play(person: Person, seat: Seat, sight: Sight): void {
    const { game } = this;
    game.imagine(sight.view, this.#world, luck);
    const count = game.legal(this.#world, seat, this.#list);
    const moves = [...this.#list.subarray(0, count)].map((move) => game.moves.toJson(move));
    const good = moves.filter(({ kind }) => !NOT_PLAYED.has(kind));
    const move = good[luck.below(good.length)];
    if (move === undefined) return;
    this.sent = { at: performance.now(), by: person, answers: sight.seq };
    person.say({
      do: 'play',
      table: this.table,
      answers: sight.seq,
      id: randomBytes(8).toString('hex'),
      moves: [move],
    });
  }

  acknowledged(seq: number): void {
    const { sent } = this;
    if (sent === undefined) return;
    if (seq <= sent.answers) return this.#passed(sent.by, seq);
    if (isCounting) acks.push(performance.now() - sent.at);
    sent.seq = seq;
    const other = this.people.find((person) => person !== sent.by);
    // The other player got it first.
    if ((other?.sight?.seq ?? 0) >= seq) this.sent = undefined;
  }

  /** Nothing was stored: the pass waits for the end of its window, and isn't a move that counts here. */
  #passed(person: Person, seq: number): void {
    person.passedAt = seq;
    this.sent = undefined;
  }

  saw(person: Person, seq: number): void {
    const { sent } = this;
    if (sent === undefined || person === sent.by) return;
    if (isCounting) sights.push(performance.now() - sent.at);
    if (sent.seq !== undefined && seq >= sent.seq) this.sent = undefined;
  }

  next(table: string): void {
    if (this.#former.has(table)) return;
    this.#former.add(table);
    this.table = table;
    this.sent = undefined;
    ended++;
    for (const person of this.people) person.follow();
  }

  leave(): void {
    clearTimeout(this.#timer);
    for (const person of this.people) person.leave();
  }
}

type Said = { readonly do: string } & Readonly<Record<string, unknown>>;

class Person {
  readonly #pair: Pair;
  readonly #socket: WebSocket;
  readonly #secrets = new Map<string, string>();
  sight: Sight | undefined;
  seat: Seat | undefined;
  /** The last entry they had seen when they passed in a window that is still open. */
  passedAt: number | undefined;
  /** Before then it doesn't ask for a rematch again. */
  #insistsAt = 0;
  readonly dealt: Promise<void>;
  #isDealt: () => void = () => {};

  private constructor(pair: Pair, token: string) {
    this.#pair = pair;
    this.dealt = new Promise((done) => {
      this.#isDealt = done;
    });
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
  }

  static connect(pair: Pair, token: string): Promise<Person> {
    const person = new Person(pair, token);
    return new Promise((done, failed) => {
      person.#socket.on('error', failed);
      person.#socket.on('open', () => {
        person.say({ do: 'hello', protocol: PROTOCOL, rules: RULES });
        person.follow();
        done(person);
      });
    });
  }

  say(message: Said): void {
    this.#socket.send(JSON.stringify({ re: message.do, ...message }));
  }

  /** Once, and again only if nothing has come of it: a page doesn't insist either. */
  askForRematch(table: string): void {
    if (performance.now() < this.#insistsAt) return;
    this.#insistsAt = performance.now() + INSIST_AFTER;
    this.say({ do: 'rematch', table });
  }

  follow(): void {
    this.#insistsAt = 0;
    this.sight = undefined;
    this.passedAt = undefined;
    this.say({ do: 'follow', table: this.#pair.table, since: 0 });
  }

  leave(): void {
    this.#socket.terminate();
  }

  #hear(message: ServerMessage): void {
    if (message.is === 'table') return this.#sit(message.table);
    if (message.is === 'ok' && message.re === 'play') return this.#pair.acknowledged(message.seq ?? 0);
    if (message.is === 'ok' && message.table !== undefined) return this.#pair.next(message.table);
    if (message.is === 'refused') {
      if (message.re !== 'play') return;
      refused[message.code] = (refused[message.code] ?? 0) + 1;
      this.#pair.sent = undefined;
    }
    if (message.is !== 'state' && message.is !== 'entry') return;
    if (message.table !== this.#pair.table) return;
    this.sight = message.sight;
    this.#isDealt();
    if (message.is === 'entry') this.#pair.saw(this, message.sight.seq);
  }

  #sit({ id, mySeat, status, offer, seats, terms, awaited, commitments, next }: TableNews): void {
    if (next !== undefined) return this.#pair.next(next);
    if (id !== this.#pair.table) return;
    this.seat = mySeat;
    if (mySeat === undefined) return;
    if (status === 'open' && seats[mySeat]?.accepted === false)
      return this.say({ do: 'accept', table: id, offer });
    if (terms === undefined || !awaited?.seats.includes(mySeat)) return;
    const reveal = this.#secrets.get(terms.id) ?? freshSecret(randomBytes);
    this.#secrets.set(terms.id, reveal);
    if (commitments !== undefined) this.say({ do: 'reveal', table: id, reveal });
    else this.say({ do: 'commit', table: id, commitment: commitTo(terms, mySeat, reveal) });
  }
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

/** People who are connected and do nothing. */
const watchers: WebSocket[] = [];

/** Follows a table as a page does, until the match is shown. */
function watch({ id, keys: [token] }: Table): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  watchers.push(socket);
  const say = (message: Said): void => socket.send(JSON.stringify({ re: message.do, ...message }));
  return new Promise((done, failed) => {
    socket.on('error', failed);
    socket.on('open', () => {
      say({ do: 'hello', protocol: PROTOCOL, rules: RULES });
      say({ do: 'follow', table: id, since: 0 });
    });
    socket.on('message', (data) => {
      const { is } = JSON.parse(String(data)) as ServerMessage;
      if (is === 'state') done();
      else if (is === 'refused') failed(new Error(String(data)));
    });
  });
}

answerWith({
  async watch(wish: Entering): Promise<void> {
    ({ url } = wish);
    const left = wish.tables.values();
    const some = async (): Promise<void> => {
      for (const table of left) await watch(table);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  },
  connected: () => watchers.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
  async enter(wish: Entering): Promise<void> {
    ({ url, every } = wish);
    const coming = wish.tables.map((table, i) => ({ table, pair: new Pair(GAMES[i % GAMES.length]!) }));
    matches.push(...coming.map(({ pair }) => pair));
    const left = coming.values();
    const some = async (): Promise<void> => {
      for (const { pair, table } of left) await pair.sit(table);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
  },
  begin() {
    [acks, sights, refused, ended, isCounting] = [[], [], {}, 0, true];
    used = usedSince();
  },
  end(): Played {
    isCounting = false;
    return {
      ...{ moves: acks.length, refused, ended, clients: used() },
      stored: { p50: quantile(acks, 0.5), p99: quantile(acks, 0.99) },
      seen: { p50: quantile(sights, 0.5), p99: quantile(sights, 0.99) },
    };
  },
  leave() {
    for (const pair of matches.splice(0)) pair.leave();
  },
  stop() {},
});
