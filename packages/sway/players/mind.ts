/**
 * A player by rules of thumb, fast enough for playouts: it looks one phase ahead by counting what its cards can do
 * together, and knows nothing about the others except how many cards they hold. Nothing is allocated except in `new
 * Mind`.
 */
import {
  addMember,
  hasBit,
  hasMember,
  lowestBit,
  type Move,
  type MoveList,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import {
  ABILITY,
  BY_OF,
  barredIn,
  destinyCount,
  experienceCountOf,
  hiddenCountIn,
  homeOf,
  isFresh,
  legal,
  MOVES,
  mayInTurn,
  nextSeat,
  openOf,
  opsCountOf,
  PHASE,
  POOL,
  phaseIn,
  plottedIn,
  reserveCountOf,
  SET,
  type SwayState,
  shownTotal,
  sideOf,
  strikeIn,
  TASK,
  taskIn,
  turningIn,
  turnsIn,
} from '../src/index.ts';
import { answer } from './answers.ts';
import { chanceOfFailing, edgeOf, type Figures, GUESSED, spentOn } from './figures.ts';
import { Hand, MOST } from './hand.ts';
import { sentenceOf } from './sentences.ts';
import { DRAWS, PERMISSIONS } from './traits.ts';
import { livesOf } from './value/features.ts';
import { logistic } from './worth.ts';

const { bring, engage, finish, interrupt, pass, recall, waive } = MOVES.kinds;

/** What a face-down card is assumed to count. */
const UNKNOWN = 3;

export class Mind {
  readonly hand = new Hand();
  private readonly list: MoveList;
  /**
   * In playouts, a player without a battle card passes for the whole plot:
   * nobody is there to learn from it, and it is faster.
   */
  private readonly hurries: boolean;

  private readonly figures: Figures;

  constructor(list: MoveList, figures: Figures = GUESSED, hurries = false) {
    this.list = list;
    this.figures = figures;
    this.hurries = hurries;
  }

  /** What this seat does when asked. */
  decide(state: SwayState, seat: Seat): Move {
    const { ints } = state;
    const phase = phaseIn(ints);
    if (taskIn(ints) === TASK.window) return this.inWindow(state, seat);
    if (taskIn(ints) !== TASK.none) return answer(state, seat, this.list);
    if (phase === PHASE.obstruct || phase === PHASE.plot || phase === PHASE.reveal)
      return this.inPhase(state, seat);
    return answer(state, seat, this.list);
  }

  /** GEN-BAT-3 Cuts short a plot that could still grow, with a battle card that answers it alone. */
  private inWindow(state: SwayState, seat: Seat): Move {
    const { ints, rules } = state;
    const n = legal(state, seat, this.list);
    if (n === 2) return this.hurries ? waive.tag : pass.tag;
    if (openPermissions(ints) === 0 || opsCountOf(ints, turningIn(ints)) === 0) return pass.tag;
    const need = rivalTotal(state, seat);
    for (let i = 0; i < n - 2; i++)
      if (rules.deck.sway[interrupt.get.card(this.list[i])] >= need) return this.list[i];
    return pass.tag;
  }

  private inPhase(state: SwayState, seat: Seat): Move {
    const sentence = sentenceOf(state, seat, this.list);
    if (sentence !== undefined) return sentence;
    const { ints } = state;
    const phase = phaseIn(ints);
    if (this.remembers(ints, seat)) {
      this.hand.look(state, seat, this.planLives);
      const mask = this.stillPlanned();
      if (mask > 0) return this.goOn(state, mask);
      if (phase === PHASE.plot) return finish.tag;
    }
    const mask = this.plan(state, seat);
    if (mask <= 0) return mask === 0 ? finish.tag : this.inNeed(state, seat);
    this.remember(ints, seat, mask);
    return this.goOn(state, mask);
  }

  /**
   * The cards to engage; 0 to finish as it stands, -1 if nothing suffices. Lives are spent only where they
   * would be lost with the match.
   */
  private plan(state: SwayState, seat: Seat): number {
    this.planLives = false;
    this.weigh(state, seat, false);
    const best = this.bestPlan();
    if (best >= 0 || !isLastChance(state, seat)) return this.orHope(best);
    this.planLives = true;
    this.weigh(state, seat, true);
    return this.orHope(this.bestPlan());
  }

  private orHope(best: number): number {
    return best >= 0 ? best : this.hope > 0 ? this.hope : -1;
  }

  /** A plan holds until cards come to the hand; nothing else that matters changes within a phase. */
  private readonly planned = new Int32Array(SET);
  private planSeat = -1;
  private planTurn = 0;
  private planPhase = 0;
  private planOps = 0;
  /** Are life cards of the experience among the cards? Whoever engages one has lost that life. */
  private planLives = false;

  /** Call before looking at another position. */
  forget(): void {
    this.planSeat = -1;
  }

  private remembers(ints: Int32Array, seat: Seat): boolean {
    return (
      this.planSeat === seat &&
      this.planTurn === turnsIn(ints) &&
      this.planPhase === phaseIn(ints) &&
      this.planOps === opsCountOf(ints, seat)
    );
  }

  private remember(ints: Int32Array, seat: Seat, mask: number): void {
    this.planSeat = seat;
    this.planTurn = turnsIn(ints);
    this.planPhase = phaseIn(ints);
    this.planOps = opsCountOf(ints, seat);
    this.planned.fill(0);
    for (let bits = mask; bits !== 0; bits = withoutLowest(bits))
      addMember(this.planned, 0, this.hand.card[lowestBit(bits)]);
  }

  private stillPlanned(): number {
    const { hand, planned } = this;
    let mask = 0;
    for (let i = 0; i < hand.n; i++) if (hasMember(planned, 0, hand.card[i])) mask |= 1 << i;
    return mask;
  }

  private goOn(state: SwayState, mask: number): Move {
    const move = this.engageNext(state, mask);
    if (move !== finish.tag && engage.get.as(move) === 0) this.planOps--;
    return move;
  }

  /** What each subset is worth; below 0 if it can't be engaged. */
  readonly plans = new Float64Array(1 << MOST);

  private bestPlan(): number {
    const masks = 1 << this.hand.n;
    let best = -1;
    let most = -1;
    for (let mask = 0; mask < masks; mask++)
      if (this.plans[mask] > most) {
        most = this.plans[mask];
        best = mask;
      }
    return best;
  }

  private weighPlots(state: SwayState, seat: Seat): void {
    const { hand, plans, figures } = this;
    const { ints, rules } = state;
    const rival = nextSeat(rules, seat);
    const rivals = opsCountOf(ints, rival);
    const barred = hasBit(barredIn(ints), rival);
    const masks = 1 << hand.n;
    for (let mask = 0; mask < masks; mask++) {
      plans[mask] = -1;
      if (hand.can[mask] === 0 || (mask === 0 && plottedIn(ints) === 0)) continue;
      const total = hand.total(state, sideOf(seat), mask);
      const fails = chanceOfFailing(figures, total, rivals, barred);
      const left = rivals - spentOn(figures, total);
      const edge =
        this.after(mask, left < 0 ? 0 : left, false) + (hand.countsDown(mask) ? figures.countdown : 0);
      plans[mask] = fails + (1 - fails) * logistic(edge);
    }
  }

  /** Reads the hand and weighs all subsets: for a plot, or as answers to the rival's. */
  weigh(state: SwayState, seat: Seat, lives: boolean): void {
    this.hand.read(state, seat, lives);
    const phase = phaseIn(state.ints);
    this.hope = 0;
    if (phase === PHASE.plot) this.weighPlots(state, seat);
    else this.weighAnswers(state, seat, phase === PHASE.reveal ? 1 : 0);
  }

  /** If nothing suffices, the cards whose draws might change that; 0 if none. */
  hope = 0;

  private weighAnswers(state: SwayState, seat: Seat, more: number): void {
    const { hand, plans } = this;
    const { perCard } = this.figures;
    const { ints, rules } = state;
    const side = sideOf(seat);
    const need = rivalTotal(state, seat) + more;
    const rivals = opsCountOf(ints, nextSeat(rules, seat));
    const canDraw = destinyCount(state) > 0;
    hand.readTaken(state, side);
    const masks = 1 << hand.n;
    let hoped = need;
    for (let mask = 0; mask < masks; mask++) {
      plans[mask] = -1;
      if (hand.can[mask] === 0) continue;
      const total = hand.total(state, side, mask) + hand.taken[hand.persuasionsOf(mask)];
      if (total >= need) plans[mask] = logistic(this.after(mask, rivals, true));
      else if (canDraw && hand.drawsOf(mask) > 0 && total + hand.drawsOf(mask) * perCard >= hoped) {
        hoped = total + hand.drawsOf(mask) * perCard;
        this.hope = mask;
      }
    }
  }

  /** What is left after engaging a subset, including cards still to come. */
  private after(mask: number, rivals: number, plots: boolean): number {
    const { hand, figures } = this;
    const rest = ((1 << hand.n) - 1) & ~mask;
    const coming = hand.drawsOf(mask);
    return edgeOf(
      plots ? figures.plots : figures.waits,
      hand.countOf(rest) + coming,
      hand.best[rest] + coming * figures.perCard,
      hand.drawsOf(rest),
      rivals + coming * figures.routed,
    );
  }

  /** Nothing suffices: uses cards that wait elsewhere, or the last life where it would be lost anyway. */
  private inNeed(state: SwayState, seat: Seat): Move {
    const { ints, rules } = state;
    if (mayInTurn(rules, recall.tag) && experienceCountOf(ints, homeOf(rules, seat)) > 0) return recall.tag;
    if (mayInTurn(rules, bring.tag)) {
      const n = legal(state, seat, this.list);
      const last = reserveCountOf(ints, sideOf(seat)) === 1;
      const plots = phaseIn(ints) === PHASE.plot;
      if (last || plots) for (let i = 0; i < n; i++) if (bring.is(this.list[i])) return this.list[i];
    }
    return finish.tag;
  }

  /** The next card of a subset; cards that open or bring something go first. */
  engageNext(state: SwayState, mask: number): Move {
    const { hand } = this;
    const open = openPermissions(state.ints);
    let best = -1;
    let most = -1;
    let way = -1;
    for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
      const i = lowestBit(bits);
      const by = this.wayToPay(state, mask, i);
      if (by < 0) continue;
      const ability = hand.ability[i];
      const opens = PERMISSIONS[ability];
      const value =
        (opens > 0 ? 20 + opens * 5 + DRAWS[ability] * 10 : 0) +
        (ability === ABILITY.vision ? 15 : 0) +
        (opens === 0 && DRAWS[ability] > 0 ? (open > 1 ? 40 : 10) : 0) +
        hand.sway[i] * 0.1;
      if (value > most) {
        most = value;
        best = i;
        way = by;
      }
    }
    return best < 0 ? finish.tag : engage.pack(hand.card[best], way, hand.as[best]);
  }

  private wayToPay(state: SwayState, mask: number, i: number): number {
    const { ints, rules } = state;
    const { hand } = this;
    const own = hand.as[i] === 0;
    const printed = rules.deck.ability[hand.card[i]];
    if (own && printed === ABILITY.rescue && phaseIn(ints) === PHASE.obstruct) return BY_OF.rescue;
    const fresh = isFresh(state, hand.card[i]);
    const strikes = own || !rules.strikeFromOpsOnly;
    if (strikes && strikeIn(ints) === 2) return fresh ? -1 : BY_OF.strike;
    if (strikeIn(ints) === 2 && fresh) return -1;
    const isValor = printed === ABILITY.valor || hand.as[i] === ABILITY.valor + 1;
    if (isValor && openOf(ints, POOL.valor) + openOf(ints, POOL.undrawn) > 0) return BY_OF.valor;
    const budget = hand.budgetFor(mask, i);
    if (budget > 0) return BY_OF.vision1 + budget - 1;
    if (openOf(ints, POOL.plain) > 0) return BY_OF.plain;
    if (openOf(ints, POOL.persuasion) > 0) return BY_OF.persuasion;
    if (openOf(ints, POOL.engineering) > 0) return BY_OF.engineering;
    if (openOf(ints, POOL.insurgence) > 0) return BY_OF.insurgence;
    if (openOf(ints, POOL.sabotage) > 0) return rules.hidingOptional ? BY_OF.sabotage : BY_OF.hidden;
    return strikes && strikeIn(ints) === 1 && !fresh ? BY_OF.strike : -1;
  }
}

/** Would losing this turn or round lose the match? Then there is no point in keeping a life. */
const isLastChance = (state: SwayState, seat: Seat): boolean =>
  state.rules.loss.of === 'life' && livesOf(state, sideOf(seat)) <= 1;

/** Permissions that any card can use. */
function openPermissions(ints: Int32Array): number {
  return (
    openOf(ints, POOL.plain) +
    openOf(ints, POOL.engineering) +
    openOf(ints, POOL.persuasion) +
    openOf(ints, POOL.sabotage) +
    openOf(ints, POOL.insurgence) +
    (strikeIn(ints) > 0 ? 8 : 0)
  );
}

/** The total of the other side's line, as far as it is open. */
const rivalTotal = (state: SwayState, seat: Seat): number => {
  const side = 1 - sideOf(seat);
  const { ints } = state;
  return hiddenCountIn(ints) === 0 || phaseIn(ints) === PHASE.reveal
    ? shownTotal(state, side, true)
    : shownTotal(state, side, false) + UNKNOWN * hiddenCountIn(ints);
};
