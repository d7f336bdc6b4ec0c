/** Fronts and backs with their art. */
import { backDrawing, backdropDrawing } from '@hortus/pictures';
import { emblemDrawing, gloryDrawing } from '@hortus/pictures/emblem';
import type { Card } from '../language/model.ts';
import { cardSvg, ring } from './drawing.ts';
import { emblemOf } from './emblem.ts';
import { affiliationOf, borderOf, type Face } from './face.ts';
import { GOLD, goldFace } from './gold.ts';
import { SILVER, silverFace } from './silver.ts';

/** The front of a card of this pack. */
export function packFace(card: Card, pack: string): Face {
  const emblem = emblemOf(card);
  const art = {
    backdrop: (width: number, height: number) => backdropDrawing(pack, width, height),
    emblem: emblemDrawing(emblem, 'day'),
    /** CGS-CARD-15 Every gold card has its own. */
    picture: card.gold ? gloryDrawing(emblem, 'day') : '',
  };
  return card.gold ? goldFace(card, art) : silverFace(card, art);
}

/** The emblem alone, for a card that is shown small; by day and by night. */
export const packEmblem = (card: Card): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true">${emblemDrawing(emblemOf(card))}</svg>`;

/** CGS-CARD-16 One back for each affiliation, in the border of the card. */
export function packBack(card: Card): string {
  const { width, height } = card.gold ? GOLD : SILVER;
  const side = affiliationOf(card);
  return cardSvg(
    width,
    height,
    side ?? '',
    backDrawing(side, width, height) + ring(width, height, card.gold ? 44 : 30, borderOf(card)),
  );
}
