/**
 * Which cards of a hand can be engaged together, and what they come to: every subset at once, by counting. A set can be
 * engaged in some order if the permissions it opens and those in the pool are enough for its cards, since who opens
 * two goes first; visions pay for the smallest cards, valor for valor, rescue for itself. What is found can be done but
 * for rare crossings (a pool without a plain permission), and nothing is allocated.
 */
import { lowestBit, type Seat } from '@hortus/kernel';
import {
  ABILITIES,
  ABILITY,
  type AbilityName,
  at,
  barsCovert,
  barsFights,
  ENTRY,
  homeOf,
  PHASE,
  POOL,
  SET,
  type SwayState,
} from '@hortus/sway';

/** Cards looked at; of a larger hand the least useful are left out. */
export const MOST = 10;
const MASKS = 1 << MOST;

const byAbility = (values: Partial<Record<AbilityName, number>>): Int8Array =>
  Int8Array.from(ABILITIES, (name) => values[name] ?? 0);

/** Permissions that executing opens; vision's and valor's are counted apart. */
export const PERMISSIONS = byAbility({
  battle: 2,
  covert: 1,
  engineering: 1,
  leadership: 2,
  persuasion: 1,
  rescue: 1,
  ruin: 1,
  triumph: 1,
  warfare: 1,
  sabotage: 2,
  strike: 8,
  dread: 1,
  insurgence: 1,
  maven: 2,
  replication: 1,
  sacrifice: 1,
});

/** Cards that executing may bring, roughly. */
export const DRAWS = byAbility({
  engineering: 1,
  logistics: 3,
  navigation: 2,
  omen: 1,
  valor: 1,
  vengeance: 2,
  negotiation: 1,
});

const COVERT = 1;
const FIGHT = 2;
const VISION = 4;
const VALOR = 8;

const KIND = byAbility({ covert: COVERT, battle: FIGHT, warfare: FIGHT, vision: VISION, valor: VALOR });

/** How gladly a card is kept in view where there are too many: its permissions and sway. */
const useOf = (ability: number, sway: number): number => PERMISSIONS[ability] * 3 + DRAWS[ability] + sway;

export class Hand {
  n = 0;
  /** In ascending order of sway. */
  readonly card = new Int32Array(MOST);
  readonly sway = new Int32Array(MOST);
  /** The ability it would execute. */
  readonly ability = new Int32Array(MOST);
  /** Announced, where it comes from the experience: ability + 1. */
  readonly as = new Int32Array(MOST);
  /** By subset: cards in it, sway, epic cards, permissions left over, cards it may bring, persuasions. */
  readonly count = new Uint8Array(MASKS);
  readonly swayOf = new Int16Array(MASKS);
  readonly epics = new Uint8Array(MASKS);
  readonly left = new Int16Array(MASKS);
  readonly draws = new Uint8Array(MASKS);
  readonly persuasions = new Uint8Array(MASKS);
  /** Can it be engaged now; and the highest total of a new phase from cards of it. */
  readonly can = new Uint8Array(MASKS);
  readonly best = new Int16Array(MASKS);
  /** What would be taken off the rival's total by so many persuasions. */
  readonly taken = new Int32Array(MOST + 4);

  private readonly kinds = new Uint8Array(MASKS);
  private readonly valors = new Uint8Array(MASKS);
  private readonly fresh = new Int16Array(MASKS);
  private readonly gain = new Int32Array(MOST);
  private readonly epic = new Uint8Array(MOST);
  private readonly barred = new Uint8Array(MOST);
  /** Budgets open in the pool, largest first. */
  private readonly budgets = new Int32Array(8);
  private budgetCount = 0;

  /** Reads the cards that this seat can engage in its own phase, and counts all subsets. */
  read(state: SwayState, seat: Seat, lives: boolean): void {
    this.n = 0;
    this.readOps(state, seat);
    if (state.rules.unlockable !== 0) this.readExperience(state, seat, lives);
    this.readBudgets(state.words);
    this.countSubsets(state, seat);
  }

