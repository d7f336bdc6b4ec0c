/** A pack in figures: what it has, what it costs, and how often a deal lets somebody pay. */
import { FastLuck } from '@hortus/kernel';
import { accepts } from '../lint/cover.ts';
import { type Facts, factsOf, hasPlayCondition, isAdventure, isSupport } from '../lint/facts.ts';
import { PLAIN } from '../model.ts';
import { affiliationsIn, type Pack } from '../pack/pack.ts';
import { CATEGORY_ORDER, ROLEPLAYS } from '../words.ts';

/** Totals of a name over all copies of a deck. */
export interface NameFigures {
  readonly name: string;
  /** Of AdventureCommonCosts and AdventureCosts. */
  readonly costs: number;
  /** Of AdventureResources. */
  readonly supply: number;
  readonly feats: number;
  readonly eraCosts: number;
  readonly eraResources: number;
}

/** Shares over deals, from 0 to 1. */
export interface DealFigures {
  readonly deals: number;
  readonly players: number;
  /** Adventures that their holders can cover from their own cards, by roleplay and in total. */
  readonly covered: Readonly<Record<string, number>>;
  /** Adventures that exactly one player could cover. */
  readonly one: number;
  /** Adventures that nobody could cover without a trade or a feat. */
  readonly none: number;
  /** Costs that a player can't reach with their own cards, by name. */
  readonly lockedOut: Readonly<Record<string, number>>;
}

export interface EraFigures {
  readonly era: string;
  readonly copies: number;
  readonly designs: number;
  readonly adventures: number;
  readonly supports: number;
  readonly gold: number;
  readonly affiliations: Readonly<Record<string, number>>;
  readonly roleplays: Readonly<Record<string, number>>;
  /** Copies with the category. */
  readonly categories: Readonly<Record<string, number>>;
  readonly names: readonly NameFigures[];
  readonly deal: DealFigures;
}

export interface StatsOptions {
  readonly deals?: number;
  readonly seed?: number;
  /** By default the most the pack allows. */
  readonly players?: number;
}

interface Copy extends Facts {
  readonly copies: number;
}

export function packStats(pack: Pack, { deals = 500, seed = 1, players }: StatsOptions = {}): EraFigures[] {
  const most = players ?? Math.max(2, ...(pack.session?.players ?? []));
  return pack.decks.map(({ name, cards }) => {
    const deck = cards.map(({ card, copies }): Copy => ({ ...factsOf(card, undefined), copies }));
    const count = (is: (facts: Copy) => boolean): number =>
      deck.reduce((sum, facts) => sum + (is(facts) ? facts.copies : 0), 0);
    const table = (names: readonly string[], is: (name: string) => (facts: Copy) => boolean) =>
      Object.fromEntries(names.map((one) => [one, count(is(one))] as const).filter(([, found]) => found > 0));
    return {
      era: name,
      copies: count(() => true),
      designs: deck.length,
      adventures: count(isAdventure),
      supports: count(isSupport),
      gold: count(({ card }) => card.gold),
      affiliations: table(affiliationsIn(cards), (one) => (facts) => facts.affiliation === one),
      roleplays: table(ROLEPLAYS, (one) => (facts) => facts.roleplay === one),
      categories: table(CATEGORY_ORDER, (one) => (facts) => facts.has(one as never)),
      names: namesOf(deck),
      deal: dealFigures(deck, most, deals, new FastLuck(seed)),
    };
  });
}

function namesOf(deck: readonly Copy[]): NameFigures[] {
  const totals = new Map<string, Record<(typeof PLAIN)[number], number>>();
  for (const facts of deck)
    for (const category of PLAIN)
      for (const [name, value] of facts.numbers(category)) {
        const total = totals.get(name) ?? (Object.fromEntries(PLAIN.map((one) => [one, 0])) as never);
        totals.set(name, total);
        total[category] += value * facts.copies;
      }
  return [...totals]
    .map(([name, total]) => ({
      name,
      costs: total.AdventureCommonCosts + total.AdventureCosts,
      supply: total.AdventureResources,
      feats: total.Feats,
      eraCosts: total.EraCosts,
      eraResources: total.EraResources,
    }))
    .sort((a, b) => b.costs - a.costs || (a.name < b.name ? -1 : 1));
}

