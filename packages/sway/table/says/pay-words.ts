/** What pays for a card, as a button says it where that is all there is to choose. */
import { words } from '@hortus/frame/page/words.ts';
import type { Move } from '@hortus/kernel';
import { BY, type SwayView } from '../../src/index.ts';
import { M } from '../../src/press/index.ts';
import type { Cards } from '../cards/deck.ts';
import { moveWords } from './words.ts';

export function payWords(move: Move, cards: Cards, view: SwayView): string {
  const { say } = words.value;
  const by = M.engage.is(move) ? BY[M.engage.get.by(move)] : undefined;
  if (by === 'plain') return say('web.sway.pays.plain', { count: view.pool.plain ?? 0 });
  const budget = /^vision(\d)$/.exec(by ?? '')?.[1];
  if (budget === undefined) return moveWords(move, cards, view);
  const sway = cards.at(M.engage.get.card(move))?.sway ?? 0;
  return say('web.sway.pays.vision', { count: Number(budget), sway });
}