  /** The highest total of a new phase of this seat from all of its cards; `swayOf`, `draws` and `spare` tell the rest. */
  measure(state: SwayState, seat: Seat): number {
    this.n = 0;
    this.readOps(state, seat);
    if (state.rules.unlockable !== 0) this.readExperience(state, seat, false);
    const masks = 1 << this.n;
    this.swayOf[0] = 0;
    this.fresh[0] = 1;
    let best = 0;
    for (let mask = 1; mask < masks; mask++) {
      const i = lowestBit(mask);
      const rest = mask & (mask - 1);
      const ability = this.ability[i];
      const kinds = this.kinds[rest] | KIND[ability];
      this.kinds[mask] = kinds;
      this.count[mask] = this.count[rest] + 1;
      this.swayOf[mask] = this.swayOf[rest] + this.sway[i] + (ability === ABILITY.persuasion ? 3 : 0);
      this.epics[mask] = this.epics[rest] + this.epic[i];
      this.draws[mask] = this.draws[rest] + DRAWS[ability];
      this.valors[mask] = this.valors[rest] + (ability === ABILITY.valor ? 1 : 0);
      let left = this.fresh[rest] + PERMISSIONS[ability] - (ability === ABILITY.rescue ? 0 : 1);
      this.fresh[mask] = left;
      const total = this.swayOf[mask] + this.epics[mask] * this.count[mask];
      if (total <= best || (kinds & (COVERT | FIGHT)) === (COVERT | FIGHT)) continue;
      if ((kinds & VALOR) !== 0) left += this.valors[mask] - 1;
      if (left < 0 && (kinds & VISION) !== 0) left += this.payable(mask, false, left);
      if (left >= 0) best = total;
    }
    return best;
  }

  /** Permissions that all cards together would leave over. */
  get spare(): number {
    return this.fresh[(1 << this.n) - 1];
  }

  private readOps({ words, rules }: SwayState, seat: Seat): void {
    const { deck } = rules;
    for (let i = 0; i < SET; i++)
      for (let bits = words[at.ops + seat * SET + i]; bits !== 0; bits &= bits - 1) {
        const card = (i << 5) + lowestBit(bits);
        this.add(card, deck.sway[card], deck.ability[card], 0, deck.epic[card]);
      }
  }

  /** Announced as what opens most: strike once, where there are ops cards for it, then the others. */
  private readExperience(state: SwayState, seat: Seat, lives: boolean): void {
    const { words, rules } = state;
    const unlocked = words[at.unlocked + seat];
    if (unlocked === 0) return;
    const { deck } = rules;
    const home = at.experience + homeOf(rules, seat) * SET;
    let struck = words[at.strike] > 0 || words[at.opsCount + seat] < 3;
    const usual = bestName(state, seat, unlocked & ~(1 << ABILITY.strike));
    for (let i = 0; i < SET; i++)
      for (let bits = words[home + i] & (lives ? -1 : ~deck.lives[i]); bits !== 0; bits &= bits - 1) {
        const card = (i << 5) + lowestBit(bits);
        const strikes = !struck && ((unlocked >>> ABILITY.strike) & 1) === 1;
        const name = strikes ? ABILITY.strike : usual;
        if (name < 0) continue;
        struck ||= strikes;
        this.add(card, deck.sway[card], name, name + 1, deck.epic[card]);
      }
  }

  private add(card: number, sway: number, ability: number, as: number, epic: number): void {
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
    this.epic[place] = epic;
  }

  private move(from: number, to: number): void {
    this.card[to] = this.card[from];
    this.sway[to] = this.sway[from];
    this.ability[to] = this.ability[from];
    this.as[to] = this.as[from];
    this.epic[to] = this.epic[from];
  }

  private readBudgets(words: Int32Array): void {
    this.budgetCount = 0;
    for (let budget = 6; budget > 0; budget--)
      for (let i = words[at.pool + POOL.vision1 + budget - 1]; i > 0 && this.budgetCount < 8; i--)
        this.budgets[this.budgetCount++] = budget;
  }

