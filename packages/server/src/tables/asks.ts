/** Requests that need the others' consent. They are kept with the table; bots grant everything. Pure. */
import { fail, type Game, type Match, ok, refuse, type Seat } from '@hortus/kernel';
import type { Ask } from '@hortus/protocol';
import type { StoredTable } from '../store.ts';
import type { Changed } from './seating.ts';

export type Wish =
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'pause' | 'resume' | 'rematch' };

/** What of a match decides whether a request still makes sense. */
export type Standing = Pick<Match, 'seq' | 'paused' | 'over'>;

/** Asking the same again is the same request. */
export const makeAsk = (wish: Wish, seat: Seat, seq: number): Ask => ({
  id: `${wish.kind}-${seat}-${seq}${wish.kind === 'back' ? `-${wish.to}` : ''}`,
  kind: wish.kind,
  seat,
  seq,
  ...(wish.kind === 'back' ? { to: wish.to } : {}),
  granted: [],
});

/** A take-back lapses with the next entry; the others when what they ask for has come about, or cannot any more. */
export function isLiving({ kind, seq }: Ask, match: Standing): boolean {
  if (kind === 'rematch') return match.over;
  if (match.over) return false;
  return kind === 'back' ? seq === match.seq : match.paused === (kind === 'resume');
}

export const livingAsks = (table: StoredTable, match: Standing | undefined): readonly Ask[] =>
  match === undefined ? [] : table.asks.filter((ask) => isLiving(ask, match));

const othersOf = (table: StoredTable, seat: Seat): Seat[] =>
  table.seats.flatMap((_, other) => (other === seat ? [] : [other]));

/** Bots grant everything, and who is out of the match is not asked. */
export const isGranted = (table: StoredTable, ask: Ask, match: Match): boolean =>
  othersOf(table, ask.seat).every(
    (other) => table.seats[other]?.kind === 'bot' || !isAsked(match, other) || ask.granted.includes(other),
  );

/** Is still in the match: then it may resign. After the end all are asked again, for a rematch. */
export function isAsked({ over, game, state }: Match, seat: Seat): boolean {
  return over || game.judge(state, seat, game.moves.kinds.resign.make({})) === undefined;
}

/** One request of a kind and seat at a time; those that have lapsed go. */
export const withAsk = (table: StoredTable, ask: Ask, match: Standing): StoredTable => ({
  ...table,
  asks: [...livingAsks(table, match).filter(({ kind, seat }) => kind !== ask.kind || seat !== ask.seat), ask],
});

export const withoutAsk = (table: StoredTable, id: string): StoredTable => ({
  ...table,
  asks: table.asks.filter((ask) => ask.id !== id),
});

/** What was asked for has come about: nobody asks for it any more. The same row where nobody did. */
export function withoutDone(table: StoredTable, done: Ask): StoredTable {
  const asks = table.asks.filter(({ id, kind }) => id !== done.id && (kind !== done.kind || kind === 'back'));
  return asks.length === table.asks.length ? table : { ...table, asks };
}

/** The request with this seat's consent. */
export function grant(table: StoredTable, id: string, seat: Seat): Changed {
  const ask = table.asks.find((one) => one.id === id);
  if (ask === undefined) return fail(refuse('no-such-ask'));
  if (ask.seat === seat || ask.granted.includes(seat)) return ok(table);
  const granted = { ...ask, granted: [...ask.granted, seat].sort((a, b) => a - b) };
  return ok({ ...table, asks: table.asks.map((one) => (one.id === id ? granted : one)) });
}

/** Everybody moves one seat on, with what they brought, so that who was first is so again only when all have been. */
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
