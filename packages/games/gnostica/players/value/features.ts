/**
 * What a network sees of a position between two players, as one of them sees it: what each of them holds and what
 * threatens it, what their men stand on and look at, their stashes, and its own hand. A few hundred numbers, most of them 0.
 */
import { firstMember, NO_MEMBER, nextMember, type Seat } from '@hortus/kernel';
import {
  AHEAD,
  CARDS,
  facingOf,
  type GnosticaState,
  handOf,
  handSize,
  isMajor,
  landAt,
  landCard,
  landCount,
  MOST_IN_HAND,
  manAt,
  manCount,
  NONE,
  numberOf,
  ownerOf,
  PER_SIZE,
  pileSize,
  pipsOf,
  SET,
  spaceOf,
  suitOf,
  turnsOf,
  UP,
} from '../../src/index.ts';
import { CUPS, crowds, Facts, faced, holders, near, rows, SCORE, SHARED, under, WIDTH } from '../facts.ts';
import { landBeside, landIn, worths } from '../ground.ts';

const WORTHS = 3;
const SIZES = 3;
const MAJORS = 22;
const SUITS = 4;

/** What a man looks at. */
const TARGETS = [
  'upAlone',
  'upShared',
  'upBare',
  'own',
  'shared',
  'one',
  'two',
  'full',
  'empty',
  'bare',
] as const;
const LOOKS = TARGETS.length;
const [UP_ALONE, UP_SHARED, UP_BARE, OWN, AT_SHARED, AT_ONE, , , EMPTY, BARE] = TARGETS.map((_, i) => i);
/** What a man stands on: a suit, a major, or no card. */
const [ON_MAJOR, ON_NONE] = [SUITS, SUITS + 1];
const GROUNDS = SUITS + 2;
/** One input for each number of points missing, starting at three too many. */
const MISSING = 14;
const MOST_MORE = 3;

/** By side: where each group of inputs begins. */
const HELD = 0;
const MEN = HELD + 27;
const STANDS = MEN + SIZES * LOOKS;
const UNDER = STANDS + GROUNDS * LOOKS;
const CARDS_HELD = UNDER + MAJORS;
const STASH = CARDS_HELD + 3;
const LACKS = STASH + 2 * SIZES;
const FACTS_FROM = LACKS + MISSING;
export const SIDE = FACTS_FROM + CUPS;
/** The seat's own hand: how many of a suit, whether any, and which majors. */
const HAND = 2 * SIDE;
const HELD_MAJORS = HAND + 2 * SUITS;
const SORTS = HELD_MAJORS + MAJORS;
/** Of nobody: empty territories by who looks at them, shared ones by who has more men there. */
const FREE = SORTS + WIDTH - CUPS;
const MIXED = FREE + WORTHS * 4;
const REST = MIXED + WORTHS * 3;
export const INPUTS = REST + 5;

/** The weighted sums are clipped to this. */
const MOST_EDGE = 6;

const facts = new Facts();
/** By land: men of one seat less those of the other. */
const more = new Int32Array(CARDS);

export class Features {
  readonly of = new Float64Array(INPUTS);

  /** As seen by the seat whose turn is ending; `edge` is what the weighted sums say. */
  read(state: GnosticaState, seat: Seat, edge: number): Float64Array {
    const { of } = this;
    const { ints } = state;
    of.fill(0);
    facts.readBoard(state);
    facts.readHands(state, seat);
    this.#readLands(ints, seat);
    this.#readMen(ints, seat);
    this.#readHand(ints, seat);
    for (const side of [seat, 1 - seat]) this.#readSide(state, side, side === seat ? 0 : SIDE);
    of[REST] = Math.min(Math.max(edge, -MOST_EDGE), MOST_EDGE) * 0.5;
    of[REST + 1] = turnsOf(ints) * 0.02;
    of[REST + 2] = turnsOf(ints) < 8 ? (8 - turnsOf(ints)) * 0.125 : 0;
    of[REST + 3] = pileSize(ints) * 0.02;
    of[REST + 4] = 1;
    return of;
  }

