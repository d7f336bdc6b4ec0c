/** How to cover what is missing at the lowest cost for the era. */
import type { Design } from '../src/cards/types.ts';
import { CATACLYSM, COOPERATION, DOOMSDAY, EPIC } from '../src/types.ts';
import { valueIn } from './facts.ts';
import { fits, type Hand } from './hand.ts';
import { spendingOf } from './scarcity.ts';

/** By name: what is missing (below 0: what is left over), and whether it is a cost at all. */
export interface Need {
  readonly short: Float64Array;
  readonly named: Uint8Array;
}

/** Adds what supports of these designs add to everybody's costs. */
export function withCosts({ cards }: Hand, { short, named }: Need, designs: readonly number[]): Need {
  const { acc } = cards;
  const need = { short: short.slice(), named: named.slice() };
  for (const design of designs) {
    const { first } = cards.designs[design]!;
    for (let i = acc.from[first]!; i < acc.from[first + 1]!; i++) {
      need.short[acc.name[i]!]! += acc.value[i]!;
      need.named[acc.name[i]!] = 1;
    }
  }
  return need;
}

export interface Plan {
  /** Designs, in the order in which they are laid. */
  readonly cards: readonly number[];
  readonly owes: number;
  /** What its cards could do elsewhere: the scarcer their names, the more. */
  readonly spends: number;
  readonly isWhole: boolean;
}

let short = new Float64Array(0);
let seen = new Int32Array(0);
let round = 0;
const found: number[] = [];

const isKeptFor = ({ roleplay }: Design): boolean =>
  roleplay === CATACLYSM || roleplay === EPIC || roleplay === DOOMSDAY;

export const owesIn = ({ owes, kept, facts, stock }: Hand, design: number, adventure: Design): number =>
  owes[design]! +
  (isKeptFor(adventure) || facts.mustGo[adventure.index] === 1 ? 0 : kept[design]!) +
  (adventure.roleplay === COOPERATION ? 0 : stock * facts.stock[design]!);

/** Adds the supports in hand that give this name to the candidates. */
function seek(hand: Hand, name: number, adventure: Design): void {
  for (const design of hand.facts.givers[name]!) {
    if (seen[design] === round) continue;
    seen[design] = round;
    if (fits(hand, design, adventure)) found.push(design);
  }
}

/** Picks card by card the cheapest for what it covers; then drops those that turned out to be unnecessary. */
export function planCover(hand: Hand, need: Need, adventure: Design): Plan {
  const { cards } = hand;
  if (short.length !== need.short.length) short = new Float64Array(need.short.length);
  if (seen.length < cards.designs.length) seen = new Int32Array(cards.designs.length);
  short.set(need.short);
  round++;
  found.length = 0;
  for (let name = 0; name < short.length; name++) if (short[name]! > 0) seek(hand, name, adventure);
  const plan: number[] = [];
  while (isShort()) {
    let best = -1;
    let most = 0;
    for (let i = 0; i < found.length; i++) {
      const value = appealOf(hand, found[i]!, adventure);
      if (value > most) [best, most] = [i, value];
    }
    if (best < 0) best = lastHope(hand, adventure);
    if (best < 0) return planOf(hand, plan, adventure, false);
    const design = found[best]!;
    found[best] = found[found.length - 1]!;
    found.length--;
    plan.push(design);
    lay(hand, design, adventure);
  }
  const kept = plan.length < 2 ? plan : withoutNeedless(hand, plan);
  return planOf(hand, kept, adventure, true);
}

/** If nothing else is left: a card that asks for more than it covers, provided that can be brought. */
function lastHope(hand: Hand, adventure: Design): number {
  for (let i = 0; i < found.length; i++)
    if (useOf(hand, found[i]!) > 0 && isMet(hand, found[i]!, adventure)) return i;
  return -1;
}

/** Can what a card asks for be brought? */
function isMet(hand: Hand, design: number, adventure: Design): boolean {
  const { ac, acc, designs } = hand.cards;
  const { first } = designs[design]!;
  for (const { from, name, value } of [ac, acc])
    for (let i = from[first]!; i < from[first + 1]!; i++)
      if (short[name[i]!]! + value[i]! > supplyIn(hand, name[i]!, adventure)) return false;
  return true;
}

