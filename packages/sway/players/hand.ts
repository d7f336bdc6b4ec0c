/**
 * Which cards of a hand can be engaged together, and what they add up to: every subset at once, by counting. A set
 * can be engaged in some order if the permissions it opens and those in the pool are enough for its cards, since
 * cards that open two go first; visions pay for the smallest cards, valor for valor, rescue for itself. The result
 * can be played except in rare combinations (a pool without a plain permission), and nothing is allocated.
 */
import { bitCount, lowestBit, lowestMember, type Seat, withoutLowest } from '@hortus/kernel';
import {
  ABILITY,
  barsCovert,
  barsFights,
  countsDown,
  type Deck,
  ENTRY,
  engagedCountIn,
  entryAt,
  experienceInt,
  homeOf,
  isFresh,
  lineCountOf,
  lineEpicsOf,
  lineSwayOf,
  openOf,
  opsCountOf,
  opsInt,
  PHASE,
  POOL,
  phaseIn,
  SET,
  type SwayState,
  strikeIn,
  unlockedOf,
} from '../src/index.ts';
import {
  countsDownIn,
  drawsIn,
  epicsIn,
  gainLater,
  gainNow,
  gainOf,
  persuasionsIn,
  sumsOf,
  swayIn,
  valorsIn,
} from './hand-sums.ts';
import { bestName, COVERT, DRAWS, FIGHT, has, KIND, PERMISSIONS, VALOR, VISION } from './traits.ts';

/** Cards looked at; the least useful of a larger hand are left out. */
export const MOST = 9;
const MASKS = 1 << MOST;

/** Cards in a subset. */
const COUNT = Uint8Array.from({ length: MASKS }, (_, mask) => bitCount(mask));

/** In `kinds`: a card that can't be engaged now. */
const BARRED = 0x80;
/** What a persuasion is assumed to be worth besides its sway. */
const PERSUADED = 3;

/** Which cards to look at where there are too many: by permissions and sway. */
const useOf = (ability: number, sway: number): number => PERMISSIONS[ability] * 3 + DRAWS[ability] + sway;

export class Hand {
  n = 0;
  /** In ascending order of sway. */
  readonly card = new Int32Array(MOST);
  readonly sway = new Int32Array(MOST);
  /** The ability it would execute. */
  readonly ability = new Int32Array(MOST);
  /** For an experience card, the announced ability + 1. */
  readonly as = new Int32Array(MOST);
  /** By subset: whether it can be engaged now, and the highest total its cards reach in a new phase. */
  readonly can = new Uint8Array(MASKS);
  readonly best = new Int16Array(MASKS);
  /** What this many persuasions would take off the rival's total. */
  readonly taken = new Int32Array(MOST + 4);

  private readonly kind = new Uint8Array(MOST);
  private readonly epic = new Uint8Array(MOST);
  /** One more than the permissions it leaves over now; the same for a phase of its own, 8 bits higher. */
  private readonly gain = new Int32Array(MOST);
  private readonly sums = new Int32Array(MASKS);
  private readonly gains = new Int32Array(MASKS);
  private readonly kinds = new Uint8Array(MASKS);
  /** Persuasions open in the pool. */
  private persuading = 0;
  /** Budgets open in the pool, largest first. */
  private readonly budgets = new Int32Array(8);
  private readonly bins = new Int32Array(8 + MOST);
  private budgetCount = 0;

  countOf(mask: number): number {
    return COUNT[mask];
  }

  swayOf(mask: number): number {
    return swayIn(this.sums[mask]);
  }

  drawsOf(mask: number): number {
    return drawsIn(this.sums[mask]);
  }

  persuasionsOf(mask: number): number {
    return this.persuading + persuasionsIn(this.sums[mask]);
  }

  /** Would it begin a countdown? */
  countsDown(mask: number): boolean {
    return countsDownIn(this.sums[mask]);
  }

  /** Permissions that all cards together would leave over in a phase of their own. */
  get spare(): number {
    const all = (1 << this.n) - 1;
    return 1 + gainLater(this.gains[all]) - this.n;
  }

