/** Faces and backs of cards of the Card Game System, one for screen and print (CGS-CARD-12 … 16). */
import { backDrawing, backdropDrawing, drawingOf, emblemDrawing, MOTIF_NAMES } from '@hortus/pictures';
import type { Card } from '../language/model.ts';
import { cardSvg, ring } from './drawing.ts';
import { affiliationOf, borderOf, type Face } from './face.ts';
import { GOLD, goldFace } from './gold.ts';
import { SILVER, silverFace } from './silver.ts';

export type { Face } from './face.ts';

/** A number that a text comes to, for choosing among things. */
function mixed(text: string): number {
  let hash = 7;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** CGS-CARD-15 Every gold card has its own picture. */
function pictureOf(identifier: string): string {
  const hash = mixed(identifier);
  const motif = MOTIF_NAMES[hash % MOTIF_NAMES.length]!;
  const group = ((hash >>> 8) % 4) as 0 | 1 | 2 | 3;
  return drawingOf(
    { name: identifier, motif, strength: 1 + ((hash >>> 12) % 6) },
    { group, later: (hash >>> 16) % 2 === 1, theme: 'day' },
  );
}

/** The front of a card of this pack. */
export function packFace(card: Card, pack: string): Face {
  const { identifier, gold } = card;
  const art = {
    backdrop: (width: number, height: number) => backdropDrawing(pack, width, height),
    emblem: emblemDrawing(identifier),
    picture: gold ? pictureOf(identifier) : '',
  };
  return gold ? goldFace(card, art) : silverFace(card, art);
}

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
