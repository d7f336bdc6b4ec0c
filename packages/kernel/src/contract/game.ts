// The contract a game implements, and the one constructor every game goes through. Start reading here.

import { type Hex, hashOf } from '../chance/canonical.ts';
import type { Rng } from '../chance/luck.ts';
import { type ContentKinds, unresolvedIn } from '../log/content.ts';
import type { EventKinds, Sink } from './events.ts';
import type { Diagnostic, Refusal } from './fault.ts';
import type { Move, MoveKinds, MoveList } from './moves.ts';
import type { JsonSchema } from './options.ts';
import { fail, type Result } from './result.ts';
import { NO_SEATS, onlySeat, type Seat, type SeatSet, type Viewer } from './seats.ts';

export interface State<Rules = unknown> {
  /** Everything that changes, so that a copy is one call. */
  readonly ints: Int32Array;
  /** Everything that doesn't change (deck, options): made by `create`, shared by copies. */
  readonly rules: Rules;
}

export interface Reason {
  readonly code: string;
  readonly clause: string;
}

export interface Outcome {
  /** Empty after a draw or an abort. */
  readonly winners: readonly Seat[];
  /** Why it ended this way, the most important reason first. */
  readonly reasons: readonly Reason[];
  readonly scores: readonly number[];
}

/** A seat that is asked in a window, and what the host answers for it if it stays silent. */
export interface SilentAnswer {
  readonly seat: Seat;
  readonly answer: Move;
}

/**
 * The seats asked simultaneously in an open window, each with the host's answer at its end, and how long it stays
 * open at a live table. Seats that have answered are no longer listed; the time belongs to the window, not to each
 * seat.
 */
export interface OpenWindow {
  readonly answers: readonly SilentAnswer[];
  readonly ms: number;
  /**
   * Stays the same for as long as it's the same window. Without it every move that leaves a window open has opened a
   * new one.
   */
  readonly span?: number;
}

/** Whose clocks run, each on its own, until the seat is no longer asked. A new span starts a new limit. */
export interface RunningTime {
  readonly seats: SeatSet;
  readonly span: number;
}

/** Name and hash of each pack. */
export type Packs = Readonly<Record<string, Hex>>;

export interface Notation<S extends State, Options> {
  /** Reads a move as a player writes it; what can't even be encoded is refused here, with its clause. */
  parseMove(state: S, seat: Seat, text: string): Result<Move, Refusal>;
  makeMove(state: S, seat: Seat, move: Move): string;
  /**
   * Plays a whole turn of one seat, written on one line, on `state`, and returns its moves; after a refusal the state
   * is somewhere in between. Only for games that have a notation for whole turns.
   */
  playLine?(state: S, line: string, luckOf: (nth: number) => Rng): Result<readonly Move[], Refusal>;
  /** The whole state as text, including everything hidden and every option that differs from its default. */
  makePosition(state: S): string;
  /** What the text gives only as a count is dealt by `rng`; options it doesn't mention come from `options`. */
  parsePosition(text: string, options: Options, seats: number, rng: Rng): Result<S, Diagnostic[]>;
  /** For people: several lines that show no more than this viewer may see. */
  draw(state: S, viewer: Viewer): string;
}

/**
 * Content that people brought may take long to read. A program that can't wait reads it in another thread: there
 * `make` returns the result of reading these options as data that can be copied, and here `take` remembers it, so
 * that `parseOptions` and `create` find it. References are resolved; undefined: there's nothing to gain.
 */
export interface ReadAhead {
  /** They have been read already, or hardly need reading. */
  isKnown(options: unknown): boolean;
  make(options: unknown): unknown;
  take(made: unknown): void;
}

/**
 * What a game implements: small and pure; the optional parts are for the few games that need them. Legality is
 * defined once: `judge` agrees exactly with `legal` and `asides`, and buttons, bots, server and refusals use these.
 * Functions are called without `this`.
 */
