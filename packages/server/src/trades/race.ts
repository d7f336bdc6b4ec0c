/**
 * Trades of the Card Game System on two servers and one PostgreSQL, racing with plays, seizes and time. Everybody has
 * a page at each server; what is submitted at the same moment, and where, follows from the seed. The log is played
 * again after each round: whatever the order, every acknowledged acceptance is one entry that swapped both cards, and
 * nothing is stored of the others.
 */
import { type CgsState, cgs } from '@hortus/cgs';
import { TimedMatch } from '@hortus/host';
import {
  contentsOf,
  type Entry,
  FastLuck,
  hasSeat,
  type Match,
  type Move,
  moveList,
  type PackedJson,
  type Seat,
  seatsOf,
} from '@hortus/kernel';
import { PROTOCOL } from '@hortus/protocol';
import { expect } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store, StoredTable } from '../store.ts';
import { TestClient } from '../testing/client.ts';
import { dice } from '../testing/dice.ts';
import { sitDown } from '../testing/page.ts';
import { PATIENCE, until } from '../testing/wait.ts';
import type { Place } from './places.ts';

const goods = [2, 3, 4, 5].map(
  (n) => `[card Crate ${n}]\nType "Support" Subtype "Goods" AdventureResources Hull ${n}`,
);
const flags = ['Red', 'Blue', 'Green'].map(
  (house, i) => `[card Flag ${10 + i}]\nType "Support" Affiliation "${house}"`,
);
/** Half of it can be seized, and costs are hard to cover, so that an adventure lasts. */
const PACK = `[pack Fair]
game: Fair
type: session
eras: One
components: 3 adventure, 9 support
session: 9
setup: 1
wrapup: 1
analysis: 1
turn: 1
players: 3

[era One]
all x4

[card Market 1]
Type "Adventure" Roleplay "Battle" AdventureCommonCosts Hull 14
[card Thief 6]
Type "Support" SeizeIf1 Subtype = "Goods"
[card Gang 7]
Type "Support" SeizeIf Subtype = "Goods"
${[...goods, ...flags].join('\n')}
`;
const SEATS = 3;
/** In one of this many rounds nobody hurries, until a flag falls. */
const LATE = 9;
const MOST_MATCHES = 20;

export interface Raced {
  readonly entries: number;
  /** Acceptances that swapped cards, and simultaneous ones of the same offer that came second. */
  readonly swaps: number;
  readonly beaten: number;
  readonly seizes: number;
  readonly flags: number;
}

type Counts = { -readonly [name in keyof Raced]: number };

/** Nobody can say which of the racers wins: a seizure may come late. */
const isMissingSome = (found: Raced): boolean => Object.values(found).includes(0);

interface Attempt {
  readonly seat: Seat;
  readonly id: string;
  readonly move: PackedJson;
  readonly process: number;
}

export async function raceTrades(rounds: number, seed: number, open: () => Promise<Place>): Promise<Raced> {
  const place = await open();
  const store = await openStore({ url: place.databaseUrl, patience: PATIENCE });
  const clients: TestClient[] = [];
  try {
    const found = { entries: 0, swaps: 0, beaten: 0, seizes: 0, flags: 0 };
    // On a busy machine flags may end a match before everything has happened: another one is played then.
    for (let match = 0; match === 0 || (isMissingSome(found) && match < MOST_MATCHES); match++) {
      for (const client of clients.splice(0)) client.cut();
      const race = new Race(store, place, seed + match, found);
      await race.begin(clients);
      for (let n = 0; (n < rounds || isMissingSome(found)) && n < 10 * rounds && !race.isOver; n++)
        await race.round(n);
    }
    return found;
  } finally {
    for (const client of clients) client.cut();
    await place.close();
    await store.close();
  }
}

const isFlag = (entry: Entry): boolean => entry.kind === 'moves' && entry.moves[0]?.kind === 'time';

class Race {
  readonly #store: Store;
  readonly #place: Place;
  readonly #below: (n: number) => number;
  readonly #luck: FastLuck;
  readonly #list = moveList(cgs);
  /** By process, then by seat. */
  #pages: TestClient[][] = [];
  #id = '';
  #row: StoredTable | undefined;
  #running: TimedMatch | undefined;
  #n = 0;
  readonly #found: Counts;

