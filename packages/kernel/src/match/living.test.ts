import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beforeLastMove, livingEntries, type Standing, takeBackSeen } from './living.ts';

const moves = (seq: number, seat = 0): Standing => ({ seq, kind: 'moves', seat });
const back = (seq: number, to: number, seat = 0): Standing => ({ seq, kind: 'back', seat, to });
const alive = (...entries: Standing[]): number[] => livingEntries(entries).map(({ seq }) => seq);

test('a take-back voids everything after the entry it names, and nothing else', () => {
  expect(alive()).toEqual([]);
  expect(alive(moves(1), moves(2), moves(3))).toEqual([1, 2, 3]);
  expect(alive(moves(1), moves(2), moves(3), back(4, 1))).toEqual([1]);
  expect(alive(moves(1), moves(2), back(3, 0))).toEqual([]);
  expect(alive(moves(1), moves(2), back(3, 1), moves(4), moves(5), back(6, 4))).toEqual([1, 4]);
  expect(alive(moves(1), moves(2), back(3, 1), moves(4), back(5, 0))).toEqual([]);
});

test('pauses neither live nor void', () => {
  expect(
    alive(moves(1), { seq: 2, kind: 'pause', seat: 0 }, { seq: 3, kind: 'resume', seat: 1 }, moves(4)),
  ).toEqual([1, 4]);
});

test('it is the same as going back in a list of states', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (dice) => {
      const entries: Standing[] = [];
      let model: number[] = [];
      for (const [i, die] of dice.entries()) {
        const standing = [0, ...model];
        const to = standing[die % standing.length];
        const goesBack = die % 3 === 0;
        entries.push(goesBack ? back(i + 1, to) : moves(i + 1));
        model = goesBack ? model.filter((seq) => seq <= to) : [...model, i + 1];
      }
      expect(alive(...entries)).toEqual(model);
    }),
  );
});

test('choosing one’s last move again means going back to the position before it', () => {
  const entries = [moves(1, 0), moves(2, 1), moves(3, 0), moves(4, 1)];
  expect(beforeLastMove(entries, 0)).toBe(2);
  expect(beforeLastMove(entries, 1)).toBe(3);
  expect(beforeLastMove(entries, 2)).toBeUndefined();
  expect(beforeLastMove([moves(1, 0)], 0)).toBe(0);
  expect(beforeLastMove([...entries, back(5, 2)], 0)).toBe(0);
});

test('a seat sees whether its last move can be taken back: within its turn, earlier, or not at all', () => {
  const moved = (seq: number, seat: number, more: object = {}) =>
    ({ seq, kind: 'moves', seat, ...more }) as const;
  const own = [moved(1, 0), moved(2, 1), moved(3, 0)];
  expect(takeBackSeen(own, 0, [0])).toBe('own-turn');
  expect(takeBackSeen(own, 0, [1])).toBe('earlier');
  expect(takeBackSeen(own, 1, [0])).toBe('earlier');
  expect(takeBackSeen([moved(1, 0)], 1, [1])).toBeUndefined();
  expect(takeBackSeen([...own, moved(4, 1, { final: true })], 0, [0])).toBeUndefined();
  expect(takeBackSeen([moved(1, 0, { final: true }), moved(2, 1)], 1, [1])).toBe('own-turn');
});