export interface GameParts<S extends State, Options, View> {
  readonly id: string;
  readonly title: string;
  /** Changes when play changes. */
  readonly rulesVersion: number;
  /** The possible numbers of seats, at least under some options: [2], [2, 4], [2, 3, 4, 5, 6]. */
  readonly seats: readonly number[];
  readonly moves: MoveKinds;
  readonly events: EventKinds;
  /** No position lists more moves for a seat than this, nor more asides. */
  readonly mostMoves: number;
  readonly notation: Notation<S, Options>;
  /** JSON Schema of the options, for outsiders. */
  readonly optionSchema: JsonSchema;
  /**
   * Parses unknown input into options for a match of that many seats: naming an absent seat is a fault. Whether the
   * options allow that many seats at all is up to `seatsFor`.
   */
  parseOptions(input: unknown, seats: number): Result<Options, Diagnostic[]>;
  /**
   * The options that are content, such as a deck: terms name it by hash, and hosts put it in place before they call
   * `parseOptions`. A text in such an option names content that comes with the game.
   */
  readonly contents?: ContentKinds;
  readonly readAhead?: ReadAhead;
  /** How many may play under these options, out of `seats`; by default all of those. */
  seatsFor?(options: Options): readonly number[];
  /**
   * The packs that come with the game and are used by a match with these options, by name, each with its hash:
   * exactly those. The kernel pins content that people brought, under the name of its option.
   */
  packs(options: Options): Packs;
  /** The options after everybody moves one seat down, as in a rematch: what a person has brought moves along. */
  reseat?(options: Options, seats: number): Options;
  /** Seats that win together: one set per team, each seat in exactly one. */
  teams(options: Options, seats: number): readonly SeatSet[];
  /** The only function that allocates a state. */
  create(options: Options, seats: number): S;
  /** Deals; returns whom the table waits for. */
  setup(state: S, rng: Rng): SeatSet;
  /** Whom the table waits for: public, so it may depend only on what all viewers know; empty means over. */
  toAct(state: S): SeatSet;
  /** Writes every move of the seat to `out` in a documented order and returns their number. */
  legal(state: S, seat: Seat, out: MoveList): number;
  judge(state: S, seat: Seat, move: Move): Refusal | undefined;
  /** The caller has judged the move. Returns whom the table waits for; empty means over. */
  play(state: S, seat: Seat, move: Move, rng: Rng, told?: Sink): SeatSet;
  /** Whose clocks run: everyone the table waits for at the moment; undefined: nobody's. Public like `toAct`. */
  clock(state: S): RunningTime | undefined;
  outcome(state: S): Outcome | undefined;
  /** A question that the host answers itself once its window is over, so that silence reveals nothing. */
  window?(state: S): OpenWindow | undefined;
  /**
   * What a seat may do even though nobody is waiting for it, written like `legal`'s list but separate from it. Only
   * kinds that `moveKinds` declares as asides; an aside changes neither `toAct` nor `clock`. Kinds declared open
   * aren't listed.
   */
  asides?(state: S, seat: Seat, out: MoveList): number;
  /** The seats that have an aside to answer, such as an offer made to them. Public like `toAct`. */
  invited?(state: S): SeatSet;
  /** An open aside the seat may make now, if luck finds one: for laws and random walks. */
  sample?(state: S, seat: Seat, rng: Rng): Move | undefined;
  /**
   * A name for the seat's question that stays the same as long as the question does: a proposal is stale only if this
   * has changed. Without it the list of moves is the question. It may depend only on what the seat's own view shows.
   */
  question?(state: S, seat: Seat): string;
  /**
   * The seats that currently act as one player with this one, itself included; without it every seat acts alone.
   * Public.
   */
  groupOf?(state: S, seat: Seat): SeatSet;
  /** The clause by which its players may agree on a draw, whatever the position; without it they can't. */
  readonly agreement?: string;
  /** Built from nothing for one viewer; JSON. */
  view(state: S, viewer: Viewer): View;
  /** Writes into `into` a world consistent with this view, as likely as the deal makes it. */
  imagine(view: View, into: S, rng: Rng): void;
}