  constructor(store: Store, place: Place, seed: number, found: Counts) {
    this.#found = found;
    this.#store = store;
    this.#place = place;
    this.#below = dice(seed);
    this.#luck = new FastLuck(seed);
  }

  get isOver(): boolean {
    return this.#match.over;
  }
  get #match(): Match {
    if (this.#running === undefined) throw new Error('nothing is dealt');
    return this.#running.match;
  }

  async begin(clients: TestClient[]): Promise<void> {
    const [here = '', there = ''] = this.#place.urls;
    const first = await Promise.all(Array.from({ length: SEATS }, () => TestClient.guest(here)));
    const second = first.map(({ token }) => new TestClient(there, token));
    clients.push(...first, ...second);
    await Promise.all(second.map((page) => page.connect()));
    for (const page of clients)
      await page.ask({ do: 'hello', protocol: PROTOCOL, rules: { cgs: cgs.rulesVersion } });
    const [maker, ...friends] = first as [TestClient, ...TestClient[]];
    const { id } = await maker.create({
      game: 'cgs',
      options: { pack: { text: PACK }, idleCap: 0, passCap: 0 },
      seats: [{ kind: 'me' }, ...friends.map(() => ({ kind: 'friend' as const }))],
      time: { kind: 'move', seconds: this.#place.turn },
      awayLimit: 0,
    });
    await sitDown(id, friends, clients);
    this.#id = id;
    this.#pages = [first, second];
    const row = await this.#store.table(id);
    const contents = contentsOf(await this.#store.contents(row?.contents ?? []));
    this.#row = row;
    this.#running = row && TimedMatch.of(cgs, row, [], contents);
  }

  async round(n: number): Promise<void> {
    const isLate = n % LATE === LATE - 1;
    const attempts = this.#choices(n, isLate && this.#place.advance === undefined);
    const before = this.#match.seq;
    const answers = attempts.map(({ seat, process, id, move }) =>
      this.#pages[process]?.[seat]?.play(this.#id, [move], { id }),
    );
    if (isLate) await this.#place.advance?.(1000 * (this.#place.turn + 1));
    const answered = await Promise.all(answers);
    const entries = await this.#stored(isLate && this.#place.advance === undefined);
    for (const entry of entries) this.#apply(entry);
    for (const [i, one] of attempts.entries()) {
      const answer = answered[i];
      const there = entries.filter((entry) => entry.kind === 'moves' && entry.id === one.id);
      expect(
        there,
        `what ${answer?.is === 'ok' ? 'counts' : 'is refused'} stands so in the log`,
      ).toHaveLength(answer?.is === 'ok' ? 1 : 0);
      if (answer?.is === 'ok')
        expect(there[0]).toMatchObject({ seq: answer.seq, seat: one.seat, moves: [one.move] });
      else expect(answer).toMatchObject({ is: 'refused', code: expect.not.stringMatching('try-again') });
    }
    this.#countSwaps(attempts, entries);
    expect(this.#match.seq).toBe(before + entries.length);
    await this.#everybodySees();
  }

  /** Two pages accept the same offer, its author withdraws it, the turn continues, and anything else besides. */
  #choices(n: number, onlyAsides: boolean): Attempt[] {
    const toAct = this.#match.toAct;
    const state = this.#match.state as CgsState;
    const { accept, withdraw } = cgs.moves.kinds;
    const attempts: Attempt[] = [];
    const hand = (seat: Seat, move: Move | undefined, process = this.#below(2)): void => {
      if (move !== undefined)
        attempts.push({ seat, id: `r${n}-${this.#n++}`, move: cgs.moves.toJson(move), process });
    };
    for (let seat = 0; seat < SEATS; seat++) {
      const asides = [...this.#list.subarray(0, cgs.asides(state, seat, this.#list))];
      const accepts = asides.filter(accept.is);
      const chosen = accepts[this.#below(Math.max(1, accepts.length))];
      if (this.#below(2) === 0) for (const process of [0, 1]) hand(seat, chosen, process);
      if (this.#below(6) === 0) hand(seat, asides.find(withdraw.is));
      if (onlyAsides) continue;
      for (let i = this.#below(3); i > 0; i--) hand(seat, cgs.sample(state, seat, this.#luck));
      if (!hasSeat(toAct, seat) || this.#below(4) === 0) continue;
      const count = cgs.legal(state, seat, this.#list);
      hand(seat, this.#turnMove([...this.#list.subarray(0, count)]));
    }
    // In an order that has nothing to do with seats.
    return attempts
      .map((one) => ({ one, at: this.#below(1000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  }

  /** Prefers a seizure or a card to the end of everything. */
  #turnMove(moves: readonly Move[]): Move | undefined {
    const { seize, play, endEra, endAdventure, sitOut } = cgs.moves.kinds;
    const good = moves.filter((move) => !endEra.is(move) && !endAdventure.is(move) && !sitOut.is(move));
    const best = good.filter((move) => seize.is(move) || (play.is(move) && this.#below(3) > 0));
    const among = best.length > 0 ? best : good.length > 0 ? good : moves;
    return among[this.#below(among.length)];
  }

  /** The entries stored since; waits for a flag that is falling now, or that must fall. */
  async #stored(mustFall: boolean): Promise<Entry[]> {
    const after = this.#match.seq;
    const entries = await this.#store.entries(this.#id, after);
    const row = this.#row;
    const deadline = row && this.#running?.deadline(row);
    const isFalling = deadline !== undefined && deadline.at <= this.#place.now() && entries.length === 0;
    if (!isFalling && !(mustFall && deadline !== undefined)) return entries;
    // A process that looks too early looks again a moment later, so time passes while we wait.
    return until('the flag', async () => {
      await this.#place.advance?.(250);
      const later = await this.#store.entries(this.#id, after);
      return later.some(isFlag) && later;
    });
  }

  #apply(entry: Entry): void {
    const before = this.#hands();
    this.#running?.apply(entry);
    this.#found.entries++;
    const move = entry.kind === 'moves' ? entry.moves[0] : undefined;
    if (move?.kind === 'time') this.#found.flags++;
    if (move?.kind === 'seize') this.#found.seizes++;
    if (move?.kind !== 'accept') return;
    // Both cards and no others, in this exact entry.
    const [mine, theirs] = [Number(move.mine), Number(move.theirs)];
    const swapped = before.map((hand, seat) => {
      if (seat === entry.seat) return without(hand, mine).concat(theirs).sort();
      return seat === Number(move.seat) ? without(hand, theirs).concat(mine).sort() : hand;
    });
    expect(this.#hands()).toEqual(swapped);
    this.#found.swaps++;
  }

  /** The faces in everybody's ops. */
  #hands(): number[][] {
    const { ops } = this.#match.view('table') as { ops: readonly (readonly number[])[] };
    return ops.map((hand) => [...hand].sort());
  }

  #countSwaps(attempts: readonly Attempt[], entries: readonly Entry[]): void {
    const ids = new Set(entries.flatMap((entry) => (entry.kind === 'moves' ? [entry.id] : [])));
    const byMove = new Map<string, boolean[]>();
    for (const { seat, id, move } of attempts) {
      if (move.kind !== 'accept') continue;
      const key = `${seat} ${JSON.stringify(move)}`;
      byMove.set(key, [...(byMove.get(key) ?? []), ids.has(id)]);
    }
    for (const counted of byMove.values()) {
      const won = counted.filter(Boolean).length;
      expect(won, 'two acceptances of one offer are one swap').toBeLessThanOrEqual(1);
      if (won === 1) this.#found.beaten += counted.length - 1;
    }
  }

  async #everybodySees(): Promise<void> {
    const { seq } = this.#match;
    for (const pages of this.#pages)
      for (const [seat, page] of pages.entries()) {
        const sight = await page.at(this.#id, seq);
        if (sight.seq === seq) expect(sight.view).toEqual(JSON.parse(JSON.stringify(this.#match.view(seat))));
      }
    expect(seatsOf(this.#match.toAct).every((seat) => seat < SEATS)).toBe(true);
  }
}

function without(hand: readonly number[], face: number): number[] {
  const at = hand.indexOf(face);
  expect(at, 'the card was there').toBeGreaterThanOrEqual(0);
  return hand.filter((_, i) => i !== at);
}
