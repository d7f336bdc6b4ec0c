/**
 * The highest total that can be reached from here without luck: only by engaging, persuading and naming. The rules
 * themselves try every order and every way to pay; each position is tried once, however it was reached, and hopeless
 * branches are cut.
 */
import {
  copyInto,
  copyState,
  hasMember,
  type Move,
  type MoveList,
  moveList,
  NO_LUCK,
  type Seat,
} from '@hortus/kernel';
import {
  ABILITY,
  askedIn,
  BY_OF,
  CLASS,
  drawnIn,
  ENTRY,
  ENTRY_BITS,
  engagedCountIn,
  entryAt,
  experienceInt,
  homeOf,
  isFresh,
  isOpen,
  legal,
  lineCountOf,
  lineCovertsOf,
  lineFightsOf,
  MOVES,
  openOf,
  opsInt,
  PHASE,
  POOL,
  phaseIn,
  play,
  type Rules,
  SET,
  type SwayState,
  sideOf,
  strikeIn,
  TASK,
  taskIn,
  totalOf,
  turnInto,
} from '../src/index.ts';
import { mostToCome } from './bound.ts';
import { certain } from './certain.ts';
import { KIND, PERMISSIONS } from './traits.ts';

const { engage, name, pass, persuade } = MOVES.kinds;

export interface Combo {
  /** The bot's own total minus the rival's, after persuasion. */
  readonly margin: number;
  /** False if the search gave up before trying everything: there may be a higher total. */
  readonly exact: boolean;
  /** In order, without the finish. */
  readonly moves: readonly Move[];
}

/** No combo has more moves: each takes a card from somewhere. */
const DEEPEST = 64;

interface Node {
  readonly gain: number;
  readonly move: Move | undefined;
}

const NOTHING: Node = { gain: 0, move: undefined };

export class ComboSearch {
  private readonly states: SwayState[] = [];
  private readonly lists: MoveList[] = [];
  private readonly mostMoves: number;
  private readonly known = new Map<string, Node>();
  /**
   * Positions the last search looked at, and its limit: with more than a dozen cards there may be too many.
   */
  nodes = 0;
  private readonly most: number;
  private isLate: (() => boolean) | undefined;
  private gaveUp = false;

  constructor(mostMoves: number, most = Number.POSITIVE_INFINITY) {
    this.mostMoves = mostMoves;
    this.most = most;
  }

  /**
   * The seat engages now, in an obstruction, a plot or a reveal window, and there's no other question. Once it's late,
   * the search takes the best found so far.
   */
  highest(state: SwayState, seat: Seat, isLate?: () => boolean): Combo {
    this.known.clear();
    this.nodes = 0;
    this.isLate = isLate;
    this.gaveUp = false;
    const start = this.at(state, 0);
    copyInto(state, start);
    settleLuck(start);
    const margin = marginOf(start, seat) + this.search(start, seat, 0).gain;
    return {
      margin,
      exact: !this.gaveUp && this.nodes < this.most,
      moves: this.movesFrom(start, state, seat),
    };
  }

  private at(state: SwayState, depth: number): SwayState {
    const found = this.states[depth];
    if (found !== undefined && found.rules === state.rules) return found;
    this.states[depth] = { ...state, ints: new Int32Array(state.ints.length) };
    this.lists[depth] ??= moveList({ mostMoves: this.mostMoves });
    return this.states[depth];
  }

  /** The most that can be added to the margin. */
  private search(state: SwayState, seat: Seat, depth: number): Node {
    const key = keyOf(state, seat);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    if (this.nodes >= this.most || this.givesUp()) return NOTHING;
    this.nodes++;
    const next = this.at(state, depth + 1);
    const list = this.lists[depth];
    const most = mostToCome(state, seat);
    const margin = marginOf(state, seat);
    const n = depth + 1 < DEEPEST ? this.choices(state, seat, list) : 0;
    sortByUse(state, list, n);
    let gain = 0;
    let move: Move | undefined;
    for (let i = 0; i < n && gain < most; i++) {
      copyInto(state, next);
      make(next, seat, list[i]);
      settleLuck(next);
      const got = marginOf(next, seat) - margin;
      if (got + mostToCome(next, seat) <= gain) continue;
      const all = got + this.search(next, seat, depth + 1).gain;
      if (all <= gain) continue;
      gain = all;
      move = list[i];
    }
    const node = { gain, move };
    this.known.set(key, node);
    return node;
  }

  private givesUp(): boolean {
    this.gaveUp ||= this.isLate?.() === true;
    return this.gaveUp;
  }

  /** Listed moves without luck, minus those never better than another. */
  private choices(state: SwayState, seat: Seat, list: MoveList): number {
    const n = legal(state, seat, list);
    const { ints, rules } = state;
    const strikes = strikeIn(ints) === 2 || (strikeIn(ints) === 1 && drawnIn(ints) === 0);
    let kept = 0;
    let idle = -1;
    for (let i = 0; i < n; i++) {
      const move = list[i];
      if (persuade.is(move) || name.is(move)) list[kept++] = move;
      if (!engage.is(move) || engage.get.quiet(move) !== 0) continue;
      const by = engage.get.by(move);
      const free = by === BY_OF.rescue || (by === BY_OF.strike && strikes);
      if (!free && by !== BY_OF.insurgence && this.isFree(state, move, strikes)) continue;
      if (by === BY_OF.plain && strikeIn(ints) === 0 && isIdle(state, move)) {
        // Of cards that do nothing but count, the highest is paid for first.
        if (idle < 0) idle = kept++;
        else if (swayOf(rules, move) <= swayOf(rules, list[idle])) continue;
        list[idle] = move;
      } else list[kept++] = move;
    }
    const forced = certain(state, seat, list, kept);
    if (forced === undefined) return kept;
    list[0] = forced;
    return 1;
  }

