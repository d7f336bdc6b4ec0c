/** What the deal alone decides (CGS-PK-18): who could cover which adventure before anybody has played.
 *
 *  A hero uses what is playable at the start of the era: supports without a play condition that the adventure
 *  accepts, each number once, heavy cards only as far as their carriers bear their adventure costs.
 */
import { type Card, type EraDeck, holdsOn } from '@hortus/cards/language';
import { FastLuck, invariant, shuffleRange } from '@hortus/kernel';

export interface DealFigures {
  readonly card: Card;
  readonly deals: number;
  /** Deals in which the hero, who holds the card, covers it alone. */
  readonly own: number;
  /** The same after at most three swaps. */
  readonly swapped: number;
  /** Deals in which exactly one player could cover it. */
  readonly one: number;
}

export const MOST_SWAPS = 3;

type Numbers = readonly (readonly [string, number])[];

const numbersOf = (
  card: Card,
  category: 'AdventureCommonCosts' | 'AdventureCosts' | 'AdventureResources',
): Numbers =>
  [...(card.attributes.lists.get(category) ?? [])].map(([name, value]) => [name, Number(value)] as const);

interface Helper {
  readonly design: number;
  readonly gives: ReadonlyMap<string, number>;
  readonly needs: Numbers;
}

interface Task {
  readonly card: Card;
  readonly design: number;
  readonly costs: Numbers;
  /** The supports that are playable at the start, accepted, and useful here. */
  readonly helpers: readonly Helper[];
}

const isOpen = ({ attributes: { conditions } }: Card): boolean =>
  !conditions.has('PlayIfBuildsite') &&
  !conditions.has('PlayIfBuildsiteSum') &&
  !conditions.has('PlayIfBuildsite1');

/** CGS-ASI-1, -2 */
const accepts = (adventure: Card, support: Card): boolean =>
  holdsOn(adventure.attributes.conditions.get('AcceptSupportIf1') ?? [], support.attributes, true);

/** The two players of an edition: the first affiliation and the second. */
export function dealFigures(
  deck: EraDeck,
  houses: readonly string[],
  deals: number,
  seed: number,
): DealFigures[] {
  const designs = deck.cards.map(({ card }) => card);
  const silver = deck.cards.flatMap(({ card, copies }, design) =>
    card.gold ? [] : Array.from({ length: copies }, () => design),
  );
  const houseAt = designs.map(({ attributes }) =>
    houses.indexOf(String(attributes.globals.get('Affiliation'))),
  );
  const tasks = designs.flatMap((card, design) =>
    card.attributes.globals.get('Type') === 'Adventure' ? [taskOf(card, design, designs)] : [],
  );
  const figures = tasks.map(({ card }) => ({ card, deals, own: 0, swapped: 0, one: 0 }));
  const rng = new FastLuck(seed);
  const order = Int32Array.from(silver);
  for (let deal = 0; deal < deals; deal++) {
    shuffleRange(order, 0, order.length, rng);
    const ops = [new Set<number>(), new Set<number>()] as const;
    const heroOf = new Map<number, number>();
    const give = (design: number, player: number): void => {
      const house = houseAt[design] ?? -1;
      const owner = house === -1 ? player : house;
      ops[owner]?.add(design);
      heroOf.set(design, owner);
    };
    for (const [index, design] of order.entries()) give(design, index % 2);
    for (const [design, { gold }] of designs.entries()) if (gold) give(design, 0);
    for (const [index, task] of tasks.entries()) {
      const hero = heroOf.get(task.design);
      const count = figures[index];
      invariant(hero !== undefined && count !== undefined, 'an adventure that nobody holds');
      const can = ops.map((cards) => covers(task, cards));
      const own = ops[hero as 0 | 1];
      if (can[hero] === true) count.own += 1;
      if (can[hero] === true || swapsFor(task, own, ops[(1 - hero) as 0 | 1]) <= MOST_SWAPS)
        count.swapped += 1;
      if (can[0] !== can[1]) count.one += 1;
    }
  }
  return figures;
}

/** Adventures that the whole deck in one hand, each design once, doesn't cover. */
export function uncoverableIn({ cards }: EraDeck): string[] {
  const designs = cards.map(({ card }) => card);
  const all = new Set(designs.keys());
  return designs.flatMap((card, design) =>
    card.attributes.globals.get('Type') === 'Adventure' && !covers(taskOf(card, design, designs), all)
      ? [card.identifier]
      : [],
  );
}

function taskOf(card: Card, design: number, designs: readonly Card[]): Task {
  const helpers = designs.flatMap((support, index): Helper[] => {
    if (support.attributes.globals.get('Type') !== 'Support' || !isOpen(support) || !accepts(card, support))
      return [];
    const gives = new Map(numbersOf(support, 'AdventureResources'));
    return gives.size === 0 ? [] : [{ design: index, gives, needs: numbersOf(support, 'AdventureCosts') }];
  });
  const costs = numbersOf(card, 'AdventureCommonCosts');
  const asked = new Set(costs.map(([name]) => name));
  const gives = (names: ReadonlySet<string>) => (helper: Helper) =>
    [...helper.gives.keys()].some((name) => names.has(name));
  // A card that carries a useful heavy card is useful too.
  for (const { needs } of helpers.filter(gives(asked))) for (const [name] of needs) asked.add(name);
  return { card, design, costs, helpers: helpers.filter(gives(asked)) };
}

/**
 * CGS-IND-1, -2 without feats: all light cards count,
 * and some set of the heavy ones that their carriers can bear.
 */
function covers({ costs, helpers }: Task, ops: ReadonlySet<number>): boolean {
  const held = helpers.filter(({ design }) => ops.has(design));
  const light = held.filter(({ needs }) => needs.length === 0);
  const heavy = held.filter(
    ({ gives, needs }) => needs.length > 0 && costs.some(([name]) => gives.has(name)),
  );
  for (let chosen = 0; chosen < 1 << heavy.length; chosen++) {
    const laid = light.concat(heavy.filter((_, index) => ((chosen >> index) & 1) === 1));
    const required = new Map(costs);
    for (const { needs } of laid)
      for (const [name, value] of needs) required.set(name, (required.get(name) ?? 0) + value);
    if ([...required].every(([name, value]) => given(laid, name) >= value)) return true;
  }
  return false;
}

const given = (cards: readonly Helper[], name: string): number =>
  cards.reduce((sum, { gives }) => sum + (gives.get(name) ?? 0), 0);

/**
 * How many of the rival's cards the hero needs, the best of each name first; Infinity if they aren't enough.
 */
function swapsFor(task: Task, ops: ReadonlySet<number>, rival: ReadonlySet<number>): number {
  const all = new Set(ops);
  let swaps = 0;
  for (const [name, cost] of task.costs) {
    const value = ({ gives }: Helper): number => gives.get(name) ?? 0;
    const light = task.helpers.filter((helper) => helper.needs.length === 0 && value(helper) > 0);
    const wanted = light
      .filter(({ design }) => rival.has(design) && !all.has(design))
      .sort((a, b) => value(b) - value(a));
    for (const helper of wanted) {
      if (
        given(
          light.filter(({ design }) => all.has(design)),
          name,
        ) >= cost
      )
        break;
      all.add(helper.design);
      swaps += 1;
    }
  }
  return covers(task, all) ? swaps : Number.POSITIVE_INFINITY;
}
