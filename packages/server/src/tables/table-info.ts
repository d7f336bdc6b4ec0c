import type { TableInfo, TableSeat } from '@hortus/protocol';
import type { StoredSeat, StoredTable } from '../store.ts';
import { gatheringOf } from './dealing.ts';
import { seatOf } from './seating.ts';

/**
 * Which processes are alive, and since when this one has been: nobody counts as away for longer than they
 * could have connected.
 */
export interface Alive {
  nodes: ReadonlySet<string>;
  readonly since: number;
}

const isHere = (seat: StoredSeat, alive: Alive): boolean =>
  seat.kind === 'person' && (seat.pages ?? []).some((node) => alive.nodes.has(node));

/** When they left (Unix ms); undefined for somebody with a page open here, for bots and for open seats. */
export function awaySince(seat: StoredSeat, alive: Alive, madeAt: number): number | undefined {
  if (seat.kind !== 'person' || isHere(seat, alive)) return undefined;
  return Math.max(seat.awaySince ?? madeAt, alive.since);
}

function seatInfo(seat: StoredSeat, alive: Alive, madeAt: number): TableSeat {
  const since = awaySince(seat, alive, madeAt);
  return {
    kind: seat.kind,
    name: seat.name,
    ...(seat.level === undefined ? {} : { level: seat.level }),
    accepted: seat.accepted,
    here: seat.kind === 'bot' || isHere(seat, alive),
    ...(since === undefined ? {} : { awaySince: since }),
  };
}

/**
 * What one person may know about a table: never its secret, never people's identities, no commitment before all are
 * in.
 */
export function tableInfo(table: StoredTable, person: string, alive: Alive): TableInfo {
  const mySeat = seatOf(table, person);
  const makersSeat = seatOf(table, table.maker);
  const gathering = gatheringOf(table);
  const commitments = gathering?.phase === 'reveal' ? gathering.commitments : table.entropy;
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    options: table.options,
    status: table.status,
    offer: table.offer,
    seats: table.seats.map((seat) => seatInfo(seat, alive, table.madeAt)),
    time: table.time,
    takeBacks: table.takeBacks,
    ...(table.botsResign === true ? { botsResign: true } : {}),
    awayLimit: table.awayLimit,
    // Once dealt they are in the log, cards and all; table messages are sent far more often.
    ...(gathering === undefined || table.terms === undefined ? {} : { terms: table.terms }),
    ...(table.terms === undefined ? {} : { deal: table.terms.id }),
    ...(table.commitment === undefined ? {} : { commitment: table.commitment }),
    ...(commitments === undefined
      ? {}
      : { commitments: commitments.map(({ seat, commitment }) => ({ seat, commitment })) }),
    ...(gathering === undefined
      ? {}
      : { awaited: { seats: gathering.awaited, until: table.awaitedUntil ?? 0 } }),
    ...(table.next === undefined ? {} : { next: table.next }),
    ...(mySeat === undefined ? {} : { mySeat }),
    ...(mySeat !== undefined && table.seats[mySeat]?.passes === true ? { passes: true } : {}),
    ...(makersSeat === undefined ? {} : { madeBy: makersSeat }),
    mine: table.maker === person,
  };
}
