/** Does the stored log keep its promises? Throws if it doesn't. */
import { isDeepStrictEqual } from 'node:util';
import { gameById, loadGames } from '@hortus/catalogue';
import { type Entry, Match, type MatchLog, type Seat, seatsOf, type Viewer, verify } from '@hortus/kernel';
import type { Store, StoredTable } from '../store.ts';
import { ClockReading, isFlag, outside } from './clocks.ts';
import type { Duel } from './duel.ts';
import type { Player, Submission } from './player.ts';

export class Broken extends Error {
  override readonly name = 'Broken';
}

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

/**
 * While the match is running: everything that had been acknowledged and everything that had been sent when we asked.
 */
export async function auditSoFar(store: Store, { id, players }: Duel): Promise<void> {
  const promised = players.map(({ acknowledged }) => [...acknowledged]);
  const told = Math.max(...players.map(({ entries }) => entries.length));
  const entries = await store.entries(id, 0);
  inOrder(id, entries);
  must(entries.length >= told, `${id}: entry ${told} was told and is lost`);
  for (const [i, acknowledged] of promised.entries())
    for (const one of acknowledged) keeps(id, entries, one, players[i]);
}

export interface Audited {
  readonly stored: number;
  /** How many of them are lost on time. */
  readonly flags: number;
}

/** After its end, or when everybody rests: the whole log, replayed, as each viewer has seen it. */
export async function auditAll(store: Store, duel: Duel): Promise<Audited> {
  await loadGames();
  await auditSoFar(store, duel);
  const { id, players } = duel;
  const row = await store.table(id);
  const entries = await store.entries(id, 0);
  if (row?.terms === undefined || row.entropy === undefined) {
    must(entries.length === 0, `${id} has entries and was not dealt`);
    return { stored: 0, flags: 0 };
  }
  for (const entry of entries) {
    if (isFlag(entry)) continue; // the host's
    const of = players.find(({ seat }) => seat === entry.seat);
    const submitted = of?.acknowledged.get(entry.seq);
    must(entry.kind === 'moves' && submitted?.id === entry.id, `${id}: nobody handed in entry ${entry.seq}`);
  }
  const match = playAgain(row, entries, players);
  for (const player of players)
    must(
      isDeepStrictEqual(player.entries, match.seen(viewerOf(player))),
      `${id}: ${viewerOf(player)} saw another log than the stored one`,
    );
  must(match.over === duel.isOver, `${id} is ${match.over ? 'over' : 'not over'}, and looked otherwise`);
  if (match.over) ended(row, match, await duel.log(), entries);
  return { stored: entries.length, flags: entries.filter(isFlag).length };
}

const viewerOf = ({ seat }: Player): Viewer => seat ?? 'table';

function inOrder(id: string, entries: readonly Entry[]): void {
  const ids = new Set<string>();
  for (const [i, entry] of entries.entries()) {
    must(entry.seq === i + 1, `${id} has entry ${entry.seq} in place ${i + 1}`);
    const own = entry.kind === 'moves' ? (entry.id ?? '') : '';
    must(!ids.has(own), `${id}: ${own} appears twice`);
    ids.add(own);
  }
}

function keeps(
  id: string,
  entries: readonly Entry[],
  [seq, one]: [number, Submission],
  { seat }: Player,
): void {
  const entry = entries[seq - 1];
  must(entry !== undefined, `${id}: entry ${seq} was acknowledged and is lost`);
  const same =
    entry.kind === 'moves' &&
    entry.id === one.id &&
    entry.seat === seat &&
    isDeepStrictEqual(entry.moves, one.moves);
  must(same, `${id}: entry ${seq} was acknowledged and is another: ${JSON.stringify(entry)}`);
  const off = one.stay === undefined ? undefined : outside(one.stay, entry.at ?? 0);
  must(off === undefined, `${id}: entry ${seq} ${off}`);
}

/**
 * Every entry is legal and in time, and after each one the match and its clocks look as they did to everybody who saw
 * it then.
 */
function playAgain(row: StoredTable, entries: readonly Entry[], players: readonly Player[]): Match {
  const game = gameById(row.game);
  if (game === undefined || row.terms === undefined || row.entropy === undefined)
    throw new Broken(`${row.id} cannot be played again`);
  const begun = Match.begin(game, row.terms, row.entropy, row.secret);
  if (!begun.ok) throw new Broken(`${row.id} cannot be dealt again`);
  const match = begun.value;
  const clocks = new ClockReading(row.time, row.seats.length, row.dealtAt ?? 0);
  const looksRight = (): void => {
    for (const player of players) {
      const seen = player.views.get(match.seq);
      const view = JSON.stringify(match.view(viewerOf(player)));
      must(seen === undefined || seen === view, `${row.id} looked otherwise after entry ${match.seq}`);
      for (const told of player.clocks.get(match.seq) ?? [])
        must(
          clocks.agreesWith(told),
          `${row.id}: after entry ${match.seq} ${viewerOf(player)} was told ${JSON.stringify(told)}, not ${clocks.words}; times from ${row.dealtAt}: ${entries.map(({ at }) => (at ?? 0) - (row.dealtAt ?? 0)).join(' ')}`,
        );
    }
  };
  looksRight();
  for (const entry of entries) {
    const [mover] = seatsOf(match.toAct);
    must(match.apply(entry).ok, `${row.id}: entry ${entry.seq} is refused`);
    const fault = clocks.enter(entry, mover as Seat, match.over);
    must(fault === undefined, `${row.id}: entry ${entry.seq} ${fault}`);
    looksRight();
  }
  return match;
}

function ended(row: StoredTable, match: Match, log: MatchLog, entries: readonly Entry[]): void {
  must(row.status === 'over', `${row.id} is over, its row says ${row.status}`);
  must(
    isDeepStrictEqual(log.entries, entries),
    `${row.id}: the log that was handed out is not the stored one`,
  );
  must(log.hash === match.hash, `${row.id}: played again it has another hash`);
  for (const { check, holds, detail } of verify(match.game, log, match.promise))
    must(holds, `${row.id} does not verify: ${check}, ${detail}`);
}