  /** Reads the cards that this seat can engage in its own phase. */
  look(state: SwayState, seat: Seat, lives: boolean): void {
    this.n = 0;
    this.readOps(state, seat);
    if (state.rules.unlockable !== 0) this.readExperience(state, seat, lives);
    this.readBudgets(state.ints);
  }

  /** Does the same, and counts all subsets. */
  read(state: SwayState, seat: Seat, lives: boolean): void {
    this.look(state, seat, lives);
    this.prepare(state, seat);
    this.addUp();
    this.settle(state.ints);
  }

  /** The highest total this seat could reach in a new phase with all of its cards. */
  measure(state: SwayState, seat: Seat): number {
    this.n = 0;
    this.readOps(state, seat);
    if (state.rules.unlockable !== 0) this.readExperience(state, seat, false);
    this.prepare(state, seat);
    this.addUp();
    const { sums, gains, kinds } = this;
    const masks = 1 << this.n;
    let best = 0;
    for (let mask = 1; mask < masks; mask++) {
      const sum = sums[mask];
      const count = COUNT[mask];
      const total = swayIn(sum) + persuasionsIn(sum) * PERSUADED + epicsIn(sum) * count;
      if (total <= best) continue;
      const kind = kinds[mask];
      if ((kind & (COVERT | FIGHT)) === (COVERT | FIGHT)) continue;
      let left = 1 + gainLater(gains[mask]) - count;
      if ((kind & VALOR) !== 0) left += valorsIn(sum) - 1;
      if (left < 0 && (kind & VISION) !== 0) left += this.payable(mask, false);
      if (left >= 0) best = total;
    }
    return best;
  }

  private readOps({ ints, rules }: SwayState, seat: Seat): void {
    const { deck } = rules;
    for (let i = 0; i < SET; i++)
      for (let bits = opsInt(ints, seat, i); bits !== 0; bits = withoutLowest(bits)) {
        const card = lowestMember(i, bits);
        this.add(deck, card, deck.ability[card], 0);
      }
  }

  /**
   * Announces sacrifice in a plot if none counts yet, strike
   * where there are ops cards for it, else whatever opens most.
   */
  private readExperience(state: SwayState, seat: Seat, lives: boolean): void {
    const { ints, rules } = state;
    const unlocked = unlockedOf(ints, seat);
    if (unlocked === 0) return;
    const { deck } = rules;
    const home = homeOf(rules, seat);
    let offered =
      phaseIn(ints) !== PHASE.plot || countsDown(ints, seat & 1) || !has(unlocked, ABILITY.sacrifice);
    let struck = strikeIn(ints) > 0 || opsCountOf(ints, seat) < 3 || !has(unlocked, ABILITY.strike);
    const usual = bestName(state, seat, unlocked & ~(1 << ABILITY.strike));
    for (let i = 0; i < SET; i++)
      for (
        let bits = experienceInt(ints, home, i) & (lives ? -1 : ~deck.lives[i]);
        bits !== 0;
        bits = withoutLowest(bits)
      ) {
        const name = !offered ? ABILITY.sacrifice : !struck ? ABILITY.strike : usual;
        if (name < 0) continue;
        if (!offered) offered = true;
        else struck = true;
        this.add(deck, lowestMember(i, bits), name, name + 1);
      }
  }

  private add(deck: Deck, card: number, ability: number, as: number): void {
    const sway = deck.sway[card];
    let place = this.n;
    if (place === MOST) {
      let worst = 0;
      for (let i = 1; i < MOST; i++)
        if (useOf(this.ability[i], this.sway[i]) < useOf(this.ability[worst], this.sway[worst])) worst = i;
      if (useOf(ability, sway) <= useOf(this.ability[worst], this.sway[worst])) return;
      for (let i = worst; i + 1 < MOST; i++) this.move(i + 1, i);
      place = MOST - 1;
    } else this.n++;
    for (; place > 0 && this.sway[place - 1] > sway; place--) this.move(place - 1, place);
    this.card[place] = card;
    this.sway[place] = sway;
    this.ability[place] = ability;
    this.as[place] = as;
    this.epic[place] = deck.epic[card];
    this.kind[place] = KIND[ability] | KIND[deck.ability[card]];
  }

