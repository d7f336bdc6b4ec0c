/** A move in words, in which the two implementations' moves are compared. */
import type { Move, Seat } from '@hortus/kernel';
import { CODES } from '../../cards/cards.ts';
import { MOVES, type View } from '../../types.ts';
import { FACINGS, type Facing, type Piece, pieceName, type Space, spaceName } from './table.ts';

export interface Wish {
  readonly kind: string;
  readonly actor?: Piece | undefined;
  /** The piece something is done to. */
  readonly man?: Piece | undefined;
  readonly space?: Space | undefined;
  readonly to?: Space | undefined;
  readonly card?: string | undefined;
  readonly facing?: Facing | undefined;
  /** Distance, damage, cards to draw. */
  readonly amount?: number | undefined;
  readonly fromOut?: boolean | undefined;
  readonly seat?: Seat | undefined;
  readonly drop?: readonly string[] | undefined;
}

/** Two moves with the same name do the same; equal pieces in a space are interchangeable. */
export const nameOf = ({ kind, actor, man, space, to, card, facing, ...more }: Wish): string =>
  [
    kind,
    actor === undefined ? '' : `by ${pieceName(actor)}`,
    man === undefined ? '' : `on ${pieceName(man)}`,
    space === undefined ? '' : `at ${spaceName(space)}`,
    to === undefined ? '' : `to ${spaceName(to)}`,
    card ?? '',
    facing === undefined ? '' : `>${facing}`,
    more.amount ?? '',
    more.fromOut ? '/x' : '',
    more.seat ?? '',
    more.drop === undefined ? '' : `-${more.drop.join()}`,
  ]
    .filter((word) => word !== '')
    .join(' ');

/** What the engine means: men and spaces are named by their place in the view's lists. */
export function wishOf(move: Move, seat: Seat, view: View): Wish {
  const { kind, ...fields } = MOVES.toJson(move);
  const field = (name: string): number | undefined =>
    fields[name] === undefined ? undefined : Number(fields[name]);
  const pick = <T>(from: readonly T[], name: string): T | undefined => {
    const at = field(name);
    return at === undefined ? undefined : from[at];
  };
  const man = pick(view.men, 'man');
  const [far, harm, count, drop] = ['far', 'harm', 'count', 'drop'].map(field);
  const amount = far !== undefined ? far + 1 : harm !== undefined ? harm + 1 : count;
  const hand = view.hands[seat].cards;
  const isDestroyed = kind.startsWith('sword') && harm !== undefined && harm + 1 === man?.pips;
  const keepsFacing =
    man !== undefined &&
    man.owner !== seat &&
    ['rod', 'disc', 'disc2', 'sword', 'sword2', 'send'].includes(kind);
  return {
    kind,
    actor: pick(view.men, 'actor'),
    man,
    space: pick(view.sites, 'site'),
    to: pick(view.sites, 'to'),
    card: pick(CODES, 'card'),
    facing: isDestroyed || keepsFacing ? undefined : pick(FACINGS, 'facing'),
    amount,
    fromOut: field('from') === 1,
    seat: field('seat'),
    drop: drop === undefined ? undefined : hand.filter((_, nth) => Math.floor(drop / 2 ** nth) % 2 === 1),
  };
}
