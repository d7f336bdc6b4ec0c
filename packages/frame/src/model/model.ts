/** What the parts of a table share: what is shown, what is legal, what was refused. */
import type { Advice } from '@hortus/bots';
import { livingEntries, type Move, type Refusal, type Seat, takeBackSeen } from '@hortus/kernel';
import type { Cast } from '@hortus/words';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { askRules, type Ruling } from '../board/asked.ts';
import type { GameTable, Pointing } from '../board/game-table.ts';
import type { Guide } from '../board/guide.ts';
import { reviewing, type Turning } from '../page/reviewer.ts';
import { words } from '../page/words.ts';
import { seatNames } from '../says/told.ts';
import { aheadOf, stillAhead } from './ahead.ts';
import { hearDeclined, isAgreed } from './draws.ts';
import { allFrames, type Frame } from './frames.ts';
import { type Pace, Playback } from './playback.ts';
import type { Hint, TableSource } from './source.ts';

/** A thing that can't be played, and why. */
export interface Blocked {
  readonly refusal: Refusal;
  readonly anchor: Element;
  readonly how: Pointing;
}

/** A press that came while the one before it was on its way. */
interface EarlyPress {
  readonly moves: readonly [Move, ...Move[]];
  /** What was pressed, if it didn't look playable. */
  readonly anchor?: Element;
}

interface Past {
  /** Who is looking: others would see it differently. */
  readonly seat: Seat | undefined;
  readonly frames: readonly Frame[];
  readonly at: number;
}

const NOTHING: Ruling = { legal: [], asides: [], why: () => undefined };
/** After a draw by agreement the position could be played on, but the match is over. */
const ENDED: Ruling = { ...NOTHING, why: () => ({ code: 'over' }) };

export class TableModel {
  readonly source: TableSource;
  readonly table: GameTable;
  readonly playback: Playback;
  /** Looking back: undefined while the present is shown. */
  readonly past = signal<Past | undefined>(undefined);
  readonly blocked = signal<Blocked | undefined>(undefined);
  /** Why the last request failed. */
  readonly refusal = signal<Refusal | undefined>(undefined);
  readonly hinted = signal<Hint | undefined>(undefined);
  /** A hint is being thought about. */
  readonly hinting = signal(false);
  /** Where the finished match turned; `sought` until that is known. */
  readonly turning = signal<Turning | 'sought' | undefined>(undefined);
  /** Arrives a moment after the board. */
  readonly guide = signal<Guide | undefined>(undefined);
  readonly dialog = signal<'resign' | 'draw' | 'help' | 'name' | 'guide' | 'level' | undefined>(undefined);

  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly cast: ReadonlySignal<Cast>;
  readonly over: ReadonlySignal<boolean>;
  /** The present is shown, with nothing pending. */
  readonly live: ReadonlySignal<boolean>;
  readonly asked: ReadonlySignal<Ruling>;
  /** The reader is asked and has something to decide. */
  readonly awaited: ReadonlySignal<boolean>;
  readonly canTakeBack: ReadonlySignal<boolean>;
  readonly #stop: () => void;
  #dismissed: Element | undefined;
  #early: EarlyPress | undefined;
  /** What is left of a hint whose step was just played, and what had happened before that. */
  #ahead: { readonly hint: Advice; readonly since: number } | undefined;

