/** What is always true of a pack's cards: worked out once, and kept with it. */
import { both } from '../src/cards/sets.ts';
import type { CardSet, Cards, Rows } from '../src/cards/types.ts';
import { isIn } from '../src/state/zones.ts';
import { CATACLYSM, COOPERATION, DOOMSDAY, EPIC } from '../src/types.ts';

export interface Facts {
  /**
   * The era resource that adventures give most of:
   * in effect, points. One card never makes a player run out of it.
   */
  readonly main: number;
  /** Copies of adventures to save supports for: Cataclysms, finales, and those that must be played. */
  readonly reserved: readonly number[];
  /** Designs that take cards out of wreckages. */
  readonly salvage: readonly number[];
  /** Adventures that must be played. */
  readonly owed: CardSet;
  /** By name: the designs of the supports that give it. */
  readonly givers: readonly (readonly number[])[];
  /** By design: what it owes at the end of the era, all names together. */
  readonly debt: Float64Array;
  /** By design: what spending it costs: its debt, or what else it could do. */
  readonly price: Float64Array;
  /** By design: what it adds to the costs of its own player. */
  readonly burden: Float64Array;
  /** By design: 1 if it owes something besides the main name, 1 if it must be played. */
  readonly isScarce: Uint8Array;
  readonly mustGo: Uint8Array;
  /** By design: what a holding scores in a buildsite; and the copies of adventures that bring it there. */
  readonly stock: Float64Array;
  readonly ventures: readonly number[];
  /** By design of an adventure: what winning it is worth, ignoring what was spent on it. */
  readonly prize: Float64Array;
  /** The same minus roughly what its costs owe at the end of the era. */
  readonly gain: Float64Array;
  /** The numeric feats that finales ask for: by name, the least that opens one; 0 if none does. */
  readonly gates: Float64Array;
}

/** What deciding an era is worth, in points. */
export const ERA = 40;
/** What spending a support that owes nothing costs. */
const [SPENT, SPENT_EACH] = [0.8, 0.3];
/** A step towards a finale. */
export const GATE = 5;
/** Roughly what a point of cost owes at the end of the era: a support of 2 owes 1. */
const OWED = 0.55;
/**
 * A numeric feat helps in every later adventure; a word opens cards.
 * What everybody has helps nobody against the others.
 */
const [FEAT, WORD, SHARED] = [1.2, 1.5, 0.2];

const known = new WeakMap<Cards, Facts>();

export function factsOf(cards: Cards): Facts {
  const found = known.get(cards);
  if (found !== undefined) return found;
  const made = findFacts(cards);
  known.set(cards, made);
  return made;
}

export function sumIn({ from, value }: Rows, card: number): number {
  let sum = 0;
  for (let i = from[card]!; i < from[card + 1]!; i++) sum += value[i]!;
  return sum;
}

export function valueIn({ from, name, value }: Rows, card: number, wanted: number): number {
  for (let i = from[card]!; i < from[card + 1]!; i++) if (name[i] === wanted) return value[i]!;
  return 0;
}

function findFacts(cards: Cards): Facts {
  const { designs, designOf, names, er, ec, ar, ac, acc, is } = cards;
  const totals = new Float64Array(names.length);
  for (let i = 0; i < er.name.length; i++) totals[er.name[i]!]! += er.value[i]!;
  const main = totals.reduce((best, total, name) => (total > totals[best]! ? name : best), 0);
  const givers: number[][] = names.map(() => []);
  const debt = new Float64Array(designs.length);
  const price = new Float64Array(designs.length);
  const burden = new Float64Array(designs.length);
  const prize = new Float64Array(designs.length);
  const gain = new Float64Array(designs.length);
  const gates = gatesOf(cards);
  const asked = Float64Array.from(names, (name) => gates.get(name) ?? 0);
  const stock = new Float64Array(designs.length);
  const isScarce = new Uint8Array(designs.length);
  const mustGo = new Uint8Array(designs.length);
  for (const { index, first, isAdventure, holding } of designs) {
    if (holding > 0) stock[index] = holding + sumIn(er, first) - sumIn(ec, first);
    debt[index] = sumIn(ec, first);
    price[index] = debt[index]! > 0 || holding > 0 ? debt[index]! : SPENT + SPENT_EACH * sumIn(ar, first);
    burden[index] = sumIn(ac, first) + sumIn(acc, first);
    for (let i = ec.from[first]!; i < ec.from[first + 1]!; i++) if (ec.name[i] !== main) isScarce[index] = 1;
    mustGo[index] = isIn(is.mustPlay, first) ? 1 : 0;
    if (isAdventure) {
      prize[index] = prizeOf(cards, index, gates);
      gain[index] = prize[index]! - OWED * sumIn(acc, first);
    } else for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++) givers[ar.name[i]!]!.push(index);
  }
  const reserved = designOf.flatMap(({ roleplay, isAdventure, index }, card) =>
    roleplay === CATACLYSM ||
    roleplay === EPIC ||
    roleplay === DOOMSDAY ||
    (isAdventure && mustGo[index] === 1)
      ? [card]
      : [],
  );
  const salvage = designs.filter(({ reuse }) => reuse > 0).map(({ index }) => index);
  const ventures = designOf.flatMap(({ roleplay }, card) => (roleplay === COOPERATION ? [card] : []));
  return {
    main,
    reserved,
    salvage,
    stock,
    ventures,
    owed: both(is.mustPlay, is.adventure),
    givers,
    debt,
    price,
    burden,
    isScarce,
    mustGo,
    prize,
    gain,
    gates: asked,
  };
}

/** Numeric feats that finales ask for (CGS-PIS-1). */
const gatesOf = ({ designs }: Cards): Map<string, number> => {
  const gates = new Map<string, number>();
  for (const { card, roleplay } of designs) {
    if (roleplay !== EPIC && roleplay !== DOOMSDAY) continue;
    for (const { name, values } of card.attributes.conditions.get('PlayIfBuildsiteSum') ?? [])
      gates.set(name, Math.min(gates.get(name) ?? Number.POSITIVE_INFINITY, Number(values[0])));
  }
  return gates;
};

function prizeOf(cards: Cards, index: number, gates: ReadonlyMap<string, number>): number {
  const { designs, er, ec, is } = cards;
  const { first, card, roleplay } = designs[index]!;
  const isShared = isIn(is.commonSite, first);
  let prize = isShared ? 0 : sumIn(er, first) - sumIn(ec, first);
  for (const [name, value] of card.attributes.lists.get('Feats') ?? [])
    if (typeof value === 'string') prize += WORD * (isShared ? SHARED : 1);
    else prize += gates.has(name) ? GATE * value : FEAT * value * (isShared ? SHARED : 1);
  return roleplay === EPIC || roleplay === DOOMSDAY ? prize + ERA : prize;
}
