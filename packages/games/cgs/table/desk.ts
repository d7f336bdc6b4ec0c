/** What the parts of the board share. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import type { Peeked } from '@hortus/frame/peek/Peek.tsx';
import type { Move, Seat } from '@hortus/kernel';
import {
  type Cards,
  type CgsState,
  type Design,
  designIn,
  isInVainFor,
  isJoint,
  isOpenToAll,
  MOVES,
  type Outlook,
  playerAt,
  type View,
} from '../src/index.ts';
import { nameIn, personsIn } from './players.ts';

export const M = MOVES.kinds;

/** A card shown beside its place. */
export interface PeekedCard extends Peeked {
  readonly design: number;
  /** In the reader's own hand: it may be theirs to play. */
  readonly face?: number | undefined;
}

export interface Desk {
  readonly props: BoardProps<View>;
  readonly view: View;
  readonly world: CgsState;
  readonly cards: Cards;
  readonly seat: Seat | undefined;
  /** The player of the seat. */
  readonly me: number | undefined;
  readonly names: readonly string[];
  readonly outlook: Outlook;
  /** The standing after the card that is pointed at or chosen. */
  readonly ghost: Outlook | undefined;
  /** The card the ghost is of. */
  readonly ghosted: number | undefined;
  readonly chosen: number | undefined;
  /** Faces of the reader's plan, the next one first. */
  readonly planned: readonly number[];
  /** Faces in one's own hand that could be added on the next turn. */
  readonly soon: ReadonlySet<number>;
  /** A face in one's own hand is pressed, pointed at, or let go. */
  choose(face: number | undefined): void;
  point(face: number | undefined): void;
  /** The standing after this face is played, now or on the next turn. */
  ghostOf(face: number): Outlook | undefined;
  /** Shows a card beside its place, until the pointer or the focus leaves it. */
  peek(peeked: PeekedCard): void;
  leave(): void;
  unpeek(): void;
  /** Shows a design large. */
  show(design: number): void;
}

export const designOf = ({ cards }: Pick<Desk, 'cards'>, face: number): Design =>
  cards.designs[designIn(face)]!;

/** `Scout 17` without its number. */
export const titleOf = ({ card }: Design): string => card.identifier.replace(/\s*\d+$/, '');

/** The number that its face shows at the end of the name, if it has one. */
export const numberOf = ({ card }: Design): string | undefined => /\d+$/.exec(card.identifier)?.[0];

/** The adventure in progress. */
export const currentOf = ({ view, cards }: Pick<Desk, 'view' | 'cards'>): Design | undefined =>
  view.current === null ? undefined : cards.designs[view.current];

/** The reader can gain nothing by covering costs. */
export const isInVain = (desk: Pick<Desk, 'view' | 'cards' | 'me'>): boolean =>
  isInVainFor(currentOf(desk), desk.view.hero, desk.me);

/** The move that plays this face now, if there is one. */
export const layingOf = (legal: readonly Move[], face: number): Move | undefined =>
  legal.find(
    (move) =>
      (M.play.is(move) && M.play.get.face(move) === face) ||
      (M.add.is(move) && M.add.get.face(move) === face),
  );

/** Persons of a player as one name. */
export const playerName = ({ view, names }: Pick<Desk, 'view' | 'names'>, player: number): string =>
  nameIn(view, names, player);

/** For sentences: the player's name, and whether the reader is meant. On one screen everybody goes by name. */
export const whoIn = (
  desk: Desk,
  player: number,
): { readonly who: string; readonly you: boolean; readonly many: boolean } => ({
  who: playerName(desk, player),
  you: player === desk.me,
  many: personsIn(desk.view, player).length > 1,
});

export const playersOf = ({ world }: Desk): readonly number[] =>
  Array.from({ length: world.rules.players }, (_, i) => i);

/** How many cards of each face, in the order of the pack. */
export function counted(faces: readonly number[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}

export { isJoint, isOpenToAll, playerAt };
