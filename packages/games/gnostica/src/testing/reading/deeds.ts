/** What each step does. */
import { discard, exchange, intoHand, outOfHand, take, trade } from './piles.ts';
import { targetSpace } from './suits.ts';
import {
  ahead,
  type Facing,
  isVoid,
  landAt,
  type Piece,
  pieceName,
  type Reading,
  type Space,
} from './table.ts';
import type { Wish } from './wish.ts';

const seatOf = (table: Reading): number => {
  if (table.turn === null) throw new Error('nobody is on turn');
  return table.turn;
};
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing');
  return value;
}

function remove(table: Reading, piece: Piece): void {
  const at = table.men.findIndex((one) => pieceName(one) === pieceName(piece));
  if (at === -1) throw new Error(`${pieceName(piece)} is not on the board`);
  table.men.splice(at, 1);
}
/** Puts another piece in a piece's place; one of the player's own is a minion from now on (GNO-MAJ-3, GNO-R-32). */
function change(table: Reading, piece: Piece, to: Partial<Piece>): Piece {
  remove(table, piece);
  return add(table, { ...piece, ...to });
}
function add(table: Reading, piece: Piece): Piece {
  const isMinion = piece.owner === table.turn && !table.all;
  const added: Piece = {
    owner: piece.owner,
    pips: piece.pips,
    facing: piece.facing,
    x: piece.x,
    y: piece.y,
    minion: isMinion,
  };
  table.men.push(added);
  return added;
}
const turned = (piece: Piece, facing: Facing | undefined): Facing => facing ?? piece.facing;

function lay(table: Reading, space: Space, card: string): void {
  const old = landAt(table, space);
  if (old !== undefined) clear(table, space);
  table.lands.push({ x: space.x, y: space.y, card });
}
/** GNO-PIL-6 */
function clear(table: Reading, space: Space): void {
  const old = given(landAt(table, space));
  table.lands = table.lands.filter((land) => land !== old);
  table.out.push(old.card);
}
/** A replacement comes from the hand or, where that is allowed, from the discard pile. */
function fromHand(table: Reading, { card, fromOut }: Wish): string {
  const code = given(card);
  if (fromOut) {
    if (!table.out.includes(code)) throw new Error(`${code} is not in the discard pile`);
    table.out = table.out.filter((one) => one !== code);
  } else outOfHand(table, seatOf(table), code);
  return code;
}
function shift(table: Reading, from: Space, to: Space): void {
  const old = given(landAt(table, from));
  table.lands = table.lands.filter((land) => land !== old);
  table.lands.push({ x: to.x, y: to.y, card: old.card });
}

/** GNO-SPC-5, GNO-R-7 After every step, except for a piece in transit (GNO-R-41). */
export function clearVoid(table: Reading): void {
  const { todo } = table;
  const spared = todo?.kind === 'transit' ? pieceName(todo.man) : '';
  table.men = table.men.filter((piece) => !isVoid(table, piece) || pieceName(piece) === spared);
}

/** Makes one step; returns the piece that a rod moved. */
export function make(table: Reading, wish: Wish): Piece | undefined {
  const { kind, actor, man, facing } = wish;
  const seat = seatOf(table);
  const target = (): Space => given(targetSpace(table, given(actor)));
  const amount = wish.amount ?? 0;
  switch (kind) {
    case 'cup':
    case 'sun':
      add(table, {
        ...target(),
        owner: seat,
        pips: kind === 'cup' ? 1 : 2,
        facing: given(facing),
        minion: false,
      });
      return undefined;
    case 'cupLike':
    case 'sunLike':
      add(table, { ...given(man), pips: kind === 'cupLike' ? 1 : 2, minion: false });
      return undefined;
    case 'cupLay':
    case 'sunLay':
    case 'discLay':
    case 'disc2Lay':
    case 'swordLay':
      lay(table, target(), fromHand(table, wish));
      return undefined;
    case 'cupTop': {
      const space = target();
      lay(table, space, take(table));
      return undefined;
    }
    case 'rod':
      return change(table, given(man), {
        ...ahead(given(man), given(actor).facing, amount),
        facing: turned(given(man), facing),
      });
    case 'rodCard': {
      const from = ahead(given(actor), given(actor).facing, 1);
      shift(table, from, ahead(from, given(actor).facing, amount));
      return undefined;
    }
    case 'disc':
    case 'disc2':
      change(table, given(man), {
        pips: given(man).pips + (kind === 'disc' ? 1 : 2),
        facing: turned(given(man), facing),
      });
      return undefined;
    case 'sword':
    case 'sword2':
      if (amount === given(man).pips) remove(table, given(man));
      else change(table, given(man), { pips: given(man).pips - amount, facing: turned(given(man), facing) });
      return undefined;
    case 'raze':
      clear(table, target());
      return undefined;
    case 'sword2Lay':
      lay(table, given(wish.space), fromHand(table, wish));
      return undefined;
    case 'raze2':
      clear(table, given(wish.space));
      return undefined;
    default:
      makeMajor(table, wish, seat);
      return undefined;
  }
}

function makeMajor(table: Reading, wish: Wish, seat: number): void {
  const { kind, man, facing } = wish;
  switch (kind) {
    case 'face':
      change(table, given(man), { facing: given(facing) });
      return;
    case 'own':
      change(table, given(man), { owner: seat, facing: given(facing) });
      return;
    case 'send':
      change(table, given(man), {
        x: given(wish.space).x,
        y: given(wish.space).y,
        facing: turned(given(man), facing),
      });
      return;
    case 'sendCard':
      shift(table, given(wish.space), given(wish.to));
      return;
    case 'swap':
      trade(table, seat, given(wish.seat));
      return;
    case 'redraw':
      exchange(table, seat, given(wish.drop), wish.amount ?? 0);
      return;
    case 'fetch': {
      const card = given(wish.card);
      table.out = table.out.filter((one) => one !== card);
      intoHand(table, seat, card);
      table.known.set(card, new Set(['*']));
      return;
    }
    default:
      throw new Error(`no step is called ${kind}`);
  }
}

export const playCard = (table: Reading, card: string): void => discard(table, seatOf(table), card);
