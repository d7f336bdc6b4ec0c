import { expect, test } from 'vitest';
import type { Route } from '../board/travels.ts';
import { flightsOf, isInside, type Place } from './flights.ts';

const at = (left: number, top: number): Place => ({ left, top, width: 40, height: 60 });
const SPOTS: Readonly<Record<string, Place>> = { deck: at(0, 0), void: at(900, 0), rival: at(400, 0) };

/** Who flies from where to where, in short. */
function flown(before: Record<string, Place>, after: Record<string, Place>, routes: Route[] = []): string[] {
  const flights = flightsOf({
    before: new Map(Object.entries(before)),
    after: new Map(Object.entries(after)),
    routes,
    find: (where) => SPOTS[String(where)],
    gone: 'void',
  });
  return flights.map(
    ({ thing, from, to, stays }) => `${thing ?? '?'} ${from.left} ${to.left} ${stays ? 'stays' : 'goes'}`,
  );
}

test('a card that keeps its name flies from its old place; one that stays put doesn’t', () => {
  expect(flown({ Oak: at(100, 500), Elm: at(200, 500) }, { Oak: at(100, 200), Elm: at(203, 500) })).toEqual([
    'Oak 100 100 stays',
  ]);
});

test('when zones are only rearranged, visible cards stay put', () => {
  const [before, after] = [new Map([['Oak', at(100, 500)]]), new Map([['Oak', at(100, 200)]])];
  const still = { before, after, routes: [], find: () => undefined, gone: undefined };
  expect(flightsOf({ ...still, rests: true })).toEqual([]);
  expect(flightsOf(still)).toHaveLength(1);
});

test('a card that is gone flies away, and a new one arrives by its route', () => {
  expect(flown({ Oak: at(100, 200) }, { Elm: at(300, 200) }, [{ thing: 'Elm', from: 'rival' }])).toEqual([
    'Oak 100 900 goes',
    'Elm 400 300 stays',
  ]);
});

test('a new card without a route simply appears', () => {
  expect(flown({}, { Elm: at(300, 200) })).toEqual([]);
});

test('an unknown drawn card flies without a name, even if it is named elsewhere', () => {
  expect(flown({}, {}, [{ from: 'deck', to: 'rival' }])).toEqual(['? 0 400 goes']);
  // Named, but nowhere in sight: there is no picture of it.
  expect(flown({}, {}, [{ thing: 'Oak', from: 'rival', to: 'void' }])).toEqual(['? 400 900 goes']);
});

test('a row that is pushed a little higher takes its cards along without a flight', () => {
  const pictures = (routes: Parameters<typeof flightsOf>[0]['routes']) => ({
    before: new Map([['Gale', at(100, 630)]]),
    after: new Map([['Gale', at(100, 604)]]),
    routes,
    find: () => undefined,
    gone: undefined,
  });
  expect(flightsOf(pictures([]))).toEqual([]);
  // One that was moved by somebody flies, however near.
  expect(flightsOf(pictures([{ thing: 'Gale' }]))).toHaveLength(1);
});

test('a card scrolled out of its box isn’t inside it', () => {
  const box = { left: 100, top: 100, width: 200, height: 50 };
  const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 });
  expect(isInside(at(120, 110), box)).toBe(true);
  // Cut, but more than half of it is seen.
  expect(isInside(at(275, 110), box)).toBe(true);
  expect(isInside(at(290, 110), box)).toBe(false);
  expect(isInside(at(120, 160), box)).toBe(false);
});
