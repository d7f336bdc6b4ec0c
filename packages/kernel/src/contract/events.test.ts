import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventKinds, Hearing } from './events.ts';
import { EVERYONE, NO_SEATS, onlySeat, seatSet } from './seats.ts';

const events = eventKinds(
  { draw: { seat: 4, card: 50 }, peek: { card: 50 }, take: { cell: 16 } },
  { secret: { draw: ['card'] }, private: ['peek'] },
);
const draw = events.kinds.draw.make({ seat: 1, card: 33 });
const peek = events.kinds.peek.make({ card: 7 });

test('a secret field is shown only to its addressees', () => {
  const told = { event: draw, known: onlySeat(1), reveals: true };
  expect(events.seenBy(told, 1)).toEqual({ kind: 'draw', seat: 1, card: 33 });
  expect(events.seenBy(told, 0)).toEqual({ kind: 'draw', seat: 1 });
  expect(events.seenBy(told, 'table')).toEqual({ kind: 'draw', seat: 1 });
  expect(events.seenBy(told, 'all')).toEqual({ kind: 'draw', seat: 1, card: 33 });
});

test('of a private event nobody else learns that it happened', () => {
  const told = { event: peek, known: onlySeat(2), reveals: true };
  expect(events.seenBy(told, 2)).toEqual({ kind: 'peek', card: 7 });
  for (const viewer of [0, 1, 3, 'table'] as const) expect(events.seenBy(told, viewer)).toBeUndefined();
});

test('what is told to everyone, the table sees whole', () => {
  expect(events.seenBy({ event: draw, known: EVERYONE, reveals: true }, 'table')).toMatchObject({ card: 33 });
  expect(events.seenBy({ event: peek, known: EVERYONE, reveals: true }, 'table')).toMatchObject({ card: 7 });
});

test('an event without secrets is public, whoever it is told to', () => {
  const take = events.kinds.take.make({ cell: 5 });
  expect(events.seenBy({ event: take, known: NO_SEATS, reveals: false }, 'table')).toEqual({
    kind: 'take',
    cell: 5,
  });
});

test('whatever differs only in secrets looks the same to those who may not know them', () => {
  const card = fc.nat(49);
  const viewer = fc.constantFrom(0, 1, 2, 3, 'table' as const);
  fc.assert(
    fc.property(card, card, fc.nat(3), fc.uniqueArray(fc.nat(3)), viewer, (a, b, seat, knowing, eye) => {
      fc.pre(eye === 'table' || !knowing.includes(eye));
      const known = seatSet(knowing);
      for (const make of [
        (c: number) => events.kinds.draw.make({ seat, card: c }),
        (c: number) => events.kinds.peek.make({ card: c }),
      ]) {
        const seen = (c: number) =>
          JSON.stringify(events.seenBy({ event: make(c), known, reveals: false }, eye));
        expect(seen(a)).toBe(seen(b));
      }
    }),
  );
});

test('a hearing keeps what it is told, in order', () => {
  const hearing = new Hearing();
  hearing.tell(draw, onlySeat(1), false);
  hearing.tell(peek, EVERYONE, true);
  expect(hearing.told).toEqual([
    { event: draw, known: onlySeat(1), reveals: false },
    { event: peek, known: EVERYONE, reveals: true },
  ]);
});

test('what the acting seat shows of its own binds nobody; anything else that is shown does', () => {
  const shown = eventKinds({ played: { card: 50 }, drawn: { card: 50 } }, { own: ['played'] });
  const told = (event: number, reveals: boolean) => ({ event, known: EVERYONE, reveals });
  expect(shown.binds(told(shown.kinds.played.make({ card: 1 }), true))).toBe(false);
  expect(shown.binds(told(shown.kinds.drawn.make({ card: 1 }), true))).toBe(true);
  expect(shown.binds(told(shown.kinds.drawn.make({ card: 1 }), false))).toBe(false);
});
