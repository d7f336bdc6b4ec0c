/** The table of a rematch, made from the one that is over. Pure. */
import { type Game, parseOptionsFor } from '@hortus/kernel';
import type { StoredTable } from '../store.ts';

/** The rules of the rematch, and what they make of the options. */
export interface Terms {
  readonly rulesVersion: number;
  readonly options: StoredTable['options'];
}

/**
 * A new match gets the newest rules, if they know the options that were agreed on; otherwise those of the last one.
 * Content that people brought is named by hash, and stays with the rules that have read it.
 */
export function rematchTerms(table: StoredTable, then: Game | undefined, newest: Game | undefined): Terms {
  const { options, seats, rulesVersion, contents } = table;
  const moved = (then?.reseat(options, seats.length) ?? options) as StoredTable['options'];
  if (newest === undefined || newest === then || contents !== undefined)
    return { rulesVersion, options: moved };
  const parsed = parseOptionsFor(newest, moved, seats.length);
  return parsed.ok
    ? { rulesVersion: newest.rulesVersion, options: parsed.value as StoredTable['options'] }
    : { rulesVersion, options: moved };
}

/**
 * Everybody moves one seat further, with what they brought, so that nobody is first again before everybody has been.
 */
export function rematchOf(
  table: StoredTable,
  { rulesVersion, options }: Terms,
  id: string,
  now: number,
  secret: string,
): StoredTable {
  const count = table.seats.length;
  return {
    id,
    version: 1,
    maker: table.maker,
    game: table.game,
    rulesVersion,
    options,
    ...(table.packs === undefined ? {} : { packs: table.packs }),
    ...(table.contents === undefined ? {} : { contents: table.contents }),
    seats: table.seats.map((_, i) => {
      const { kind, name, person, level } = table.seats[(i + 1) % count];
      return {
        kind,
        name,
        accepted: true,
        ...(person === undefined ? {} : { person }),
        ...(level === undefined ? {} : { level }),
      };
    }),
    time: table.time,
    takeBacks: table.takeBacks,
    ...(table.botsResign === true ? { botsResign: true } : {}),
    awayLimit: table.awayLimit,
    status: 'open',
    offer: 1,
    deal: 0,
    secret,
    asks: [],
    madeAt: now,
  };
}
