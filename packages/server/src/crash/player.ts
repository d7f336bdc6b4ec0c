/** A player over a real socket who reconnects every time and forgets nothing. */
import { randomBytes } from 'node:crypto';
import { commitTo, freshSecret, type Hex, type PackedJson, type Seat } from '@hortus/kernel';
import {
  type ClientMessage,
  type Clocks,
  PROTOCOL,
  type SeenEntry,
  type ServerMessage,
  type Sight,
  type TableNews,
} from '@hortus/protocol';
import { WebSocket } from 'ws';
import { legalMoves } from '../testing/garden-moves.ts';
import type { Stay } from './clocks.ts';

export interface Submission {
  readonly id: string;
  readonly answers: number;
  readonly moves: PackedJson[];
  /** When it was first submitted, by our clock. */
  readonly from: number;
  /** Until it was acknowledged; undefined if somebody has set our clock meanwhile. */
  readonly stay?: Stay;
}

/** Changes when somebody sets this machine's clock. */
const drift = (): number => Date.now() - performance.now();

export interface Surroundings {
  /** The address of a running server; waits until there is one. */
  address(): Promise<string>;
  /** A number below n. */
  below(n: number): number;
  /** A move was acknowledged. */
  acknowledged(): void;
  /** The server could not do something now. */
  putOff(): void;
  /** Something that must never happen has happened. */
  wrong(what: string): void;
}

/** Replies after which the same message is sent again. */
const AGAIN = 'try-again';
/** What a move gets that came after its time: the match was over, or another question was asked by then. */
const TOO_LATE = ['over', 'stale'];
/** One in this many moves is never made, where that ends the match. */
const DOZE = 30;

export class Player {
  readonly table: string;
  readonly #token: string;
  readonly #around: Surroundings;
  /** Everything it was ever told about the log. */
  readonly entries: SeenEntry[] = [];
  /** What it saw after each entry; 0: after the deal. */
  readonly views = new Map<number, string>();
  /** The clocks it was told after each entry, one or more times. */
  readonly clocks = new Map<number, Clocks[]>();
  /** By the resulting entry. */
  readonly acknowledged = new Map<number, Submission>();
  /** Submitted and not answered yet. */
  pending: Submission | undefined;
  sight: Sight | undefined;
  seat: Seat | undefined;
  /** Makes no more moves. */
  resting = false;
  readonly #secrets = new Map<string, Hex>();
  #socket: WebSocket | undefined;
  #left = false;
  #asked = 0;

  /** Whether it may run out of time. */
  readonly #hurried: boolean;
  /** After which entry it has fallen asleep. */
  #dozesAt: number | undefined;
  /** The last one that came too late. */
  #lateMove: string | undefined;
  #drift = drift();

  constructor(table: string, token: string, around: Surroundings, hurried: boolean) {
    this.table = table;
    this.#token = token;
    this.#around = around;
    this.#hurried = hurried;
  }

  /** Until it leaves. */
  async stay(): Promise<void> {
    while (!this.#left) {
      const address = await this.#around.address();
      // A player who has left in the meantime opens nothing that nobody would close.
      if (!this.#left) await this.#visit(address);
    }
  }

  leave(): void {
    this.#left = true;
    this.#socket?.terminate();
  }

  /** Resolves when the socket is gone. */
  #visit(url: string): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    this.#socket = socket;
    socket.on('open', () =>
      this.#say({ do: 'hello', re: 'hello', protocol: PROTOCOL, rules: { garden: 1 } }),
    );
    socket.on('message', (data) => {
      if (socket === this.#socket && !this.#left) this.#hear(JSON.parse(String(data)) as ServerMessage);
    });
    socket.on('error', () => {}); // a 'close' follows
    return new Promise((gone) => {
      socket.on('close', () => gone());
    });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        this.#asked = this.entries.length;
        return this.#say({ do: 'follow', re: 'follow', table: this.table, since: this.#asked, chat: 0 });
      case 'ok':
        return this.#answered(message.re, message.seq);
      case 'refused':
        return this.#refused(message);
      case 'table':
        return this.#sit(message.table);
      case 'state':
        if (message.since !== this.entries.length)
          this.#around.wrong(`told from ${message.since} on, and had seen ${this.entries.length} entries`);
        return this.#see(message.entries, message.sight);
      case 'entry':
        return this.#see([message.entry], message.sight);
    }
  }

