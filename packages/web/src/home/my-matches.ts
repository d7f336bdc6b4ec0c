/** Your own matches, whether this browser or the server keeps them: they look the same in every list. */

import type { LocalRecord } from '@hortus/frame/here/local-host.ts';
import type { Outcome, Seat, SeatInfo } from '@hortus/kernel';
import { livingEntries } from '@hortus/kernel';
import type { MyTable, TableInfo } from '@hortus/protocol';

export type Stage = 'running' | 'over' | 'waiting';

export interface MyMatch {
  readonly where: 'here' | 'server';
  readonly id: string;
  readonly game: string;
  readonly stage: Stage;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'level'>[];
  /** The reader's seat, if they have one. */
  readonly you: Seat | undefined;
  /** It is known to be the reader's turn. */
  readonly yourTurn: boolean;
  /** Who has to act, if that is known and it isn't the reader. Bots, if the reader is out of the match. */
  readonly awaited: readonly Seat[];
  readonly moves: number | undefined;
  readonly outcome: Outcome | undefined;
  /** When something last happened (Unix ms). */
  readonly at: number;
}

/** `toAct`: from `whoseTurn`. */
export function fromRecord({ id, log, savedAt }: LocalRecord, toAct: readonly Seat[] = []): MyMatch {
  const { seats, game } = log.terms;
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const alone = persons.length === 1;
  return {
    where: 'here',
    id,
    game,
    stage: log.outcome === undefined ? 'running' : 'over',
    seats,
    you: alone ? persons[0] : undefined,
    yourTurn: alone && log.outcome === undefined && toAct.length === 0,
    awaited: toAct,
    moves: livingEntries(log.entries).length,
    outcome: log.outcome,
    at: savedAt,
  };
}

/** A damaged record doesn't hide the others. */
export const fromRecords = (
  records: readonly LocalRecord[],
  turns: readonly (readonly Seat[])[] = [],
): MyMatch[] =>
  records.flatMap((record, i) => {
    try {
      return [fromRecord(record, turns[i])];
    } catch {
      return [];
    }
  });

const STAGES: Readonly<Record<TableInfo['status'], Stage>> = {
  open: 'waiting',
  dealing: 'waiting',
  playing: 'running',
  over: 'over',
  closed: 'over',
};

export function fromTable(table: MyTable): MyMatch {
  const stage = STAGES[table.status];
  const yourTurn = stage === 'running' && table.mySeat !== undefined && table.toAct.includes(table.mySeat);
  return {
    where: 'server',
    id: table.id,
    game: table.game,
    stage,
    seats: table.seats,
    you: table.mySeat,
    yourTurn,
    awaited: stage === 'running' && !yourTurn ? table.toAct : [],
    moves: stage === 'waiting' ? undefined : table.moves,
    outcome: table.outcome,
    at: table.at,
  };
}

export const newestFirst = (matches: readonly MyMatch[]): MyMatch[] =>
  [...matches].sort((a, b) => b.at - a.at);

/** Where to continue a match, or look at it again. */
export const placeOf = ({ where, id, stage }: MyMatch): string => {
  const table = where === 'here' ? `/here/${id}` : `/t/${id}`;
  return stage === 'over' ? `/replay/${where === 'here' ? 'here' : 't'}/${id}` : table;
};
