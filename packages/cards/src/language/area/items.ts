/** The items on a card, one by one and together. */

import type { Attributes, Condition, ConditionalCategory, PlainCategory, Value } from '../model.ts';
import type { Spot } from '../telling/findings.ts';
import type { Category } from '../words.ts';

/** An attribute or a condition, and where it stands. */
export interface Item extends Spot {
  /** No category for a global. */
  readonly category: Category | undefined;
  readonly name: string;
  /** Of an attribute; conditions are in `condition`. */
  readonly value?: Value;
  readonly condition?: Condition;
  /** A member of the category opened on the same line, as in flat form (CGS-LINT-46). */
  readonly flat: boolean;
}

export function attributesOf(items: readonly Item[]): Attributes {
  const globals = new Map<string, Value>();
  const lists = new Map<PlainCategory, Map<string, Value>>();
  const conditions = new Map<ConditionalCategory, Condition[]>();
  const under = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
    const there = map.get(key) ?? make();
    map.set(key, there);
    return there;
  };
  for (const { category, name, value, condition } of items)
    if (category === undefined) globals.set(name, value!);
    else if (condition === undefined)
      under(lists, category as PlainCategory, () => new Map<string, Value>()).set(name, value!);
    else under(conditions, category as ConditionalCategory, () => []).push(condition);
  return { globals, lists, conditions };
}
