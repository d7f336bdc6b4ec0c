/** The cards in play, by name: what a board needs to draw a view, which holds only card names. */

import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Game } from '@hortus/kernel';
import {
  ABILITIES,
  type AbilityName,
  type Card,
  type Deck,
  type Rules,
  type SwayState,
  type SwayView,
} from '../../src/index.ts';

export interface KnownCard extends Card {
  readonly number: number;
  readonly ability: number;
  readonly power: AbilityName;
  /** Drawn as in Worlds Asunder, the later edition, whose world has aged and which has no reserve. */
  readonly later: boolean;
}

export interface Cards {
  readonly deck: Deck;
  readonly rules: Rules;
  /** The lives of each side, as the deck's records give them. */
  readonly lives: readonly {
    readonly name: string;
    readonly ability: AbilityName;
    readonly faction: string;
  }[];
  of(name: string): KnownCard | undefined;
  at(number: number): KnownCard | undefined;
}

type Options = BoardProps['options'];
const kept = new WeakMap<Options, Map<string, Cards>>();

/** Made once per match: its options stay the same object while it is shown. */
export function cardsOf(game: Game, options: Options, seats: number): Cards {
  const known = kept.get(options) ?? new Map<string, Cards>();
  kept.set(options, known);
  const key = `${game.id} ${seats}`;
  const found = known.get(key) ?? makeCards(game, options, seats);
  known.set(key, found);
  return found;
}

function makeCards(game: Game, options: Options, seats: number): Cards {
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.fault.map(({ message }) => message).join('; '));
  const { rules } = game.create(parsed.value, seats) as SwayState;
  const cards = rules.deck.cards.map(
    (card, number): KnownCard => ({
      ...card,
      number,
      power: ABILITIES[card.ability] ?? 'ruin',
      later: !rules.hasReserve,
    }),
  );
  const lives = cards.flatMap(({ name, power: ability, faction, owner }) => {
    const side = rules.deck.factions[faction as 0 | 1];
    return owner === undefined && side !== undefined ? [{ name, ability, faction: side }] : [];
  });
  const byName = new Map(cards.map((card) => [card.name, card]));
  return { deck: rules.deck, rules, lives, of: (name) => byName.get(name), at: (number) => cards[number] };
}

/** Has a battle card been seen, in the reader's hand or face up? Only then does cutting in mean anything. */
export const hasSeenBattle = (view: SwayView, cards: Cards): boolean =>
  [
    ...view.ops.flatMap((zone) => zone.cards.map(({ card }) => card)),
    ...view.engaged.map(({ card }) => card),
    ...view.void,
  ].some((name) => name !== null && cards.of(name)?.power === 'battle');

const NO_OPTIONS: Options = {};
/** Facts that no option changes. */
export const spokenOf = (game: Game) => {
  const { afterLoss, loss, countdownWinsEarly } = cardsOf(game, NO_OPTIONS, 2).rules;
  return { game: game.id, afterLoss, loss, countdownWinsEarly };
};

/** 0 and 1 are the deck's factions, 2 is neutral; a custom card has the colours of its owner's side. */
export function factionOf(card: Card, sides: readonly [string, string], deck: Deck): 0 | 1 | 2 {
  if (card.faction < 3) return card.faction as 0 | 1 | 2;
  const name = sides[card.faction - 3];
  return name === deck.factions[1] ? 1 : 0;
}
