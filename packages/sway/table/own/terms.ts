/** What the fields for custom cards share. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Game } from '@hortus/kernel';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type AbilityName,
  type CardRecord,
  type DeckClauses,
  type DeckRecord,
  type SwayState,
  termsOf,
} from '../../src/index.ts';
import { isShortDeck } from './short-deck.ts';

export type Options = BoardProps['options'];

export interface OwnProps {
  readonly game: Game;
  readonly deck: DeckRecord;
  readonly clauses: DeckClauses;
  readonly custom: readonly AbilityName[];
  readonly options: Signal<Options>;
  readonly seats: readonly string[];
}

/** The custom cards; none while what was typed has faults. */
export const customIn = ({ custom }: Options): readonly CardRecord[] =>
  Array.isArray(custom) ? (custom as unknown as readonly CardRecord[]) : [];

/** The options without one that is resubmitted once the text being typed parses. */
export const without = (options: Options, name: string): Options =>
  Object.fromEntries(Object.entries(options).filter(([key]) => key !== name));

/** Cards that a player brought, and the abilities agreed on for them. The deck of a quick match is nobody's own. */
export function broughtIn({ custom, abilities, deck }: Options, usual: DeckRecord): Options {
  return {
    ...(custom === undefined ? {} : { custom }),
    ...(custom === undefined || abilities === undefined ? {} : { abilities }),
    ...(deck === undefined || isShortDeck(deck, usual) ? {} : { deck }),
  };
}

/** Reads the cards again whenever the terms they were read under may have changed. */
export function useReadAgain({ options, seats }: OwnProps, read: () => void): void {
  const { deck: _deck, custom: _custom, ...rest } = options.value;
  useEffect(read, [JSON.stringify([rest, seats.length])]);
}

/** The terms don't depend on the cards, so a fault in one field leaves the other alone. */
export function termsFor({ game, clauses, options, seats }: OwnProps) {
  const { deck: _deck, custom: _custom, ...rest } = options.value;
  const parsed = game.parseOptions(rest, seats.length);
  if (!parsed.ok) return undefined;
  return termsOf((game.create(parsed.value, seats.length) as SwayState).rules, clauses, seats.length);
}