/** Any game: what server, search and tools hold. A game's functions are never called with another game's state. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of different State types meet
export type Game<S extends State = any, Options = any, View = any> = Readonly<GameParts<S, Options, View>> &
  Required<
    Pick<
      GameParts<S, Options, View>,
      'reseat' | 'seatsFor' | 'window' | 'asides' | 'invited' | 'sample' | 'groupOf'
    >
  >;

/** Every game goes through this one constructor, so that they share a hidden class and generic code stays fast. */
class DefinedGame<S extends State, Options, View> {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: readonly number[];
  readonly moves: MoveKinds;
  readonly events: EventKinds;
  readonly mostMoves: number;
  readonly notation: Notation<S, Options>;
  readonly optionSchema: JsonSchema;
  readonly parseOptions: GameParts<S, Options, View>['parseOptions'];
  readonly contents: ContentKinds | undefined;
  readonly readAhead: ReadAhead | undefined;
  readonly seatsFor: NonNullable<GameParts<S, Options, View>['seatsFor']>;
  readonly packs: GameParts<S, Options, View>['packs'];
  readonly reseat: NonNullable<GameParts<S, Options, View>['reseat']>;
  readonly teams: GameParts<S, Options, View>['teams'];
  readonly create: GameParts<S, Options, View>['create'];
  readonly setup: GameParts<S, Options, View>['setup'];
  readonly toAct: GameParts<S, Options, View>['toAct'];
  readonly legal: GameParts<S, Options, View>['legal'];
  readonly judge: GameParts<S, Options, View>['judge'];
  readonly play: GameParts<S, Options, View>['play'];
  readonly clock: GameParts<S, Options, View>['clock'];
  readonly outcome: GameParts<S, Options, View>['outcome'];
  readonly window: NonNullable<GameParts<S, Options, View>['window']>;
  readonly asides: NonNullable<GameParts<S, Options, View>['asides']>;
  readonly invited: NonNullable<GameParts<S, Options, View>['invited']>;
  readonly sample: NonNullable<GameParts<S, Options, View>['sample']>;
  readonly question: GameParts<S, Options, View>['question'] | undefined;
  readonly groupOf: NonNullable<GameParts<S, Options, View>['groupOf']>;
  readonly agreement: string | undefined;
  readonly view: GameParts<S, Options, View>['view'];
  readonly imagine: GameParts<S, Options, View>['imagine'];

  constructor(parts: GameParts<S, Options, View>) {
    this.id = parts.id;
    this.title = parts.title;
    this.rulesVersion = parts.rulesVersion;
    this.seats = parts.seats;
    this.moves = parts.moves;
    this.events = parts.events;
    this.mostMoves = parts.mostMoves;
    this.notation = parts.notation;
    this.optionSchema = parts.optionSchema;
    this.parseOptions = parts.contents === undefined ? parts.parseOptions : onceResolved(parts);
    this.contents = parts.contents;
    this.readAhead = parts.readAhead;
    this.seatsFor = parts.seatsFor ?? (() => parts.seats);
    this.packs = parts.packs;
    this.reseat = parts.reseat ?? ((options) => options);
    this.teams = parts.teams;
    this.create = parts.create;
    this.setup = parts.setup;
    this.toAct = parts.toAct;
    this.legal = parts.legal;
    this.judge = parts.judge;
    this.play = parts.play;
    this.clock = parts.clock;
    this.outcome = parts.outcome;
    this.window = parts.window ?? (() => undefined);
    this.asides = parts.asides ?? (() => 0);
    this.invited = parts.invited ?? (() => NO_SEATS);
    this.sample = parts.sample ?? (() => undefined);
    this.question = parts.question;
    this.groupOf = parts.groupOf ?? ((_, seat) => onlySeat(seat));
    this.agreement = parts.agreement;
    this.view = parts.view;
    this.imagine = parts.imagine;
  }
}

/** Callers that forget to put content in place learn which is missing. */
const onceResolved =
  <S extends State, Options, View>({
    parseOptions,
    contents = {},
  }: GameParts<S, Options, View>): GameParts<S, Options, View>['parseOptions'] =>
  (input, seats) => {
    const faults = unresolvedIn({ contents }, input);
    return faults.length > 0 ? fail(faults) : parseOptions(input, seats);
  };

export const defineGame = <S extends State, Options, View>(
  parts: GameParts<S, Options, View>,
): Game<S, Options, View> => new DefinedGame(parts) as Game<S, Options, View>;

export const copyState = <S extends State>(state: S): S => ({ ...state, ints: state.ints.slice() });

/** Overwrites `into`, a state of the same match, without allocating. */
export const copyInto = (from: State, into: State): void => into.ints.set(from.ints);

/** The hash of a state is that of its position, so that loading a position gives the same hash. */
export const stateHash = (game: Game, state: State): Hex =>
  hashOf('hortus state 1', game.id, String(game.rulesVersion), game.notation.makePosition(state));
