/**
 * A position to try moves on, for a game's own tests:
 * `expect(scene(garden, 'X Mt … move O').refused('b3')).toEqual(refuse('no-match', 'GAR-MOV-4'));`
 */
import {
  type Game,
  Hearing,
  KeyedLuck,
  type Move,
  matchKey,
  moveList,
  type Outcome,
  type PackedJson,
  type Refusal,
  type Seat,
  type SeatSet,
  type State,
  seatsOf,
  secretFromSeed,
  type ToldEvent,
  type Viewer,
} from '@hortus/kernel';

export interface SceneOptions {
  readonly options?: unknown;
  readonly seats?: number;
  /** The luck of the deal and of every move. */
  readonly seed?: string;
}

/** Begins with a position, or with a deal. */
export function scene<S extends State, Options, View>(
  game: Game<S, Options, View>,
  position?: string | SceneOptions,
  more: SceneOptions = {},
): Scene<S, View> {
  const given = typeof position === 'object' ? position : more;
  const { seats = game.seats[0], seed = 'scene' } = given;
  const options = game.parseOptions(given.options ?? {}, seats);
  if (!options.ok) throw new Error(`the options are refused: ${JSON.stringify(options.fault)}`);
  const terms = {
    id: 'scene',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: {},
    packs: {},
    seats: [],
  };
  const key = matchKey(terms, [], secretFromSeed(seed));
  const luck = new KeyedLuck(key, 0, 0);
  if (typeof position === 'string') {
    const read = game.notation.parsePosition(position, options.value, seats, luck);
    if (!read.ok) throw new Error(`the position is refused: ${JSON.stringify(read.fault)}`);
    return new Scene(game, read.value, key, seats);
  }
  const state = game.create(options.value, seats);
  game.setup(state, luck);
  return new Scene(game, state, key, seats);
}

/** A text may name its seat (`1: pass`); without one it is for the only seat that may act. */
class Scene<S extends State, View> {
  readonly state: S;
  readonly #game: Game<S>;
  readonly #key: Uint8Array;
  readonly #seats: number;
  #moves = 0;
  #told: readonly ToldEvent[] = [];

  constructor(game: Game<S>, state: S, key: Uint8Array, seats: number) {
    this.#game = game;
    this.state = state;
    this.#key = key;
    this.#seats = seats;
  }

  /** Plays the moves one after another; a refused one fails the test. */
  play(...texts: readonly string[]): this {
    const told: ToldEvent[] = [];
    for (const text of texts) {
      const tried = this.#try(text);
      if ('refusal' in tried)
        throw new Error(
          `“${text}” is refused: ${tried.refusal.code} (${tried.refusal.clause}) in ${this.position()}`,
        );
      const hearing = new Hearing();
      this.#game.play(
        this.state,
        tried.seat,
        tried.move,
        new KeyedLuck(this.#key, ++this.#moves, 0),
        hearing,
      );
      told.push(...hearing.told);
    }
    this.#told = told;
    return this;
  }

  /** Why a move is refused; a legal one fails the test. */
  refused(text: string): Refusal {
    const tried = this.#try(text);
    if ('refusal' in tried) return tried.refusal;
    throw new Error(`“${text}” is legal in ${this.position()}`);
  }

  /** The moves of a seat as text, in their order. */
  legal(seat: Seat = this.#onlySeat('legal')): string[] {
    const list = moveList(this.#game);
    const count = this.#game.legal(this.state, seat, list);
    return [...list.subarray(0, count)].map((move) => this.#game.notation.makeMove(this.state, seat, move));
  }

  /** The seats that may act. */
  toAct(): Seat[] {
    return seatsOf(this.#acting());
  }

  outcome(): Outcome | undefined {
    return this.#game.outcome(this.state);
  }

  view(viewer: Viewer): View {
    return this.#game.view(this.state, viewer);
  }

  /** The events of the last `play` for this viewer. */
  told(viewer: Viewer): PackedJson[] {
    return this.#told.flatMap((one) => this.#game.events.seenBy(one, viewer) ?? []);
  }

  position(): string {
    return this.#game.notation.makePosition(this.state);
  }

  draw(viewer: Viewer): string {
    return this.#game.notation.draw(this.state, viewer);
  }

  #acting(): SeatSet {
    return this.#game.toAct(this.state);
  }

  #onlySeat(text: string): Seat {
    const seats = this.toAct();
    if (seats.length === 1) return seats[0];
    throw new Error(
      `“${text}” is for which seat? ${seats.join(', ') || 'None'} may act; write it as “0: ${text}”`,
    );
  }

  #try(text: string): { readonly seat: Seat; readonly move: Move } | { readonly refusal: Refusal } {
    const named = /^(\d+): *(.*)$/.exec(text);
    const seat = named === null ? this.#onlySeat(text) : Number(named[1]);
    if (seat >= this.#seats) throw new Error(`there is no seat ${seat} among ${this.#seats}`);
    const read = this.#game.notation.parseMove(this.state, seat, named?.[2] ?? text);
    if (!read.ok) return { refusal: read.fault };
    const refusal = this.#game.judge(this.state, seat, read.value);
    return refusal === undefined ? { seat, move: read.value } : { refusal };
  }
}

export type { Scene };
