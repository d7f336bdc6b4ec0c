/** Who sits where and under which terms, before the deal. Pure: a table and a request give a table or a refusal. */
import { LEVELS } from '@hortus/catalogue';
import {
  type Contents,
  type Diagnostic,
  fail,
  type Game,
  type Hex,
  hintFor,
  keepReferences,
  ok,
  packsOf,
  parseOptionsFor,
  type Refusal,
  type Result,
  referencesIn,
  refuse,
  type Seat,
} from '@hortus/kernel';
import type { NewTable, TableChange } from '@hortus/protocol';
import { nameBeside } from '../people/names.ts';
import type { Person, StoredSeat, StoredTable } from '../store.ts';

export type Changed = Result<StoredTable, Refusal>;
type Options = StoredTable['options'];

/** A table remembers this many whom its maker sent away. */
const MOST_SENT_AWAY = 50;
const OPEN: StoredSeat = { kind: 'open', name: '', accepted: false };

export function makeTable(
  wish: NewTable,
  maker: Person,
  game: Game | undefined,
  fresh: { readonly id: string; readonly secret: Hex; readonly now: number },
  contents?: Contents,
): Result<StoredTable, Diagnostic[]> {
  if (game === undefined)
    return fail([{ code: 'no-such-game', message: `there is no game ${wish.game}`, path: 'game' }]);
  const options = agreedOn(game, wish.options, wish.seats.length, contents);
  const faults = [...(options.ok ? [] : options.fault), ...seatFaults(game, wish.seats)];
  if (!options.ok || faults.length > 0) return fail(faults);
  return ok({
    id: fresh.id,
    version: 1,
    maker: maker.id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...options.value,
    seats: seatsFor(wish.seats, maker, []),
    time: wish.time,
    takeBacks: wish.takeBacks,
    ...(wish.botsResign === true ? { botsResign: true } : {}),
    awayLimit: wish.awayLimit,
    status: 'open',
    offer: 1,
    deal: 0,
    secret: fresh.secret,
    asks: [],
    madeAt: fresh.now,
  });
}

/** The part of a table's options that its row keeps: content only by name and hash. */
function agreedOn(
  game: Game,
  given: unknown,
  seats: number,
  contents?: Contents,
): Result<Pick<StoredTable, 'options' | 'packs' | 'contents'>, Diagnostic[]> {
  const parsed = parseOptionsFor(game, given, seats, contents);
  if (!parsed.ok) return parsed;
  const options = keepReferences(game, parsed.value as Options, given);
  const named = referencesIn(game, given).map(({ hash }) => hash);
  if (named.length === 0) return ok({ options });
  return ok({ options, packs: packsOf(game, given, seats, contents), contents: named });
}

function seatFaults(game: Game, seats: NewTable['seats']): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const fault = (code: string, message: string, path: string, hint?: string): void => {
    faults.push({ code, message, path, ...(hint === undefined ? {} : { hint }) });
  };
  if (seats.filter(({ kind }) => kind === 'me').length > 1)
    fault('one-seat-each', 'one person has one seat', 'seats');
  if (seats.every(({ kind }) => kind === 'bot')) fault('nobody-plays', 'somebody has to play', 'seats');
  const levels = LEVELS(game.id);
  for (const [i, seat] of seats.entries())
    if (seat.kind === 'bot' && !levels.includes(seat.level))
      fault(
        'no-such-level',
        `there is no level ${seat.level}`,
        `seats.${i}.level`,
        hintFor(seat.level, levels),
      );
  return faults;
}

/** The names of the people among these. */
const namesOf = (seats: readonly StoredSeat[]): string[] =>
  seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));

/** The maker accepts by creating the table; friends who already sit keep their order. */
function seatsFor(seats: NewTable['seats'], maker: Person, friends: readonly StoredSeat[]): StoredSeat[] {
  const waiting = [...friends];
  const name = nameBeside(maker, namesOf(friends));
  return seats.map((seat): StoredSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.level, level: seat.level, accepted: true };
    if (seat.kind === 'friend') return waiting.shift() ?? OPEN;
    return { kind: 'person', name, person: maker.id, accepted: true };
  });
}

