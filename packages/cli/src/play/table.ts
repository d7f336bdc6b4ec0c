/** A match at one terminal: persons who share it, and bots. Knows no streams. */
import { botFor } from '@hortus/bots';
import {
  beforeLastMove,
  botLuck,
  type Game,
  type Hex,
  hasSeat,
  invariant,
  livingEntries,
  type Match,
  type Move,
  moveList,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  seatsOf,
  type Viewer,
} from '@hortus/kernel';
import { type Cast, entryWords, type Words } from '@hortus/words';
import { drawTable } from '../faces/face.ts';
import type { Look } from '../paint.ts';

export interface Setting {
  readonly game: Game;
  readonly match: Match;
  readonly secret: Hex;
  readonly look: Look;
  readonly words: Words;
  /** Milliseconds, for bots' deadlines. */
  readonly now: () => number;
  /** Called whenever the log has grown. */
  readonly keep: (match: Match) => void;
}

const BOT_MS = 1000;

export class Table {
  readonly game: Game;
  readonly match: Match;
  readonly look: Look;
  readonly words: Words;
  readonly now: () => number;
  readonly cast: Cast;
  readonly #setting: Setting;
  /** The last entry whose story has been told. */
  #told = 0;

  constructor(setting: Setting) {
    const { game, match, look, words, now } = setting;
    this.#setting = setting;
    this.game = game;
    this.match = match;
    this.look = look;
    this.words = words;
    this.now = now;
    this.#told = match.seq;
    this.cast = { names: match.terms.seats.map(({ name }) => name), you: this.you };
  }

  /** The one person at this table, if it is one. */
  get you(): Seat | undefined {
    return this.persons.length === 1 ? this.persons[0] : undefined;
  }

  get persons(): readonly Seat[] {
    return this.match.terms.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  get viewer(): Viewer {
    return this.match.over ? 'all' : (this.you ?? this.mover ?? 'table');
  }

  /** The person who may act now. */
  get mover(): Seat | undefined {
    return this.persons.find((seat) => hasSeat(this.match.toAct, seat));
  }

  get openMoves(): string[] {
    const { game, match, mover } = this;
    if (mover === undefined) return [];
    const list = moveList(game);
    const moves = list.subarray(0, game.legal(match.state, mover, list));
    return Array.from(moves, (move) => game.notation.makeMove(match.state, mover, move));
  }

  draw(): string {
    const { game, match, viewer, cast, look, words } = this;
    const last = livingEntries(match.seen(viewer)).at(-1);
    const marks = { open: this.openMoves, told: last?.told ?? [] };
    return drawTable({ game, state: match.state, viewer }, { marks, cast, look, words });
  }

  /** What has happened since it was last asked. */
  news(): string[] {
    const entries = this.match.seen(this.viewer).slice(this.#told);
    this.#told = this.match.seq;
    return entries.flatMap((entry) => entryWords(this.words, this.game.id, entry, this.cast));
  }

  story(): string[] {
    return this.match
      .seen(this.viewer)
      .flatMap((entry) =>
        entryWords(this.words, this.game.id, entry, this.cast).map((sentence) => `${entry.seq}. ${sentence}`),
      );
  }

  read(seat: Seat, text: string): Result<Move, Refusal> {
    return this.game.notation.parseMove(this.match.state, seat, text);
  }

  submit(seat: Seat, move: Move): Refusal | undefined {
    const submitted = this.match.submit({ seat, moves: [move] });
    if (!submitted.ok) return submitted.fault;
    this.#setting.keep(this.match);
    return undefined;
  }

  /** Back to before the last move of this person; a bot at the table grants it. */
  takeBack(seat: Seat): Refusal | undefined {
    const to = beforeLastMove(this.match.seen('table'), seat);
    if (to === undefined) return refuse('nothing-to-take-back');
    const others = this.match.terms.seats.flatMap((_, other) => (other === seat ? [] : [other]));
    const taken = this.match.takeBack(seat, to, others);
    if (!taken.ok) return taken.fault;
    this.#setting.keep(this.match);
    return undefined;
  }

  /** Bots play until a person may act or it is over. */
  letBotsPlay(): void {
    const { game, match, now } = this;
    const { secret, keep } = this.#setting;
    while (!match.over && this.mover === undefined) {
      const [seat = 0] = seatsOf(match.toAct);
      const bot = botFor(game.id, match.terms.seats[seat]?.level ?? '');
      invariant(bot !== undefined, `seat ${seat} is no bot that can play`);
      const rng = botLuck(match.terms, secret, seat, match.seq + 1);
      const move = bot.choose(match.view(seat), seat, { rng, ms: BOT_MS, now });
      const submitted = match.submit({ seat, moves: [move] });
      invariant(submitted.ok, 'a bot chose a move that is not legal');
      keep(match);
    }
  }
}