  constructor(source: TableSource, table: GameTable, pace?: Pace) {
    this.source = source;
    this.table = table;
    this.playback = new Playback(table, pace, (seat) => this.#playsHere(seat));
    const feed = effect(() => this.playback.feed(source.sight.value, source.entries.value));
    // What couldn't be played a moment ago may be playable now. The same moment sent again (a clock) changes
    // nothing.
    let [seq, asked]: [number | undefined, string | undefined] = [undefined, undefined];
    const forget = effect(() => {
      const sight = this.playback.shown.value?.sight;
      const shown = sight?.seq;
      const asks = `${shown} ${sight?.paused} ${source.seat.value}`;
      if (asked !== asks) this.blocked.value = undefined;
      asked = asks;
      if (seq !== undefined && shown !== seq) {
        this.refusal.value = undefined;
        this.hinted.value = untracked(() => this.#stepsAhead());
      }
      if (shown !== undefined && shown !== seq) source.shown?.(shown);
      seq = shown;
    });
    // The past that somebody looked at doesn't stay for the next person at the screen.
    const handOver = effect(() => {
      const [seat, sight] = [source.seat.value, source.sight.value];
      const past = this.past.peek();
      if (past !== undefined && (sight === undefined || past.seat !== seat)) this.past.value = undefined;
    });
    const declined = hearDeclined(source, this.refusal);
    this.#stop = () => {
      declined();
      feed();
      forget();
      handOver();
    };
    this.frame = computed(() => {
      const past = this.past.value;
      return past === undefined ? this.playback.shown.value : past.frames[past.at];
    });
    this.names = computed(() => seatNames(words.value, source.info.value.seats));
    const deck = computed(() => table.telling.deck(source.info.value.options, this.names.value.length));
    // Uses the whole log, whatever is shown: later entries don't change the position before one.
    const scenes = computed(() =>
      words.value.teller(source.game.id)?.scenes?.(source.entries.value, source.sight.value?.view),
    );
    this.cast = computed(() => ({
      names: this.names.value,
      you: this.you,
      deck: deck.value,
      // No need to announce a new one: the position before an entry is requested along with that entry.
      get scenes() {
        return scenes.peek();
      },
    }));
    this.over = computed(() => source.sight.value?.outcome !== undefined);
    this.live = computed(() => this.past.value === undefined && this.playback.pending.value === 0);
    this.asked = computed(() => this.#ask());
    this.awaited = computed(() => this.#isAwaited());
    this.canTakeBack = computed(() => this.#mayTakeBack());
  }

  /** The reader, if there is one: two people at one screen are both called by name. */
  get you(): Seat | undefined {
    return this.sharesScreen ? undefined : this.source.seat.value;
  }

  get sharesScreen(): boolean {
    return (
      this.source.where === 'here' &&
      this.source.info.value.seats.filter(({ kind }) => kind === 'person').length > 1
    );
  }

  #playsHere(seat: Seat): boolean {
    const { where, seat: mine, info } = this.source;
    return where === 'here' ? info.peek().seats[seat]?.kind === 'person' : seat === mine.peek();
  }

  #ask(): Ruling {
    return this.live.value ? this.#askAbout(this.playback.shown.value) : NOTHING;
  }

  #askAbout(frame: Frame | undefined): Ruling {
    const sight = frame?.sight;
    if (sight === undefined || sight.paused) return NOTHING;
    if (isAgreed(sight)) return ENDED;
    // Doesn't depend on names: when words arrive, the question stays the same.
    const { options, seats } = this.source.info.value;
    return askRules(this.source.game, options, seats.length, sight.view, this.source.seat.value);
  }

  #isAwaited(): boolean {
    const { legal } = this.asked.value;
    const sight = this.playback.shown.value?.sight;
    if (legal.length === 0 || sight === undefined) return false;
    const how = { timed: typeof sight.window?.left === 'number', alone: this.alone };
    return this.table.windows?.answersItself(sight.view, legal, how) !== true;
  }

  /** All the others are bots. */
  get alone(): boolean {
    return this.source.info.value.seats.filter(({ kind }) => kind !== 'bot').length < 2;
  }

