// A match in play: what is handed in is judged, proposed and entered; take-backs and pauses are entries too.

import { canonicalJson, type Hex } from './canonical.ts';
import { deal, parseOptionsFor } from './deal.ts';
import { Hearing } from './events.ts';
import { commitTo, matchKey, promiseOf, sealOf } from './fairness.ts';
import { type Diagnostic, type Refusal, refuse } from './fault.ts';
import { copyInto, copyState, type Game, type Outcome, type State, stateHash } from './game.ts';
import type { Standing } from './living.ts';
import type {
  BackEntry,
  Contribution,
  Entry,
  MatchLog,
  MovesEntry,
  PauseEntry,
  SeenEntry,
  Terms,
} from './log.ts';
import { KeyedLuck } from './luck.ts';
import { type Move, sharedList } from './moves.ts';
import { type Passed, Past, reveals } from './past.ts';
import { Questions, questionOf } from './questions.ts';
import { fail, invariant, ok, type Result } from './result.ts';
import { hasSeat, NO_SEATS, onlySeat, type Seat, type SeatSet, type Viewer } from './seats.ts';

export interface Submission {
  readonly seat: Seat;
  /** Several only where nobody else could act in between and, unless by the host, nothing is shown; an aside comes alone. */
  readonly moves: readonly Move[];
  /** The last sequence its author had seen; without it the submission is never stale. */
  readonly answers?: number;
  readonly id?: string;
  readonly at?: number;
  /** Handed in by the host itself, which alone may say that a seat's time is up. */
  readonly byHost?: boolean;
}

/** An entry this match would take next, and where it would lead; nothing has happened until it is entered. */
export interface Proposal<S extends State = State, E extends Entry = Entry> extends Passed {
  readonly entry: E;
  /** Those of the entry, packed. */
  readonly moves: readonly Move[];
  /** Whom the table waits for after it. */
  readonly toAct: SeatSet;
  /** To read, never to write. */
  readonly state: S;
  /** It was handed in before and is in the log already. */
  readonly known: boolean;
}

/** What a take-back would void, the asides that would stay, and where they would lead if there are any. */
interface Undoing<S extends State> {
  readonly undone: readonly Standing[];
  readonly kept: readonly number[];
  readonly state?: S;
}

/** A moment of a match from which a host can take it up again without playing what led there. */
export interface Mark {
  readonly seq: number;
  readonly position: string;
  /** Of the state, and so of its position, the game and its rules' version. */
  readonly hash: Hex;
  /** By seat: the entry after which its question was put. */
  readonly since: readonly number[];
}

/**
 * One playing of a game: the log, and the state it leads to. The log is the truth; the state can always be made
 * again from it. Nothing here knows a clock, a socket or a disk.
 */
export class Match<S extends State = State, Options = unknown, View = unknown> {
  readonly game: Game<S, Options, View>;
  readonly terms: Terms;
  readonly commitment: Hex;
  readonly entropy: readonly Contribution[];
  readonly #secret: Hex;
  readonly #key: Uint8Array;
  readonly #state: S;
  #toAct: SeatSet;
  #paused = false;
  readonly #past: Past;
  #questions: Questions;

  private constructor(
    game: Game<S, Options, View>,
    terms: Terms,
    entropy: readonly Contribution[],
    secret: Hex,
    key: Uint8Array,
    dealt: S,
  ) {
    this.game = game;
    this.terms = terms;
    this.entropy = entropy;
    this.#secret = secret;
    this.commitment = commitTo(terms, 'host', secret);
    this.#key = key;
    this.#state = dealt;
    this.#toAct = game.toAct(dealt);
    this.#past = new Past(game.moves);
    this.#questions = new Questions(this.#asked());
  }

  /** Deals a match, or takes it up from the position its terms name. */
  static begin<S extends State, Options, View>(
    game: Game<S, Options, View>,
    terms: Terms,
    entropy: readonly Contribution[],
    secret: Hex,
  ): Result<Match<S, Options, View>, Diagnostic[]> {
    const key = matchKey(terms, entropy, secret);
    const dealt = deal(game, terms, key);
    return dealt.ok ? ok(new Match(game, terms, entropy, secret, key, dealt.value)) : dealt;
  }

