/** A match in one terminal: the people who share it, and bots. Knows no streams. */
import { botFor, faceOf } from '@hortus/catalogue';
import { botsHere, type Clock, SoleHost, TABLE_PACE, tableAlone } from '@hortus/host';
import {
  type Game,
  hasSeat,
  livingEntries,
  type Match,
  type MatchLog,
  type Move,
  moveList,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Viewer,
} from '@hortus/kernel';
import type { Around, Ended } from '@hortus/kit';
import type { Look } from '@hortus/kit/paint';
import { type Cast, entryWords, type Words } from '@hortus/words';
import { castOf } from '../cast.ts';

export interface Setting {
  readonly game: Game;
  readonly match: Match;
  readonly look: Look;
  readonly words: Words;
  readonly clock: Clock;
  /** Saves the log before anything new in it is shown. */
  readonly keep: (log: MatchLog) => void;
}

export class Table {
  readonly game: Game;
  readonly match: Match;
  readonly look: Look;
  readonly words: Words;
  readonly now: () => number;
  readonly cast: Cast;
  readonly #sole: SoleHost;
  #started = false;
  #broken: Error | undefined;
  #before: { readonly viewer: Viewer; readonly view: unknown } | undefined;
  /** For each listener, the last entry they have heard of. */
  readonly #told = new Map<Viewer, number>();
  readonly #since: number;
  /** If people hide their hands from each other: who is at the terminal; undefined while it is being handed over. */
  eyes: Seat | undefined;
  /** For each entry that ended a game of the match, the board of that game. */
  readonly #ended = new Map<number, Ended>();

  constructor(setting: Setting) {
    const { game, match, look, words, clock } = setting;
    this.game = game;
    this.match = match;
    this.look = look;
    this.words = words;
    this.now = () => clock.now();
    this.#since = match.seq;
    this.cast = castOf(match, this.you);
    this.#sole = this.#host(setting);
  }

  /** The only person at this table, if there is only one. */
  get you(): Seat | undefined {
    return this.persons.length === 1 ? this.persons[0] : undefined;
  }

  get persons(): readonly Seat[] {
    return this.match.terms.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** The people who share this terminal may not see each other's hands. */
  get handsOver(): boolean {
    return this.persons.length > 1 && faceOf(this.game).hides;
  }

  /** Who has to come to the terminal before play continues. */
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

  /** What a card is and does; without a name, the cards in hand. */
  cards(name: string): string[] {
    const { game, match, viewer } = this;
    return faceOf(game).cards?.({ game, state: match.state, viewer }, name, this.#around([])) ?? [];
  }

  #around(told: Around['marks']['told'], open: readonly string[] = []): Around {
    const { cast, look, words } = this;
    return { marks: { open, told }, cast, look, words };
  }

  /** What has happened since the last call: sentences, and boards that have been cleared away. */
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

  /** Capitals are accepted if a game has none: `B4` for `b4`. */
  read(seat: Seat, text: string): Result<Move, Refusal> {
    const { notation } = this.game;
    const move = notation.parseMove(this.match.state, seat, text);
    if (move.ok) return move;
    const small = notation.parseMove(this.match.state, seat, text.toLowerCase());
    return small.ok ? small : move;
  }

  async submit(seat: Seat, move: Move): Promise<Refusal | undefined> {
    this.#lookBefore();
    return this.#done(await this.#sole.host.play(seat, { moves: [this.game.moves.toJson(move)] }));
  }

  /** Back to before the last move of this person; a bot at the table grants it. */
  async takeBack(seat: Seat): Promise<Refusal | undefined> {
    return this.#done(await this.#sole.host.takeBack(seat));
  }

  /** Offers a draw; people at this terminal agree, bots answer. */
  async offerDraw(seat: Seat): Promise<Refusal | undefined> {
    const { host } = this.#sole;
    const asked = await host.ask(seat, { kind: 'draw' });
    await host.botsHeard;
    const refusal = this.#done(asked);
    return refusal ?? (this.match.over ? undefined : refuse('draw-declined'));
  }

  /** Lets bots play until none of them has to act. */
  async letBotsPlay(): Promise<void> {
    if (!this.#started) await this.#sole.start();
    this.#started = true;
    await this.#sole.rest();
    this.#done(ok(undefined));
  }

  /** A bug of ours, or a disk error, ends the request. */
  #done(done: Result<unknown, Refusal>): Refusal | undefined {
    const broken = this.#broken;
    this.#broken = undefined;
    if (broken !== undefined) throw broken;
    return done.ok ? undefined : done.fault;
  }

  /** The view before the next entry, which may clear a board away. */
  #lookBefore(): void {
    const { match, viewer } = this;
    this.#before = { viewer, view: match.view(viewer) };
  }

  #entered(): void {
    const { game, match } = this;
    const before = this.#before;
    this.#before = undefined;
    if (before === undefined) return;
    const [entry] = match.seen(before.viewer, match.seq - 1);
    const board = faceOf(game).ended?.(before.view, this.#around(entry?.told ?? []));
    if (board !== undefined) this.#ended.set(match.seq, board);
  }

  #host({ game, match, clock, keep }: Setting): SoleHost {
    const bots = botsHere(
      game,
      (level) => botFor(game, level),
      () => clock.now(),
    );
    return new SoleHost(match, tableAlone(match.log({ withSecret: true })), {
      clock,
      bots: {
        think: (job) => {
          this.#lookBefore();
          return bots.think(job);
        },
      },
      pace: TABLE_PACE,
      stamps: false,
      keep,
      told: () => this.#entered(),
      broken: (error) => {
        this.#broken = error;
      },
    });
  }
}
