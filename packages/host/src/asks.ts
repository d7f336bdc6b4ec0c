/** Requests that need the others' consent. They are kept with the table; bots grant everything but a draw. Pure. */
import { fail, type Match, ok, refuse, type Seat } from '@hortus/kernel';
import type { Ask } from '@hortus/protocol';
import type { Changed, HostedTable } from './table.ts';

export type Wish =
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'pause' | 'resume' | 'rematch' | 'draw' };

/** What about a match decides whether a request still makes sense. */
export type MatchNow = Pick<Match, 'seq' | 'paused' | 'over' | 'hasPlayedOn'>;

/** Asking the same thing again is the same request. */
export const makeAsk = (wish: Wish, seat: Seat, seq: number): Ask => ({
  id: `${wish.kind}-${seat}-${seq}${wish.kind === 'back' ? `-${wish.to}` : ''}`,
  kind: wish.kind,
  seat,
  seq,
  ...(wish.kind === 'back' ? { to: wish.to } : {}),
  granted: [],
});

/**
 * A take-back lapses with the next entry, a draw when somebody else plays on, the others when what they ask for has
 * happened or no longer can.
 */
export function isLiving({ kind, seat, seq }: Ask, match: MatchNow): boolean {
  if (kind === 'rematch') return match.over;
  if (match.over) return false;
  if (kind === 'draw') return !match.hasPlayedOn(seat, seq);
  return kind === 'back' ? seq === match.seq : match.paused === (kind === 'resume');
}

export const livingAsks = (table: HostedTable, match: MatchNow | undefined): readonly Ask[] =>
  match === undefined ? [] : table.asks.filter((ask) => isLiving(ask, match));

const othersOf = (table: HostedTable, seat: Seat): Seat[] =>
  table.seats.flatMap((_, other) => (other === seat ? [] : [other]));

/** Bots grant everything but a draw, which they think about; players who are out of the match aren't asked, nor is anybody who shares the screen. */
export const isGranted = (table: HostedTable, ask: Ask, match: Match): boolean =>
  othersOf(table, ask.seat).every(
    (other) => isFreeOf(table, ask, other) || !isAsked(match, other) || ask.granted.includes(other),
  );

/** A bot that grants this unasked, or somebody who sits at the same screen. */
const isFreeOf = ({ seats, oneScreen }: HostedTable, { kind }: Ask, other: Seat): boolean =>
  seats[other]?.kind === 'bot' ? kind !== 'draw' : oneScreen === true;

/** Bots that still have to answer an offer of a draw. */
export const botsAsked = ({ seats }: HostedTable, ask: Ask, match: Match): Seat[] =>
  ask.kind !== 'draw'
    ? []
    : seats.flatMap(({ kind }, seat) =>
        kind === 'bot' && seat !== ask.seat && isAsked(match, seat) && !ask.granted.includes(seat)
          ? [seat]
          : [],
      );

/** Is this seat still in the match, so that it could resign? After the end everybody is asked again, for a rematch. */
export function isAsked({ over, game, state }: Match, seat: Seat): boolean {
  return over || game.judge(state, seat, game.moves.kinds.resign.make({})) === undefined;
}

/** One request per kind and seat at a time; lapsed ones are removed. */
export const withAsk = <T extends HostedTable>(table: T, ask: Ask, match: MatchNow): T => ({
  ...table,
  asks: [...livingAsks(table, match).filter(({ kind, seat }) => kind !== ask.kind || seat !== ask.seat), ask],
});

/** One more offer of a draw by this seat. */
export const withDrawOffer = <T extends HostedTable>(table: T, seat: Seat): T => ({
  ...table,
  offers: table.seats.map((_, i) => (table.offers?.[i] ?? 0) + (i === seat ? 1 : 0)),
});

export const withoutAsk = <T extends HostedTable>(table: T, id: string): T => ({
  ...table,
  asks: table.asks.filter((ask) => ask.id !== id),
});

/** What was asked for has happened, so nobody asks for it any more. Returns the same row if nobody did. */
export function withoutDone<T extends HostedTable>(table: T, done: Ask): T {
  const asks = table.asks.filter(({ id, kind }) => id !== done.id && (kind !== done.kind || kind === 'back'));
  return asks.length === table.asks.length ? table : { ...table, asks };
}

/** The request with this seat's consent. */
export function grant<T extends HostedTable>(table: T, id: string, seat: Seat): Changed<T> {
  const ask = table.asks.find((one) => one.id === id);
  if (ask === undefined) return fail(refuse('no-such-ask'));
  if (ask.seat === seat || ask.granted.includes(seat)) return ok(table);
  const granted = { ...ask, granted: [...ask.granted, seat].sort((a, b) => a - b) };
  return ok({ ...table, asks: table.asks.map((one) => (one.id === id ? granted : one)) });
}
