/** What the four suits offer, in both forms (GNO-CUP, GNO-ROD, GNO-DSC, GNO-SWD). */
import {
  ahead,
  FACINGS,
  type Facing,
  hasEnemy,
  isOnGrid,
  isVoid,
  isWasteland,
  landAt,
  menAt,
  menOf,
  type Piece,
  type Reading,
  type Space,
  stashOf,
  worthOf,
} from './table.ts';
import type { Wish } from './wish.ts';

/** GNO-TGT-3 */
export const minionsOf = (table: Reading): Piece[] =>
  table.turn === null ? [] : menOf(table, table.turn).filter(({ minion }) => table.all || minion);

/** GNO-TGT-4, GNO-TGT-5, GNO-TGT-7 The space a minion can target, unless it is void. */
export function targetSpace(table: Reading, actor: Piece): Space | undefined {
  const space = actor.facing === 'U' ? actor : ahead(actor, actor.facing, 1);
  return isVoid(table, space) ? undefined : { x: space.x, y: space.y };
}
/** GNO-TGT-6 The pieces it can target, itself among them. */
export function targetPieces(table: Reading, actor: Piece): Piece[] {
  const space = targetSpace(table, actor);
  const others = space === undefined ? [] : menAt(table, space);
  return others.includes(actor) ? others : [actor, ...others];
}

export const isOwn = (table: Reading, piece: Piece): boolean => piece.owner === table.turn;
/**
 * GNO-TGT-8, GNO-TGT-9 A piece of one's own may be turned
 * by what is done to it; an enemy piece keeps its facing.
 */
export const facingsFor = (table: Reading, piece: Piece): (Facing | undefined)[] =>
  isOwn(table, piece) ? [...FACINGS] : [undefined];
export const handOf = (table: Reading): string[] => (table.turn === null ? [] : table.hands[table.turn]);

export interface CupLeave {
  /** GNO-EMS-1 */
  readonly noLimit?: boolean;
  /** GNO-WHE-1 */
  readonly mayTakeTop?: boolean;
}

export function cups(table: Reading, { noLimit = false, mayTakeTop = false }: CupLeave = {}): Wish[] {
  return minionsOf(table).flatMap((actor) => {
    const space = targetSpace(table, actor);
    if (space === undefined) return [];
    const wishes = creations(table, actor, space, 1, noLimit, { own: 'cup', like: 'cupLike' });
    if (mayBuild(table, space)) {
      for (const card of handOf(table)) if (worthOf(card) === 1) wishes.push({ kind: 'cupLay', actor, card });
      if (mayTakeTop) wishes.push({ kind: 'cupTop', actor });
    }
    return wishes;
  });
}
/** GNO-CUP-1 to GNO-CUP-4, also for the medium piece of the Sun. */
export function creations(
  table: Reading,
  actor: Piece,
  space: Space,
  pips: number,
  noLimit: boolean,
  kinds: { readonly own: string; readonly like: string },
): Wish[] {
  if (!noLimit && menAt(table, space).length >= 3) return [];
  const wishes: Wish[] = [];
  if (stashOf(table, actor.owner, pips) > 0)
    for (const facing of FACINGS) wishes.push({ kind: kinds.own, actor, facing });
  for (const man of menAt(table, space))
    if (!isOwn(table, man) && stashOf(table, man.owner, pips) > 0)
      wishes.push({ kind: kinds.like, actor, man });
  return wishes;
}
/** GNO-CUP-6, GNO-CUP-7 */
export const mayBuild = (table: Reading, space: Space): boolean =>
  isWasteland(table, space) && !hasEnemy(table, space);

/** May a piece end a movement there? */
export type Ending = (table: Reading, space: Space, move: Wish) => boolean;
/** GNO-ROD-5, GNO-ROD-6 */
export const endsLegally: Ending = (table, space) => !isVoid(table, space) && menAt(table, space).length < 3;
/** GNO-EMR-1, GNO-EMR-2 */
export const endsOutsideVoid: Ending = (table, space) => !isVoid(table, space);