  #readLands(ints: Int32Array, seat: Seat): void {
    const { of } = this;
    const lands = landCount(ints);
    for (let i = 0; i < lands; i++) more[i] = 0;
    for (let i = 0; i < manCount(ints); i++)
      if (under[i] !== NONE) more[under[i]] += ownerOf(manAt(ints, i)) === seat ? 1 : -1;
    for (let i = 0; i < lands; i++) {
      const worth = worths[i] - 1;
      const holder = holders[i];
      if (holder === NONE) {
        const [own, other] = [(faced[i] >> seat) & 1, (faced[i] >> (1 - seat)) & 1];
        of[FREE + worth * 4 + own + 2 * other]++;
      } else if (holder === SHARED) of[MIXED + worth * 3 + (more[i] > 0 ? 2 : more[i] < 0 ? 0 : 1)]++;
      else {
        const enemy = 1 - holder;
        const danger = (faced[i] >> enemy) & 1 ? 0 : (near[i] >> enemy) & 1 ? 1 : 2;
        const crowd = Math.min(crowds[i], 3) - 1;
        of[(holder === seat ? 0 : SIDE) + HELD + (worth * 3 + crowd) * 3 + danger]++;
      }
    }
  }

  #readMen(ints: Int32Array, seat: Seat): void {
    const { of } = this;
    for (let i = 0; i < manCount(ints); i++) {
      const man = manAt(ints, i);
      const owner = ownerOf(man);
      const from = owner === seat ? 0 : SIDE;
      const looks = looksAt(man, under[i]);
      const card = under[i] === NONE ? NONE : landCard(landAt(ints, under[i]));
      const ground = card === NONE ? ON_NONE : isMajor(card) ? ON_MAJOR : suitOf(card);
      of[from + MEN + (pipsOf(man) - 1) * LOOKS + looks]++;
      of[from + STANDS + ground * LOOKS + looks]++;
      if (ground === ON_MAJOR) of[from + UNDER + numberOf(card)]++;
      of[from + STASH + pipsOf(man) - 1] += 1 / PER_SIZE;
    }
  }

  #readHand(ints: Int32Array, seat: Seat): void {
    const { of } = this;
    const hand = handOf(seat);
    for (
      let card = firstMember(ints, hand, SET);
      card !== NO_MEMBER;
      card = nextMember(ints, hand, SET, card)
    )
      if (isMajor(card)) of[HELD_MAJORS + numberOf(card)] = 1;
      else {
        of[HAND + suitOf(card)] += 0.5;
        of[HAND + SUITS + suitOf(card)] = 1;
      }
    for (let i = CUPS; i < WIDTH; i++) of[SORTS + i - CUPS] = rows[seat * WIDTH + i] * 0.25;
  }

  #readSide({ ints, rules }: GnosticaState, side: Seat, from: number): void {
    const { of } = this;
    const cards = handSize(ints, side);
    of[from + CARDS_HELD] = cards * 0.2;
    of[from + CARDS_HELD + 1] = cards === 0 ? 1 : 0;
    of[from + CARDS_HELD + 2] = cards === MOST_IN_HAND ? 1 : 0;
    for (let size = 0; size < SIZES; size++)
      of[from + STASH + SIZES + size] = of[from + STASH + size] > 0.99 ? 1 : 0;
    const missing = rules.options.target - rows[side * WIDTH + SCORE] + MOST_MORE;
    of[from + LACKS + Math.min(Math.max(missing, 0), MISSING - 1)] = 1;
    for (let i = 0; i < CUPS; i++) of[from + FACTS_FROM + i] = rows[side * WIDTH + i] * 0.25;
  }
}

/** Which kind of place a man looks at. */
function looksAt(man: number, land: number): number {
  const facing = facingOf(man);
  const owner = ownerOf(man);
  if (facing === UP) return land === NONE ? UP_BARE : holders[land] === SHARED ? UP_SHARED : UP_ALONE;
  const target = land === NONE ? landIn(spaceOf(man) + AHEAD[facing]) : landBeside(land, facing);
  if (target === NONE) return BARE;
  const holder = holders[target];
  if (holder === NONE) return EMPTY;
  if (holder === SHARED) return AT_SHARED;
  return holder === owner ? OWN : AT_ONE + Math.min(crowds[target], 3) - 1;
}