/** How much of what is missing a card covers. */
function useOf({ cards: { ar, designs } }: Hand, design: number): number {
  const { first } = designs[design]!;
  let use = 0;
  for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++)
    use += Math.max(0, Math.min(ar.value[i]!, short[ar.name[i]!]!));
  return use;
}

/** How much of a name cards without costs of their own could still give, except those already planned. */
function supplyIn(hand: Hand, name: number, adventure: Design): number {
  const { ar, designs } = hand.cards;
  let supply = 0;
  for (const design of hand.facts.givers[name]!)
    if (hand.facts.burden[design] === 0 && (seen[design] !== round || found.includes(design)))
      if (fits(hand, design, adventure)) supply += valueIn(ar, designs[design]!.first, name);
  return supply;
}

function isShort(): boolean {
  for (let name = 0; name < short.length; name++) if (short[name]! > 0) return true;
  return false;
}

function planOf(hand: Hand, cards: readonly number[], adventure: Design, isWhole: boolean): Plan {
  let owes = 0;
  let spends = 0;
  for (const design of cards) {
    owes += owesIn(hand, design, adventure);
    spends += spendingOf(hand, design);
  }
  return { cards, owes, spends, isWhole };
}

/**
 * What a card covers minus what it asks for, relative to what it owes;
 * large cards first, since only one is played per turn.
 */
function appealOf(hand: Hand, design: number, adventure: Design): number {
  const { ac, acc, designs } = hand.cards;
  let use = useOf(hand, design);
  if (use > 0 && hand.facts.burden[design]! > 0) {
    if (!isMet(hand, design, adventure)) return 0;
    const { first } = designs[design]!;
    for (const { from, name, value } of [ac, acc])
      for (let i = from[first]!; i < from[first + 1]!; i++)
        use -= 0.8 * Math.max(0, value[i]! + Math.min(0, short[name[i]!]!));
  }
  return use / (0.7 + owesIn(hand, design, adventure) + spendingOf(hand, design));
}

function lay(hand: Hand, design: number, adventure: Design): void {
  const { ar, ac, acc, designs } = hand.cards;
  const { first } = designs[design]!;
  for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++) short[ar.name[i]!]! -= ar.value[i]!;
  for (const { from, name, value } of [ac, acc])
    for (let i = from[first]!; i < from[first + 1]!; i++) {
      short[name[i]!]! += value[i]!;
      if (short[name[i]!]! > 0) seek(hand, name[i]!, adventure);
    }
}

function withoutNeedless(hand: Hand, plan: readonly number[]): number[] {
  const { ar, designs } = hand.cards;
  const { debt, burden } = hand.facts;
  const kept = [...plan];
  for (const design of [...plan].sort((a, b) => debt[b]! - debt[a]!)) {
    const { first } = designs[design]!;
    if (burden[design]! > 0) continue;
    let spare = true;
    for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++)
      spare &&= short[ar.name[i]!]! + ar.value[i]! <= 0;
    if (!spare) continue;
    kept.splice(kept.indexOf(design), 1);
    for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++) short[ar.name[i]!]! += ar.value[i]!;
  }
  return kept;
}

/** What a card gives in the names of the costs, which is what counts for the overflow. */
export function givesIn({ cards: { ar, designs } }: Hand, design: number, { named }: Need): number {
  const { first } = designs[design]!;
  let sum = 0;
  for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++)
    if (named[ar.name[i]!] === 1) sum += ar.value[i]!;
  return sum;
}

/** The most a hand could still give in the names of the costs. */
export function strengthIn(hand: Hand, { named }: Need, adventure: Design): number {
  const { ar, designs } = hand.cards;
  let sum = 0;
  for (let name = 0; name < named.length; name++) {
    if (named[name] === 0) continue;
    for (const design of hand.facts.givers[name]!)
      if (fits(hand, design, adventure)) sum += valueIn(ar, designs[design]!.first, name);
  }
  return sum;
}
