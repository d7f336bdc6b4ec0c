import { type PackedJson, seatsOf } from '@hortus/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cgs, EVENTS, erasIn, POINTS_ZERO } from '../index.ts';
import { packOf, trial } from '../scenarios/tarn.testing.ts';
import { PointsHeard, scoredEvents } from './points.ts';

const heardIn = (events: readonly number[]) => {
  const heard = new PointsHeard();
  return events.map((event) => heard.hear(EVENTS.toJson(event)));
};

test('CGS-R-145: points of any size are told exactly, small ones in one event', () => {
  // As much as 512 cards with 64 nine-digit values each could have.
  const most = 512 * 64 * 999_999_999;
  const near = [0, POINTS_ZERO, 2 * POINTS_ZERO, 2 ** 41].flatMap((n) => [n - 1, n, n + 1]);
  for (const points of [...near, ...near.map((n) => -n), most, -most]) {
    const events = scoredEvents(3, points);
    expect(heardIn(events).at(-1)).toEqual({ seat: 3, points: points + 0 });
    expect(events).toHaveLength(points >= -POINTS_ZERO && points < POINTS_ZERO ? 1 : events.length);
  }
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), fc.nat(11), (points, seat) => {
      const events = scoredEvents(seat, points);
      expect(events.every(EVENTS.knows)).toBe(true);
      expect(heardIn(events).at(-1)).toEqual({ seat, points });
    }),
  );
});

test('CGS-R-145, CGS-VP-1: an era of nine-digit values is scored exactly, in events and in views', () => {
  const cards = [
    '1 Hoard Type "Adventure" Roleplay "Competition" EraResources Sway 999999999 Glory 999999998',
    '2 Ruin Type "Support" EraCosts Sway 999999997',
  ];
  const pack = { text: packOf({ cards, eras: { Only: ['all x9'] } }) };
  const s = trial('turn a | site a 1*9 | wreck b 2*3', { options: { pack } });
  const points = [9 * (999_999_999 + 999_999_998), -3 * 999_999_997];
  expect(s.view('table').eras.map((era) => era.points)).toEqual(points);
  const again = trial(s.position(), { options: { pack } });
  const told: PackedJson[] = [];
  for (const move of ['endEra', 'agree'] as const) {
    const [seat] = seatsOf(cgs.toAct(again.state));
    const sink = { tell: (event: number) => void told.push(EVENTS.toJson(event)) };
    cgs.play(again.state, seat ?? 0, cgs.moves.kinds[move].make({}), { below: () => 0 } as never, sink);
  }
  expect([...(erasIn(told)[0]?.points.values() ?? [])]).toEqual(points);
});
