/** The events about pieces and territories. */
import { EVERYONE, type Sink } from '@hortus/kernel';
import type { Card } from '../cards/cards.ts';
import { EVENTS } from '../types.ts';
import { facingOf, type Man, ownerOf, pipsOf, spaceOf } from './men.ts';
import { REACH, type Space, xOf, yOf } from './space.ts';

export const tell = EVENTS.kinds;

type PieceEvent = (typeof tell)['created'];
type TerritoryEvent = (typeof tell)['laid'];

/** Everybody sees the board, so nothing new is revealed. */
export function tellMan(told: Sink, event: PieceEvent, man: Man): void {
  const space = spaceOf(man);
  told.tell(
    event.pack(ownerOf(man), pipsOf(man), facingOf(man), xOf(space) + REACH, yOf(space) + REACH),
    EVERYONE,
    false,
  );
}

export function tellLand(
  told: Sink,
  event: TerritoryEvent,
  card: Card,
  space: Space,
  reveals: boolean,
): void {
  told.tell(event.pack(card, xOf(space) + REACH, yOf(space) + REACH), EVERYONE, reveals);
}
