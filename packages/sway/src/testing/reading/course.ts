/** Turns, comparisons, the finale step and lost units. */
import type { Move, Seat } from '@hortus/kernel';
import { MOVES } from '../../game/moves.ts';
import { clearLines, endCombo, engage, lay, leaveOps, store, turnUp } from './deeds.ts';
import { destinyOf, homeOf, livesOf, nextOf, type Reading, sideOf, totalOf } from './table.ts';

export function enter(table: Reading, phase: Reading['phase']): void {
  table.phase = phase;
  table.steps = 0;
}

/** TRN-1, OBS-1 */
export function beginTurn(table: Reading, seat: Seat): void {
  table.turn = seat;
  table.idle++;
  const skips = table.rules.hasReserve
    ? table.line.every((laid) => sideOf(laid.seat) === sideOf(seat))
    : table.turns === 0;
  beginCombo(table, skips ? 'plot' : 'obstruct');
}

function beginCombo(table: Reading, phase: 'obstruct' | 'plot'): void {
  enter(table, phase);
  table.plotted = 0;
  table.rights = [{ of: 'plain', sway: 0, drawn: false }];
}

/** PLT-4, PLT-5, R-44; false if an endless match is aborted (WA-R-113). */
function endTurn(table: Reading): boolean {
  endCombo(table);
  table.marked.clear();
  table.waived.clear();
  table.owed = false;
  table.turns++;
  table.countdowns = table.countdowns.map(({ side, left }) => ({
    side,
    left: side === sideOf(table.turn) ? left : Math.max(0, left - 1),
  }));
  const { idleCap } = table.rules;
  if (idleCap === 0 || table.idle < idleCap) return true;
  end(table, null, ['aborted']);
  return false;
}

export function finish(table: Reading, stored: number | undefined): void {
  if (table.phase === 'obstruct' && turnUp(table)) return;
  if (table.phase !== 'plot') return compare(table);
  if (table.plotted === 0) return win(table, 1 - sideOf(table.turn));
  if (stored !== undefined) store(table, table.turn, stored);
  if (endTurn(table)) beginTurn(table, nextOf(table, table.turn));
}

/** BAT-3, BAT-4, R-46 */
export function cut(table: Reading, seat: Seat, move: Move): void {
  const { card, as } = MOVES.kinds.interrupt.read(move);
  if (!endTurn(table)) {
    lay(table, seat, card, as === 0 ? undefined : 'battle', 'plain');
    return;
  }
  table.turn = seat;
  table.idle++;
  beginCombo(table, 'obstruct');
  engage(table, seat, card, 'plain', as === 0 ? undefined : 'battle', false);
}

/** OBS-3 to OBS-9, R-70, WA-R-80 */
function compare(table: Reading): void {
  const side = sideOf(table.turn);
  if (totalOf(table, side) < totalOf(table, 1 - side)) return win(table, 1 - side);
  const most = table.rules.countdownWinsEarly ? 1 : 0;
  if (table.countdowns.some((one) => one.side === side && one.left <= most)) return win(table, side);
  clearLines(table, false);
  endCombo(table);
  table.barred.delete(table.turn);
  table.ahead =
    table.rules.finale[0].name === 'gather' ? ['experience', 'equalise'] : ['equalise', 'experience'];
  if (destinyOf(table) > 0) table.ahead = [];
  goOn(table);
}

/** The next part of the finale step, then the plot. */
export function goOn(table: Reading): void {
  const part = table.ahead.shift();
  if (part === undefined) beginCombo(table, 'plot');
  else if (part === 'equalise') {
    if (table.finale) goOn(table);
    else enter(table, 'equalise');
    table.finale = true;
  } else if (table.rules.experienceShared && table.rules.seats === 4) enter(table, 'share');
  else {
    for (const [home, cards] of table.experience.entries()) {
      for (const card of cards) table.ops[home].add(card);
      cards.clear();
    }
    goOn(table);
  }
}

/** WIN-1 to WIN-4, RND-1 to RND-5 */
function win(table: Reading, side: number): void {
  const { rules } = table;
  endCombo(table);
  table.countdowns = [];
  table.barred.clear();
  table.waived.clear();
  table.owed = false;
  table.turns++;
  table.idle = 0;
  table.loser = sideOf(table.turn) === side ? nextOf(table, table.turn) : table.turn;
  enter(table, 'giving');
  if (rules.hasReserve) {
    if (table.reserve[1 - side].size === 0) end(table, side, lostBy(table));
  } else if (livesOf(table, table.loser).length === 0) {
    if (rules.seats === 4 && livesOf(table, nextOf(table, table.loser, 2)).length > 0) table.steps = 1;
    else end(table, side, ['no-life']);
  }
}

/** GEN-WIN-4, GEN-WIN-5 */
function lostBy(table: Reading): string[] {
  const why = table.reserve[sideOf(table.loser ?? 0)].size === 0 ? ['no-reserve'] : [];
  const spent = destinyOf(table) === 0 && table.ops.every(({ size }) => size === 0);
  return spent ? [...why, 'all-spent'] : why;
}

export function give(table: Reading, seat: Seat, card: number): void {
  const side = sideOf(seat);
  if (table.rules.hasReserve) table.reserve[side].delete(card);
  else if (!table.experience[homeOf(table, seat)].delete(card)) {
    if (table.ops[seat].has(card)) leaveOps(table, seat, card);
    else table.line = table.line.filter((laid) => laid.card !== card);
  }
  table.void.add(card);
  const mates = table.ops.flatMap((_, one) => (sideOf(one) === side ? livesOf(table, one) : []));
  const why = table.rules.hasReserve ? lostBy(table) : mates.length === 0 ? ['last-life'] : [];
  if (why.length > 0) return end(table, 1 - side, why);
  clearLines(table, true);
  enter(table, 'refill');
}

function end(table: Reading, winner: number | null, why: readonly string[]): void {
  table.end = { winner, why };
  table.phase = 'over';
  table.task = 'none';
}
