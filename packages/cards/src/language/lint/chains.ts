/** Which adventures can be opened, one after another, in the course of a session. */
import { find, holds, holdsOn } from '../area/holds.ts';
import { type Condition, PLAY_CONDITIONS } from '../model.ts';
import { type Facts, hasPlayCondition, isAdventure, reachesBuildsite } from './facts.ts';
import type { Deck } from './rule.ts';

/** Can the condition hold with these cards in buildsites? */
export function canHold(
  category: (typeof PLAY_CONDITIONS)[number],
  condition: Condition,
  providers: readonly Facts[],
): boolean {
  if (category !== 'PlayIfBuildsiteSum' || typeof condition.values[0] !== 'number')
    return providers.some(({ card }) => holds(condition, find(card.attributes, condition)));
  const numbers: number[] = [];
  for (const { card } of providers) {
    const value = find(card.attributes, condition);
    if (typeof value === 'number') numbers.push(value);
  }
  if (numbers.length === 0) return false;
  const [least, most] = [Math.min(...numbers), numbers.reduce((sum, value) => sum + value, 0)];
  const reaches = (bound: number): boolean => bound >= least && bound <= most;
  if (condition.operator === '<') return least <= condition.values[0];
  if (condition.operator === '>') return most >= condition.values[0];
  return condition.values.some((value) => typeof value === 'number' && reaches(value));
}

/** Can all play conditions of the card hold with these cards in buildsites? */
function canOpen(facts: Facts, cards: readonly Facts[]): boolean {
  if (!hasPlayCondition(facts)) return true;
  const providers = cards.filter(({ card }) => card.number !== facts.card.number);
  return PLAY_CONDITIONS.every((category) => {
    const conditions = facts.conditions(category);
    if (conditions.length === 0) return true;
    if (category === 'PlayIfBuildsite1')
      return providers.some(({ card }) => holdsOn(conditions, card.attributes));
    return conditions.every((condition) => canHold(category, condition, providers));
  });
}

export interface Reach {
  /** Cards of earlier eras that may still lie in a buildsite. */
  readonly carried: readonly Facts[];
  /** Those, and the cards that can come to a buildsite in this era. */
  readonly providers: readonly Facts[];
  /** Adventures of the deck that nothing can open. */
  readonly closed: readonly Facts[];
}

/**
 * By era, in order of play. An adventure that can be opened can be won: whether its costs can be covered is checked
 * elsewhere.
 */
export function reachOf(decks: readonly Deck[]): Map<Deck, Reach> {
  const found = new Map<Deck, Reach>();
  let carried: readonly Facts[] = [];
  for (const deck of decks) {
    const reach = reachIn(deck, carried);
    found.set(deck, reach);
    carried = reach.providers.filter((facts) => isAdventure(facts) && facts.global('MultiEra') !== undefined);
  }
  return found;
}

function reachIn({ cards }: Deck, carried: readonly Facts[]): Reach {
  const providers = [...carried];
  let waiting: Facts[] = cards.filter((facts) => isAdventure(facts) || reachesBuildsite(facts));
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    const still: Facts[] = [];
    for (const facts of waiting)
      if (!canOpen(facts, providers)) still.push(facts);
      else if (reachesBuildsite(facts)) providers.push(facts);
    waiting = still;
  }
  return { carried, providers, closed: waiting.filter(isAdventure) };
}

/** Adventures that wait for one another: sets in which each needs another of the set (CGS-LINT-8). */
export function circlesIn({ closed }: Reach): Facts[][] {
  const needs = closed.map((facts) =>
    closed.flatMap((other, at) =>
      PLAY_CONDITIONS.some((one) => facts.conditions(one).some(isOn(other))) ? [at] : [],
    ),
  );
  const needed: number[][] = closed.map(() => []);
  for (const [from, all] of needs.entries()) for (const at of all) needed[at]!.push(from);
  const left = new Set(closed.keys());
  // Members that need nobody of the set, or are needed by nobody, are in no cycle.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const at of left) {
      const isIn = (other: number): boolean => left.has(other);
      if (!needs[at]!.some(isIn) || !needed[at]!.some(isIn)) left.delete(at);
    }
  }
  return together(left, needs, needed).map((circle) => circle.map((at) => closed[at]!));
}

const isOn =
  ({ card }: Facts) =>
  (condition: Condition): boolean =>
    holds(condition, find(card.attributes, condition));

/** The connected parts of a graph. */
function together(nodes: Iterable<number>, ...edges: readonly (readonly number[])[][]): number[][] {
  const left = new Set(nodes);
  const groups: number[][] = [];
  for (const start of left) {
    const group: number[] = [];
    const open = [start];
    left.delete(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      group.push(at);
      for (const next of edges.flatMap((by) => by[at!]!)) if (left.delete(next)) open.push(next);
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}
