/** A table without one person: before the deal they leave, afterwards their seat has nobody's name. Pure. */
import { isNamedInTerms, type MatchLog, placeName, withoutNames } from '@hortus/kernel';
import { NOBODY, type StoredSeat, type StoredTable, UNNAMED } from '../store.ts';
import { leave } from './seating.ts';

/**
 * `log` is the whole log once the match is over. Until then a name that is in the terms has to stay there, and the
 * seat is `UNNAMED`, so that it is found again.
 */
export function withoutPerson(table: StoredTable, person: string, log?: MatchLog): StoredTable {
  const left = leave(table, person);
  const row = left.ok ? left.value : table;
  const seats = row.seats.flatMap((seat, i) =>
    seat.person === person || seat.formerly === person ? [i] : [],
  );
  const named = row.terms === undefined ? [] : seats.filter((seat) => isNamedInTerms(row.terms!, seat));
  const removed = log === undefined || named.length === 0 ? undefined : withoutNames(log, named);
  const stays = named.length > 0 && removed === undefined;
  return {
    ...row,
    ...(removed && { ...removed, secret: '' }),
    maker: row.maker === person ? NOBODY : row.maker,
    ...(row.sentAway && { sentAway: row.sentAway.filter((one) => one !== person) }),
    seats: row.seats.map((seat, i) => (seats.includes(i) ? emptied(seat, i, stays) : seat)),
  };
}

function emptied(
  { person, formerly, pages: _pages, passes: _passes, ...seat }: StoredSeat,
  i: number,
  stays: boolean,
): StoredSeat {
  const unnamed =
    person === undefined && formerly !== undefined ? { formerly: UNNAMED } : { person: UNNAMED };
  return { ...seat, name: placeName(i), ...(stays ? unnamed : {}) };
}
