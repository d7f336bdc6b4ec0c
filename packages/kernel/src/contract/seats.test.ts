import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allSeats,
  EVERYONE,
  hasSeat,
  MOST_SEATS,
  maySee,
  NO_SEATS,
  onlySeat,
  seatSet,
  seatsOf,
  withoutSeat,
  withSeat,
} from './seats.ts';

const seat = fc.nat(MOST_SEATS - 1);

test('a set of seats is a set', () => {
  fc.assert(
    fc.property(fc.uniqueArray(seat), seat, (members, one) => {
      const set = seatSet(members);
      const sorted = members.toSorted((a, b) => a - b);
      expect(seatsOf(set)).toEqual(sorted);
      expect(hasSeat(set, one)).toBe(members.includes(one));
      expect(hasSeat(withSeat(set, one), one)).toBe(true);
      expect(hasSeat(withoutSeat(set, one), one)).toBe(false);
      expect(withoutSeat(withSeat(set, one), one)).toBe(withoutSeat(set, one));
    }),
  );
});

test('all, one and none', () => {
  expect(seatsOf(allSeats(3))).toEqual([0, 1, 2]);
  expect(seatsOf(allSeats(MOST_SEATS))).toHaveLength(MOST_SEATS);
  expect(seatsOf(onlySeat(4))).toEqual([4]);
  expect(seatsOf(NO_SEATS)).toEqual([]);
});

test('the table sees what is public and no more, even if every seat knows it', () => {
  expect(maySee(EVERYONE, 'table')).toBe(true);
  expect(maySee(allSeats(MOST_SEATS), 'table')).toBe(false);
  expect(maySee(NO_SEATS, 'table')).toBe(false);
});

test('a seat sees what is known to it, and all is seen by all', () => {
  fc.assert(
    fc.property(fc.uniqueArray(seat), seat, (members, viewer) => {
      expect(maySee(seatSet(members), viewer)).toBe(members.includes(viewer));
      expect(maySee(EVERYONE, viewer)).toBe(true);
      expect(maySee(seatSet(members), 'all')).toBe(true);
    }),
  );
});
