/** Two players who play one match after another as fast as they get answers, and their spectators. */
import { dice } from '../../packages/server/src/testing/dice.ts';
import type { Pair, Table } from './load.ts';

/** A match as one player hears of it. */
export interface Seen {
  /** Moves made so far. */
  readonly seq: number;
  /** Reads all of it, which only the player to move needs. */
  read(): Board;
}

export interface Board {
  /** Who is to move: 0, 1, or nobody when it is over. */
  readonly mover: number | undefined;
  /** The cells that may be taken. */
  readonly open: readonly number[];
}

/** A connection; it calls `saw` with everything it receives about the match it follows. */
export interface Line {
  /** Looks at this match from now on, and at no other. */
  look(table: Table): void;
  take(cell: number): void;
  close(): void;
}

/** `place` is 0 or 1 for the players, more for spectators. */
export type Enter = (url: string, place: number, table: Table, saw: (seen: Seen) => void) => Promise<Line>;

export class Duel {
  readonly #pair: Pair;
  readonly #below: (n: number) => number;
  readonly #answered: (milliseconds: number) => void;
  /** They stop when the log has this many entries; by default they continue with the next match. */
  #most = Number.POSITIVE_INFINITY;
  readonly #seen: (Seen | undefined)[] = [undefined, undefined];
  readonly #lines: Line[] = [];
  #table = 0;
  #resting = true;
  /** The move under way: when it was submitted, and by whom. */
  #sent: { readonly by: number; readonly seq: number; readonly at: number } | undefined;

  constructor(pair: Pair, seed: number, answered: (milliseconds: number) => void) {
    this.#pair = pair;
    this.#below = dice(seed);
    this.#answered = answered;
  }

  /** Everybody is connected and has seen the first match. */
  async enter(enter: Enter, url: string, spectators: number): Promise<void> {
    for (let place = 0; place < 2 + spectators; place++) {
      let looked: () => void = () => {};
      const first = new Promise<void>((done) => {
        looked = done;
      });
      const line = await enter(url, place, this.#pair[0], (seen) => {
        looked();
        if (place < 2) this.#saw(place, seen);
      });
      this.#lines.push(line);
      line.look(this.#pair[0]);
      await first;
    }
  }

  /** No further move; the one under way is still answered. */
  rest(): void {
    this.#resting = true;
  }

  goOn(most = Number.POSITIVE_INFINITY): void {
    this.#most = most;
    this.#resting = false;
    this.#act();
  }

  /** Nothing is under way, and both players have seen all the moves they were meant to make, or the end. */
  get isDone(): boolean {
    return this.#sent === undefined && this.#seen.every((seen) => seen !== undefined && this.#ends(seen));
  }

  close(): void {
    this.#resting = true;
    for (const line of this.#lines) line.close();
  }

  #ends(seen: Seen): boolean {
    return seen.seq >= this.#most || seen.read().mover === undefined;
  }

  #saw(player: number, seen: Seen): void {
    this.#seen[player] = seen;
    const sent = this.#sent;
    if (sent !== undefined && sent.by !== player && seen.seq >= sent.seq) {
      this.#sent = undefined;
      this.#answered(performance.now() - sent.at);
    }
    if (!this.#resting) this.#act();
  }

  /** When both have seen the last move, the player to move does so. */
  #act(): void {
    const [a, b] = this.#seen;
    if (this.#sent !== undefined || a === undefined || b === undefined || a.seq !== b.seq) return;
    const { seq } = a;
    if (seq >= this.#most) return;
    const { mover, open } = a.read();
    if (mover === undefined) return this.#next();
    this.#sent = { by: mover, seq: seq + 1, at: performance.now() };
    this.#lines[mover].take(open[this.#below(open.length)]);
  }

  #next(): void {
    if (this.#most < Number.POSITIVE_INFINITY) return;
    const table = this.#pair[++this.#table];
    if (table === undefined) throw new Error('more was played than was prepared');
    this.#seen.fill(undefined);
    for (const line of this.#lines.slice(0, 2)) line.look(table);
  }
}
