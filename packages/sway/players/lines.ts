/** Lines for the bot's own phase that are worth a playout: sets of cards by what they promise, written as moves. */
import {
  copyInto,
  hasMember,
  lowestBit,
  type Move,
  type MoveList,
  type Rng,
  type Seat,
  withoutLowest,
} from '@hortus/kernel';
import {
  askedIn,
  legal,
  MOVES,
  PHASE,
  phaseIn,
  play,
  type SwayState,
  TASK,
  taskIn,
  turnsIn,
  unlockedOf,
} from '../src/index.ts';
import { ComboSearch } from './combo.ts';
import type { Mind } from './mind.ts';
import { brings } from './needless.ts';
import type { Line } from './playout.ts';
import { sentenceOf } from './sentences.ts';

const { finish, pass } = MOVES.kinds;

/** Sets of cards with a life among them: seldom the best. */
const MOST_WITH_LIVES = 3;
/** Positions to search for a combo that counting doesn't find: a fraction of a millisecond. */
const MOST_POSITIONS = 300;

export class Lines {
  private readonly mind: Mind;
  private readonly list: MoveList;
  private readonly combos: ComboSearch;
  private readonly chosen = new Int32Array(64);

  constructor(mind: Mind, list: MoveList) {
    this.mind = mind;
    this.list = list;
    this.combos = new ComboSearch(list.length, MOST_POSITIONS);
  }

  /** At most `most` lines, the mind's own first; once it's late, what has been found so far. */
  propose(
    state: SwayState,
    scratch: SwayState,
    seat: Seat,
    most: number,
    rng: Rng,
    isLate: () => boolean,
  ): Line[] {
    const { ints } = state;
    const phase = phaseIn(ints);
    if (taskIn(ints) === TASK.window) return this.all(state, seat);
    if (taskIn(ints) !== TASK.none) return [[this.mind.decide(state, seat)]];
    if (phase !== PHASE.obstruct && phase !== PHASE.plot && phase !== PHASE.reveal)
      return [[this.mind.decide(state, seat)]];
    return this.ofPhase(state, scratch, seat, most, rng, isLate);
  }

  private all(state: SwayState, seat: Seat): Line[] {
    const n = legal(state, seat, this.list);
    return Array.from(this.list.subarray(0, n - 1), (move) => [move]);
  }

  private ofPhase(
    state: SwayState,
    scratch: SwayState,
    seat: Seat,
    most: number,
    rng: Rng,
    isLate: () => boolean,
  ): Line[] {
    const own = this.mind.decide(state, seat);
    const lines: Line[] = [[own]];
    if (sentenceOf(state, seat, this.list) !== undefined) return lines;
    const add = (lives: boolean, count: number): number => {
      const sets = isLate() ? [] : this.setsOf(state, seat, count, lives);
      for (const cards of sets) {
        if (isLate()) break;
        const line = this.write(state, scratch, seat, cards, lives, rng);
        if (line.length > 0) lines.push(line);
      }
      return sets.length;
    };
    let found = add(false, most);
    if (state.rules.loss.of === 'life' && unlockedOf(state.ints, seat) !== 0)
      found += add(true, MOST_WITH_LIVES);
    if (phaseIn(state.ints) !== PHASE.obstruct || found > 0) return lines;
    if (isLate()) return lines;
    const { margin, moves } = this.combos.highest(state, seat, isLate);
    lines.push(margin >= 0 ? [...moves, finish.tag] : [finish.tag]);
    return lines;
  }

  /** Cards to engage together, the most promising first; with `lives` only those with a life card of the experience. */
  private setsOf(state: SwayState, seat: Seat, most: number, lives: boolean): Set<number>[] {
    this.mind.weigh(state, seat, lives);
    const { hand, plans } = this.mind;
    if (phaseIn(state.ints) === PHASE.obstruct) this.leaveOutNeedless();
    if (lives) this.leaveOutLifeless(state);
    const masks = 1 << hand.n;
    let count = 0;
    while (count < most) {
      let best = -1;
      for (let mask = 0; mask < masks; mask++)
        if (plans[mask] >= 0 && (best < 0 || plans[mask] > plans[best])) best = mask;
      if (best < 0) break;
      this.chosen[count++] = best;
      for (let mask = 0; mask < masks; mask++)
        if (
          hand.countOf(mask) === hand.countOf(best) &&
          hand.swayOf(mask) === hand.swayOf(best) &&
          hand.drawsOf(mask) === hand.drawsOf(best)
        )
          plans[mask] = -1;
    }
    return Array.from(this.chosen.subarray(0, count), (mask) => this.cardsOf(mask));
  }

  private leaveOutLifeless({ rules }: SwayState): void {
    const { hand, plans } = this.mind;
    let held = 0;
    for (let i = 0; i < hand.n; i++)
      if (hand.as[i] > 0 && hasMember(rules.deck.lives, 0, hand.card[i])) held |= 1 << i;
    for (let mask = (1 << hand.n) - 1; mask >= 0; mask--) if ((mask & held) === 0) plans[mask] = -1;
  }

  /** Drops a set that would still answer without one of its cards, if that card brings no other. */
  private leaveOutNeedless(): void {
    const { hand, plans } = this.mind;
    for (let mask = (1 << hand.n) - 1; mask > 0; mask--)
      for (let bits = plans[mask] < 0 ? 0 : mask; bits !== 0; bits = withoutLowest(bits)) {
        const i = lowestBit(bits);
        if (plans[mask ^ (1 << i)] >= 0 && !brings(hand.ability[i])) plans[mask] = -1;
      }
  }

  private cardsOf(mask: number): Set<number> {
    const cards = new Set<number>();
    for (let bits = mask; bits !== 0; bits = withoutLowest(bits))
      cards.add(this.mind.hand.card[lowestBit(bits)]);
    return cards;
  }

  /**
   * The moves that engage these cards, with sentences as they come;
   * ends with a finish unless something was drawn.
   */
  private write(
    state: SwayState,
    into: SwayState,
    seat: Seat,
    cards: ReadonlySet<number>,
    lives: boolean,
    rng: Rng,
  ): Line {
    copyInto(state, into);
    this.mind.forget();
    const { ints } = into;
    const phase = phaseIn(ints);
    const line: Move[] = [];
    let drew = false;
    for (let moves = 0; moves < 60; moves++) {
      if (phaseIn(ints) !== phase || turnsIn(ints) !== turnsIn(state.ints)) return line;
      const asked = askedIn(ints);
      if (asked !== seat || taskIn(ints) !== TASK.none) {
        play(into, asked, taskIn(ints) === TASK.window ? pass.tag : this.mind.decide(into, asked), rng);
        continue;
      }
      let move = sentenceOf(into, seat, this.list);
      if (move === undefined) {
        this.mind.hand.look(into, seat, lives);
        let mask = 0;
        for (let i = 0; i < this.mind.hand.n; i++) if (cards.has(this.mind.hand.card[i])) mask |= 1 << i;
        move = this.mind.engageNext(into, mask);
      } else drew = true;
      if (drew && move === finish.tag) return line;
      line.push(move);
      if (move === finish.tag) return line;
      play(into, seat, move, rng);
    }
    return line;
  }
}
