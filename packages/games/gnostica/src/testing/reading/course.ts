/** The course of a turn: a card comes into use, frames close, the turn ends, players leave (GNO-TRN, GNO-END). */
import type { Seat } from '@hortus/kernel';
import type { ResultView } from '../../types.ts';
import { take } from './piles.ts';
import { powersOf } from './steps.ts';
import { type Frame, menAt, menOf, pieceName, type Reading, scoreOf, seatsOf, spaceName } from './table.ts';

export const leftIn = (table: Reading): Seat[] => seatsOf(table).filter((seat) => !table.gone.includes(seat));

/** GNO-TRN-3, GNO-TRN-4 */
export function use(table: Reading, card: string, source: Frame['source']): void {
  table.frames.push({ card, source, copied: null, left: powersOf(card).length });
  table.phase = 'steps';
}

/** GNO-MAJ-2 The player's own pieces on an activated card. */
export function nameMinions(table: Reading, space: { x: number; y: number }): void {
  const here = menAt(table, space);
  table.men = table.men.map((piece) =>
    here.includes(piece) && piece.owner === table.turn ? { ...piece, minion: true } : piece,
  );
}

/** GNO-R-59 Counts a pass, or resets the count. */
export function count(table: Reading, isPass: boolean): void {
  table.quiet = isPass ? table.quiet + 1 : 0;
}

/** GNO-FOO-1, GNO-FOO-2, GNO-R-35 */
export function flip(table: Reading): void {
  const card = take(table);
  table.out.push(card);
  spend(table, 1);
  use(table, card, 'flipped');
  if (table.options.foolMinions === 'all' && !table.all) allMinions(table);
}
/** GNO-R-37 */
function allMinions(table: Reading): void {
  table.all = true;
  table.men = table.men.map((piece) => ({ ...piece, minion: false }));
}

export function spend(table: Reading, count: number): void {
  const frame = table.frames[table.frames.length - 1];
  table.frames[table.frames.length - 1] = { ...frame, left: frame.left - count };
}

/** After a step: the board may be bare, frames may be done, and with the last of them the turn is. */
export function close(table: Reading): void {
  if (isBare(table)) {
    table.turns++;
    return;
  }
  while (table.frames.length > 0 && table.frames[table.frames.length - 1].left === 0) table.frames.pop();
  if (table.frames.length === 0) endTurn(table);
}

/** GNO-R-58 */
function isBare(table: Reading): boolean {
  if (table.lands.length > 0 || table.open !== null || leftIn(table).length < 2) return false;
  over(table, { end: 'bare-board', winner: null, fate: null });
  return true;
}

function over(table: Reading, result: ResultView): void {
  clearTurn(table);
  table.phase = 'over';
  table.turn = null;
  table.open = null;
  table.result = result;
}
function clearTurn(table: Reading): void {
  table.frames = [];
  table.todo = null;
  table.all = false;
  table.men = table.men.map((piece) => ({ ...piece, minion: false }));
}

/** GNO-R-89 All steps are done. */
export function endTurn(table: Reading): void {
  const seat = table.turn;
  clearTurn(table);
  if (seat === null) throw new Error('nobody is on turn');
  if (table.open === seat) judge(table, seat);
  else if (table.open !== null) goOn(table, seat);
  else if (isDrawn(table, table.turns + 1)) table.turns++;
  else table.phase = 'end';
}

/** GNO-END-3, GNO-END-4 */
function judge(table: Reading, seat: Seat): void {
  table.open = null;
  if (scoreOf(table, seat) >= table.options.target)
    over(table, { end: 'announced', winner: seat, fate: null });
  else eliminate(table, seat, 'failed');
  // The turn that ended the game counts as finished too.
  if (table.result !== null) table.turns++;
  else goOn(table, seat);
}

/** GNO-END-4, GNO-END-8, GNO-R-12, GNO-R-13 */
export function eliminate(table: Reading, seat: Seat, fate: 'failed' | 'resignation' | 'time'): void {
  table.gone = [...table.gone, seat].sort();
  table.men = table.men.filter(({ owner }) => owner !== seat);
  for (const card of table.hands[seat]) {
    table.out.push(card);
    table.known.delete(card);
    table.age.delete(card);
  }
  table.hands[seat] = [];
  if (table.open === seat) table.open = null;
  table.quiet = 0;
  table.seen = [];
  const left = leftIn(table);
  if (left.length === 1) over(table, { end: 'last-left', winner: left[0], fate });
  else isBare(table);
}

/** GNO-END-6 The turn is finished. */
export function goOn(table: Reading, seat: Seat): void {
  clearTurn(table);
  table.turns++;
  if (isDrawn(table, table.turns)) return;
  const follows = next(table, seat);
  if (isThere(table, follows)) over(table, { end: 'repetition', winner: null, fate: null });
  else startTurn(table, follows);
}
/**
 * GNO-R-92 Has the position come up for the third time, and not by a pass? Only the last 24 positions count.
 */
function isThere(table: Reading, turn: Seat): boolean {
  if (table.options.repetition === 'off' || table.quiet > 0 || table.open !== null) return false;
  const position = [
    ...table.lands.map((land) => `${spaceName(land)}:${land.card}`).sort(),
    ...table.men.map(pieceName).sort(),
    ...table.hands.map(({ length }) => length),
    turn,
  ].join(' ');
  const times = 1 + (table.seen.find(([one]) => one === position)?.[1] ?? 0);
  const others = table.seen.filter(([one]) => one !== position);
  if (times < 3) table.seen = [[position, times] as const, ...others].slice(0, 24);
  return times === 3;
}
/** GNO-R-59 Everybody has passed three times, or the cap on turns is reached; not while an announcement is open. */
function isDrawn(table: Reading, turns: number): boolean {
  const { passRule, cap } = table.options;
  const isQuiet = passRule === 'on' && table.quiet >= 3 * leftIn(table).length;
  const isLong = cap > 0 && turns >= cap;
  if (table.open !== null || (!isQuiet && !isLong)) return false;
  over(table, { end: isQuiet ? 'quiet' : 'cap', winner: null, fate: null });
  return true;
}
/** GNO-R-59, GNO-END-1 With this many more passes the game would be drawn; announcing comes first. */
export const isLastPass = (table: Reading, more: number): boolean =>
  table.open === null && table.options.passRule === 'on' && table.quiet + more >= 3 * leftIn(table).length;

export function next(table: Reading, seat: Seat): Seat {
  let one = (seat + 1) % table.seats;
  while (table.gone.includes(one)) one = (one + 1) % table.seats;
  return one;
}
export function startTurn(table: Reading, seat: Seat): void {
  table.phase = 'turn';
  table.turn = seat;
}
export const hasMen = (table: Reading): boolean => table.turn !== null && menOf(table, table.turn).length > 0;