  private countSubsets(state: SwayState, seat: Seat): void {
    const { words, rules } = state;
    const { n } = this;
    const obstructs = words[at.phase] === PHASE.obstruct;
    const fights = barsFights(state, seat);
    const covert = barsCovert(state, seat);
    const struck = words[at.strike] > 0;
    const strikeOn = words[at.strike] === 2;
    for (let i = 0; i < n; i++) {
      const ability = this.ability[i];
      const card = this.card[i];
      const printed = rules.deck.ability[card];
      const kind = KIND[ability] | KIND[printed];
      const barred = ((kind & FIGHT) !== 0 && fights) || ((kind & COVERT) !== 0 && covert);
      const fresh = strikeOn && ((words[at.fresh + (card >>> 5)] >>> (card & 31)) & 1) === 1;
      this.barred[i] = barred || fresh ? 1 : 0;
      const free = struck ? this.as[i] === 0 : obstructs && ability === ABILITY.rescue && this.as[i] === 0;
      this.gain[i] = PERMISSIONS[ability] - (free ? 0 : 1);
    }
    const open =
      words[at.pool + POOL.plain] +
      words[at.pool + POOL.engineering] +
      words[at.pool + POOL.persuasion] +
      words[at.pool + POOL.sabotage] +
      words[at.pool + POOL.insurgence];
    const valor = words[at.pool + POOL.valor] + words[at.pool + POOL.undrawn];
    this.left[0] = open;
    this.fresh[0] = 1;
    this.can[0] = 1;
    this.best[0] = 0;
    this.persuasions[0] = words[at.pool + POOL.persuasion];
    const masks = 1 << n;
    for (let mask = 1; mask < masks; mask++) {
      const i = lowestBit(mask);
      const rest = mask & (mask - 1);
      const ability = this.ability[i];
      const kinds = this.kinds[rest] | KIND[ability];
      this.kinds[mask] = kinds;
      this.count[mask] = this.count[rest] + 1;
      this.swayOf[mask] = this.swayOf[rest] + this.sway[i];
      this.epics[mask] = this.epics[rest] + this.epic[i];
      this.left[mask] = this.left[rest] + this.gain[i];
      this.draws[mask] = this.draws[rest] + DRAWS[ability];
      this.persuasions[mask] = this.persuasions[rest] + (ability === ABILITY.persuasion ? 1 : 0);
      this.valors[mask] = this.valors[rest] + (ability === ABILITY.valor ? 1 : 0);
      const free = ability === ABILITY.rescue ? 0 : 1;
      this.fresh[mask] = this.fresh[rest] + PERMISSIONS[ability] - free;
      this.settle(mask, rest, i, valor, open);
    }
    for (let bit = 1; bit < masks; bit <<= 1)
      for (let mask = 0; mask < masks; mask++)
        if ((mask & bit) !== 0 && this.best[mask ^ bit] > this.best[mask])
          this.best[mask] = this.best[mask ^ bit];
  }

  /** Whether a subset can be engaged now, and what it would come to in a phase of its own. */
  private settle(mask: number, rest: number, i: number, valor: number, open: number): void {
    const kinds = this.kinds[mask];
    const mixed = (kinds & (COVERT | FIGHT)) === (COVERT | FIGHT);
    let freshLeft = this.fresh[mask];
    let left = this.left[mask];
    if ((kinds & VALOR) !== 0) {
      freshLeft += this.valors[mask] - 1;
      left += valor > 0 ? this.valors[mask] : this.valors[mask] - 1;
    }
    if ((kinds & VISION) !== 0) freshLeft += this.payable(mask, false, freshLeft);
    if ((kinds & VISION) !== 0 || this.budgetCount > 0) {
      const paid = left < 0 || open === 0 ? this.payable(mask, true, left) : 0;
      left += paid;
      if (open === 0 && paid === 0 && valor === 0) left += this.starts(mask) ? 0 : -99;
    } else if (open === 0 && valor === 0 && !this.starts(mask)) left = -99;
    this.best[mask] = mixed || freshLeft < 0 ? 0 : this.swayOf[mask] + this.persuasions[mask] * 3;
    this.barredIn[mask] = this.barredIn[rest] | this.barred[i];
    this.can[mask] = mixed || left < 0 || this.barredIn[mask] !== 0 ? 0 : 1;
  }

