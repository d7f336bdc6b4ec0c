/**
 * Once the destiny is empty and only the rival's hand is left, nothing is hidden and nothing is drawn: the rules
 * themselves can work out who wins, within a limit of positions. If cards come back to the destiny and one of them is
 * drawn, nobody can tell.
 */
import {
  copyInto,
  hasBit,
  lowestMember,
  type Move,
  type MoveList,
  moveList,
  type Rng,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import {
  askedIn,
  destinyCount,
  engagedCountIn,
  entryAt,
  experienceInt,
  hiddenCountIn,
  homeOf,
  LASTING,
  legal,
  MOVES,
  PHASE,
  phaseIn,
  play,
  SET,
  type SwayState,
  sideOf,
  sureOf,
  TASK,
  taskIn,
  winnerIn,
} from '../src/index.ts';
import type { Mind } from './mind.ts';

const { engage, pass, waive } = MOVES.kinds;

/** What is known of some moves. */
interface Verdict {
  /** Wins whatever the rival does. */
  readonly wins: Move | undefined;
  /** Don't win against the best answers. */
  readonly fails: ReadonlySet<Move>;
}

/** Where the search may stop: after this many positions, or when somebody says so. */
interface Patience {
  readonly positions: number;
  readonly stop: () => boolean;
}

type Result = 'wins' | 'fails' | 'unknown';

/** The clock is asked once in this many positions. */
const SELDOM = 8;

/** Is this world the only one that the seat's view allows, and is nothing left to luck? */
export function nothingIsHidden(state: SwayState, seat: Seat): boolean {
  const { ints, rules } = state;
  if (rules.seats !== 2 || destinyCount(state) > 0 || hiddenCountIn(ints) > 0) return false;
  return !rules.experienceHidden || knowsExperience(state, seat, homeOf(rules, 1 - seat));
}

/** WA-E-7 Lives and recruits are known to all. */
function knowsExperience(state: SwayState, seat: Seat, home: number): boolean {
  for (let i = 0; i < SET; i++)
    for (let bits = experienceInt(state.ints, home, i); bits !== 0; bits = withoutLowest(bits))
      if (!hasBit(sureOf(state, lowestMember(i, bits)), seat)) return false;
  return true;
}

/** Records whether anybody asked it for a number. */
class NoticedLuck implements Rng {
  wasAsked = false;

  below(): number {
    this.wasAsked = true;
    return 0;
  }

  shuffle(): void {
    this.wasAsked = true;
  }
}

export class Endgame {
  private readonly mind: Mind;
  private readonly mostMoves: number;
  private readonly states: SwayState[] = [];
  private readonly lists: MoveList[] = [];
  /** Whether the side in question wins from a position, by its key. */
  private readonly known = new Map<number, Result>();
  private side = 0;
  private positions = 0;
  private patience: Patience = { positions: 0, stop: () => true };
  private late = false;
  private readonly luck = new NoticedLuck();

  constructor(mostMoves: number, mind: Mind) {
    this.mostMoves = mostMoves;
    this.mind = mind;
  }

  /** The moves are tried in this order. */
  judge(state: SwayState, seat: Seat, moves: Iterable<Move>, patience: Patience): Verdict {
    this.known.clear();
    this.side = sideOf(seat);
    this.positions = 0;
    this.patience = patience;
    this.late = false;
    const fails = new Set<Move>();
    for (const move of moves) {
      const result = this.after(state, seat, move, 0);
      if (result === 'wins') return { wins: move, fails };
      if (result === 'fails') fails.add(move);
      if (this.late) break;
    }
    return { wins: undefined, fails };
  }

  private after(state: SwayState, seat: Seat, move: Move, depth: number): Result {
    const next = this.at(state, depth);
    copyInto(state, next);
    this.luck.wasAsked = false;
    play(next, seat, move, this.luck);
    return this.luck.wasAsked ? 'unknown' : this.of(next, depth + 1);
  }

  private at(state: SwayState, depth: number): SwayState {
    const found = this.states[depth];
    if (found !== undefined && found.rules === state.rules) return found;
    this.states[depth] = { ...state, ints: new Int32Array(state.ints.length) };
    this.lists[depth] = moveList({ mostMoves: this.mostMoves });
    return this.states[depth];
  }

  private of(state: SwayState, depth: number): Result {
    const { ints } = state;
    if (phaseIn(ints) === PHASE.over) return winnerIn(ints) === this.side ? 'wins' : 'fails';
    const key = keyOf(state);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    if (this.isLate()) return 'unknown';
    this.at(state, depth);
    const list = this.lists[depth];
    const seat = askedIn(ints);
    const n = this.choices(state, seat, list);
    const best: Result = sideOf(seat) === this.side ? 'wins' : 'fails';
    let result: Result = best === 'wins' ? 'fails' : 'wins';
    for (let i = 0; i < n && result !== best; i++) {
      const got = this.after(state, seat, list[i], depth);
      if (got === best || got === 'unknown') result = got;
      if (got === 'unknown' && this.late) return got;
    }
    this.known.set(key, result);
    return result;
  }

  private isLate(): boolean {
    this.positions++;
    const { positions, stop } = this.patience;
    this.late ||= this.positions > positions || (this.positions % SELDOM === 0 && stop());
    return this.late;
  }

  /**
   * The mind's first choice, then whatever executes its card.
   * Passing for good is never better than passing once.
   */
  private choices(state: SwayState, seat: Seat, list: MoveList): number {
    const n = legal(state, seat, list);
    if (n < 2) return n;
    const { ints } = state;
    if (taskIn(ints) === TASK.window) {
      let kept = 0;
      for (let i = 0; i < n; i++) if (list[i] !== waive.tag) list[kept++] = list[i];
      swap(list, 0, list.subarray(0, kept).indexOf(pass.tag));
      return kept;
    }
    let loud = 0;
    for (let i = 0; i < n; i++)
      if (!engage.is(list[i]) || engage.get.quiet(list[i]) === 0) swap(list, loud++, i);
    this.mind.forget();
    swap(list, 0, list.subarray(0, n).indexOf(this.mind.decide(state, seat)));
    return n;
  }
}

function swap(list: MoveList, i: number, j: number): void {
  if (j < 0) return;
  const kept = list[i];
  list[i] = list[j];
  list[j] = kept;
}

/** Two hashes of everything the rest of the match depends on. */
function keyOf({ ints, rules }: SwayState): number {
  let [low, high] = [0x811c9dc5, 0x9747b28c];
  const mixIn = (value: number): void => {
    low = Math.imul(low ^ value, 0x01000193);
    high = Math.imul(high ^ value, 0x85ebca6b);
    high ^= high >>> 15;
  };
  for (const [from, to] of LASTING) for (let i = from; i < to; i++) mixIn(ints[i]);
  const count = engagedCountIn(ints);
  if (rules.nameable !== 0) for (let i = 0; i < count; i++) mixIn(entryAt(ints, i));
  else {
    // The order in which cards were engaged doesn't matter.
    let [sum, other] = [0, 0];
    for (let i = 0; i < count; i++) {
      const entry = Math.imul(entryAt(ints, i) + 1, 0x9e3779b1);
      sum = (sum + (entry ^ (entry >>> 15))) | 0;
      other = (other + Math.imul(entry ^ (entry >>> 13), 0xc2b2ae35)) | 0;
    }
    low = Math.imul(low ^ sum, 0x01000193);
    high = Math.imul(high ^ other, 0x85ebca6b);
  }
  return (low >>> 0) * 0x200000 + (high >>> 11);
}