  #mayTakeBack(): boolean {
    const { entries, seat, sight, info } = this.source;
    if (seat.value === undefined || sight.value === undefined || this.over.value) return false;
    const moves = livingEntries(entries.value).filter(({ aside }) => aside !== true);
    const whose = this.sharesScreen ? moves.at(-1)?.seat : seat.value;
    if (whose === undefined) return false;
    const may = takeBackSeen(entries.value, whose, sight.value.toAct);
    return may !== undefined && (info.value.takeBacks || (may === 'own-turn' && this.table.takesBack));
  }

  /** Why nothing can be taken back; ask only if nothing can. */
  get whyNoTakeBack(): 'web.why.back.none' | 'web.why.back.revealed' | 'web.why.back.off' {
    const { entries, seat, sight } = this.source;
    const [all, whose] = [livingEntries(entries.value), seat.value ?? -1];
    if (!all.some((entry) => entry.seat === whose && entry.aside !== true)) return 'web.why.back.none';
    const may = takeBackSeen(entries.value, whose, sight.value?.toAct ?? []);
    return may === undefined ? 'web.why.back.revealed' : 'web.why.back.off';
  }

  /** Asks the source to do something and keeps the reason if it fails. */
  async run(act: () => Promise<Refusal | undefined>): Promise<boolean> {
    this.blocked.value = undefined;
    this.refusal.value = undefined;
    this.refusal.value = await act().catch((): Refusal => ({ code: 'broken' }));
    return this.refusal.value === undefined;
  }

  /** All moves of one press are one entry, and are taken back together. */
  play(...moves: readonly [Move, ...Move[]]): void {
    if (!this.live.value) return;
    if (this.#isSending) {
      this.#early = this.source.sending.value.includes(moves[0]) ? undefined : { moves };
      return;
    }
    for (const move of moves) this.#follow(move);
    void this.run(() => this.source.play(moves)).then((stands) => this.#followUp(stands));
  }

  /**
   * A hint with several steps stays until the last one was followed.
   * If only the log has words for it, they describe all of it.
   */
  #follow(move: Move): void {
    const guide = this.guide.value;
    const hint =
      this.table.moveWords === undefined && guide?.advise === undefined
        ? undefined
        : aheadOf(this.hinted.value, move, guide?.isSameStep);
    this.#ahead = hint === undefined ? undefined : { hint, since: this.source.sight.value?.seq ?? 0 };
    this.hinted.value = hint;
  }

  /**
   * Keeps the hint while the others do nothing that matters; after that its next step must still be possible.
   */
  #stepsAhead(): Hint | undefined {
    const ahead = this.#ahead;
    if (ahead === undefined) return undefined;
    const { entries, seat } = this.source;
    const isUndisturbed = livingEntries(entries.value).every(
      (entry) =>
        entry.seq <= ahead.since || entry.seat === seat.value || this.table.telling.isSmall(entry.told),
    );
    const { legal } = this.asked.value;
    const waits = isUndisturbed && legal.length === 0 && !this.over.value;
    if (!waits) this.#ahead = undefined;
    if (waits) return ahead.hint;
    return isUndisturbed ? stillAhead(ahead.hint, legal, this.guide.value?.isSameStep) : undefined;
  }

  get #isSending(): boolean {
    return this.source.sending.value.length > 0;
  }

  /** Plays what was pressed meanwhile if it's still legal; otherwise shows why not. */
  #followUp(stands: boolean): void {
    const early = this.#early;
    this.#early = undefined;
    if (!stands) this.hinted.value = undefined;
    if (early === undefined || !stands || this.past.value !== undefined) return;
    const { moves, anchor } = early;
    const [move] = moves;
    if (this.asked.value.legal.includes(move)) return this.play(...moves);
    const refusal = this.#askAbout(this.playback.shown.value).why(move);
    if (refusal === undefined) return;
    if (anchor === undefined) this.refusal.value = refusal;
    else if (anchor.isConnected) this.blocked.value = { refusal, anchor, how: 'press' };
  }

  /** Somebody came across something that can't be played. A passing look doesn't hide what was asked for. */
  block(move: Move, anchor: Element, how: Pointing): void {
    // After the end nothing can be played anyway; only a press should explain it.
    if (this.over.value && how !== 'press') return;
    if (this.#isSending && how === 'press') {
      this.#early = this.source.sending.value.includes(move) ? undefined : { moves: [move], anchor };
      return;
    }
    const refusal = this.asked.value.why(move);
    if (refusal === undefined) return;
    // A focus that returns to a thing whose bubble was just closed doesn't ask again.
    if (how === 'focus' && anchor === this.#dismissed) return;
    this.#dismissed = undefined;
    this.blocked.value = { refusal, anchor, how };
  }

  /** Closes the bubble. */
  dismiss(): void {
    this.#dismissed = this.blocked.value?.anchor;
    this.blocked.value = undefined;
  }

  takeBack(): void {
    if (!this.canTakeBack.value) return;
    this.#ahead = undefined;
    this.hinted.value = undefined;
    void this.run(() => this.source.takeBack());
  }

  resign(): void {
    this.dialog.value = undefined;
    void this.run(() => this.source.play([this.source.game.moves.kinds.resign.make({})]));
  }

  offerDraw(): void {
    this.dialog.value = undefined;
    void this.run(() => this.source.ask('draw'));
  }

  /** Straight to the end, if nobody here is in the match any more; otherwise undefined. */
  get rush(): (() => void) | undefined {
    const { rush, info, sight } = this.source;
    const out = this.table.plates?.gone(sight.value?.view) ?? [];
    if (
      rush === undefined ||
      info.value.seats.some(({ kind }, seat) => kind !== 'bot' && !out.includes(seat))
    )
      return undefined;
    return () => {
      this.playback.rush();
      rush();
    };
  }

  async hint(): Promise<void> {
    const { hint } = this.source;
    if (hint === undefined || this.asked.value.legal.length === 0 || this.hinting.value) return;
    const asked = this.source.sight.value?.seq;
    this.hinting.value = true;
    const found = await hint().catch(() => undefined);
    this.hinting.value = false;
    // A player who has moved in the meantime no longer wants the hint.
    if (this.source.sight.value?.seq === asked) this.hinted.value = found;
  }

  /** Shows the picture after this entry; the last of them is the present. */
  async lookAt(seq: number): Promise<void> {
    const { source, table } = this;
    const newest = source.sight.value?.seq ?? 0;
    const seat = source.seat.value;
    const known = this.past.value?.frames;
    const isWhole = known !== undefined && known.at(-1)?.sight.seq === newest;
    const sights = isWhole ? [] : await source.history(0, newest);
    if ('code' in sights) {
      this.refusal.value = sights;
      return;
    }
    const frames = isWhole ? known : allFrames(table, sights, source.entries.value);
    // The curtain may have fallen in the meantime.
    if (source.sight.value === undefined || source.seat.value !== seat) return;
    const at = frames.findIndex(({ sight }) => sight.seq === seq);
    this.past.value = at < 0 ? undefined : { seat, frames, at };
  }

  /** The view before the last entry, up to the one shown, with such an event. */
  async recall(kind: string): Promise<unknown> {
    const entries = livingEntries(this.frame.value?.entries ?? []);
    const seq = entries.findLast(({ told }) => told.some((event) => event.kind === kind))?.seq;
    if (seq === undefined) return undefined;
    const sights = await this.source.history(seq - 1, seq - 1).catch(() => []);
    return 'code' in sights ? undefined : sights[0]?.view;
  }

  /** Goes this many pictures forward or back. */
  async step(by: number): Promise<void> {
    if (this.past.value === undefined) {
      if (by > 0) return;
      await this.lookAt(this.source.sight.value?.seq ?? 0);
      // It wasn't available, and asking again wouldn't help.
      if (this.past.value === undefined) return;
      return this.step(this.#atEnd() + by);
    }
    const { seat, frames, at } = this.past.value;
    this.past.value = { seat, frames, at: Math.min(Math.max(at + by, 0), frames.length - 1) };
  }

  /** Asks somebody who can judge, once, where the match turned. */
  async seekTurning(): Promise<void> {
    const { load } = reviewing;
    if (load === undefined || !this.over.value || this.turning.value !== undefined) return;
    this.turning.value = 'sought';
    const [review, log] = await Promise.all([load(), this.source.log()]).catch(() => []);
    const found = log && review?.(log, this.table, this.you);
    this.turning.value = await found?.catch(() => undefined);
  }

  /** The index of the newest entry's last picture. */
  #atEnd(): number {
    const past = this.past.value;
    return past === undefined ? 0 : past.frames.length - 1 - past.at;
  }

  present(): void {
    this.past.value = undefined;
    this.playback.skip();
  }

  close(): void {
    this.#stop();
    this.playback.stop();
  }
}
