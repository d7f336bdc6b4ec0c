/** Hierophant: a targeted piece becomes the acting player's own. */
import type { MoveList, Refusal, Sink } from '@hortus/kernel';
import type { Board } from '../board/board.ts';
import { addMan, makeMan, pipsOf, removeMan, spaceOf } from '../board/men.ts';
import { FACINGS, type Facing } from '../board/space.ts';
import { tell, tellMan } from '../board/tell.ts';
import { listAll, markFor, type Power, tellActor, whyNotTargeted } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { at, type GnosticaState, kinds } from '../types.ts';

const { own } = kinds;

/** GNO-HIE-2 A piece of that size in the acting player's stash. */
const whyNotReplace = (board: Board, man: number): Refusal | undefined =>
  board.stash(board.seat, board.pips(man)) > 0 ? undefined : NO.noneOfSize;

function listReplaced(board: Board, actor: number, man: number, out: MoveList, n: number): number {
  if (whyNotReplace(board, man) !== undefined) return n;
  for (let facing = 0; facing < FACINGS.length; facing++) out[n + facing] = own.pack(actor, man, facing);
  return n + FACINGS.length;
}

/** GNO-HIE-1, GNO-R-40 In any facing; the piece replaced goes back to its owner. */
function replaceMan({ ints }: GnosticaState, man: number, facing: Facing, told: Sink | undefined): void {
  const seat = ints[at.turn];
  const before = removeMan(ints, man);
  const after = makeMan(spaceOf(before), seat, pipsOf(before), facing, markFor(ints, seat));
  addMan(ints, after);
  if (told === undefined) return;
  tellMan(told, tell.replaced, before);
  tellMan(told, tell.created, after);
}

export const replace: Power = {
  name: 'own',
  cost: 1,
  owns: own.is,
  list: (board, out, n) => listAll(board, listReplaced, out, n),
  why: (board, move) =>
    whyNotTargeted(board, own.get.actor(move), own.get.man(move)) ?? whyNotReplace(board, own.get.man(move)),
  play(state, move, _, told) {
    tellActor(state, own.get.actor(move), told);
    replaceMan(state, own.get.man(move), own.get.facing(move), told);
  },
};