  /** What a person's client computes from the commitments before it reveals, for its owner to note. */
  get promise(): Hex {
    return promiseOf(this.commitment, this.entropy);
  }
  /** The live state: to read, never to write. */
  get state(): S {
    return this.#state;
  }
  /** Whom the table waits for. */
  get toAct(): SeatSet {
    return this.#toAct;
  }
  /** Who has an aside to answer, though nobody waits for it. */
  get invited(): SeatSet {
    return this.over ? NO_SEATS : this.game.invited(this.#state);
  }
  get seq(): number {
    return this.#past.length;
  }
  /** How often something was taken back. */
  get backs(): number {
    return this.#past.backs;
  }
  /** How many entries with moves stand, those taken back not counted: now, or once this entry is in. */
  moveCount(next?: Entry): number {
    return next === undefined ? this.#past.count : this.#past.countAfter(next);
  }
  /** Was this entry an aside, which nobody waited for? */
  isAside(seq: number): boolean {
    return this.#past.isAside(seq);
  }
  get over(): boolean {
    return this.#toAct === NO_SEATS;
  }
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
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

  /** Judges without playing, for a host that stores an entry before it counts. */
  propose(submission: Submission): Result<Proposal<S, MovesEntry>, Refusal> {
    const { seat, moves, id, at } = submission;
    if (!this.#isSeat(seat)) return fail(refuse('no-such-seat'));
    const before = id === undefined ? undefined : this.#handedIn(seat, id);
    if (before !== undefined) return ok({ ...this.#unchanged(before), known: true });
    if (moves.length === 0) return fail(refuse('no-move'));
    if (this.#paused && !moves.every(this.game.moves.kinds.resign.is)) return fail(refuse('paused'));
    if (this.#isStale(submission)) return fail(refuse('stale'));
    const state = copyState(this.#state);
    const played = this.#play(state, this.seq + 1, submission);
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

  /** Takes what it has proposed, and nothing has been entered since. */
  enter(proposal: Proposal<S>): void {
    const { entry, toAct, state, known } = proposal;
    if (known) return;
    invariant(entry.seq === this.seq + 1, `entry ${entry.seq} does not follow ${this.seq}`);
    invariant(entry.at === undefined || Number.isSafeInteger(entry.at), 'time is whole milliseconds');
    if (state !== this.#state) copyInto(state, this.#state);
    this.#past.add(proposal, proposal.moves);
    this.#toAct = toAct;
    if (entry.kind === 'pause' || entry.kind === 'resume') this.#paused = entry.kind === 'pause';
    this.#questions.ask(entry, this.#asked(), proposal.aside);
  }

  /**
   * May this seat take everything after entry `to` back: freely, with the others' consent, or not at all?
   * Freely while it was its own doing, nobody else could act meanwhile and nothing was shown; never across a
   * reveal, and never after the end, since then the secret is out. Asides are not taken back: those after `to` stay
   * where they stand without the moves. One that doesn't is undone with them, which its seat has to grant.
   */
  mayTakeBack(seat: Seat, to: number): 'free' | 'ask' | Refusal {
    const undoing = this.#undoing(to);
    return undoing.ok ? this.#mayUndo(seat, undoing.value) : undoing.fault;
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
    const undoing = this.#undoing(to);
    if (!undoing.ok) return undoing;
    const may = this.#mayUndo(seat, undoing.value);
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
      ...(undoing.value.kept.length === 0 ? {} : { keeps: undoing.value.kept }),
      ...(at === undefined ? {} : { at }),
    };
    const state = undoing.value.state ?? this.#stateAfter(to);
    return ok({ ...this.#unchanged(entry), toAct: this.game.toAct(state), state });
  }

  /** A pause or its end, which every other seat has to grant. Meanwhile nobody moves, but anybody may resign. */
  pause(
    kind: PauseEntry['kind'],
    seat: Seat,
    granted: readonly Seat[],
    at?: number,
  ): Result<PauseEntry, Refusal> {
    return this.#entered(this.proposePause(kind, seat, granted, at));
  }

  proposePause(
    kind: PauseEntry['kind'],
    seat: Seat,
    granted: readonly Seat[],
    at?: number,
  ): Result<Proposal<S, PauseEntry>, Refusal> {
    if (this.over) return fail(refuse('over'));
    if (!this.#isSeat(seat)) return fail(refuse('no-such-seat'));
    if (this.#paused === (kind === 'pause'))
      return fail(refuse(kind === 'pause' ? 'already-paused' : 'not-paused'));
    const others = this.#others(seat);
    if (!others.every((other) => granted.includes(other))) return fail(refuse('not-granted'));
    const entry: PauseEntry = {
      seq: this.seq + 1,
      kind,
      seat,
      granted: others,
      ...(at === undefined ? {} : { at }),
    };
    return ok(this.#unchanged(entry));
  }

  /** The log after entry `after`, as this viewer saw it happen. */
  seen(viewer: Viewer, after = 0): SeenEntry[] {
    this.#mayLook(viewer);
    return Array.from({ length: Math.max(0, this.seq - after) }, (_, i) =>
      this.#past.seen(after + i + 1, viewer, this.game.events),
    );
  }

  /** The last entry as this viewer saw it happen: `seen` without the rest. */
  lastSeen(viewer: Viewer): SeenEntry {
    this.#mayLook(viewer);
    invariant(this.seq > 0, 'nothing has happened yet');
    return this.#past.seen(this.seq, viewer, this.game.events);
  }

  /** The whole log. The secret is in it only once the match is over, unless its owner asks for it. */
  log({ withSecret = this.over }: { readonly withSecret?: boolean } = {}): MatchLog {
    const outcome = this.outcome;
    const log: MatchLog = {
      hortus: 'match',
      format: 1,
      terms: this.terms,
      commitment: this.commitment,
      entropy: this.entropy,
      entries: this.#past.entries(),
      ...(withSecret ? { secret: this.#secret } : {}),
      ...(this.over && outcome !== undefined ? { hash: this.hash, outcome } : {}),
    };
    return this.over && withSecret ? { ...log, seal: sealOf(log) } : log;
  }

  /** Plays one more entry of a stored log; refuses what the rules refuse, and what this match would not have written. */
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
    if (entry.kind !== 'moves') return this.pause(entry.kind, entry.seat, entry.granted, entry.at);
    const moves: Move[] = [];
    for (const json of entry.moves) {
      const move = this.game.moves.fromJson(json);
      if (!move.ok) return fail(refuse('unreadable-move'));
      moves.push(move.value);
    }
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

  /** What entry `seq` brought about. */
  passed(seq: number): Passed {
    return this.#past.passed(seq);
  }

  /**
   * Takes the next entry with what is said to have come of it, without playing it. Only for a host that takes up a match
   * at a mark: until `stand` has answered true, this match is not to be used. False where it cannot be so.
   */
  recall(passed: Passed): boolean {
    const { entry } = passed;
    if (entry.seq !== this.seq + 1 || !this.#isSeat(entry.seat)) return false;
    const moves = entry.kind === 'moves' ? entry.moves.map((json) => this.game.moves.fromJson(json)) : [];
    const packed = moves.flatMap((move) => (move.ok ? [move.value] : []));
    if (packed.length < moves.length) return false;
    this.#past.add(passed, packed);
    if (entry.kind === 'pause' || entry.kind === 'resume') this.#paused = entry.kind === 'pause';
    return true;
  }

  /** Stands where this mark was made, after as many entries; false, and of no use, where the mark does not fit. */
  stand({ seq, position, hash, since }: Mark): boolean {
    if (seq !== this.seq || since.length !== this.terms.seats.length) return false;
    const state = this.#read(position);
    if (state === undefined || stateHash(this.game, state) !== hash) return false;
    copyInto(state, this.#state);
    this.#toAct = this.game.toAct(this.#state);
    this.#questions = new Questions(this.#asked(), since);
    return true;
  }

  #read(position: string): S | undefined {
    const seats = this.terms.seats.length;
    const options = parseOptionsFor(this.game, this.terms.options, seats);
    if (!options.ok) return undefined;
    const luck = new KeyedLuck(this.#key, 0, 0);
    const state = this.game.notation.parsePosition(position, options.value as Options, seats, luck);
    return state.ok && state.value.words.length === this.#state.words.length ? state.value : undefined;
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

  #play(
    into: S,
    seq: number,
    { seat, moves, byHost = false }: Submission,
  ): Result<Omit<Passed, 'entry'> & { readonly toAct: SeatSet }, Refusal> {
    const hearing = new Hearing();
    let toAct = this.game.toAct(into);
    let aside = false;
    for (const [i, move] of moves.entries()) {
      // Else a player could look at what a move shows, have the next one refused, and choose anew.
      if (i > 0 && !byHost && reveals(hearing)) return fail(refuse('shown-in-between'));
      if (i > 0 && !(hasSeat(toAct, seat) && this.#isAlone(into, toAct, seat)))
        return fail(refuse('others-could-act'));
      if (!this.game.moves.knows(move)) return fail(refuse('unreadable-move'));
      if (!byHost && this.game.moves.kinds.time.is(move)) return fail(refuse('only-the-host'));
      const refusal = this.game.judge(into, seat, move);
      if (refusal !== undefined) return fail(refusal);
      aside = this.#isAside(into, toAct, seat, move);
      if (aside && moves.length > 1) return fail(refuse('aside-alone'));
      toAct = this.game.play(into, seat, move, new KeyedLuck(this.#key, seq, i), hearing);
    }
    return ok({ told: hearing.told, toAct, alone: this.#isAlone(into, toAct, seat), aside });
  }

  /** A move that the table doesn't wait for: of a kind that may be an aside, and not in the seat's list. */
  #isAside(state: S, toAct: SeatSet, seat: Seat, move: Move): boolean {
    if (!this.game.moves.mayBeAside(move)) return false;
    if (!hasSeat(toAct, seat)) return true;
    const list = sharedList(this.game);
    return !list.subarray(0, this.game.legal(state, seat, list)).includes(move);
  }

  /** Nobody could act but the seat and those who act as one player with it. */
  #isAlone(state: S, toAct: SeatSet, seat: Seat): boolean {
    return toAct === onlySeat(seat) || (toAct & ~this.game.groupOf(state, seat)) === NO_SEATS;
  }

  #isStale({ seat, moves, answers }: Submission): boolean {
    if (answers === undefined || !hasSeat(this.#toAct, seat)) return false;
    if (!this.#questions.isStale(seat, answers)) return false;
    const { resign, time } = this.game.moves.kinds;
    return !moves.every(
      (move) => resign.is(move) || time.is(move) || this.#isAside(this.#state, this.#toAct, seat, move),
    );
  }

  /** What each seat is asked. */
  #asked(): (string | undefined)[] {
    return this.terms.seats.map((_, seat) => questionOf(this.game, this.#state, this.#toAct, seat));
  }

  /** A proposal that plays nothing. */
  #unchanged<E extends Entry>(entry: E): Proposal<S, E> {
    const [toAct, state] = [this.#toAct, this.#state];
    return { entry, moves: [], told: [], toAct, alone: false, aside: false, state, known: false };
  }

  /** What would be void and what stay if everything after entry `to` were taken back. */
  #undoing(to: number): Result<Undoing<S>, Refusal> {
    if (this.over) return fail(refuse('over'));
    const living = this.#past.living();
    if (to !== 0 && !living.some(({ seq }) => seq === to)) return fail(refuse('no-such-entry'));
    const after = living.filter(({ seq }) => seq > to);
    if (after.every(({ aside }) => aside !== true)) return ok({ undone: after, kept: [] });
    const state = this.#stateAfter(to);
    const kept = after.filter((entry) => entry.aside === true && this.#stands(entry, state));
    return ok({
      undone: after.filter((entry) => !kept.includes(entry)),
      kept: kept.map(({ seq }) => seq),
      state,
    });
  }

  /** Plays an aside on a state that its log didn't lead to. It stands if it is legal there and tells the same. */
  #stands({ seq, seat }: Standing, into: S): boolean {
    const before = copyState(into);
    const played = this.#play(into, seq, { seat, moves: this.#past.moves(seq) });
    const stands =
      played.ok &&
      played.value.aside &&
      canonicalJson(played.value.told) === canonicalJson(this.#past.told(seq));
    if (!stands) copyInto(before, into);
    return stands;
  }

  #mayUndo(seat: Seat, { undone }: Undoing<S>): 'free' | 'ask' | Refusal {
    if (undone.length === 0) return refuse('nothing-to-take-back');
    if (undone.some(({ seq }) => reveals({ told: this.#past.told(seq) })))
      return refuse('something-was-revealed');
    if (!undone.some((entry) => entry.seat === seat)) return refuse('not-your-move');
    return undone.every((entry) => entry.seat === seat && this.#past.alone(entry.seq)) ? 'free' : 'ask';
  }

  #stateAfter(to: number): S {
    const dealt = deal(this.game, this.terms, this.#key);
    invariant(dealt.ok, 'a match that was dealt can be dealt again');
    const state = dealt.value;
    for (const { seq, seat } of this.#past.living()) {
      if (seq > to) break;
      for (const [i, move] of this.#past.moves(seq).entries())
        this.game.play(state, seat, move, new KeyedLuck(this.#key, seq, i));
    }
    return state;
  }
}
