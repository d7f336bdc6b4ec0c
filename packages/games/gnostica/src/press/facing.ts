/** Moves that differ only in how a piece will face: which one to start with, and how large the piece will be. */
import type { Seat } from '@hortus/kernel';
import { FACINGS, UP } from '../board/space.ts';
import type { View } from '../types.ts';
import type { Kind, Meaning } from './meaning.ts';
import { manIn, pieceAt } from './things.ts';

/** Moves that differ only in the facing. */
export type Group = readonly [Meaning, ...Meaning[]];

/** New pieces have no facing to keep. */
const NEW: ReadonlySet<Kind> = new Set(['put', 'cup', 'sun']);

const pieceOf = (view: View, { target, actor }: Meaning) =>
  pieceAt(view, manIn(target) === undefined ? actor : target);

/** The move that keeps the facing. */
export function keeping(group: Group, view: View): Meaning | undefined {
  const [one] = group;
  if (NEW.has(one.kind)) return undefined;
  const now = pieceOf(view, one)?.facing;
  return group.find(({ facing }) => facing !== undefined && FACINGS[facing] === now);
}

/** That one, or the one that stands a piece up. */
const standing = (group: Group, view: View): Meaning =>
  keeping(group, view) ?? group.find(({ facing }) => facing === UP) ?? group[0];

/** Their facing is what they are about: until it is chosen, there is nothing to show. */
export const TURNS: readonly Kind[] = ['turn', 'face'];

/** What can be shown of a group while its facing is open. */
export const shownOf = (group: Group, view: View): Meaning | undefined =>
  group.length > 1 && TURNS.includes(group[0].kind) ? undefined : standing(group, view);

/** Whose piece it is whose facing is chosen: the Devil turns those of others, and everything else leaves it one's own. */
export const ownerTurned = (one: Meaning, view: View, you: Seat): Seat =>
  one.kind === 'face' ? (pieceOf(view, one)?.owner ?? you) : you;

/** GNO-TGT-9 Pieces of others keep their facing, unless the Devil turns them or they become one's own. */
export function keepsItsFacing({ kind, target }: Meaning, view: View, you: Seat | undefined): boolean {
  const man = view.men[manIn(target) ?? -1];
  return man !== undefined && man.owner !== you && kind !== 'face' && kind !== 'own';
}

/** The size of the piece whose facing is chosen; 0 if it will be gone. */
export function pipsAfter(one: Meaning, view: View): number {
  const { kind, amount = 0 } = one;
  if (kind === 'put' || kind === 'cup') return 1;
  if (kind === 'sun') return 2;
  if (kind === 'disc2') return 3;
  const pips = pieceOf(view, one)?.pips ?? 1;
  if (kind === 'disc') return pips + 1;
  return kind === 'sword' || kind === 'sword2' ? Math.max(0, pips - amount - 1) : pips;
}
