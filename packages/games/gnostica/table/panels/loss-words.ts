import type { Loss } from '../../src/told/losses.ts';
import { cardName, said } from '../says/names.ts';

/** `Ben destroyed The Moon with Four of Swords`. */
export function lossWords({ how, card, instead, by, using }: Loss, names: readonly string[]): string {
  const params = { who: names[by] ?? '', card: cardName(card), new: cardName(instead ?? card) };
  return using === undefined
    ? said(`lost.${how}.plain`, '', params)
    : said(`lost.${how}`, '', { ...params, with: cardName(using) });
}