  private move(from: number, to: number): void {
    this.card[to] = this.card[from];
    this.sway[to] = this.sway[from];
    this.ability[to] = this.ability[from];
    this.as[to] = this.as[from];
    this.epic[to] = this.epic[from];
    this.kind[to] = this.kind[from];
  }

  private readBudgets(ints: Int32Array): void {
    this.budgetCount = 0;
    for (let budget = 6; budget > 0; budget--)
      for (let i = openOf(ints, POOL.vision1 + budget - 1); i > 0 && this.budgetCount < 8; i--)
        this.budgets[this.budgetCount++] = budget;
  }

  /** What each card costs and gives now, and which can't be engaged at all. */
  private prepare(state: SwayState, seat: Seat): void {
    const { ints } = state;
    const obstructs = phaseIn(ints) === PHASE.obstruct;
    const fights = barsFights(state, seat) ? FIGHT : 0;
    const barred = fights | (barsCovert(state, seat) ? COVERT : 0);
    const struck = strikeIn(ints) > 0;
    const strikeOn = strikeIn(ints) === 2;
    this.persuading = openOf(ints, POOL.persuasion);
    for (let i = 0; i < this.n; i++) {
      const card = this.card[i];
      const late = strikeOn && isFresh(state, card);
      if (late || (this.kind[i] & barred) !== 0) this.kind[i] |= BARRED;
      const rescue = this.as[i] === 0 && this.ability[i] === ABILITY.rescue ? 1 : 0;
      const free = this.as[i] === 0 && (struck || (rescue === 1 && obstructs)) ? 1 : 0;
      const opens = PERMISSIONS[this.ability[i]];
      this.gain[i] = gainOf(opens + free, opens + rescue);
    }
  }

  /** Each card doubles the subsets. */
  private addUp(): void {
    const { sums, gains, kinds } = this;
    kinds[0] = 0;
    for (let i = 0; i < this.n; i++) {
      const half = 1 << i;
      const sum = sumsOf(this.ability[i], this.sway[i], this.epic[i]);
      const gain = this.gain[i];
      const kind = this.kind[i];
      for (let rest = 0; rest < half; rest++) {
        sums[half + rest] = sums[rest] + sum;
        gains[half + rest] = gains[rest] + gain;
        kinds[half + rest] = kinds[rest] | kind;
      }
    }
  }

  /** Which subsets the pool can pay for, and the total of their cards in a phase of their own. */
  private settle(ints: Int32Array): void {
    const { sums, gains, kinds, can, best } = this;
    const open =
      openOf(ints, POOL.plain) +
      openOf(ints, POOL.engineering) +
      openOf(ints, POOL.persuasion) +
      openOf(ints, POOL.sabotage) +
      openOf(ints, POOL.insurgence);
    const valor = openOf(ints, POOL.valor) + openOf(ints, POOL.undrawn);
    const budgets = this.budgetCount > 0;
    const ready = open > 0 || valor > 0;
    can[0] = 1;
    best[0] = 0;
    const masks = 1 << this.n;
    for (let mask = 1; mask < masks; mask++) {
      const kind = kinds[mask];
      const sum = sums[mask];
      let now = open + gainNow(gains[mask]) - COUNT[mask];
      let later = 1 + gainLater(gains[mask]) - COUNT[mask];
      best[mask] = 0;
      can[mask] = 0;
      if ((kind & (COVERT | FIGHT)) === (COVERT | FIGHT)) continue;
      if ((kind & VALOR) !== 0) {
        const valors = valorsIn(sum);
        later += valors - 1;
        now += valor > 0 ? valors : valors - 1;
      }
      const sees = (kind & VISION) !== 0;
      if (sees && later < 0) later += this.payable(mask, false);
      if (later >= 0) best[mask] = swayIn(sum) + persuasionsIn(sum) * PERSUADED;
      if ((kind & BARRED) !== 0) continue;
      const paid = (sees || budgets) && (now < 0 || open === 0) ? this.payable(mask, true) : 0;
      if (now + paid >= 0 && (ready || paid > 0 || this.starts(mask))) can[mask] = 1;
    }
    for (let bit = 1; bit < masks; bit <<= 1)
      for (let base = bit; base < masks; base += bit << 1)
        for (let mask = base; mask < base + bit; mask++)
          if (best[mask ^ bit] > best[mask]) best[mask] = best[mask ^ bit];
  }

