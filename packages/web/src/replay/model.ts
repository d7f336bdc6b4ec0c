/** What the parts of a replay share: whose view, which moment, and the results of review and checks. */
import type { Analysis, Course } from '@hortus/bots';
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { moveWords } from '@hortus/frame/board/move-words.ts';
import { TableModel } from '@hortus/frame/model/model.ts';
import type { TableSource } from '@hortus/frame/model/source.ts';
import type { Finding, Game, MatchLog, Move, Seat, Viewer } from '@hortus/kernel';
import { computed, signal } from '@preact/signals';
import type { ReplayWorker } from './asking.ts';
import type { Judge } from './messages.ts';
import { type ReviewedLog, viewersOf } from './replayed.ts';
import { replaySource, wholeOptions } from './source.ts';

/** A table whose reader is known, whatever viewpoint is shown. */
class ReplayTable extends TableModel {
  readonly reader: Seat | undefined;

  constructor(source: TableSource, table: GameTable, reader: Seat | undefined) {
    super(source, table);
    this.reader = reader;
  }
  override get you(): Seat | undefined {
    return this.reader;
  }
}

/** Whose match it was, if only one person played: bots read no replays. */
const readerOf = ({ terms }: MatchLog): Seat | undefined => {
  const persons = terms.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
};

const isUnderWay = (judging: Judging): boolean => typeof judging === 'object' && 'far' in judging;

/** `asked`: being computed; `none`: there is no solver for this game. */
export type Reviewing = 'no' | 'asked' | 'none' | ReviewedLog;

/** `far`: being computed; `stopped`: by the reader, who may start it again. */
export type Judging = 'no' | 'stopped' | 'none' | { readonly far: number } | Course;

export class ReplayModel {
  readonly log: MatchLog;
  readonly table: GameTable;
  readonly viewers: readonly Viewer[];
  readonly viewer = signal<Viewer>('table');
  /** Undefined until the first view has arrived. */
  readonly shown = signal<TableModel | undefined>(undefined);
  readonly reviewing = signal<Reviewing>('no');
  /** Undefined until known; with `nobody` there is no review. */
  readonly judge = signal<Judge | undefined>(undefined);
  readonly judging = signal<Judging>('no');
  /** Show what each move is worth. */
  readonly valued = signal(true);
  readonly values = signal<ReadonlyMap<number, Analysis | undefined>>(new Map());
  readonly findings = signal<readonly Finding[] | undefined>(undefined);
  readonly running = signal(false);
  readonly reader: Seat | undefined;
  readonly #worker: ReplayWorker;
  /** How often a course was requested: a stopped one still answers, maybe after the next was requested. */
  #followed = 0;

  /** `reader`: the reader's seat, if they had one. */
  constructor(log: MatchLog, table: GameTable, worker: ReplayWorker, reader = readerOf(log)) {
    this.reader = reader;
    this.log = log;
    this.table = table;
    this.viewers = viewersOf(log);
    this.#worker = worker;
  }

  get game(): Game {
    return this.table.game;
  }
  get over(): boolean {
    return this.log.outcome !== undefined;
  }

  /** The entry after which the match is shown. */
  readonly seq = computed(() => this.shown.value?.frame.value?.sight.seq ?? 0);
  /** Pictures, of which an entry may have several. */
  readonly frames = computed(() => this.shown.value?.past.value?.frames ?? []);
  readonly at = computed(() => this.shown.value?.past.value?.at ?? 0);

  /** Shows this moment to this viewer; an entry that doesn't exist means the last. */
  async look(viewer: Viewer, seq: number): Promise<void> {
    const seen = await this.#worker.ask('see', { viewer });
    const next = new ReplayTable(replaySource(this.game, this.log, viewer, seen), this.table, this.reader);
    await next.lookAt(Math.min(Math.max(0, seq), this.log.entries.length));
    this.shown.value?.close();
    this.viewer.value = viewer;
    this.shown.value = next;
  }

  /** Shows the picture with this number. */
  goTo(at: number): void {
    const past = this.shown.value?.past.value;
    if (past !== undefined) void this.shown.value?.step(at - past.at);
  }

  goToEntry(seq: number): void {
    void this.shown.value?.lookAt(seq);
  }

  async verify(noted: string | undefined): Promise<void> {
    this.findings.value = await this.#worker.ask('verify', { noted });
  }

  async review(): Promise<void> {
    if (!this.over || this.reviewing.value !== 'no') return;
    this.reviewing.value = 'asked';
    this.reviewing.value = (await this.#worker.ask('review', {}).catch(() => undefined)) ?? 'none';
  }

  async askJudge(): Promise<void> {
    if (!this.over || this.judge.value !== undefined) return;
    this.judge.value = await this.#worker.ask('judge', {}).catch(() => 'nobody' as const);
  }

  async follow(): Promise<void> {
    if (!this.over || (this.judging.value !== 'no' && this.judging.value !== 'stopped')) return;
    this.judging.value = { far: 0 };
    const own = ++this.#followed;
    const isAwaited = (): boolean => own === this.#followed && isUnderWay(this.judging.value);
    const found = await this.#worker
      .ask('course', {}, (far) => {
        if (isAwaited()) this.judging.value = { far };
      })
      .catch(() => undefined);
    if (isAwaited()) this.judging.value = found ?? 'none';
  }

  stop(): void {
    this.judging.value = 'stopped';
    void this.#worker.ask('stop', {});
  }

  /** What each move was worth at this moment; requested once per moment, and only after the end. */
  async value(seq: number): Promise<void> {
    if (!this.over || this.values.value.has(seq)) return;
    this.values.value = new Map(this.values.value).set(seq, undefined);
    const found = await this.#worker.ask('values', { viewer: this.viewer.value, seq }).catch(() => undefined);
    this.values.value = new Map(this.values.value).set(seq, found);
  }

  /** For the marks on the board. */
  readonly marks = computed<ReadonlyMap<Move, number> | undefined>(() => {
    const reviewed = typeof this.reviewing.value === 'object';
    const held = this.shown.value?.frame.value?.hold ?? false;
    const found = this.values.value.get(this.seq.value);
    if (!reviewed || !this.valued.value || held || found === undefined) return undefined;
    // If all are equal, marking each says nothing.
    const [first] = found.moves;
    if (found.moves.every(({ value }) => value === first?.value)) return undefined;
    return new Map(found.moves.map(({ move, value }) => [move, value]));
  });

  /** A move in words, in the position after this entry. */
  moveText(seq: number, seat: Seat, move: Move): string {
    const frame = this.frames.value.findLast(({ sight }) => sight.seq === seq);
    const shown = this.shown.value;
    if (frame === undefined || shown === undefined) return '';
    const reader = { names: shown.names.value, you: this.reader, deck: shown.cast.value.deck };
    const view = frame.sight.view;
    return moveWords(this.table, wholeOptions(this.game, this.log), reader, { view, seat, move });
  }

  close(): void {
    this.shown.value?.close();
    this.#worker.end();
  }
}
