/** Seats, spaces and pieces as text: `a`, `-1,2`, `b2W@1,0`. */
import type { Seat } from '@hortus/kernel';
import {
  facingOf,
  firstManIn,
  type Man,
  makeMan,
  minionMark,
  ownerOf,
  pipsOf,
  spaceOf,
} from '../board/men.ts';
import { FACINGS, type Facing, REACH, type Space, spaceAt, xOf, yOf } from '../board/space.ts';
import { at } from '../types.ts';

export const LETTERS = 'abcdef';
export const seatName = (seat: Seat): string => LETTERS[seat];
export const seatsText = (seats: readonly Seat[]): string => seats.map(seatName).join('');

export const spaceText = (space: Space): string => `${xOf(space)},${yOf(space)}`;
export const facingText = (facing: Facing): string => FACINGS[facing];

/** Without its space, for when the step implies it. */
const kindText = (man: Man): string => `${seatName(ownerOf(man))}${pipsOf(man)}${facingText(facingOf(man))}`;
/** As in a position, where minions are listed separately. */
export const manText = (man: Man): string => `${kindText(man)}@${spaceText(spaceOf(man))}`;

/** A piece carries `*` if it is a minion and an equal one isn't. */
export function namedKind(ints: Int32Array, man: number): string {
  const one = ints[at.man + man];
  const hasTwin = man > 0 && ints[at.man + man - 1] === one - 1 && minionMark(one) === 1;
  return `${kindText(one)}${hasTwin ? '*' : ''}`;
}
export const namedMan = (ints: Int32Array, man: number): string =>
  `${namedKind(ints, man)}@${spaceText(spaceOf(ints[at.man + man]))}`;

const SPACE = '-?\\d{1,3},-?\\d{1,3}';
export const KIND = '[a-f][123][NESWU]\\*?';
export const PIECE = `${KIND}@${SPACE}`;

/** A space of the grid; undefined if the text isn't one, or it is out of reach (GNO-R-90). */
export function parseSpace(text: string): Space | undefined {
  const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
  if (match === null) return undefined;
  const [x, y] = [Number(match[1]), Number(match[2])];
  return Math.max(Math.abs(x), Math.abs(y)) <= REACH && !/-0+\b/.test(text) ? spaceAt(x, y) : undefined;
}

const MAN = new RegExp(`^([a-f])([123])([NESWU])@(${SPACE})$`);

/** A piece without its minion mark; undefined if the text isn't one. */
export function parseMan(text: string): Man | undefined {
  const match = MAN.exec(text);
  const space = match === null ? undefined : parseSpace(match[4]);
  if (match === null || space === undefined) return undefined;
  return makeMan(space, LETTERS.indexOf(match[1]), Number(match[2]), facingNamed(match[3]) ?? 0, 0);
}

export function facingNamed(text: string): Facing | undefined {
  const facing = (FACINGS as readonly string[]).indexOf(text);
  return facing === -1 ? undefined : facing;
}

/**
 * The number of the piece with this name in a space:
 * the marked one with `*`, else the one without a mark if there is one.
 */
export function findMan(ints: Int32Array, kind: string, space: Space): number | undefined {
  const plain = parseMan(`${kind.replace('*', '')}@${spaceText(space)}`);
  if (plain === undefined) return undefined;
  for (let man = firstManIn(ints, space); man < ints[at.men]; man++) {
    const one = ints[at.man + man];
    if (spaceOf(one) !== space) return undefined;
    if (one === plain && !kind.endsWith('*')) return man;
    if (one === plain + 1) return man;
  }
  return undefined;
}

/** The number of the only piece on the board with this name, wherever it is. */
export function manOfKind(ints: Int32Array, kind: string): number | 'several' | undefined {
  let found: number | undefined;
  for (let man = 0; man < ints[at.men]; man++) {
    if (kindText(ints[at.man + man]) !== kind) continue;
    if (found !== undefined) return 'several';
    found = man;
  }
  return found;
}