  private isFree(i: number): boolean {
    return gainNow(this.gain[i]) > PERMISSIONS[this.ability[i]];
  }

  /** With an empty pool, is there a card that needs no permission? */
  private starts(mask: number): boolean {
    for (let bits = mask; bits !== 0; bits = withoutLowest(bits))
      if (this.isFree(lowestBit(bits))) return true;
    return false;
  }

  /** The fullest bin that a card still fits in. */
  private binFor(sway: number, bins: number): number {
    let bin = -1;
    for (let k = 0; k < bins; k++)
      if (this.bins[k] >= sway && (bin < 0 || this.bins[k] < this.bins[bin])) bin = k;
    return bin;
  }

  /**
   * How many cards of the subset visions can pay for: those in it, and with `pool` the budgets already open.
   */
  private payable(mask: number, pool: boolean): number {
    const { bins } = this;
    let count = 0;
    if (pool) for (; count < this.budgetCount; count++) bins[count] = this.budgets[count];
    const old = count;
    for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
      const i = lowestBit(bits);
      if (this.ability[i] === ABILITY.vision) bins[count++] = 7 - this.sway[i];
    }
    let paid = 0;
    for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
      const i = lowestBit(bits);
      if (this.isFree(i)) continue;
      const bin = this.binFor(this.sway[i], this.ability[i] === ABILITY.vision ? old : count);
      if (bin < 0) continue;
      bins[bin] -= this.sway[i];
      paid++;
    }
    return paid;
  }

  /** The open budget that should pay for card `i` of a subset, filled from the smallest card up; 0 if none. */
  budgetFor(mask: number, i: number): number {
    if (this.budgetCount === 0) return 0;
    for (let k = 0; k < this.budgetCount; k++) this.bins[k] = this.budgets[k];
    for (let bits = mask; bits !== 0; bits = withoutLowest(bits)) {
      const j = lowestBit(bits);
      const bin = this.binFor(this.sway[j], this.budgetCount);
      if (bin < 0) continue;
      if (j === i) return this.budgets[bin];
      this.bins[bin] -= this.sway[j];
    }
    return 0;
  }

  /** The total of one's own timeline with this subset in it. */
  total({ ints, rules }: SwayState, side: number, mask: number): number {
    const sway = lineSwayOf(ints, side) + swayIn(this.sums[mask]);
    const epics = lineEpicsOf(ints, side) + epicsIn(this.sums[mask]);
    if (epics === 0) return sway;
    const cards = lineCountOf(ints, side) + COUNT[mask];
    return sway + epics * (cards < rules.epicCap ? cards : rules.epicCap);
  }

  /** Fills `taken`: the open cards of the rival's line, highest first. */
  readTaken({ ints, rules }: SwayState, side: number): void {
    const { taken } = this;
    let n = 0;
    for (let i = 0; i < engagedCountIn(ints); i++) {
      const entry = entryAt(ints, i);
      if ((ENTRY.get.seat(entry) & 1) === side || ENTRY.get.hidden(entry) === 1) continue;
      const sway = rules.deck.sway[ENTRY.get.card(entry)] << ENTRY.get.doubled(entry);
      let place = n < taken.length - 1 ? n++ : n - 1;
      for (; place > 0 && taken[place] < sway; place--) taken[place + 1] = taken[place];
      taken[place + 1] = sway;
    }
    taken[0] = 0;
    for (let k = 1; k < taken.length; k++) taken[k] = taken[k - 1] + (k <= n ? taken[k] : 0);
  }
}
