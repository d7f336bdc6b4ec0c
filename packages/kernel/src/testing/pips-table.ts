/** A table for Pips with everything fixed, for the kernel's own tests. */
import type { Hex } from '../chance/canonical.ts';
import { commitTo, personsOf } from '../chance/fairness.ts';
import { invariant } from '../contract/result.ts';
import type { Seat } from '../contract/seats.ts';
import type { Contribution, Terms } from '../log/log.ts';
import { Match } from '../match/match.ts';
import { moves, type PipsOptions, type PipsState, type PipsView, pips } from './pips.ts';

export type PipsMatch = Match<PipsState, PipsOptions, PipsView>;

const OPTIONS: PipsOptions = { rounds: 2, open: false };

export const TERMS: Terms = {
  id: 'match-1',
  game: 'pips',
  rulesVersion: 3,
  options: OPTIONS,
  packs: pips.packs(OPTIONS),
  seats: [
    { name: 'Ada', kind: 'person' },
    { name: 'Moss', kind: 'bot', level: 'club' },
    { name: 'Zoë', kind: 'person' },
  ],
};
export const SECRET: Hex = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
export const entropyOf = (seat: Seat): Hex => String(seat + 1).repeat(64);

export const contributions = (terms: Terms): Contribution[] =>
  personsOf(terms).map((seat) => ({
    seat,
    commitment: commitTo(terms, seat, entropyOf(seat)),
    reveal: entropyOf(seat),
  }));

export function deal(terms: Terms = TERMS, secret: Hex = SECRET): PipsMatch {
  const match = Match.begin(pips, terms, contributions(terms), secret);
  invariant(match.ok, 'these terms are fine');
  return match.value;
}

const { kinds } = moves;
export const bid = (amount: number): number => kinds.bid.make({ amount });
export const mark = (cell: number): number => kinds.mark.make({ cell });
export const [peek, roll, close, resign, time] = [
  kinds.peek.pack(),
  kinds.roll.pack(),
  kinds.close.pack(),
  kinds.resign.pack(),
  kinds.time.pack(),
];

/** Submits moves and expects them to be accepted. */
export function hand(match: PipsMatch, seat: Seat, ...made: number[]): void {
  const result = match.submit({ seat, moves: made });
  invariant(result.ok, `refused: ${JSON.stringify(result)}`);
}

/** A whole match with a bit of everything in it: 13 entries. */
export function wholeMatch(terms: Terms = TERMS): PipsMatch {
  const match = deal(terms);
  const grant = (seat: Seat): Seat[] => [0, 1, 2].filter((other) => other !== seat);
  match.submit({ seat: 0, moves: [bid(1)], id: 'a', at: 1_000 });
  match.submit({ seat: 2, moves: [bid(0)], id: 'b', at: 2_000 });
  match.takeBack(2, 1, grant(2), 2_500);
  match.submit({ seat: 2, moves: [bid(3)], id: 'c', at: 3_000 });
  match.grant('pause', 0, grant(0), 3_100);
  match.grant('resume', 1, grant(1), 9_100);
  hand(match, 1, bid(2));
  hand(match, 2, mark(1), mark(4));
  match.takeBack(2, 7);
  match.submit({ seat: 2, moves: [mark(3), peek, roll], byHost: true });
  hand(match, 1, bid(3));
  hand(match, 2, bid(1));
  hand(match, 0, bid(2));
  hand(match, 1, roll);
  invariant(match.over && match.seq === 14, 'the match is whole');
  return match;
}
