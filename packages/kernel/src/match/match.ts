// A match in play: submissions are judged, proposed and entered; take-backs and pauses are entries too.

import type { Hex } from '../chance/canonical.ts';
import { commitTo, matchKey, promiseOf, sealOf } from '../chance/fairness.ts';
import { type Diagnostic, type Refusal, refuse } from '../contract/fault.ts';
import { copyInto, copyState, type Game, type Outcome, type State, stateHash } from '../contract/game.ts';
import { fail, invariant, ok, type Result } from '../contract/result.ts';
import { NO_SEATS, type Seat, type SeatSet, type Viewer } from '../contract/seats.ts';
import { type Contents, NO_CONTENTS } from '../log/content.ts';
import type { BackEntry, Contribution, Entry, MatchLog, MovesEntry, SeenEntry, Terms } from '../log/log.ts';
import { agreedOptions, deal, positionOf } from './deal.ts';
import { agreedOutcome, type GrantedEntry, grantedEntry, movesIn } from './granting.ts';
import { type Passed, Past } from './past.ts';
import { isStale, playOn } from './playing.ts';
import { Questions, questionOf } from './questions.ts';
import type { Mark, Proposal, Submission } from './submission.ts';
import { mayUndo, stateAfter, type Undoable, undoing } from './undoing.ts';

/**
 * One playing of a game: the log, and the state it leads to. The log is the truth; the state can always be rebuilt
 * from it. Nothing here knows a clock, a socket or a disk.
 */
export class Match<S extends State = State, Options = unknown, View = unknown> {
  readonly game: Game<S, Options, View>;
  readonly terms: Terms;
  /** What everybody agreed on, as the game has parsed it: including the content that the terms only name. */
  readonly options: Options;
  readonly commitment: Hex;
  readonly entropy: readonly Contribution[];
  readonly #secret: Hex;
  readonly #key: Uint8Array;
  readonly #state: S;
  #toAct: SeatSet;
  #paused = false;
  /** All agreed on a draw: the state stays as it was, and nothing more happens. */
  #drawn = false;
  readonly #past: Past;
  #questions: Questions;

  private constructor(
    game: Game<S, Options, View>,
    terms: Terms,
    options: Options,
    entropy: readonly Contribution[],
    secret: Hex,
    key: Uint8Array,
    dealt: S,
  ) {
    this.game = game;
    this.terms = terms;
    this.options = options;
    this.entropy = entropy;
    this.#secret = secret;
    this.commitment = terms.removed?.commitment ?? commitTo(terms, 'host', secret);
    this.#key = key;
    this.#state = dealt;
    this.#toAct = game.toAct(dealt);
    this.#past = new Past(game.moves);
    this.#questions = new Questions(this.#asked());
  }

  /** Deals a match, or starts it from the position its terms name. Content they name is looked up. */
  static begin<S extends State, Options, View>(
    game: Game<S, Options, View>,
    terms: Terms,
    entropy: readonly Contribution[],
    secret: Hex,
    contents: Contents = NO_CONTENTS,
  ): Result<Match<S, Options, View>, Diagnostic[]> {
    const options = agreedOptions<Options>(game, terms, contents);
    if (!options.ok) return options;
    const key = matchKey(terms, entropy, secret);
    const dealt = deal(game, terms, options.value, key);
    return dealt.ok ? ok(new Match(game, terms, options.value, entropy, secret, key, dealt.value)) : dealt;
  }

