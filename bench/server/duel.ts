/** Two players of one match after the other, as fast as they are answered, and those who look on. */
import { dice } from './dice.ts';
import type { Pair, Table } from './load.ts';

/** A match as one player sees it just now. */
export interface Seen {
  /** Moves made so far. */
  readonly seq: number;
  /** Who is to move: 0, 1, or nobody when it is over. */
  readonly mover: number | undefined;
  /** The cells that may be taken. */
  open(): readonly number[];
}

/** A connection; it calls `saw` with everything it is told of the match it looks at. */
export interface Line {
  /** Looks at this match from now on, and at no other. */
  look(table: Table): void;
  take(cell: number): void;
  close(): void;
}

/** `place` is 0 or 1 for the players, more for those who look on. */
export type Enter = (url: string, place: number, table: Table, saw: (seen: Seen) => void) => Promise<Line>;

export class Duel {
  readonly #pair: Pair;
  readonly #below: (n: number) => number;
  readonly #answered: (milliseconds: number) => void;
  readonly #most: number;
  readonly #seen: (Seen | undefined)[] = [undefined, undefined];
  readonly #lines: Line[] = [];
  #table = 0;
  #resting = true;
  /** The move under way: when it was handed in, and by whom. */
  #sent: { readonly by: number; readonly seq: number; readonly at: number } | undefined;

  constructor(pair: Pair, seed: number, most: number, answered: (milliseconds: number) => void) {
    this.#pair = pair;
    this.#below = dice(seed);
    this.#most = most;
    this.#answered = answered;
  }

  /** Everybody is connected and looks at the first match. */
  async enter(enter: Enter, url: string, spectators: number): Promise<void> {
    for (let place = 0; place < 2 + spectators; place++) {
      const saw = place < 2 ? (seen: Seen) => this.#saw(place, seen) : () => {};
      const line = await enter(url, place, this.#pair[0], saw);
      this.#lines.push(line);
      line.look(this.#pair[0]);
    }
  }

  /** No further move; the one under way is still answered. */
  rest(): void {
    this.#resting = true;
  }

  goOn(): void {
    this.#resting = false;
    this.#act();
  }

  /** Nothing is under way, and both players have seen as many moves as they were to make, or the end. */
  get isDone(): boolean {
    return this.#sent === undefined && this.#seen.every((seen) => seen !== undefined && this.#ends(seen));
  }

  close(): void {
    this.#resting = true;
    for (const line of this.#lines) line.close();
  }

  #ends({ seq, mover }: Seen): boolean {
    return mover === undefined || seq >= this.#most;
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

  /** When both have seen the last move, who is to move does. */
  #act(): void {
    const [a, b] = this.#seen;
    if (this.#sent !== undefined || a === undefined || b === undefined || a.seq !== b.seq) return;
    const { seq, mover } = a;
    if (mover === undefined) return this.#next();
    if (seq >= this.#most) return;
    const open = a.open();
    this.#sent = { by: mover, seq: seq + 1, at: performance.now() };
    this.#lines[mover].take(open[this.#below(open.length)]);
  }

  #next(): void {
    if (this.#most !== Number.MAX_SAFE_INTEGER) return;
    const table = this.#pair[++this.#table];
    if (table === undefined) throw new Error('more was played than was prepared');
    this.#seen.fill(undefined);
    for (const line of this.#lines.slice(0, 2)) line.look(table);
  }
}
