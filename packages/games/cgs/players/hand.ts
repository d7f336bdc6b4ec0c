/** The supports that a player could add to an adventure, and what each brings. */
import { membersOf } from '@hortus/kernel';
import type { Design, Rows } from '../src/cards/types.ts';
import { personsOf } from '../src/state/players.ts';
import { groundOf, isBarred, isIn, lies, openOf, opsOf } from '../src/state/zones.ts';
import { at, type CgsState, NONE } from '../src/types.ts';

export interface Option {
  readonly design: Design;
  /** By name: what it covers of the costs. */
  readonly gives: readonly (readonly [name: number, value: number])[];
  /** What it adds to the costs of its player. */
  readonly asks: readonly (readonly [name: number, value: number])[];
  /** What it owes at the end of the era. */
  readonly owes: number;
}

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

/** One of each number, for an adventure of this design: open, accepted, not barred and not blocked by what lies there. */
export function optionsFor(state: CgsState, player: number, adventure: Design): Option[] {
  const { words, rules } = state;
  const { cards } = rules;
  const options: Option[] = [];
  const numbers = new Set<number>();
  const isCurrent = words[at.current] !== NONE;
  if (isCurrent)
    for (const seat of personsOf(state, player))
      for (const card of membersOf(words, groundOf(seat), cards.words))
        numbers.add(cards.designOf[card]!.card.number);
  for (const seat of personsOf(state, player))
    for (const card of membersOf(words, opsOf(seat), cards.words)) {
      const design = cards.designOf[card]!;
      if (design.isAdventure || numbers.has(design.card.number)) continue;
      if (isBarred(words, card) || !lies(words, openOf(player), card)) continue;
      if (adventure.accepts !== undefined && !isIn(adventure.accepts, card)) continue;
      numbers.add(design.card.number);
      options.push(optionOf(state, design));
    }
  return options;
}
