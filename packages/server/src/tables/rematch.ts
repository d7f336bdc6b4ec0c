/** The table of a rematch, made from the one that is over. Pure. */
import type { Game } from '@hortus/kernel';
import type { StoredTable } from '../store.ts';

/**
 * Everybody moves one seat further, with what they brought, so that nobody is first again before everybody has been.
 */
export function rematchOf(
  table: StoredTable,
  game: Game | undefined,
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
    rulesVersion: table.rulesVersion,
    options: game?.reseat(table.options, count) ?? table.options,
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
    awayLimit: table.awayLimit,
    status: 'open',
    offer: 1,
    deal: 0,
    secret,
    asks: [],
    madeAt: now,
  };
}