  /** Nothing twice, nothing missing. */
  #see(entries: readonly SeenEntry[], sight: Sight): void {
    for (const entry of entries) {
      if (entry.seq !== this.entries.length + 1)
        this.#around.wrong(`told entry ${entry.seq} after entry ${this.entries.length}`);
      this.entries.push(entry);
    }
    if (sight.seq !== this.entries.length)
      this.#around.wrong(`shown the match after ${sight.seq}, and had seen ${this.entries.length} entries`);
    const view = JSON.stringify(sight.view);
    if ((this.views.get(sight.seq) ?? view) !== view)
      this.#around.wrong(`shown another view after entry ${sight.seq} than before`);
    this.views.set(sight.seq, view);
    this.clocks.set(sight.seq, [...(this.clocks.get(sight.seq) ?? []), sight.clocks]);
    this.sight = sight;
    this.#act();
  }

  #sit({ id, mySeat, status, offer, seats, terms, awaited, commitments }: TableNews): void {
    this.seat = mySeat;
    if (mySeat === undefined) return;
    if (status === 'open' && !seats[mySeat].accepted)
      return this.#say({ do: 'accept', re: 'deal', table: id, offer });
    if (terms === undefined || !awaited?.seats.includes(mySeat)) return;
    const secret = this.#secrets.get(terms.id) ?? freshSecret(randomBytes);
    this.#secrets.set(terms.id, secret);
    if (commitments !== undefined) this.#say({ do: 'reveal', re: 'deal', table: id, reveal: secret });
    else this.#say({ do: 'commit', re: 'deal', table: id, commitment: commitTo(terms, mySeat, secret) });
  }

  #answered(re: string, seq: number | undefined): void {
    if (re === 'follow' && this.pending !== undefined) return this.#handIn(this.pending);
    if (re !== this.pending?.id) return;
    if (seq === undefined) return this.#around.wrong(`move ${re} has no entry`);
    if (this.acknowledged.has(seq)) this.#around.wrong(`entry ${seq} was acknowledged twice`);
    this.acknowledged.set(seq, this.#timed(this.pending));
    this.pending = undefined;
    this.#around.acknowledged();
    this.#act();
  }

  #timed(pending: Submission): Submission {
    const isSet = Math.abs(drift() - this.#drift) > 1000;
    this.#drift = drift();
    return isSet ? pending : { ...pending, stay: { from: pending.from, to: Date.now() } };
  }

  #refused({ re, code }: Extract<ServerMessage, { is: 'refused' }>): void {
    if (code === AGAIN) this.#around.putOff();
    // A move may have been submitted twice on one connection.
    if (re === this.#lateMove) return;
    // Whatever isn't a move is done again after the next hello.
    if (re !== this.pending?.id)
      return code === AGAIN ? this.#socket?.terminate() : this.#unexpected(re, code);
    if (code === AGAIN) return this.#handIn(this.pending);
    if (!this.#hurried || !TOO_LATE.includes(code)) return this.#unexpected(re, code);
    this.#lateMove = this.pending.id;
    this.pending = undefined;
    this.#act();
  }

  #unexpected(re: string | null, code: string): void {
    this.#around.wrong(`${re} was refused: ${code}`);
  }

  #act(): void {
    const { sight, seat } = this;
    if (this.pending !== undefined || this.resting || seat === undefined || sight === undefined) return;
    if (sight.outcome !== undefined || !sight.toAct.includes(seat)) return;
    if (this.#hurried && this.#around.below(DOZE) === 0) this.#dozesAt = sight.seq;
    if (this.#dozesAt === sight.seq) return;
    const legal = legalMoves(sight, seat);
    const moves = [legal[this.#around.below(legal.length)]];
    this.pending = { id: randomBytes(8).toString('hex'), answers: sight.seq, moves, from: Date.now() };
    this.#handIn(this.pending);
  }

  #handIn({ id, answers, moves }: Submission): void {
    this.#say({ do: 'play', re: id, table: this.table, answers, id, moves });
  }
}