/** Deals silver cards evenly and lets everybody claim (CGS-DEAL-2, CGS-CLAIM-3, -4). */
function dealt(deck: readonly Copy[], players: number, luck: FastLuck): Copy[][] {
  const sides = [
    ...new Set(deck.flatMap(({ affiliation }) => (affiliation === undefined ? [] : [affiliation]))),
  ];
  const cards = deck.flatMap((facts) => Array.from({ length: facts.copies }, () => facts));
  const hands: Copy[][] = Array.from({ length: players }, () => []);
  const silver = cards.filter(({ card }) => !card.gold);
  for (let i = silver.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [silver[i], silver[j]] = [silver[j]!, silver[i]!];
  }
  const ownerOf = ({ affiliation }: Copy): number =>
    affiliation === undefined ? -1 : sides.indexOf(affiliation);
  for (const [i, facts] of silver.entries()) {
    const owner = ownerOf(facts);
    hands[owner >= 0 && owner < players ? owner : i % players]!.push(facts);
  }
  for (const facts of cards.filter(({ card }) => card.gold)) hands[ownerOf(facts)]?.push(facts);
  return hands;
}

/** What a player can lay for an adventure at the start of an era: each identification number once, nothing behind a
 *  play condition, nothing with costs of its own. */
function canCover(adventure: Facts, hand: readonly Copy[], missing?: (name: string) => void): boolean {
  const useful = hand.filter(
    (facts) =>
      isSupport(facts) &&
      !hasPlayCondition(facts) &&
      !facts.has('AdventureCosts') &&
      accepts(adventure, facts),
  );
  let covers = true;
  for (const [name, cost] of adventure.numbers('AdventureCommonCosts')) {
    const best = new Map<number, number>();
    for (const { card, numbers } of useful) {
      const value = numbers('AdventureResources').get(name) ?? 0;
      best.set(card.number, Math.max(value, best.get(card.number) ?? 0));
    }
    let reach = adventure.numbers('AdventureResources').get(name) ?? 0;
    for (const value of best.values()) reach += value;
    if (reach >= cost) continue;
    covers = false;
    missing?.(name);
  }
  return covers;
}

function dealFigures(deck: readonly Copy[], players: number, deals: number, luck: FastLuck): DealFigures {
  const tally = new Map<string, [hits: number, all: number]>();
  const count = (key: string, hit: boolean): void => {
    const [hits, all] = tally.get(key) ?? [0, 0];
    tally.set(key, [hits + (hit ? 1 : 0), all + 1]);
  };
  for (let n = 0; n < deals; n++) {
    const hands = dealt(deck, players, luck);
    for (const [seat, hand] of hands.entries())
      for (const adventure of hand.filter(isAdventure)) {
        const locked = new Set<string>();
        const able = hands.map((other, who) =>
          canCover(adventure, other, (name) => void locked.add(`${who} ${name}`)),
        );
        const many = able.filter((one) => one).length;
        for (const key of ['all', adventure.roleplay!]) count(`covered ${key}`, able[seat]!);
        count('one', many === 1);
        count('none', many === 0);
        for (const name of adventure.numbers('AdventureCommonCosts').keys())
          for (const who of hands.keys()) count(`locked ${name}`, locked.has(`${who} ${name}`));
      }
  }
  const share = (key: string): number => {
    const [hits, all] = tally.get(key) ?? [0, 1];
    return hits / all;
  };
  const shares = (prefix: string): Record<string, number> =>
    Object.fromEntries(
      [...tally.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => [key.slice(prefix.length), share(key)]),
    );
  return {
    deals,
    players,
    covered: shares('covered '),
    one: share('one'),
    none: share('none'),
    lockedOut: shares('locked '),
  };
}
