/** A deck as sheets to print and cut: cards of 63 × 88 mm, nine to a page. */
import { faceMarkup, type Paper, sheetOf } from '@hortus/cards/face';
import type { CardRecord, DeckRecord } from '../src/index.ts';
import { BACK } from './back.ts';
import { type FaceWords, faceOf, groupOf } from './face.ts';

const CARD = [63, 88] as const;

export interface PrintOptions {
  readonly paper: Paper;
  readonly language: string;
  readonly words: FaceWords;
  /** Draw the pictures of the later edition (Worlds Asunder). */
  readonly later: boolean;
  /** A page of backs after every page of faces, for printing on both sides. */
  readonly backs: boolean;
  /** Print only these cards. */
  readonly cards?: readonly CardRecord[];
}

export function printDeck(deck: DeckRecord, options: PrintOptions): string {
  const { paper, language, words, later, backs, cards = deck.cards } = options;
  return sheetOf({
    title: deck.name,
    language,
    paper,
    card: CARD,
    faces: cards.map((card) =>
      faceMarkup(faceOf(card, words, { group: groupOf(card, deck.factions), later, theme: 'day' })),
    ),
    ...(backs ? { back: BACK } : {}),
  });
}
