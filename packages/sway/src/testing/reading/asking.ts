/** Who is asked next, and what a phase leads to when nobody is. */
import type { Seat } from '@hortus/kernel';
import { beginTurn, enter, goOn } from './course.ts';
import { lockedFor, refillsOf } from './offers.ts';
import {
  abilityOf,
  engagerOf,
  homeOf,
  MOST_HELD,
  nextOf,
  type Reading,
  recruitsFor,
  sideOf,
} from './table.ts';

/** What is asked next: the open part of an action, trims, a window, then the phase (GEN-E-2). */
export function settle(table: Reading): void {
  if (['omen', 'send', 'recruit'].includes(table.task)) {
    table.asked = engagerOf(table);
    return;
  }
  table.task = 'none';
  while (table.trims.length > 0) {
    const [seat] = table.trims;
    if (table.ops[seat].size > MOST_HELD) {
      table.task = 'trim';
      table.asked = seat;
      return;
    }
    table.trims.shift();
  }
  if (table.owed) {
    table.owed = false;
    if (isWindowDue(table)) {
      table.task = 'window';
      table.asked = nextOf(table, table.turn);
      return;
    }
  }
  while (!ask(table));
}

/** GEN-R-145, WA-R-125 By public facts only. */
function isWindowDue(table: Reading): boolean {
  const { rules, line } = table;
  const seat = nextOf(table, table.turn);
  if (table.barred.has(seat) || table.waived.has(seat)) return false;
  const announces = rules.unlockRights && table.unlocked[seat].has('battle');
  if (announces && table.experience[homeOf(table, seat)].size > 0) return true;
  const zones = [table.void, ...table.reserve, ...(rules.experienceHidden ? [] : table.experience)];
  const isOpen = (card: number): boolean =>
    zones.some((zone) => zone.has(card)) || line.some((laid) => laid.card === card && !laid.hidden);
  return (
    table.ops[seat].size > 0 &&
    rules.deck.cards.some((_, card) => abilityOf(table, card) === 'battle' && !isOpen(card))
  );
}

/** Asks the first seat, from `steps` on, that has something to be asked. */
function askFrom(table: Reading, many: number, seatAt: (step: number) => Seat, has: (seat: Seat) => boolean) {
  for (; table.steps < many; table.steps++)
    if (has(seatAt(table.steps))) {
      table.asked = seatAt(table.steps);
      return true;
    }
  return false;
}

/** WA-R-129 The winners in seat order from the loser who goes first, then the losers. */
function winnersFirst(table: Reading, place: number): Seat {
  const order = table.rules.seats === 2 ? [1, 0] : [1, 3, 0, 2];
  return nextOf(table, table.loser ?? 0, order[place]);
}

/** False if the phase has led on to another. */
function ask(table: Reading): boolean {
  const { rules } = table;
  const { seats } = rules;
  switch (table.phase) {
    case 'draft':
      if (
        askFrom(
          table,
          rules.draftPicks * seats,
          (step) => nextOf(table, table.first, step),
          (seat) => recruitsFor(table, seat).length > 0,
        )
      )
        return true;
      fillDestiny(table);
      enter(table, 'opening');
      return false;
    case 'opening':
    case 'refill': {
      const from = table.loser ?? table.first;
      const asks = (seat: Seat): boolean => refillsOf(table, seat).length > 0;
      if (askFrom(table, seats, (step) => nextOf(table, from, step), asks)) return true;
      if (table.phase === 'opening') beginTurn(table, table.first);
      else if (rules.hasReserve) beginAnew(table);
      else enter(table, 'recruit');
      return false;
    }
    case 'recruit': {
      const seatAt = (step: number): Seat => winnersFirst(table, Math.floor(step / 2));
      if (askFrom(table, 2 * seats, seatAt, (seat) => recruitsFor(table, seat).length > 0)) return true;
      enter(table, 'unlock');
      return false;
    }
    case 'unlock': {
      const asks = (seat: Seat): boolean => lockedFor(table, seat).length > 0;
      if (askFrom(table, seats, (step) => winnersFirst(table, step), asks)) return true;
      beginAnew(table);
      return false;
    }
    case 'share':
      return askToShare(table);
    case 'equalise':
      return askToEqualise(table);
    case 'giving':
      table.asked = nextOf(table, table.loser ?? 0, 2 * table.steps);
      return true;
    case 'over':
      return true;
    default:
      table.asked = engagerOf(table);
      return true;
  }
}

/** SET-9, WA-SET-6 */
function fillDestiny(table: Reading): void {
  for (const card of table.void)
    if (table.rules.customToDestiny || table.rules.deck.cards[card].owner === undefined) {
      table.void.delete(card);
      table.unseen.add(card);
    }
}

/** WIN-9, RND-13, R-139 */
function beginAnew(table: Reading): void {
  const { loser = 0 } = table;
  table.marked.clear();
  table.loser = undefined;
  beginTurn(table, loser);
}

/** WA-R-107, WA-R-130 */
function askToShare(table: Reading): boolean {
  const { turn, experience } = table;
  const first = experience[sideOf(turn)].size > 0 ? turn : nextOf(table, turn);
  if (experience[sideOf(first)].size === 0) {
    goOn(table);
    return false;
  }
  table.asked = nextOf(table, first, table.steps % 2 === 0 ? 0 : 2);
  return true;
}

/** OBS-9, R-116, R-148 */
function askToEqualise(table: Reading): boolean {
  const least = Math.min(...table.ops.map(({ size }) => size));
  for (let i = 0; i < table.rules.seats; i++) {
    const seat = nextOf(table, table.turn, i);
    if (table.ops[seat].size <= least) continue;
    table.asked = seat;
    return true;
  }
  goOn(table);
  return false;
}
