import {
  beforeLastMove,
  canonicalJson,
  commitTo,
  copyState,
  FastLuck,
  hasSeat,
  type Json,
  Match,
  type Move,
  onlySeat,
  parseLog,
  replay,
  type Seat,
  seatsOf,
  secretFromSeed,
  type Terms,
  takeBackSeen,
  verify,
} from '@hortus/kernel';
import type { Check, Law, Trial } from '../law.ts';
import { someAside } from '../walk.ts';
import { legalMoves, seatsUpTo, viewersOf } from './tools.ts';

/** One trial in three also resumes a match from a position in the middle. */
const FROM_POSITION = 3;
const MOST_BACKS = 5;

export const replays: Law = {
  name: 'replays',
  says: 'a match, with take-backs, asides and several moves at once, replays from its log to the same state and logs for all, and is verified',
  watch(trial, check) {
    const luck = trial.luck('replays');
    const middle = luck.below(FROM_POSITION) === 0 ? luck.below(12) : undefined;
    let position: string | undefined;
    return {
      // Last of all, so that simpler laws report first.
      spot({ state, step, toAct }) {
        if (step === middle) position = trial.game.notation.makePosition(state);
        if (toAct !== 0) return;
        playMatch(trial, check, luck, undefined);
        if (position !== undefined) playMatch(trial, check, luck, position);
      },
    };
  },
};