  /** This match as it was dealt, before any entry. */
  dealtAgain(): Match<S, Options, View> {
    const dealt = deal(this.game, this.terms, this.options, this.#key);
    invariant(dealt.ok, 'a match that was dealt can be dealt again');
    return new Match(this.game, this.terms, this.options, this.entropy, this.#secret, this.#key, dealt.value);
  }

  /** What a person's client computes from the commitments before it reveals, for its owner to write down. */
  get promise(): Hex {
    return promiseOf(this.commitment, this.entropy);
  }
  /** The live state: read only. */
  get state(): S {
    return this.#state;
  }
  /** Whom the table waits for. */
  get toAct(): SeatSet {
    return this.#toAct;
  }
  /** Who has an aside to answer, even though nobody is waiting for it. */
  get invited(): SeatSet {
    return this.over ? NO_SEATS : this.game.invited(this.#state);
  }
  get seq(): number {
    return this.#past.length;
  }
  /** How many times something was taken back, and how many times it was paused. */
  get lapses(): { readonly backs: number; readonly pauses: number } {
    return { backs: this.#past.backs, pauses: this.#past.pauses };
  }
  /** The number of entries with moves that haven't been taken back: now, or once this entry is in. */
  moveCount(next?: Entry): number {
    return next === undefined ? this.#past.count : this.#past.countAfter(next);
  }
  /** Was this entry an aside, which nobody was waiting for? */
  isAside(seq: number): boolean {
    return this.#past.isAside(seq);
  }
  get over(): boolean {
    return this.#toAct === NO_SEATS;
  }
  get outcome(): Outcome | undefined {
    return this.#drawn ? this.agreedOn : this.game.outcome(this.#state);
  }
  /** How it ends if all agree on a draw; undefined if the rules have none, or if it's over. */
  get agreedOn(): Outcome | undefined {
    if (this.over && !this.#drawn) return undefined;
    return agreedOutcome(this.game, this.#state, this.terms.seats.length);
  }
  get hash(): Hex {
    return stateHash(this.game, this.#state);
  }
  get paused(): boolean {
    return this.#paused;
  }
  view(viewer: Viewer): View {
    this.#mayLook(viewer);
    return this.game.view(this.#state, viewer);
  }

  submit(submission: Submission): Result<MovesEntry, Refusal> {
    return this.#entered(this.propose(submission));
  }

  /** Judges, and plays on a copy: nothing counts until `enter`, so that a host can store an entry before it counts. */
  propose(submission: Submission): Result<Proposal<S, MovesEntry>, Refusal> {
    const { seat, moves, id, at } = submission;
    if (!this.#isSeat(seat)) return fail(refuse('no-such-seat'));
    const before = id === undefined ? undefined : this.#handedIn(seat, id);
    if (before !== undefined) return ok({ ...this.#unchanged(before), known: true });
    if (moves.length === 0) return fail(refuse('no-move'));
    if (this.#drawn) return fail(refuse('over'));
    if (this.#paused && !moves.every(this.game.moves.kinds.resign.is)) return fail(refuse('paused'));
    if (isStale(this.game, this.#state, this.#toAct, this.#questions, submission))
      return fail(refuse('stale'));
    const state = copyState(this.#state);
    const played = playOn(this.game, this.#key, state, this.seq + 1, submission);
    if (!played.ok) return played;
    const entry: MovesEntry = {
      seq: this.seq + 1,
      kind: 'moves',
      seat,
      moves: moves.map((move) => this.game.moves.toJson(move)),
      ...(id === undefined ? {} : { id }),
      ...(at === undefined ? {} : { at }),
    };
    return ok({ entry, moves, ...played.value, state, known: false });
  }

  /** Enters what it has proposed, provided nothing has been entered since. */
  enter(proposal: Proposal<S>): void {
    const { entry, toAct, state, known } = proposal;
    if (known) return;
    invariant(entry.seq === this.seq + 1, `entry ${entry.seq} does not follow ${this.seq}`);
    invariant(entry.at === undefined || Number.isSafeInteger(entry.at), 'time is whole milliseconds');
    if (state !== this.#state) copyInto(state, this.#state);
    this.#past.add(proposal, proposal.moves);
    this.#toAct = toAct;
    this.#note(entry);
    this.#questions.ask(entry, this.#asked(), proposal.aside);
  }

  /**
   * May this seat take back everything after entry `to`: freely, with the others' consent, or not at all? Freely if
   * it concerns only its own moves, nobody else could act in between and nothing was revealed; never past a reveal,
   * and never after the end, since then the secret is out. Asides aren't taken back: those after `to` stay if they
   * don't depend on the moves. One that does is voided with them, which its seat has to grant.
   */
  mayTakeBack(seat: Seat, to: number): 'free' | 'ask' | Refusal {
    if (this.over) return refuse('over');
    const undo = undoing(this.#undoable, to);
    return undo.ok ? mayUndo(this.#past, this.game.events, seat, undo.value.undone) : undo.fault;
  }

  takeBack(seat: Seat, to: number, granted: readonly Seat[] = [], at?: number): Result<BackEntry, Refusal> {
    return this.#entered(this.proposeBack(seat, to, granted, at));
  }

  proposeBack(
    seat: Seat,
    to: number,
    granted: readonly Seat[] = [],
    at?: number,
  ): Result<Proposal<S, BackEntry>, Refusal> {
    if (this.over) return fail(refuse('over'));
    const undo = undoing(this.#undoable, to);
    if (!undo.ok) return undo;
    const { undone, kept } = undo.value;
    const may = mayUndo(this.#past, this.game.events, seat, undone);
    if (typeof may === 'object') return fail(may);
    const others = this.#others(seat);
    if (may === 'ask' && !others.every((other) => granted.includes(other)))
      return fail(refuse('not-granted'));
    const entry: BackEntry = {
      seq: this.seq + 1,
      kind: 'back',
      seat,
      to,
      granted: may === 'free' ? [] : others,
      ...(kept.length === 0 ? {} : { keeps: kept }),
      ...(at === undefined ? {} : { at }),
    };
    const state = undo.value.state ?? stateAfter(this.#undoable, to);
    return ok({ ...this.#unchanged(entry), toAct: this.game.toAct(state), state });
  }

  /** A pause, its end or a draw, which all others have to grant. In a pause nobody moves, but anybody may resign. */
  grant(
    kind: GrantedEntry['kind'],
    seat: Seat,
    granted: readonly Seat[],
    at?: number,
  ): Result<GrantedEntry, Refusal> {
    return this.#entered(this.proposeGranted(kind, seat, granted, at));
  }

  proposeGranted(
    kind: GrantedEntry['kind'],
    seat: Seat,
    granted: readonly Seat[],
    at?: number,
  ): Result<Proposal<S, GrantedEntry>, Refusal> {
    if (this.over) return fail(refuse('over'));
    if (!this.#isSeat(seat)) return fail(refuse('no-such-seat'));
    if (kind === 'draw' && this.agreedOn === undefined) return fail(refuse('no-draws'));
    if (kind !== 'draw' && this.#paused === (kind === 'pause'))
      return fail(refuse(kind === 'pause' ? 'already-paused' : 'not-paused'));
    const entry = grantedEntry({ seq: this.seq + 1, kind, seat }, this.#others(seat), granted, at);
    if (!entry.ok) return entry;
    const proposal = this.#unchanged(entry.value);
    return ok(kind === 'draw' ? { ...proposal, toAct: NO_SEATS } : proposal);
  }

  /** Has another seat played on after this entry? */
  hasPlayedOn(seat: Seat, after: number): boolean {
    return this.#past.hasMoveOfOther(seat, after);
  }

  /** The log after entry `after`, as this viewer saw it. */
  seen(viewer: Viewer, after = 0): SeenEntry[] {
    this.#mayLook(viewer);
    return Array.from({ length: Math.max(0, this.seq - after) }, (_, i) =>
      this.#past.seen(after + i + 1, viewer, this.game.events),
    );
  }

  /** The last entry as this viewer saw it: `seen` without the rest. */
  lastSeen(viewer: Viewer): SeenEntry {
    this.#mayLook(viewer);
    invariant(this.seq > 0, 'nothing has happened yet');
    return this.#past.seen(this.seq, viewer, this.game.events);
  }

  /** The whole log. It contains the secret only once the match is over, unless its owner asks for it. */
  log({ withSecret = this.over }: { readonly withSecret?: boolean } = {}): MatchLog {
    const outcome = this.outcome;
    const log: MatchLog = {
      hortus: 'match',
      format: 1,
      terms: this.terms,
      commitment: this.commitment,
      entropy: this.entropy,
      entries: this.#past.entries(),
      ...(withSecret && this.terms.removed === undefined ? { secret: this.#secret } : {}),
      ...(this.over && outcome !== undefined ? { hash: this.hash, outcome } : {}),
    };
    return this.over && withSecret ? { ...log, seal: sealOf(log) } : log;
  }

  /** Plays one more entry of a stored log; refuses what the rules refuse, and what this match wouldn't have written. */
  apply(entry: Entry): Result<Entry, Refusal> {
    if (entry.seq !== this.seq + 1) return fail(refuse('out-of-sequence'));
    if (entry.kind !== 'moves') {
      const free = entry.kind === 'back' && this.mayTakeBack(entry.seat, entry.to) === 'free';
      const needed = free ? [] : this.#others(entry.seat);
      if (entry.granted.join() !== needed.join()) return fail(refuse('not-granted'));
    }
    if (entry.kind === 'back') {
      const proposed = this.proposeBack(entry.seat, entry.to, entry.granted, entry.at);
      if (proposed.ok && proposed.value.entry.keeps?.join() !== entry.keeps?.join())
        return fail(refuse('keeps-others'));
      return this.#entered(proposed);
    }
    if (entry.kind !== 'moves') return this.grant(entry.kind, entry.seat, entry.granted, entry.at);
    const moves = movesIn(this.game, entry);
    if (moves === undefined) return fail(refuse('unreadable-move'));
    const { id, at } = entry;
    if (id !== undefined && this.#handedIn(entry.seat, id) !== undefined)
      return fail(refuse('handed-in-twice'));
    return this.submit({
      seat: entry.seat,
      moves,
      byHost: true,
      ...(id === undefined ? {} : { id }),
      ...(at === undefined ? {} : { at }),
    });
  }

  mark(): Mark {
    const { seq, hash } = this;
    return {
      seq,
      hash,
      position: this.game.notation.makePosition(this.#state),
      since: this.#questions.since,
    };
  }

  /** The result of entry `seq`. */
  passed(seq: number): Passed {
    return this.#past.passed(seq);
  }

  /**
   * Takes over the next entry with its stated result, without playing it. Only for a host that resumes a match at a
   * mark: until `stand` returns true, this match must not be used. False if it's impossible.
   */
  recall(passed: Passed): boolean {
    const { entry } = passed;
    if (entry.seq !== this.seq + 1 || !this.#isSeat(entry.seat)) return false;
    const packed = entry.kind === 'moves' ? movesIn(this.game, entry) : [];
    if (packed === undefined) return false;
    this.#past.add(passed, packed);
    this.#note(entry);
    return true;
  }

  /** Moves to where this mark was made, after as many entries; false, and unusable, if the mark doesn't match. */
  stand({ seq, position, hash, since }: Mark): boolean {
    if (seq !== this.seq || since.length !== this.terms.seats.length) return false;
    const state = positionOf(this.game, this.terms, this.options, this.#key, position);
    if (state === undefined || stateHash(this.game, state) !== hash) return false;
    if (state.ints.length !== this.#state.ints.length) return false;
    copyInto(state, this.#state);
    this.#toAct = this.#drawn ? NO_SEATS : this.game.toAct(this.#state);
    this.#questions = new Questions(this.#asked(), since);
    return true;
  }

  #note({ kind }: Entry): void {
    if (kind === 'pause' || kind === 'resume') this.#paused = kind === 'pause';
    if (kind === 'draw') this.#drawn = true;
  }

  get #undoable(): Undoable<S> {
    return { game: this.game, terms: this.terms, options: this.options, key: this.#key, past: this.#past };
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.terms.seats.length;
  }

  #others(seat: Seat): Seat[] {
    return this.terms.seats.map((_, other) => other).filter((other) => other !== seat);
  }

  #mayLook(viewer: Viewer): void {
    invariant(viewer !== 'all' || this.over, 'everything is shown only after the end');
    invariant(typeof viewer === 'string' || this.#isSeat(viewer), `there is no seat ${viewer}`);
  }

  #entered<E extends Entry>(proposed: Result<Proposal<S, E>, Refusal>): Result<E, Refusal> {
    if (!proposed.ok) return proposed;
    this.enter(proposed.value);
    return ok(proposed.value.entry);
  }

  #handedIn(seat: Seat, id: string): MovesEntry | undefined {
    const seq = this.#past.handedIn(seat, id);
    return seq === undefined ? undefined : (this.#past.entry(seq) as MovesEntry);
  }

  /** Each seat's question. */
  #asked(): (string | undefined)[] {
    return this.terms.seats.map((_, seat) => questionOf(this.game, this.#state, this.#toAct, seat));
  }

  /** A proposal that plays nothing. */
  #unchanged<E extends Entry>(entry: E): Proposal<S, E> {
    const [toAct, state] = [this.#toAct, this.#state];
    return { entry, moves: [], told: [], toAct, alone: false, aside: false, state, known: false };
  }
}
