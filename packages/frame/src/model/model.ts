/** What the parts of a table share: what is shown, what may be done, what was refused. */
import type { AnalysedMove } from '@hortus/bots';
import { livingEntries, type Move, type Refusal, type Seat, takeBackSeen } from '@hortus/kernel';
import type { Cast } from '@hortus/words';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { askRules, type Ruling } from '../board/asked.ts';
import type { GameTable, Pointing } from '../board/game-table.ts';
import type { Guide } from '../board/guide.ts';
import { words } from '../page/words.ts';
import { seatNames } from '../says/told.ts';
import { allFrames, type Frame } from './frames.ts';
import { type Pace, Playback } from './playback.ts';
import type { TableSource } from './source.ts';

/** A thing that cannot be played, and why. */
export interface Blocked {
  readonly refusal: Refusal;
  readonly anchor: Element;
  readonly how: Pointing;
}

interface Past {
  /** Who looks: others would see it otherwise. */
  readonly seat: Seat | undefined;
  readonly frames: readonly Frame[];
  readonly at: number;
}

const NOTHING: Ruling = { legal: [], asides: [], why: () => undefined };

export class TableModel {
  readonly source: TableSource;
  readonly table: GameTable;
  readonly playback: Playback;
  /** Looking back: undefined while the present is shown. */
  readonly past = signal<Past | undefined>(undefined);
  readonly blocked = signal<Blocked | undefined>(undefined);
  /** Why the last request was not done. */
  readonly refusal = signal<Refusal | undefined>(undefined);
  readonly hinted = signal<AnalysedMove | undefined>(undefined);
  /** Comes a moment after the board. */
  readonly guide = signal<Guide | undefined>(undefined);
  readonly dialog = signal<'resign' | 'help' | 'name' | 'guide' | undefined>(undefined);

  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly cast: ReadonlySignal<Cast>;
  readonly over: ReadonlySignal<boolean>;
  /** The present is shown, and all of it. */
  readonly live: ReadonlySignal<boolean>;
  readonly asked: ReadonlySignal<Ruling>;
  readonly canTakeBack: ReadonlySignal<boolean>;
  readonly #stop: () => void;
  #dismissed: Element | undefined;

  constructor(source: TableSource, table: GameTable, pace?: Pace) {
    this.source = source;
    this.table = table;
    this.playback = new Playback(table, pace);
    const feed = effect(() => this.playback.feed(source.sight.value, source.entries.value));
    // What could not be played a moment ago may be playable now.
    let seq: number | undefined;
    const forget = effect(() => {
      const shown = this.playback.shown.value?.sight.seq;
      this.blocked.value = undefined;
      if (seq !== undefined && shown !== seq) this.refusal.value = undefined;
      if (shown !== undefined && shown !== seq) source.shown?.(shown);
      seq = shown;
    });
    // Nothing of what somebody looked back at stays for whoever sits there next.
    const handOver = effect(() => {
      const [seat, sight] = [source.seat.value, source.sight.value];
      const past = this.past.peek();
      if (past !== undefined && (sight === undefined || past.seat !== seat)) this.past.value = undefined;
    });
    this.#stop = () => {
      feed();
      forget();
      handOver();
    };
    this.frame = computed(() => {
      const past = this.past.value;
      return past === undefined ? this.playback.shown.value : past.frames[past.at];
    });
    this.names = computed(() => seatNames(words.value, source.info.value.seats));
    const deck = computed(() => table.telling?.deck?.(source.info.value.options, this.names.value.length));
    // Of all there is, whatever is shown: how it lay before an entry does not change with what came after.
    const scenes = computed(() =>
      words.value.teller(source.game.id)?.scenes?.(source.entries.value, source.sight.value?.view),
    );
    this.cast = computed(() => ({
      names: this.names.value,
      you: this.you,
      deck: deck.value,
      // Nobody has to be told of a new one: what lay before an entry is asked for when that entry is.
      get scenes() {
        return scenes.peek();
      },
    }));
    this.over = computed(() => source.sight.value?.outcome !== undefined);
    this.live = computed(() => this.past.value === undefined && this.playback.pending.value === 0);
    this.asked = computed(() => this.#ask());
    this.canTakeBack = computed(() => this.#mayTakeBack());
  }

  /** The reader, where there is one: two on one screen are both spoken of by name. */
  get you(): Seat | undefined {
    return this.sharesScreen ? undefined : this.source.seat.value;
  }

  get sharesScreen(): boolean {
    return (
      this.source.where === 'here' &&
      this.source.info.value.seats.filter(({ kind }) => kind === 'person').length > 1
    );
  }

  #ask(): Ruling {
    const sight = this.live.value ? this.playback.shown.value?.sight : undefined;
    if (sight === undefined || sight.paused) return NOTHING;
    const { options } = this.source.info.value;
    return askRules(this.source.game, options, this.names.value.length, sight.view, this.source.seat.value);
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

  /** Does something of the source and keeps why it was not done. */
  async run(act: () => Promise<Refusal | undefined>): Promise<boolean> {
    this.blocked.value = undefined;
    this.refusal.value = undefined;
    this.refusal.value = await act().catch((): Refusal => ({ code: 'broken' }));
    return this.refusal.value === undefined;
  }

  play(move: Move): void {
    if (!this.live.value || this.source.sending.value.length > 0) return;
    this.hinted.value = undefined;
    void this.run(() => this.source.play([move]));
  }

  /** Somebody came upon something that cannot be played. A look in passing does not hide what was asked for. */
  block(move: Move, anchor: Element, how: Pointing): void {
    // After the end nothing can be played anyway; only who presses wants to hear it.
    if (this.over.value && how !== 'press') return;
    const refusal = this.asked.value.why(move);
    if (refusal === undefined) return;
    // The focus that comes back to a thing whose bubble was just closed does not ask again.
    if (how === 'focus' && anchor === this.#dismissed) return;
    this.#dismissed = undefined;
    this.blocked.value = { refusal, anchor, how };
  }

  /** Enough of why not. */
  dismiss(): void {
    this.#dismissed = this.blocked.value?.anchor;
    this.blocked.value = undefined;
  }

  takeBack(): void {
    if (!this.canTakeBack.value) return;
    this.hinted.value = undefined;
    void this.run(() => this.source.takeBack());
  }

  resign(): void {
    this.dialog.value = undefined;
    void this.run(() => this.source.play([this.source.game.moves.kinds.resign.make({})]));
  }

  /** To the end at once, where nobody here is in the match any more; undefined elsewhere. */
  get rush(): (() => void) | undefined {
    const { rush, info, sight } = this.source;
    const out = this.table.plates?.gone?.(sight.value?.view) ?? [];
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
    if (hint === undefined || this.asked.value.legal.length === 0) return;
    this.hinted.value = (await hint())?.moves[0];
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
    // The curtain may have fallen meanwhile.
    if (source.sight.value === undefined || source.seat.value !== seat) return;
    const at = frames.findIndex(({ sight }) => sight.seq === seq);
    this.past.value = at < 0 ? undefined : { seat, frames, at };
  }

  /** Goes so many pictures forward or back. */
  async step(by: number): Promise<void> {
    if (this.past.value === undefined) {
      if (by > 0) return;
      await this.lookAt(this.source.sight.value?.seq ?? 0);
      // It could not be had: asking for ever would not help.
      if (this.past.value === undefined) return;
      return this.step(this.#atEnd() + by);
    }
    const { seat, frames, at } = this.past.value;
    this.past.value = { seat, frames, at: Math.min(Math.max(at + by, 0), frames.length - 1) };
  }

  /** From the first picture of the newest entry to its last. */
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
