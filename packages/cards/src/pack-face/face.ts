/** What every face has, silver or gold. */
import type { Card } from '../language/model.ts';
import { BORDERS } from './drawing.ts';

export interface Face {
  /** An SVG as large as its container. */
  readonly markup: string;
  /** Even in the smallest letters not everything had room: the face ends in `…` where something is missing. */
  readonly isCut: boolean;
}

/** Our own drawings, whose markup contains nothing from a card. */
export interface FaceArt {
  readonly backdrop: (width: number, height: number) => string;
  /** 100 by 100. */
  readonly emblem: string;
  /** 120 by 90; only gold cards have it. */
  readonly picture: string;
}

const globalOf = (card: Card, name: string): string | undefined => {
  const value = card.attributes.globals.get(name);
  return value === undefined ? undefined : String(value);
};

export const typeOf = (card: Card): string => globalOf(card, 'Type') ?? '?';
export const affiliationOf = (card: Card): string | undefined => globalOf(card, 'Affiliation');

/** CGS-CARD-14 */
export function borderOf(card: Card): string {
  const type = typeOf(card);
  return type === 'Adventure' || type === 'Support' ? BORDERS[type] : BORDERS.none;
}

/** `Flat Punt` and `11`. From its end: a pattern would try every digit of one that has thousands. */
export function splitIdentifier(identifier: string): readonly [name: string, number: string] {
  let at = identifier.length;
  while (/^\d$/.test(identifier.charAt(at - 1))) at--;
  return [identifier.slice(0, at).trimEnd(), identifier.slice(at)];
}
