import { type Match, type MatchLog, namesIn, type Seat, type State } from '@hortus/kernel';
import { printable } from '@hortus/kit/paint';
import type { Cast } from '@hortus/words';

/** The cards of a match, if its game has a deck. */
interface WithDeck {
  readonly deck?: {
    readonly cards: readonly { readonly name: string }[];
    readonly factions: readonly string[];
  };
}

function deckOf({ rules }: State): Cast['deck'] {
  const deck = (rules as WithDeck | undefined)?.deck;
  if (deck === undefined) return undefined;
  return { cards: deck.cards.map(({ name }) => printable(name)), factions: deck.factions.map(printable) };
}

/** The names that the sentences of a match use. */
export const castOf = ({ terms, state }: Match, you?: Seat, log?: MatchLog): Cast => ({
  names: namesIn(log ?? { terms }).map(printable),
  you,
  deck: deckOf(state),
});