  private readonly barredIn = new Uint8Array(MASKS);

  /** With an empty pool: is there a card that needs no permission? */
  private starts(mask: number): boolean {
    for (let bits = mask; bits !== 0; bits &= bits - 1) {
      const i = lowestBit(bits);
      if (this.gain[i] === PERMISSIONS[this.ability[i]]) return true;
    }
    return false;
  }

  private readonly bins = new Int32Array(8 + MOST);

  /** How many cards of the subset visions can pay for: its own, and with `pool` those whose budgets are open. */
  private payable(mask: number, pool: boolean, left: number): number {
    if (left >= 0 && !pool) return 0;
    const bins = this.bins;
    let count = 0;
    if (pool) for (; count < this.budgetCount; count++) bins[count] = this.budgets[count];
    const old = count;
    for (let bits = mask; bits !== 0; bits &= bits - 1) {
      const i = lowestBit(bits);
      if (this.ability[i] === ABILITY.vision) bins[count++] = 7 - this.sway[i];
    }
    let paid = 0;
    for (let bits = mask; bits !== 0; bits &= bits - 1) {
      const i = lowestBit(bits);
      if (this.gain[i] === PERMISSIONS[this.ability[i]]) continue;
      const most = this.ability[i] === ABILITY.vision ? old : count;
      let bin = -1;
      for (let k = 0; k < most; k++) if (bins[k] >= this.sway[i] && (bin < 0 || bins[k] < bins[bin])) bin = k;
      if (bin < 0) continue;
      bins[bin] -= this.sway[i];
      paid++;
    }
    return paid;
  }

  /** The smallest open budget that pays for card `i` where visions should: among the cards of the subset that they reach. */
  budgetFor(mask: number, i: number): number {
    const bins = this.bins;
    for (let k = 0; k < this.budgetCount; k++) bins[k] = this.budgets[k];
    for (let bits = mask; bits !== 0; bits &= bits - 1) {
      const j = lowestBit(bits);
      let bin = -1;
      for (let k = 0; k < this.budgetCount; k++)
        if (bins[k] >= this.sway[j] && (bin < 0 || bins[k] < bins[bin])) bin = k;
      if (bin < 0) continue;
      if (j === i) return this.budgets[bin];
      bins[bin] -= this.sway[j];
    }
    return 0;
  }

  /** The total of the own line with this subset in it. */
  total({ words, rules }: SwayState, side: number, mask: number): number {
    const sway = words[at.lineSway + side] + this.swayOf[mask];
    const epics = words[at.lineEpics + side] + this.epics[mask];
    if (epics === 0) return sway;
    const cards = words[at.lineCount + side] + this.count[mask];
    return sway + epics * (cards < rules.epicCap ? cards : rules.epicCap);
  }

  /** Fills `taken`: the open cards of the rival's line, highest first. */
  readTaken({ words, rules }: SwayState, side: number): void {
    const { taken } = this;
    let n = 0;
    for (let i = 0; i < words[at.engagedCount]; i++) {
      const entry = words[at.engaged + i];
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

/** Of a set of abilities the one that opens most; -1 where none opens any. */
function bestName(state: SwayState, seat: Seat, names: number): number {
  const fights = barsFights(state, seat);
  const covert = barsCovert(state, seat);
  const hides = state.words[at.phase] === PHASE.plot;
  let best = -1;
  for (let bits = names; bits !== 0; bits &= bits - 1) {
    const name = lowestBit(bits);
    if ((KIND[name] & FIGHT) !== 0 && fights) continue;
    if (name === ABILITY.covert && covert) continue;
    if (name === ABILITY.sabotage && hides) continue;
    if (best < 0 || PERMISSIONS[name] * 4 + DRAWS[name] > PERMISSIONS[best] * 4 + DRAWS[best]) best = name;
  }
  return best;
}
