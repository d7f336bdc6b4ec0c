import { expect, test } from 'vitest';
import { countSequences } from './count.ts';
import { type NaiveGame, naiveEnd, naiveLegal, naivePlay } from './naive.ts';
import { opening, type Position } from './position.ts';
import { dice, G0, G1, naiveOpening, playedFrom, randomPosition } from './testing.ts';

/** Counted by listing every sequence. */
const naiveCounts = (game: NaiveGame, depth: number): number[] => {
  const counts: number[] = [];
  let level = [game];
  for (let length = 1; length <= depth; length++) {
    level = level
      .filter((position) => naiveEnd(position) === undefined)
      .flatMap((position) => naiveLegal(position).map((cell) => naivePlay(position, cell)));
    counts.push(level.length);
  }
  return counts;
};

test('every sequence listed by plain play is counted, and no other', () => {
  for (const layout of [G0, G1])
    expect(countSequences(opening(layout), 6)).toEqual(naiveCounts(naiveOpening(layout, 'block'), 6));
  const below = dice(111);
  for (let round = 0; round < 40; round++) {
    const [position, game] = randomPosition(below, 'block', 7 + (round % 9));
    expect(countSequences(position, 9)).toEqual(naiveCounts(game, 9));
  }
});

// The whole trees. Up to 7 moves all gardens agree: until then only the tiles matter, not where they lie.
const FIRST_SEVEN = [12, 72, 360, 1656, 7344, 30672, 117504];
const WHOLE: [string, Position, number[]][] = [
  ['G0', opening(G0), [411504, 1304000, 3652472, 8877840, 18045200, 29570720, 35706808, 28547384, 11048504]],
  ['G1', opening(G1), [406253, 1267259, 3347402, 7637723, 13553546, 19500251, 18699382, 12278031, 3359389]],
];

test.each(WHOLE)('[GAR-E-1] all move sequences of garden %s', (_name, start, fromEight) => {
  expect(countSequences(start, 16)).toEqual([...FIRST_SEVEN, ...fromEight]);
});

test('an ended game has no sequences', () => {
  expect(countSequences(playedFrom(opening(G0), 'a2 d2 b2 b4 b3 d3 a3'), 3)).toEqual([0, 0, 0]);
  expect(countSequences(opening(G0), 0)).toEqual([]);
});