export function rods(table: Reading, mayEnd: Ending = endsLegally): Wish[] {
  return minionsOf(table).flatMap((actor) => {
    if (actor.facing === 'U') return [];
    const wishes: Wish[] = [];
    const next = ahead(actor, actor.facing, 1);
    for (let amount = 1; amount <= actor.pips; amount++) {
      for (const man of [actor, ...menAt(table, next)]) {
        const end = ahead(man, actor.facing, amount);
        for (const facing of facingsFor(table, man)) {
          const wish: Wish = { kind: 'rod', actor, man, amount, facing };
          if (isOnGrid(end) && mayEnd(table, end, wish)) wishes.push(wish);
        }
      }
      if (mayPush(table, next, ahead(next, actor.facing, amount)))
        wishes.push({ kind: 'rodCard', actor, amount });
    }
    return wishes;
  });
}
/** GNO-ROD-9, GNO-ROD-10 */
const mayPush = (table: Reading, from: Space, to: Space): boolean =>
  landAt(table, from) !== undefined && !hasEnemy(table, from) && mayBuild(table, to);

export function discs(table: Reading, fromOut = false): Wish[] {
  return minionsOf(table).flatMap((actor) => [
    ...growths(table, actor, 1, 'disc'),
    ...landGrowths(table, actor, 1, 'discLay', fromOut),
  ]);
}
/** GNO-DSC-1, GNO-DSC-2, GNO-STR-2 */
export const growths = (table: Reading, actor: Piece, by: number, kind: string): Wish[] =>
  targetPieces(table, actor)
    .filter(({ pips, owner }) => pips + by <= 3 && stashOf(table, owner, pips + by) > 0)
    .flatMap((man) => facingsFor(table, man).map((facing): Wish => ({ kind, actor, man, facing })));
/** GNO-DSC-4, GNO-STR-3 */
export function landGrowths(table: Reading, actor: Piece, by: number, kind: string, fromOut = false): Wish[] {
  const space = targetSpace(table, actor);
  const land = space && landAt(table, space);
  if (land === undefined || hasEnemy(table, land)) return [];
  const fits = (card: string): boolean => worthOf(card) === worthOf(land.card) + by;
  return [
    ...handOf(table)
      .filter(fits)
      .map((card): Wish => ({ kind, actor, card })),
    ...(fromOut ? table.out.filter(fits).map((card): Wish => ({ kind, actor, card, fromOut })) : []),
  ];
}

export function swords(table: Reading, fromOut = false): Wish[] {
  return minionsOf(table).flatMap((actor) => {
    const wishes = targetPieces(table, actor).flatMap((man) =>
      damages(table, man, 1, actor.pips).map((wish): Wish => ({ ...wish, kind: 'sword', actor })),
    );
    const space = targetSpace(table, actor);
    const land = space && landAt(table, space);
    if (land === undefined || hasEnemy(table, land)) return wishes;
    const fits = (card: string): boolean => {
      const loss = worthOf(land.card) - worthOf(card);
      return loss >= 1 && loss <= actor.pips;
    };
    for (const card of handOf(table)) if (fits(card)) wishes.push({ kind: 'swordLay', actor, card });
    if (fromOut)
      for (const card of table.out) if (fits(card)) wishes.push({ kind: 'swordLay', actor, card, fromOut });
    if (actor.pips >= worthOf(land.card)) wishes.push({ kind: 'raze', actor });
    return wishes;
  });
}
/** GNO-SWD-1 to GNO-SWD-5 What damage from `least` to `most` may do to a piece. */
export function damages(table: Reading, man: Piece, least: number, most: number): Omit<Wish, 'kind'>[] {
  const wishes: Omit<Wish, 'kind'>[] = [];
  for (let amount = least; amount <= Math.min(most, man.pips); amount++) {
    const left = man.pips - amount;
    if (left === 0) wishes.push({ man, amount });
    else if (stashOf(table, man.owner, left) > 0)
      for (const facing of facingsFor(table, man)) wishes.push({ man, amount, facing });
  }
  return wishes;
}
