/** Bidding: simultaneous, secret, and what happens when somebody leaves. */
import { copyState, FastLuck, Hearing, seatsOf, type Viewer } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { dealt, table } from '../testing/scene.ts';

test('[GNO-BID-2] whatever a seat bids, the others see and are told the same until all bids are laid', () => {
  for (const seats of gnostica.seats) {
    const start = dealt(seats);
    const seat = seats - 1;
    const cards = start.view(seat).hands[seat].cards;
    const seen = cards.map((card) => {
      const state = copyState(start.state);
      const move = gnostica.notation.parseMove(state, seat, `bid ${card}`);
      if (!move.ok) throw new Error('a hand card cannot be bid');
      const hearing = new Hearing();
      const toAct = gnostica.play(state, seat, move.value, new FastLuck(1), hearing);
      const viewers: Viewer[] = [...Array.from({ length: seats - 1 }, (_, other) => other), 'table'];
      return JSON.stringify([
        toAct,
        viewers.map((viewer) => [
          gnostica.view(state, viewer),
          gnostica.notation.draw(state, viewer),
          hearing.told.map((one) => gnostica.events.seenBy(one, viewer)),
        ]),
        hearing.told.map(({ reveals }) => reveals),
      ]);
    });
    expect(new Set(seen).size).toBe(1);
  }
});

test('[GNO-BID-2] while several bid the time of all who have not runs, each on the same limit', () => {
  const bids = dealt(4);
  const lay = (seat: number) => bids.play(`${seat}: bid ${bids.view(seat).hands[seat].cards[0]}`);
  const clocks = [gnostica.clock(bids.state)];
  for (const seat of [2, 0, 1]) {
    lay(seat);
    clocks.push(gnostica.clock(bids.state));
  }
  expect(clocks.map((clock) => clock && seatsOf(clock.seats))).toEqual([
    [0, 1, 2, 3],
    [0, 1, 3],
    [1, 3],
    [3],
  ]);
  expect(new Set(clocks.map((clock) => clock?.span)).size).toBe(1);
});

test('[GNO-BID-2] all may bid in any order, each once a round', () => {
  const bids = dealt(4);
  expect(bids.toAct).toBe('abcd');
  const first = (seat: number) => bids.view(seat).hands[seat].cards[0];
  bids.play(`2: bid ${first(2)}`);
  expect(bids.toAct).toBe('abd');
  expect(bids.no(`2: bid ${first(2)}`)).toBe('bid-laid GNO-BID-2');
  expect(bids.no(`0: bid ${first(1)}`)).toBe('not-held GNO-BID-2');
  expect(bids.no('0: pass')).toBe('not-now GNO-E-1');
  bids.play(`0: bid ${first(0)}`, `3: bid ${first(3)}`);
  expect([bids.phase, bids.told().map(({ kind }) => kind)]).toEqual(['bid', ['bid', 'bid']]);
  bids.play(`1: bid ${first(1)}`);
  expect(bids.told().filter(({ kind }) => kind === 'opened')).toHaveLength(4);
});

const HANDS = 'a CK,C3,C4,C5,C6,C7; b SK,D3,D5,D6,D7,D8; c C2,19,S2,S4,S5,S6';
const bidding = () => table({ seats: 3, turn: '-', hands: HANDS, more: 'bids 1 a:- b:- c:-' });

test('[GNO-R-91] who leaves during the bidding: bid and hand are discarded, and the others go on', () => {
  const left = bidding().play('0: bid CK', '2: bid C2', '0: resign');
  expect([left.toAct, left.hand('a'), left.out()]).toEqual(['b', '-', ['C3', 'C4', 'C5', 'C6', 'C7', 'CK']]);
  left.play('1: bid SK');
  // Both could take one card; c, with the second-best bid, takes first.
  expect([left.phase, left.toAct, left.field('pool')]).toEqual(['redraw', 'c', 'C2,SK']);
  left.play('take SK');
  expect([left.turn, left.hand('b')]).toEqual(['b', 'C2,D3,D5,D6,D7,D8']);
});

test('[GNO-R-91] the last one waited for leaves: the bids are opened', () => {
  const left = bidding().play('0: bid CK', '1: bid D3', '2: resign');
  expect([left.phase, left.field('first')]).toEqual(['redraw', 'a | took -']);
});

test('[GNO-R-91] the winner leaves during the redraw: the next player starts, and what is left is discarded', () => {
  const left = bidding().play('0: bid CK', '1: bid D3', '2: bid C2');
  expect([left.toAct, left.field('first')]).toEqual(['c', 'a | took -']);
  left.play('0: resign', 'take CK');
  expect([left.toAct, left.field('pool')]).toEqual(['b', 'C2,D3']);
  left.play('take D3');
  expect([left.turn, left.out()]).toEqual(['b', ['C2', 'C3', 'C4', 'C5', 'C6', 'C7']]);
});

test('[GNO-R-91] [GNO-END-8] only one is left: the game is over, and all bids are discarded', () => {
  const over = bidding().play('0: bid CK', '0: resign', '1: bid D3', '1: time');
  expect([over.end, over.view().pool, over.out().length]).toEqual(['c last-left time', [], 12]);
});
