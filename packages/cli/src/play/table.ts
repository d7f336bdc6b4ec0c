/** A match at one terminal: persons who share it, and bots. Knows no streams. */
import { botFor, faceOf } from '@hortus/catalogue';
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
import type { Around, Ended } from '@hortus/kit';
import type { Look } from '@hortus/kit/paint';
import { type Cast, entryWords, type Words } from '@hortus/words';
import { castOf } from '../cast.ts';

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
  /** By listener: the last entry that was told. */
  readonly #told = new Map<Viewer, number>();
  readonly #since: number;
  /** Where persons hide their hands from each other: who is at the terminal. Nobody: it is being handed over. */
  eyes: Seat | undefined;
  /** By entry: the board of a game of the match that it ended. */
  readonly #ended = new Map<number, Ended>();

  constructor(setting: Setting) {
    const { game, match, look, words, now } = setting;
    this.#setting = setting;
    this.game = game;
    this.match = match;
    this.look = look;
    this.words = words;
    this.now = now;
    this.#since = match.seq;
    this.cast = castOf(match, this.you);
  }

  /** The one person at this table, if it is one. */
  get you(): Seat | undefined {
    return this.persons.length === 1 ? this.persons[0] : undefined;
  }

  get persons(): readonly Seat[] {
    return this.match.terms.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Persons share this terminal who may not see each other's hands. */
  get handsOver(): boolean {
    return this.persons.length > 1 && faceOf(this.game).hides;
  }

  /** Who has to come to the terminal before it goes on. */
  get awaited(): Seat | undefined {
    return this.handsOver && !this.match.over && this.mover !== this.eyes ? this.mover : undefined;
  }

  get viewer(): Viewer {
    if (this.match.over) return 'all';
    return (this.handsOver ? this.eyes : (this.you ?? this.mover)) ?? 'table';
  }

  /** The person who may act now. */
  get mover(): Seat | undefined {
    return this.persons.find((seat) => hasSeat(this.match.toAct, seat));
  }

  get openMoves(): string[] {
    const { game, match, mover } = this;
    if (mover === undefined || this.awaited !== undefined) return [];
    const list = moveList(game);
    const moves = list.subarray(0, game.legal(match.state, mover, list));
    return Array.from(moves, (move) => game.notation.makeMove(match.state, mover, move));
  }

  draw(): string {
    const { game, match, viewer } = this;
    const last = livingEntries(match.seen(viewer)).at(-1);
    return faceOf(game).draw(
      { game, state: match.state, viewer },
      this.#around(last?.told ?? [], this.openMoves),
    );
  }

  /** What a card is and does; without a name, those of the hand. */
  cards(name: string): string[] {
    const { game, match, viewer } = this;
    return faceOf(game).cards?.({ game, state: match.state, viewer }, name, this.#around([])) ?? [];
  }

  #around(told: Around['marks']['told'], open: readonly string[] = []): Around {
    const { cast, look, words } = this;
    return { marks: { open, told }, cast, look, words };
  }

  /** What has happened since it was last asked: sentences, and boards that have been cleared away meanwhile. */
  news(): string[] {
    const listener = this.handsOver ? this.viewer : 'all';
    const entries = this.match.seen(this.viewer, this.#told.get(listener) ?? this.#since);
    this.#told.set(listener, this.match.seq);
    return entries.flatMap((entry) => {
      const sentences = entryWords(this.words, this.game.id, entry, this.cast);
      const board = this.#ended.get(entry.seq);
      if (board !== undefined) sentences.splice(board.after, 0, `\n${board.drawing}\n`);
      return sentences;
    });
  }

  story(): string[] {
    return this.match
      .seen(this.viewer)
      .flatMap((entry) =>
        entryWords(this.words, this.game.id, entry, this.cast).map((sentence) => `${entry.seq}. ${sentence}`),
      );
  }

  /** Capitals are forgiven where a game has none: `B4` for `b4`. */
  read(seat: Seat, text: string): Result<Move, Refusal> {
    const { notation } = this.game;
    const move = notation.parseMove(this.match.state, seat, text);
    if (move.ok) return move;
    const small = notation.parseMove(this.match.state, seat, text.toLowerCase());
    return small.ok ? small : move;
  }

  submit(seat: Seat, move: Move): Refusal | undefined {
    const { game, match, viewer } = this;
    const before = match.view(viewer);
    const submitted = match.submit({ seat, moves: [move] });
    if (!submitted.ok) return submitted.fault;
    const [entry] = match.seen(viewer, match.seq - 1);
    const board = faceOf(game).ended?.(before, this.#around(entry?.told ?? []));
    if (board !== undefined) this.#ended.set(match.seq, board);
    this.#setting.keep(match);
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
    const { secret } = this.#setting;
    while (!match.over && this.mover === undefined) {
      const setting = { options: match.terms.options, seats: match.terms.seats.length };
      let moved = false;
      for (const seat of seatsOf(match.toAct)) {
        const bot = botFor(game.id, match.terms.seats[seat]?.level ?? '');
        invariant(bot !== undefined, `seat ${seat} is no bot that can play`);
        const rng = botLuck(match.terms, secret, seat, match.seq + 1);
        const move = bot.choose(match.view(seat), seat, { rng, ms: BOT_MS, now, setting });
        if (move === undefined) continue;
        invariant(this.submit(seat, move) === undefined, 'a bot chose a move that is not legal');
        moved = true;
        break;
      }
      invariant(moved, 'every bot declines, and nobody else can act');
    }
  }
}
