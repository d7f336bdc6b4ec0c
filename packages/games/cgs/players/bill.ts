/** What the end of an era asks of a player besides points: covered era costs, nothing left that must be played, and a reserve against a Cataclysm. */
import { membersOf } from '@hortus/kernel';
import { eraSums } from '../src/arithmetic/score.ts';
import { scratchSums } from '../src/arithmetic/winner.ts';
import type { Cards, Design, Rows } from '../src/cards/types.ts';
import { personsOf, playerOf } from '../src/state/players.ts';
import { groundOf, isIn, lies, opsOf } from '../src/state/zones.ts';
import { at, CATACLYSM, type CgsState, NONE } from '../src/types.ts';

/** What a pack always says of its names and Cataclysms. */
interface Facts {
  /** The era resource that adventures give most of: points by another word, and nobody runs out of it by one card. */
  readonly main: number;
  /** Adventures that supports are kept for: Cataclysms, and those that must be played. */
  readonly reserved: readonly number[];
}

const factsByPack = new WeakMap<Cards, Facts>();

function factsOf(cards: Cards): Facts {
  const known = factsByPack.get(cards);
  if (known !== undefined) return known;
  const totals = new Float64Array(cards.names.length);
  for (let i = 0; i < cards.er.name.length; i++) totals[cards.er.name[i]!]! += cards.er.value[i]!;
  const main = totals.reduce((best, total, name) => (total > totals[best]! ? name : best), 0);
  const reserved = cards.designOf.flatMap(({ roleplay, isAdventure }, card) =>
    roleplay === CATACLYSM || (isAdventure && isIn(cards.is.mustPlay, card)) ? [card] : [],
  );
  const facts: Facts = { main, reserved };
  factsByPack.set(cards, facts);
  return facts;
}

export const mustGo = ({ rules: { cards } }: CgsState, { first }: Design): boolean =>
  isIn(cards.is.mustPlay, first);

/** By name: era resources less era costs, what lies in the playground included. The main name is left out. */
export function balanceOf(state: CgsState, player: number): Float64Array {
  const { words, rules } = state;
  const { cards } = rules;
  const { required, covered } = eraSums(state, player, scratchSums(state));
  const balance = covered.map((value, name) => value - required[name]!);
  if (words[at.current] !== NONE)
    for (const seat of personsOf(state, player))
      for (const card of membersOf(words, groundOf(seat), cards.words))
        if (card !== words[at.current]) addRows(cards.ec, card, balance, -1);
  balance[factsOf(cards).main] = Number.POSITIVE_INFINITY;
  return balance;
}

function addRows({ from, name, value }: Rows, card: number, into: Float64Array, sign: number): void {
  for (let i = from[card]!; i < from[card + 1]!; i++) into[name[i]!]! += sign * value[i]!;
}

const valueIn = ({ from, name, value }: Rows, card: number, wanted: number): number => {
  for (let i = from[card]!; i < from[card + 1]!; i++) if (name[i] === wanted) return value[i]!;
  return 0;
};

/** Could this support be paid for if the adventure were won with it? */
export function isAffordable(
  { rules: { cards } }: CgsState,
  support: Design,
  adventure: Design,
  balance: Float64Array,
): boolean {
  const { from, name, value } = cards.ec;
  for (let i = from[support.first]!; i < from[support.first + 1]!; i++)
    if (balance[name[i]!]! + valueIn(cards.er, adventure.first, name[i]!) < value[i]!) return false;
  return true;
}

/** How much of its uncovered era costs a won adventure would cover, the main name left out. */
export function reliefBy({ rules: { cards } }: CgsState, adventure: Design, balance: Float64Array): number {
  let relief = 0;
  const { from, name, value } = cards.er;
  for (let i = from[adventure.first]!; i < from[adventure.first + 1]!; i++) {
    const short = -balance[name[i]!]!;
    if (short > 0) relief += Math.min(short, value[i]!);
  }
  return relief;
}

/** By name: how much is kept for an adventure that has to be paid, and what breaking into it costs. */
export interface Reserve {
  readonly kept: Float64Array;
  readonly price: Float64Array;
}

/** A Cataclysm may never come, and both may pay for it; an adventure that must be played loses the era. */
const [CATACLYSM_PRICE, MUST_PRICE] = [1.2, 5];

/** For the Cataclysms in rivals' hands and one's own adventures that must be played; undefined where there are none. */
export function reserveOf(state: CgsState, player: number): Reserve | undefined {
  const { words, rules } = state;
  const { acc, names, designOf } = rules.cards;
  let reserve: Reserve | undefined;
  for (const card of factsOf(rules.cards).reserved)
    for (let seat = 0; seat < rules.seats; seat++) {
      const isThreat = designOf[card]!.roleplay === CATACLYSM;
      if ((playerOf(state, seat) === player) === isThreat || !lies(words, opsOf(seat), card)) continue;
      reserve ??= { kept: new Float64Array(names.length), price: new Float64Array(names.length) };
      const { kept, price } = reserve;
      for (let i = acc.from[card]!; i < acc.from[card + 1]!; i++) {
        const name = acc.name[i]!;
        kept[name] = Math.max(kept[name]!, acc.value[i]!);
        price[name] = Math.max(price[name]!, isThreat ? CATACLYSM_PRICE : MUST_PRICE);
      }
    }
  return reserve;
}