  /** Could the card be engaged for free in another way? */
  private isFree(state: SwayState, move: Move, strikes: boolean): boolean {
    const { ints, rules } = state;
    const card = engage.get.card(move);
    if (engage.get.as(move) !== 0) return false;
    const rescues = phaseIn(ints) === PHASE.obstruct && hasMember(rules.deck.ofAbility, RESCUE, card);
    return rescues || (strikes && !isFresh(state, card));
  }

  /** The moves paid for from the pool of `state`: what is plain in `start` may be engineering there. */
  private movesFrom(start: SwayState, state: SwayState, seat: Seat): Move[] {
    const moves: Move[] = [];
    const real = copyState(state);
    for (;;) {
      const move = this.known.get(keyOf(start, seat))?.move;
      if (move === undefined) return moves;
      const paid = paidIn(real, move);
      moves.push(paid);
      make(start, seat, move);
      settleLuck(start);
      make(real, seat, paid);
    }
  }
}

function paidIn(state: SwayState, move: Move): Move {
  if (!engage.is(move) || engage.get.by(move) !== BY_OF.plain || isOpen(state, POOL.plain)) return move;
  return engage.pack(engage.get.card(move), BY_OF.engineering, engage.get.as(move));
}

const swayOf = ({ deck }: Rules, move: Move): number => deck.sway[engage.get.card(move)];

/** Without draws, such a card opens nothing, pays for nothing and blocks no other card. */
function isIdle({ rules }: SwayState, move: Move): boolean {
  const { deck } = rules;
  const card = engage.get.card(move);
  const printed = deck.ability[card];
  const as = engage.get.as(move);
  const ability = as > 0 ? as - 1 : printed;
  return PERMISSIONS[ability] === 0 && (KIND[ability] | KIND[printed]) === 0 && deck.epic[card] === 0;
}

const RESCUE = ABILITY.rescue * SET;

const marginOf = (state: SwayState, seat: Seat): number =>
  totalOf(state, sideOf(seat)) - totalOf(state, 1 - sideOf(seat));

/** Discards first, then whatever opens most, then whatever counts most, so that the bound is met early. */
function useOf({ rules }: SwayState, move: Move): number {
  if (!engage.is(move)) return 100;
  const as = engage.get.as(move);
  const card = engage.get.card(move);
  const ability = as > 0 ? as - 1 : rules.deck.ability[card];
  return PERMISSIONS[ability] * 8 + (ability === ABILITY.vision ? 6 : 0) + rules.deck.sway[card];
}

function sortByUse(state: SwayState, list: MoveList, n: number): void {
  for (let i = 1; i < n; i++) {
    const move = list[i];
    const use = useOf(state, move);
    let place = i;
    for (; place > 0 && useOf(state, list[place - 1]) < use; place--) list[place] = list[place - 1];
    list[place] = move;
  }
}

/** Plays the move and passes on questions in between, none of which adds to a total. */
function make(state: SwayState, seat: Seat, move: Move): void {
  play(state, seat, move, NO_LUCK);
  const { ints } = state;
  while (taskIn(ints) === TASK.window || taskIn(ints) === TASK.recruit)
    play(state, askedIn(ints), pass.tag, NO_LUCK);
}

/** Without luck a leading draw is given up, which leaves only the rest of the sentence (GEN-E-6). */
function settleLuck(state: SwayState): void {
  turnInto(state, POOL.engineering, POOL.plain);
  turnInto(state, POOL.undrawn, POOL.valor);
}

/**
 * Everything the rest of a combo depends on: cards in hand, the pool, limits, the rival's line, open namings.
 */
function keyOf({ ints, rules }: SwayState, seat: Seat): string {
  const side = sideOf(seat);
  let key = '';
  for (let i = 0; i < SET; i++) key += `${opsInt(ints, seat, i)},`;
  const home = homeOf(rules, seat);
  if (rules.unlockable !== 0) for (let i = 0; i < SET; i++) key += `${experienceInt(ints, home, i)},`;
  for (let cls = 0; cls < CLASS.length; cls++)
    if (openOf(ints, cls) > 0) key += `${cls}:${openOf(ints, cls)},`;
  key += `${strikeIn(ints)} ${lineCovertsOf(ints, side) > 0} ${lineFightsOf(ints, side) > 0}`;
  if (lineCountOf(ints, 1 - side) > 0)
    for (let i = 0; i < engagedCountIn(ints); i++)
      if ((ENTRY.get.seat(entryAt(ints, i)) & 1) !== side) key += `r${ENTRY.get.card(entryAt(ints, i))}`;
  if (rules.nameable !== 0)
    for (let i = 0; i < engagedCountIn(ints); i++)
      if ((entryAt(ints, i) & ENTRY_BITS.naming) !== 0) key += `n${entryAt(ints, i) & 0xff}`;
  return key;
}