/** Whatever its maker changes, everybody else has to accept again. */
export function changeTable(
  table: StoredTable,
  maker: Person,
  change: TableChange,
  game: Game | undefined,
  contents?: Contents,
): Result<StoredTable, Diagnostic[]> {
  const faults: Diagnostic[] = [];
  if (table.maker !== maker.id)
    faults.push({ code: 'not-the-maker', message: 'only its maker changes a table' });
  if (table.status !== 'open' || game === undefined)
    faults.push({ code: 'too-late', message: 'the terms stand already' });
  if (faults.length > 0 || game === undefined) return fail(faults);
  const { length } = change.seats ?? table.seats;
  const options = agreedOn(game, change.options ?? table.options, length, contents);
  if (!options.ok) return options;
  const friends = table.seats.filter(({ kind, person }) => kind === 'person' && person !== maker.id);
  if (change.seats !== undefined) {
    faults.push(...seatFaults(game, change.seats));
    if (change.seats.filter(({ kind }) => kind === 'friend').length < friends.length)
      faults.push({ code: 'seat-taken', message: 'somebody sits there already', path: 'seats' });
    if (faults.length > 0) return fail(faults);
  }
  const seats = change.seats === undefined ? table.seats : seatsFor(change.seats, maker, friends);
  const { packs: _packs, contents: _contents, ...rest } = table;
  return ok({
    ...rest,
    ...options.value,
    time: change.time ?? table.time,
    takeBacks: change.takeBacks ?? table.takeBacks,
    ...(change.botsResign === undefined ? {} : { botsResign: change.botsResign }),
    awayLimit: change.awayLimit ?? table.awayLimit,
    seats: seats.map((seat) =>
      seat.kind === 'person' && seat.person !== maker.id ? { ...seat, accepted: false } : seat,
    ),
    offer: table.offer + 1,
  });
}

export const seatOf = (table: StoredTable, person: string): Seat | undefined => {
  const seat = table.seats.findIndex((one) => one.kind === 'person' && one.person === person);
  return seat === -1 ? undefined : seat;
};

export const withSeatChanged = (
  table: StoredTable,
  seat: Seat,
  change: Partial<StoredSeat>,
): StoredTable => ({
  ...table,
  seats: table.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

/** Joining twice has no further effect. */
export function join(table: StoredTable, person: Person, wanted?: Seat): Changed {
  if (seatOf(table, person.id) !== undefined) return ok(table);
  if (table.status !== 'open') return fail(refuse('too-late'));
  if (table.sentAway?.includes(person.id)) return fail(refuse('sent-away'));
  const isOpen = ({ kind }: StoredSeat): boolean => kind === 'open';
  const seat = wanted ?? table.seats.findIndex(isOpen);
  const there = table.seats[seat];
  if (there === undefined || !isOpen(there)) return fail(refuse('no-open-seat'));
  const name = nameBeside(person, namesOf(table.seats));
  return ok(withSeatChanged(table, seat, { kind: 'person', name, person: person.id }));
}

/** Before the deal anybody may leave. Nothing of a deal that somebody left is used again. */
export function leave(table: StoredTable, person: string): Changed {
  const seat = seatOf(table, person);
  if (seat === undefined) return fail(refuse('not-seated'));
  if (table.status !== 'open' && table.status !== 'dealing') return fail(refuse('too-late'));
  return ok(withoutSeats(table, [seat]));
}

/** The maker of a table may remove a guest until the deal; that person may not sit down here again. */
export function sendAway(table: StoredTable, maker: string, seat: Seat): Changed {
  if (table.maker !== maker) return fail(refuse('not-the-maker'));
  if (table.status !== 'open' && table.status !== 'dealing') return fail(refuse('too-late'));
  const { kind, person } = table.seats[seat] ?? OPEN;
  if (kind !== 'person' || person === undefined || person === maker) return fail(refuse('no-such-guest'));
  const sentAway = [...(table.sentAway ?? []), person].slice(-MOST_SENT_AWAY);
  // Stays open even if its maker only watches.
  return ok({ ...withoutSeats(table, [seat]), status: 'open', sentAway });
}

/** The table is open again, without the people on these seats; with nobody left it is closed. */
export function withoutSeats(table: StoredTable, gone: readonly Seat[]): StoredTable {
  const { terms: _terms, commitment: _commitment, awaitedUntil: _until, ...rest } = table;
  const seats = table.seats.map((seat, i) => {
    if (gone.includes(i)) return OPEN;
    const { commitment: _mine, reveal: _reveal, ...stays } = seat;
    return stays;
  });
  return { ...rest, seats, status: seats.some(({ kind }) => kind === 'person') ? 'open' : 'closed' };
}
