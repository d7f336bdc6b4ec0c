import { expect, test } from 'vitest';
import type { Result } from '../contract/result.ts';
import { bid, deal, hand, mark, type PipsMatch, resign, roll } from '../testing/pips-table.ts';
import type { Match } from './match.ts';
import type { Proposal } from './submission.ts';

/** Seat 2 leads after three bids. */
function led(): PipsMatch {
  const match = deal();
  for (const seat of [0, 1, 2]) hand(match, seat, bid(seat));
  return match;
}
const look = (match: Match): unknown => [
  match.hash,
  match.seq,
  match.toAct,
  match.paused,
  match.log(),
  match.seen(0),
];
function proposalOf<P>(result: Result<P, unknown>): P {
  if (!result.ok) throw new Error('refused');
  return result.value;
}

const PROPOSALS: readonly [string, (match: PipsMatch) => Result<Proposal<PipsMatch['state']>, unknown>][] = [
  ['moves', (match) => match.propose({ seat: 2, moves: [mark(1), roll], id: 'x', at: 5 })],
  ['a resignation', (match) => match.propose({ seat: 0, moves: [resign] })],
  ['a take-back', (match) => match.proposeBack(2, 3, [], 5)],
  ['a draw', (match) => match.proposeGranted('draw', 1, [0, 2], 5)],
  ['a pause', (match) => match.proposeGranted('pause', 1, [0, 2], 5)],
];

test.each(PROPOSALS)('nothing has happened while it is only proposed: %s', (_, propose) => {
  const match = led();
  hand(match, 2, mark(0));
  const before = look(match);
  const first = proposalOf(propose(match));
  const second = proposalOf(propose(match));
  expect(second).toEqual(first);
  expect(first.known).toBe(false);
  expect(look(match)).toEqual(before);
});

test.each(PROPOSALS)('entered, it is what handing it in would have made: %s', (_, propose) => {
  const [match, other] = [led(), led()];
  for (const one of [match, other]) hand(one, 2, mark(0));
  const proposal = proposalOf(propose(match));
  match.enter(proposal);
  expect(other.apply(proposal.entry)).toEqual({ ok: true, value: proposal.entry });
  expect(look(match)).toEqual(look(other));
  expect(match.toAct).toBe(proposal.toAct);
  expect(match.state.ints).toEqual(proposal.state.ints);
});

test('a proposal overtaken by another entry cannot be entered', () => {
  const match = led();
  const late = proposalOf(match.propose({ seat: 2, moves: [mark(1)] }));
  hand(match, 2, mark(2));
  const before = look(match);
  expect(() => match.enter(late)).toThrow('entry 4 does not follow 4');
  expect(look(match)).toEqual(before);
});

test('what was submitted before is recognised, and entering it again does nothing', () => {
  const match = led();
  const first = match.submit({ seat: 2, moves: [mark(1)], id: 'x' });
  const before = look(match);
  const again = proposalOf(match.propose({ seat: 2, moves: [mark(1)], id: 'x' }));
  expect(again).toMatchObject({ known: true, entry: first.ok ? first.value : undefined });
  match.enter(again);
  expect(look(match)).toEqual(before);
});

test('time is given in whole milliseconds', () => {
  const match = led();
  expect(() => match.submit({ seat: 2, moves: [mark(1)], at: 0.5 })).toThrow('whole milliseconds');
  expect(match.seq).toBe(3);
});

test('a viewer may ask for what is new to it', () => {
  const match = led();
  hand(match, 2, mark(1));
  expect(match.seen(0, 3)).toEqual(match.seen(0).slice(3));
  expect(match.seen(0, 4)).toEqual([]);
});
