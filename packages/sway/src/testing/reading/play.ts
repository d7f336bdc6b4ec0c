/** One move of the second implementation. */
import type { Move, Seat } from '@hortus/kernel';
import { MOVES } from '../../game/moves.ts';
import { ABILITIES } from '../../types.ts';
import { settle } from './asking.ts';
import { cut, finish, give } from './course.ts';
import { act, actOnLooked, discardFrom, recruit, refill, store } from './deeds.ts';
import { isCombo, type Reading, sideOf } from './table.ts';

const { kinds } = MOVES;

/** One move, with the cards that the engine took. */
export function play(table: Reading, move: Move, luck: readonly number[]): void {
  const seat = table.asked;
  table.luck.push(...luck);
  if (table.task !== 'none') inTask(table, seat, move);
  else if (!isCombo(table)) inPhase(table, seat, move);
  else if (kinds.finish.is(move)) finish(table, undefined);
  else if (kinds.store.is(move)) finish(table, kinds.store.get.card(move));
  else {
    act(table, seat, move);
    owe(table);
  }
  settle(table);
  if (table.luck.length > 0) throw new Error('the engine took more cards');
}

/** GEN-E-4 A window follows each action in a plot with at least one card. */
function owe(table: Reading): void {
  table.owed = table.phase === 'plot' && table.plotted > 0;
}

function inTask(table: Reading, seat: Seat, move: Move): void {
  switch (table.task) {
    case 'trim':
      discardFrom(table, seat, kinds.discard.get.card(move));
      return;
    case 'omen':
      actOnLooked(table, seat, move);
      owe(table);
      return;
    case 'send':
      if (kinds.send.is(move)) store(table, seat, kinds.send.get.card(move));
      table.task = 'none';
      owe(table);
      return;
    case 'recruit':
      if (kinds.recruit.is(move)) recruit(table, seat, kinds.recruit.get.card(move));
      table.task = 'none';
      return;
    default:
      table.task = 'none';
      if (kinds.waive.is(move)) table.waived.add(seat);
      if (kinds.interrupt.is(move)) cut(table, seat, move);
  }
}

function inPhase(table: Reading, seat: Seat, move: Move): void {
  table.steps++;
  switch (table.phase) {
    case 'draft':
      if (kinds.recruit.is(move)) recruit(table, seat, kinds.recruit.get.card(move));
      return;
    case 'recruit':
      if (kinds.recruit.is(move)) recruit(table, seat, kinds.recruit.get.card(move));
      else if (table.steps % 2 === 1) table.steps++;
      return;
    case 'opening':
    case 'refill':
      if (kinds.refill.is(move)) refill(table, seat, kinds.refill.get.count(move));
      return;
    case 'share': {
      const card = kinds.take.get.card(move);
      table.experience[sideOf(seat)].delete(card);
      table.ops[seat].add(card);
      if (table.experience[sideOf(seat)].size === 0) table.steps = 0;
      return;
    }
    case 'equalise':
      discardFrom(table, seat, kinds.discard.get.card(move));
      return;
    case 'giving':
      give(table, seat, kinds.give.get.card(move));
      return;
    default:
      if (kinds.unlock.is(move)) table.unlocked[seat].add(ABILITIES[kinds.unlock.get.ability(move)]);
  }
}
