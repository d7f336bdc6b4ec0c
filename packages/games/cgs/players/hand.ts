/** The supports that a player could add to an adventure, and what each brings. */
import { membersOf } from '@hortus/kernel';
import type { Design, Rows } from '../src/cards/types.ts';
import { personsOf } from '../src/state/players.ts';
import { groundOf, isBarred, isIn, lies, openOf, opsOf } from '../src/state/zones.ts';
import { at, CATACLYSM, type CgsState, NONE } from '../src/types.ts';
import { balanceOf, isAffordable, mustGo, reserveOf } from './bill.ts';

export interface Option {
  readonly design: Design;
  /** By name: what it covers of the costs. */
  readonly gives: readonly (readonly [name: number, value: number])[];
  /** What it adds to the costs of its player. */
  readonly asks: readonly (readonly [name: number, value: number])[];
  /** What it owes at the end of the era, and what else speaks against spending it. */
  readonly owes: number;
}

/** Getting rid of a card that must be played. */
const RID = 3;

const rowsOf = ({ from, name, value }: Rows, card: number): (readonly [number, number])[] => {
  const rows: (readonly [number, number])[] = [];
  for (let i = from[card]!; i < from[card + 1]!; i++) rows.push([name[i]!, value[i]!]);
  return rows;
};
export const sumOf = (rows: readonly (readonly [number, number])[]): number =>
  rows.reduce((sum, [, value]) => sum + value, 0);

const known = new WeakMap<object, Map<number, Option>>();

/** By design; the same for every state of a pack. */
export function optionOf({ rules: { cards } }: CgsState, design: Design): Option {
  let made = known.get(cards);
  if (made === undefined) {
    made = new Map();
    known.set(cards, made);
  }
  const found = made.get(design.index);
  if (found !== undefined) return found;
  const { first } = design;
  const option: Option = {
    design,
    gives: rowsOf(cards.ar, first),
    asks: [...rowsOf(cards.ac, first), ...rowsOf(cards.acc, first)],
    owes: sumOf(rowsOf(cards.ec, first)),
  };
  made.set(design.index, option);
  return option;
}

/** One of each number, for an adventure of this design: open, accepted, not barred, paid for if it wins. */
export function optionsFor(state: CgsState, player: number, adventure: Design): Option[] {
  const { words, rules } = state;
  const { cards } = rules;
  const options: Option[] = [];
  const numbers = new Set<number>();
  const persons = personsOf(state, player);
  if (words[at.current] !== NONE)
    for (const seat of persons)
      for (const card of membersOf(words, groundOf(seat), cards.words))
        numbers.add(cards.designOf[card]!.card.number);
  const balance = balanceOf(state, player);
  for (const seat of persons)
    for (const card of membersOf(words, opsOf(seat), cards.words)) {
      const design = cards.designOf[card]!;
      if (design.isAdventure || numbers.has(design.card.number)) continue;
      if (isBarred(words, card) || !lies(words, openOf(player), card)) continue;
      if (adventure.accepts !== undefined && !isIn(adventure.accepts, card)) continue;
      if (!isAffordable(state, design, adventure, balance)) continue;
      numbers.add(design.card.number);
      options.push(optionOf(state, design));
    }
  return adventure.roleplay === CATACLYSM || mustGo(state, adventure)
    ? options
    : weighed(state, player, options);
}

/** What must be played costs less; what is kept for an adventure that has to be paid costs more. */
function weighed(state: CgsState, player: number, options: readonly Option[]): Option[] {
  const reserve = reserveOf(state, player);
  const supply = new Map<number, number>();
  if (reserve !== undefined)
    for (const { gives } of options)
      for (const [name, value] of gives) supply.set(name, (supply.get(name) ?? 0) + value);
  return options.map((option) => {
    if (mustGo(state, option.design)) return { ...option, owes: Math.max(0, option.owes - RID) };
    if (reserve === undefined) return option;
    let price = 0;
    for (const [name, value] of option.gives)
      if (supply.get(name)! - value < reserve.kept[name]!) price = Math.max(price, reserve.price[name]!);
    return price === 0 ? option : { ...option, owes: option.owes + price };
  });
}