function playMatch(trial: Trial, check: Check, luck: FastLuck, position: string | undefined): void {
  const { game, options, seats, seed, bound } = trial;
  const terms: Terms = {
    id: `law-${seed}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Json,
    packs: game.packs(options),
    seats: seatsUpTo(seats).map((seat) => ({ name: `seat ${seat}`, kind: seat === 0 ? 'person' : 'bot' })),
    ...(position === undefined ? {} : { position }),
  };
  const reveal = secretFromSeed(`person ${seed}`);
  const entropy = [{ seat: 0, commitment: commitTo(terms, 0, reveal), reveal }];
  const begun = Match.begin(game, terms, entropy, secretFromSeed(`host ${seed}`));
  check(begun.ok, () => `a match cannot begin: ${begun.ok ? '' : JSON.stringify(begun.fault)}`);
  if (!begun.ok) return;
  const match: Match = begun.value;
  new Player(match, check, luck, seats).playOut(bound);
  checkLog(match, check, viewersOf(seats));
}

/** Plays a match at random and keeps the hash after each entry, so that a take-back can be checked. */
class Player {
  readonly #match: Match;
  readonly #check: Check;
  readonly #luck: FastLuck;
  readonly #seats: number;
  readonly #hashes: string[];
  #backs = 0;

  constructor(match: Match, check: Check, luck: FastLuck, seats: number) {
    this.#match = match;
    this.#check = check;
    this.#luck = luck;
    this.#seats = seats;
    this.#hashes = [match.hash];
  }

  playOut(bound: number): void {
    const match = this.#match;
    while (!match.over && match.seq < 2 * bound) {
      if (this.#luck.below(8) === 0) this.#takeBack();
      if (this.#luck.below(40) === 0) this.#pause();
      if (this.#luck.below(2) === 0) this.#aside();
      this.#refused();
      this.#submit();
    }
  }

  #submit(): void {
    const match = this.#match;
    const acting = seatsOf(match.toAct);
    const seat = acting[this.#luck.below(acting.length)];
    const move = this.#some(legalMoves(match.game, match.state, seat));
    if (this.#luck.below(3) === 0) {
      const more = this.#andThen(seat, move);
      if (more !== undefined && this.#whole(seat, [move, more])) return;
    }
    const { resign, time } = match.game.moves.kinds;
    const quits =
      this.#luck.below(150) === 0 && match.game.judge(match.state, seat, resign.pack()) === undefined;
    const played = match.submit({
      seat,
      moves: [quits ? this.#some([resign.pack(), time.pack()]) : move],
      byHost: quits,
    });
    this.#check(played.ok, () => `a listed move is refused: ${JSON.stringify(played)}`);
    this.#hashes[match.seq] = match.hash;
  }

  /** No matter who makes it, it's never stale, and no answer on its way has become stale. */
  #aside(): void {
    const match = this.#match;
    const aside = someAside({ game: match.game, seats: this.#seats }, match.state, this.#luck);
    if (aside === undefined) return;
    const [by, move] = aside;
    const [seat = 0] = seatsOf(match.toAct);
    const answer = this.#some(legalMoves(match.game, match.state, seat));
    const [answers, toAct] = [match.seq, match.toAct];
    const made = match.submit({ seat: by, moves: [move], answers: 0 });
    this.#check(made.ok && match.toAct === toAct, () => `an aside is refused: ${JSON.stringify(made)}`);
    this.#hashes[match.seq] = match.hash;
    const then = match.propose({ seat, moves: [answer], answers });
    this.#check(
      then.ok || then.fault.code !== 'stale',
      'an aside makes the answer of a seat stale that was on its way',
    );
    this.#check.count('asides in matches');
    if (this.#luck.below(2) === 0) this.#takeBack();
  }

  /** A second move that may be legal after the first, depending on luck. */
  #andThen(seat: Seat, move: Move): Move | undefined {
    const { game, state } = this.#match;
    const work = copyState(state);
    if (game.play(work, seat, move, new FastLuck(this.#luck.next())) !== onlySeat(seat)) return undefined;
    return this.#some(legalMoves(game, work, seat));
  }

  /** Submits moves together, and checks that it's all or nothing. */
  #whole(seat: Seat, moves: readonly Move[]): boolean {
    const match = this.#match;
    const [seq, hash] = [match.seq, match.hash];
    const played = match.submit({ seat, moves });
    if (played.ok) {
      this.#check.count('several at once');
      this.#hashes[match.seq] = match.hash;
    } else this.#check(match.seq === seq && match.hash === hash, 'a refused submission changes the match');
    return played.ok;
  }

  #refused(): void {
    const match = this.#match;
    const { game, state } = match;
    const seat = this.#luck.below(this.#seats);
    const move = this.#luck.next() >>> 1;
    if (game.judge(state, seat, move) === undefined || hasSeat(match.toAct, this.#seats)) return;
    const before = match.hash;
    this.#check(
      !match.submit({ seat, moves: [move] }).ok && match.hash === before,
      () => `${move} of seat ${seat} is taken, or changes the match`,
    );
  }

  #takeBack(): void {
    const match = this.#match;
    if (match.seq === 0 || this.#backs >= MOST_BACKS) return;
    const to = Math.max(0, match.seq - 1 - this.#luck.below(3));
    const seat = this.#luck.below(this.#seats);
    this.#checkSeen(seat);
    const may = match.mayTakeBack(seat, to);
    const others = seatsUpTo(this.#seats).filter((other) => other !== seat);
    const back = match.takeBack(seat, to, others);
    this.#check(
      back.ok === (typeof may === 'string'),
      () => `mayTakeBack and takeBack disagree: ${JSON.stringify([may, back])}`,
    );
    if (!back.ok) return;
    this.#backs++;
    this.#check.count('take-backs');
    if (back.value.keeps === undefined)
      this.#check(
        this.#hashes[to] === undefined || match.hash === this.#hashes[to],
        () => `a take-back to entry ${to} does not lead back to it`,
      );
    else {
      // What a kept aside led to is a different state now that earlier moves are void.
      for (const kept of back.value.keeps) delete this.#hashes[kept];
      this.#check.count('asides kept');
    }
    this.#hashes[match.seq] = match.hash;
  }

  /** What a seat sees of the log says whether its last move can be taken back. */
  #checkSeen(seat: Seat): void {
    const match = this.#match;
    if (match.over) return;
    const seen = match.seen(seat);
    const to = beforeLastMove(seen, seat);
    const may = to === undefined ? undefined : match.mayTakeBack(seat, to);
    const told = takeBackSeen(seen, seat, seatsOf(match.toAct));
    const asides = seen.some(({ seq, aside }) => aside === true && seq > (to ?? 0));
    this.#check(
      typeof may === 'string' ? told !== undefined : asides || told === undefined,
      () => `seat ${seat} sees that it may take back: ${told}, and the match says ${JSON.stringify(may)}`,
    );
    if (told !== undefined) this.#check.count('take-backs seen');
  }

  #pause(): void {
    const match = this.#match;
    const others = seatsUpTo(this.#seats).slice(1);
    for (const kind of ['pause', 'resume'] as const) {
      this.#check(match.grant(kind, 0, others).ok, () => `a ${kind} that all grant is refused`);
      this.#hashes[match.seq] = match.hash;
    }
  }

  #some<T>(items: readonly T[]): T {
    return items[this.#luck.below(items.length)];
  }
}

function checkLog(match: Match, check: Check, viewers: ReturnType<typeof viewersOf>): void {
  const log = match.log({ withSecret: true });
  const read = parseLog(JSON.stringify(log));
  check(
    read.ok && canonicalJson(read.value) === canonicalJson(log),
    () => `the log does not read back: ${JSON.stringify(read)}`,
  );
  const again = replay(match.game, log);
  check(again.ok, () => `the log cannot be replayed: ${again.ok ? '' : JSON.stringify(again.fault)}`);
  if (!again.ok) return;
  check(
    again.value.hash === match.hash,
    () =>
      `replayed it ends in\n    ${match.game.notation.makePosition(again.value.state)}\n    and not in\n    ${match.game.notation.makePosition(match.state)}`,
  );
  check(again.value.toAct === match.toAct, 'replayed, others are to act');
  for (const viewer of viewers)
    check(
      canonicalJson(again.value.seen(viewer)) === canonicalJson(match.seen(viewer)),
      () => `replayed, ${viewer} saw another log`,
    );
  if (!match.over) return;
  for (const { check: name, holds, detail } of verify(match.game, log, match.commitment))
    check(holds, () => `verify says of ${name}: ${detail}`);
}
