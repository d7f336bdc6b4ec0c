/** How good a bid is, as far as its bidder knows. */
import { bidKeyOf, cardNamed } from '../cards/cards.ts';

const keyOf = (code: string): number => bidKeyOf(cardNamed(code) ?? 0);

/** GNO-BID-3, GNO-BID-4 No card of this hand would bid higher. */
export const isHighestBid = (bid: string, hand: readonly string[]): boolean =>
  hand.every((code) => keyOf(code) <= keyOf(bid));
