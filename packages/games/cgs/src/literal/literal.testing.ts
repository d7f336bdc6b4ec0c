/**
 * A second, plain implementation of the ledger: names and texts, lists and loops, no sets and no tables. It knows a
 * view, and the cards as the language's reader returns them, but nothing of the compiled ones.
 */
import type { Card, Condition, ConditionalCategory, PlainCategory, Value } from '@hortus/cards/language';
import { designIn, isBarredFace, type Rules, type View } from '../index.ts';

export interface Lying {
  readonly card: Card;
  readonly barred: boolean;
}

/** The parts of a view that are read. */
export type Seen = Pick<
  View,
  | 'era'
  | 'ops'
  | 'ground'
  | 'site'
  | 'wreck'
  | 'common'
  | 'hero'
  | 'current'
  | 'pending'
  | 'immune'
  | 'wins'
  | 'gone'
>;

export class Literal {
  readonly #rules: Rules;
  readonly #view: Seen;

  constructor(rules: Rules, view: Seen) {
    this.#rules = rules;
    this.#view = view;
  }

  #cards(faces: readonly number[]): Lying[] {
    return faces.map((face) => ({
      card: this.#rules.cards.designs[designIn(face)].card,
      barred: isBarredFace(face),
    }));
  }

  #playerOf(seat: number): number {
    return this.#rules.playerOf[this.#view.era][seat];
  }

  ground(player: number): Card[] {
    return this.#view.ground.flatMap((faces, seat) =>
      this.#playerOf(seat) === player ? this.#cards(faces).map(({ card }) => card) : [],
    );
  }

  site = (player: number): Card[] => this.#cards(this.#view.site[player]).map(({ card }) => card);
  wreck = (player: number): Card[] => this.#cards(this.#view.wreck[player]).map(({ card }) => card);
  common = (): Card[] => this.#cards(this.#view.common).map(({ card }) => card);
  ops = (seat: number): Lying[] => this.#cards(this.#view.ops[seat]);
  get players(): number[] {
    return this.#view.wins.map((_, player) => player);
  }
  /** Have all persons of this player left? */
  isOut = (player: number): boolean =>
    this.#view.ops.every((_, seat) => this.#playerOf(seat) !== player || this.#view.gone.includes(seat));
  get current(): Card | undefined {
    const { current } = this.#view;
    return current === null ? undefined : this.#rules.cards.designs[current].card;
  }

  /** CGS-COOP, CGS-IND: name → [required, covered] for one player. */
  costs(player: number): Map<string, [number, number]> {
    const { current } = this;
    const sums = new Map<string, [number, number]>();
    if (current === undefined) return sums;
    const together = ['Cataclysm', 'Cooperation'].includes(String(global(current, 'Roleplay')));
    const counts = (other: number): boolean => together || other === player;
    const add = (name: string, required: number, covered: number): void => {
      const [r, c] = sums.get(name) ?? [0, 0];
      sums.set(name, [r + required, c + covered]);
    };
    for (const other of this.players)
      for (const card of this.ground(other)) {
        for (const [name, n] of numbers(card, 'AdventureCommonCosts')) add(name, n, 0);
        if (!counts(other)) continue;
        for (const [name, n] of numbers(card, 'AdventureCosts')) add(name, n, 0);
      }
    const asked = new Set(sums.keys());
    const supply = (cards: readonly Card[], category: PlainCategory): void => {
      for (const card of cards)
        for (const [name, n] of numbers(card, category)) if (asked.has(name)) add(name, 0, n);
    };
    for (const other of this.players.filter(counts)) {
      supply(
        this.ground(other).filter((card) => global(card, 'Type') === 'Support'),
        'AdventureResources',
      );
      supply(this.site(other), 'Feats');
    }
    if (!together) supply([current], 'AdventureResources');
    supply(this.common(), 'Feats');
    return sums;
  }

  /** CGS-EOA-3, -4 */
  covers = (player: number): boolean =>
    [...this.costs(player).values()].every(([required, covered]) => covered >= required);

  /** CGS-WIN-1, CGS-R-42 */
  overflow = (player: number): number =>
    [...this.costs(player).values()].reduce(
      (sum, [required, covered]) =>
        sum + covered - (this.#rules.options.overflow === 'surplus' ? required : 0),
      0,
    );

  /** CGS-WIN-2 … 7 Who wins the adventure as it stands. */
  winner(): number | undefined {
    const { hero } = this.#view;
    if (this.current === undefined || hero === null) return undefined;
    const competitive = ['Battle', 'Competition', 'Epic'].includes(String(global(this.current, 'Roleplay')));
    if (!competitive) return this.covers(hero) ? hero : undefined;
    const able = this.players.filter((player) => !this.isOut(player) && this.covers(player));
    const most = Math.max(...able.map(this.overflow));
    const best = able.filter((player) => this.overflow(player) === most);
    return best.length === 1 ? best[0] : undefined;
  }

  /** CGS-EOE-7 … 9 */
  coversEra(player: number): boolean {
    const sum = (cards: readonly Card[], category: PlainCategory, name: string): number =>
      cards.flatMap((card) => numbers(card, category)).reduce((n, [one, m]) => (one === name ? n + m : n), 0);
    const site = this.site(player);
    const owing = [...site, ...this.wreck(player)];
    return owing
      .flatMap((card) => numbers(card, 'EraCosts'))
      .every(([name]) => sum(site, 'EraResources', name) >= sum(owing, 'EraCosts', name));
  }

  /** CGS-VP-1 */
  points(player: number): number {
    const sum = (cards: readonly Card[], category: PlainCategory): number =>
      cards.flatMap((card) => numbers(card, category)).reduce((total, [, n]) => total + n, 0);
    const held = this.site(player).reduce(
      (total, card) => total + Number(global(card, 'StockHolding') ?? 0),
      0,
    );
    return (
      sum(this.site(player), 'EraResources') +
      held -
      sum(this.site(player), 'EraCosts') -
      sum(this.wreck(player), 'EraCosts')
    );
  }

  /** The identifiers a seat may play in its turn, by every check of CGS-PADV and CGS-PSUP. */
  playable(seat: number): string[] {
    const player = this.#playerOf(seat);
    const may = this.current === undefined ? this.#mayOpen : this.#maySupport;
    const cards = this.ops(seat).filter(
      (lying) => this.#conditionsHold(player, lying.card) && may.call(this, player, lying),
    );
    return [...new Set(cards.map(({ card }) => card.identifier))].sort();
  }

  #mayOpen(player: number, { card }: Lying): boolean {
    if (global(card, 'Type') !== 'Adventure') return false;
    const adventures = (cards: readonly Card[]): Card[] =>
      cards.filter((one) => global(one, 'Type') === 'Adventure');
    const near = adventures([...this.site(player), ...this.common()]);
    const sites = adventures(this.players.flatMap((other) => this.site(other)));
    return (
      near.every((one) => one.number !== card.number && !shares(one, card, 'Unique')) &&
      sites.every((one) => !shares(one, card, 'UniqueAny'))
    );
  }

  /** CGS-R-51, -52, -54 What may join the batch of a Solo. */
  addable(seat: number, laid: readonly Card[]): string[] {
    const asked = new Set(
      [this.current, ...laid].flatMap((card) =>
        card === undefined
          ? []
          : [...numbers(card, 'AdventureCommonCosts'), ...numbers(card, 'AdventureCosts')].map(
              ([name]) => name,
            ),
      ),
    );
    const covers = (card: Card): boolean =>
      numbers(card, 'AdventureResources').some(([name]) => asked.has(name));
    const cards = new Map(this.ops(seat).map(({ card }) => [card.identifier, card]));
    return this.playable(seat).filter((identifier) => {
      const card = cards.get(identifier);
      return card !== undefined && covers(card) && global(card, 'RewindAdventure') === undefined;
    });
  }

  #maySupport(player: number, { card, barred }: Lying): boolean {
    const { current } = this;
    if (current === undefined || global(card, 'Type') !== 'Support' || barred) return false;
    const answers = global(card, 'Recover1') === 'Yes' || has(card, 'ImmuneIf1');
    const rivals = this.players.filter((other) => other !== player);
    const special = rivals.some((other) => this.#view.pending[other] !== null);
    if (special && !answers) return false;
    for (const rival of rivals)
      for (const power of this.ground(rival)) {
        const own = this.#pendingOf(rival)?.identifier === power.identifier;
        if (own || this.#isImmune(player, rival, power)) continue;
        if (global(power, 'Freeze') === 'Yes') return false;
        const addsCosts = card.attributes.lists.has('AdventureCommonCosts');
        if (global(power, 'FreezeAdventureCommonCosts') === 'Yes' && addsCosts) return false;
      }
    const accepts = conditions(current, 'AcceptSupportIf1').every((one) => {
      const value = found(card, one);
      return value === undefined || compare(one, value);
    });
    return accepts && this.#stockAllows(current, card) && this.#isUnique(player, card);
  }

  #pendingOf(player: number): Card | undefined {
    const design = this.#view.pending[player];
    return design === null ? undefined : this.#rules.cards.designs[design].card;
  }

  #isImmune(player: number, rival: number, power: Card): boolean {
    return this.#view.immune.some(
      ([who, seat, design]) =>
        who === player &&
        this.#playerOf(seat) === rival &&
        this.#rules.cards.designs[design].card.identifier === power.identifier,
    );
  }

  #isUnique(player: number, card: Card): boolean {
    return this.players.every((other) =>
      this.ground(other).every((one) => {
        if (other === player && (one.number === card.number || shares(one, card, 'Unique'))) return false;
        return !shares(one, card, 'UniqueAny') || (other !== player && this.#isImmune(player, other, one));
      }),
    );
  }

  /** CGS-STH-2 */
  #stockAllows(current: Card, card: Card): boolean {
    const offering = global(current, 'StockOffering');
    const together = ['Cataclysm', 'Cooperation'].includes(String(global(current, 'Roleplay')));
    if (offering === undefined || !together || global(card, 'StockHolding') === undefined) return true;
    const held = this.players
      .flatMap((player) => this.ground(player))
      .reduce((total, one) => total + Number(global(one, 'StockHolding') ?? 0), 0);
    return held < Number(offering);
  }

  #conditionsHold(player: number, card: Card): boolean {
    const there = [...this.site(player), ...this.common()];
    const fits = (one: Card, condition: Condition): boolean => {
      const value = found(one, condition);
      return value !== undefined && compare(condition, value);
    };
    const some = (condition: Condition): boolean => there.some((one) => fits(one, condition));
    const sums = (condition: Condition): boolean => {
      if (typeof condition.values[0] === 'string') return some(condition);
      const values = there.map((one) => found(one, condition)).filter((value) => typeof value === 'number');
      return (
        values.length > 0 &&
        compare(
          condition,
          values.reduce((total, n) => total + n, 0),
        )
      );
    };
    const one = conditions(card, 'PlayIfBuildsite1');
    return (
      conditions(card, 'PlayIfBuildsite').every(some) &&
      conditions(card, 'PlayIfBuildsiteSum').every(sums) &&
      (one.length === 0 || there.some((other) => one.every((condition) => fits(other, condition))))
    );
  }
}

export const global = (card: Card, name: string): Value | undefined => card.attributes.globals.get(name);
export const has = (card: Card, category: ConditionalCategory): boolean =>
  card.attributes.conditions.has(category);
export const conditions = (card: Card, category: ConditionalCategory): readonly Condition[] =>
  card.attributes.conditions.get(category) ?? [];
const shares = (one: Card, other: Card, name: string): boolean =>
  global(one, name) !== undefined && global(one, name) === global(other, name);

function numbers(card: Card, category: PlainCategory): [string, number][] {
  return [...(card.attributes.lists.get(category) ?? [])].filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
}

export const found = ({ attributes }: Card, { category, name }: Condition): Value | undefined =>
  category === undefined ? attributes.globals.get(name) : attributes.lists.get(category)?.get(name);

export function compare({ operator, values: [first, ...rest] }: Condition, value: Value): boolean {
  if (operator === '=') return [first, ...rest].some((one) => one === value);
  if (typeof value !== 'number' || typeof first !== 'number') return false;
  return operator === '<' ? value <= first : value >= first;
}
