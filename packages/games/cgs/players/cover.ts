/** How to cover what is missing at the least cost for the era. */
import type { Option } from './hand.ts';

export interface Plan {
  readonly cards: readonly Option[];
  readonly owes: number;
  readonly isWhole: boolean;
}

/** Missing amounts by name; changed by planning. */
export type Missing = Map<number, number>;

const useOf = ({ gives }: Option, missing: Missing): number =>
  gives.reduce((sum, [name, value]) => sum + Math.min(value, Math.max(0, missing.get(name) ?? 0)), 0);

/** What a card needs itself, beyond what is covered already. */
const burdenOf = ({ asks }: Option): number => asks.reduce((sum, [, value]) => sum + value, 0);

const isMet = (missing: Missing): boolean => {
  for (const value of missing.values()) if (value > 0) return false;
  return true;
};

/** Card by card, the cheapest for what it covers; then without those that turned out to be needless. */
export function planCover(options: readonly Option[], wanted: Missing): Plan {
  const missing: Missing = new Map(wanted);
  const left = new Set(options);
  const cards: Option[] = [];
  while (!isMet(missing)) {
    let best: Option | undefined;
    let most = 0;
    for (const option of left) {
      const use = useOf(option, missing);
      if (use === 0) continue;
      // Large cards first where they fit: one card each turn.
      const value = (use - 0.8 * burdenOf(option)) / (0.7 + option.owes);
      if (value > most) [best, most] = [option, value];
    }
    if (best === undefined) break;
    left.delete(best);
    cards.push(best);
    for (const [name, value] of best.gives) missing.set(name, (missing.get(name) ?? 0) - value);
    for (const [name, value] of best.asks) missing.set(name, (missing.get(name) ?? 0) + value);
  }
  const kept = isMet(missing) ? withoutNeedless(cards, missing) : cards;
  return { cards: kept, owes: kept.reduce((sum, { owes }) => sum + owes, 0), isWhole: isMet(missing) };
}

function withoutNeedless(cards: readonly Option[], missing: Missing): Option[] {
  const kept = [...cards];
  for (const card of [...cards].sort((a, b) => b.owes - a.owes)) {
    const spare = card.gives.every(([name, value]) => (missing.get(name) ?? 0) + value <= 0);
    if (!spare || card.asks.length > 0) continue;
    kept.splice(kept.indexOf(card), 1);
    for (const [name, value] of card.gives) missing.set(name, (missing.get(name) ?? 0) + value);
  }
  return kept;
}
